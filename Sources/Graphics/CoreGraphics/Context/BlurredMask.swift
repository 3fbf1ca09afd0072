import CCairo

/// The blurred coverage of a shape, through which a shadow is painted.
///
/// Draw `image` into `rect` with `CGContext.drawUpright(_:in:filter:tint:)` and the color of the shadow.
package struct BlurredMask: Sendable {
    /// The coverage, as an alpha-only image.
    package let image: CGImage
    /// The rectangle of the image, in the coordinates of the shape. Its edges are aligned with pixels.
    package let rect: CGRect

    /// Creates the mask of a path, or returns nil if the path covers nothing.
    ///
    /// - Parameters:
    ///   - deviation: The standard deviation of the blur, in the coordinates of the path.
    ///   - scale: The number of pixels per unit of those coordinates.
    package init?(of path: CGPath, using rule: CGPathFillRule = .winding, deviation: CGFloat, scale: CGFloat) {
        let bounds = path.boundingBoxOfPath
        self.init(bounds: bounds, deviation: deviation, scale: scale) { cairo in
            path.storage.replay(into: cairo)
            cairo_set_fill_rule(cairo, rule.cairo)
            cairo_fill(cairo)
        }
    }

    /// Creates the mask from the alpha channel of an image that is drawn into a rectangle.
    package init?(of image: CGImage, in rect: CGRect, deviation: CGFloat, scale: CGFloat) {
        guard rect.width > 0, rect.height > 0 else { return nil }
        let scaleX: CGFloat = CGFloat(image.width) / rect.width
        let scaleY: CGFloat = CGFloat(image.height) / rect.height
        let toPixels = CGAffineTransform(
            a: scaleX, b: 0, c: 0, d: scaleY, tx: -rect.minX * scaleX, ty: -rect.minY * scaleY)
        self.init(bounds: rect, deviation: deviation, scale: scale) { cairo in
            image.withSurface { surface in
                let pattern = cairo_pattern_create_for_surface(surface)!
                var matrix = cairo_matrix_t(toPixels)
                cairo_pattern_set_matrix(pattern, &matrix)
                cairo_set_source(cairo, pattern)
                cairo_pattern_destroy(pattern)
                cairo_paint(cairo)
                cairo_set_source_rgb(cairo, 0, 0, 0)
            }
        }
    }

    private init?(bounds: CGRect, deviation: CGFloat, scale: CGFloat, draw: (OpaquePointer) -> Void) {
        guard !bounds.isNull, !bounds.isEmpty, scale > 0 else { return nil }
        let blur = BoxBlur(deviation: (deviation * scale).native)
        let area = PixelRect(
            left: (bounds.minX * scale).native, top: (bounds.minY * scale).native,
            right: (bounds.maxX * scale).native, bottom: (bounds.maxY * scale).native
        ).insetBy(-blur.reach)
        let rowBytes = PixelFormat.alpha.bytesPerRow(width: area.width)
        guard BitmapSize(width: area.width, height: area.height, bytesPerRow: rowBytes, 1) != nil,
            let memory = PixelMemory(count: rowBytes * area.height)
        else { return nil }
        image = CGImage(
            width: area.width, height: area.height, format: .alpha, memory: memory, rowBytes: rowBytes, space: nil)
        rect = CGRect(
            x: CGFloat(area.x) / scale, y: CGFloat(area.y) / scale, width: CGFloat(area.width) / scale,
            height: CGFloat(area.height) / scale)
        image.withSurface { surface in
            let cairo = cairo_create(surface)!
            cairo_translate(cairo, Double(-area.x), Double(-area.y))
            cairo_scale(cairo, scale.native, scale.native)
            draw(cairo)
            cairo_destroy(cairo)
        }
        blur.apply(
            to: memory.bytes.assumingMemoryBound(to: UInt8.self), width: area.width, height: area.height,
            rowBytes: rowBytes)
    }
}
