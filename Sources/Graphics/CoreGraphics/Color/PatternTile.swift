import CCairo

/// An image that a color repeats in both directions.
package final class PatternTile: Sendable {
    package let image: CGImage
    /// The size of the image, in units of the space in which it is repeated.
    package let size: CGSize
    /// The mean of the image's pixels: red, green, blue and alpha, not premultiplied. The alpha is less than 1, because
    /// content behind the pattern may be visible.
    let mean: SIMD4<Double>
    /// The transform from the space with the origin at the top left of the image to the base space of the context; nil
    /// if the image is repeated from the top left of the bitmap.
    let placement: CGAffineTransform?
    /// The image without the opacity of the color.
    private let original: CGImage
    /// The opacity of the color, which `image` contains.
    private let opacity: Double

    /// Creates a tile, or returns nil if the size or the image is empty.
    package convenience init?(_ image: CGImage, size: CGSize) { self.init(image, size: size, placement: nil) }

    init?(_ image: CGImage, size: CGSize, placement: CGAffineTransform?) {
        guard size.width > 0, size.height > 0, image.width > 0, image.height > 0 else { return nil }
        self.image = image
        self.size = size
        self.placement = placement
        mean = PatternTile.mean(of: image)
        original = image
        opacity = 1
    }

    /// Creates a copy with an opacity, from 0 to 1, which replaces that of `tile`.
    init(_ tile: PatternTile, opacity: Double) {
        original = tile.original
        size = tile.size
        placement = tile.placement
        self.opacity = opacity
        image = PatternTile.faded(original, to: opacity) ?? original
        var mean: SIMD4<Double> = PatternTile.mean(of: original)
        mean.w *= opacity
        self.mean = mean
    }

    /// Returns an image with its opacity multiplied, or nil if `opacity` is 1.
    static func faded(_ image: CGImage, to opacity: Double) -> CGImage? {
        let size = CGSize(width: image.width, height: image.height)
        guard opacity < 1, let context = CGContext(topLeftSize: size, scale: 1, opaque: false) else { return nil }
        context.setAlpha(CGFloat(opacity))
        context.drawUpright(image, in: CGRect(origin: .zero, size: size))
        return context.finishImage()
    }

    private static func mean(of image: CGImage) -> SIMD4<Double> {
        guard let context = CGContext(topLeftSize: CGSize(width: 1, height: 1), scale: 1, opaque: false),
            image.format != .alpha
        else { return SIMD4(0, 0, 0, 0.5) }
        context.drawUpright(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        guard let bytes = context.data?.assumingMemoryBound(to: UInt8.self), bytes[3] > 0 else {
            return SIMD4(0, 0, 0, 0.004)
        }
        let alpha = Double(bytes[3])
        let color = SIMD4(Double(bytes[2]) / alpha, Double(bytes[1]) / alpha, Double(bytes[0]) / alpha, alpha / 255)
        return color.clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(1, 1, 1, 0.996))
    }
}

extension PatternTile: Equatable {
    /// Returns whether both repeat the same image in the same size with the same opacity.
    package static func == (left: PatternTile, right: PatternTile) -> Bool {
        left.original === right.original && left.size == right.size && left.opacity == right.opacity
            && left.placement == right.placement
    }
}

extension CGContext {
    /// Fills or strokes the current path with a pattern, and clears the path.
    ///
    /// - Parameters:
    ///   - rule: The fill rule; nil strokes the path.
    ///   - space: The transform to pixels from the space in which the pattern is repeated.
    func paint(_ tile: PatternTile, rule: CGPathFillRule?, in space: CGAffineTransform) {
        let faded: CGImage = PatternTile.faded(tile.image, to: state.alpha) ?? tile.image
        let image: CGImage = drawable(faded)
        image.withSurface { surface in
            guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
            // Transforms user space to pixels, to the space of the pattern, and then to the pixels of the image.
            var matrix = cairo_matrix_t(
                pixelTransform.concatenating(space.inverted())
                    .scaledPattern(
                        x: CGFloat(image.width) / tile.size.width, y: CGFloat(image.height) / tile.size.height)
            )
            cairo_pattern_set_matrix(pattern, &matrix)
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
            perform(.pattern(pattern, rule))
            cairo_pattern_destroy(pattern)
            resetSource()
        }
    }

    /// Fills a path with a pattern that begins at the origin of user space.
    package func fill(_ path: CGPath, pattern: PatternTile) {
        cairo_new_path(cairo)
        addPath(path)
        paint(pattern, rule: .winding, in: pixelTransform)
    }

    /// Returns the transform to pixels from the space in which a pattern is repeated. Patterns without a placement
    /// begin at the top left of the bitmap.
    func space(of tile: PatternTile) -> CGAffineTransform {
        let top = CGAffineTransform(scaleX: scale, y: scale)
        guard let placement = tile.placement else { return top }
        let phase = CGAffineTransform(translationX: state.patternPhase.width, y: state.patternPhase.height)
        return placement.concatenating(phase).concatenating(isTopLeft ? top : deviceFlip)
    }
}

extension CGAffineTransform {
    /// Returns the transform followed by a scale.
    fileprivate func scaledPattern(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        concatenating(CGAffineTransform(scaleX: x, y: y))
    }
}
