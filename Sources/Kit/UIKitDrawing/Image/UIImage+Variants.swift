import CoreGraphics
import Foundation

extension UIImage {
    private func with(_ change: (inout ImageContent) -> Void) -> UIImage {
        var content = content
        if case .animated(let images, let duration) = content.source {
            content.source = .animated(images.map { $0.with(change) }, duration: duration)
        }
        change(&content)
        return UIImage(content: content)
    }

    /// Returns this image with another rendering mode.
    public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
        if content.renderingMode == renderingMode { return self }
        return with { $0.renderingMode = renderingMode }
    }

    /// Returns this image drawn in one color. Only the opacity of the image is used. If a view displays the image as a
    /// template, the tint color of the view replaces this color.
    public func withTintColor(_ color: UIColor) -> UIImage {
        with {
            $0.tint = color
            $0.symbolColors = nil
        }
    }

    /// Returns this image drawn in one color, with another rendering mode.
    public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
        with {
            $0.tint = color
            $0.symbolColors = nil
            $0.renderingMode = renderingMode
        }
    }

    /// Returns a resizable image with fixed edges, whose inner area is tiled.
    ///
    /// - Parameter capInsets: The sizes of the fixed edges, in points.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Returns a resizable image with fixed edges.
    ///
    /// - Parameters:
    ///   - capInsets: The sizes of the fixed edges, in points.
    ///   - resizingMode: Whether the inner area is tiled or stretched.
    public func resizableImage(
        withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode
    ) -> UIImage {
        with {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
            $0.isResizable = true
        }
    }

    /// Returns this image with other alignment insets, in points.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        with { $0.alignmentRectInsets = alignmentInsets }
    }

    /// Returns an image that is mirrored in right-to-left layouts.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        with { $0.flipsForRightToLeft = true }
    }

    /// Returns the mirror image.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        with { $0.flip() }
    }

    /// Returns this image with a baseline at a distance above its bottom, in points.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        with { $0.baselineOffset = baselineOffset }
    }

    /// Returns this image without a baseline.
    public func imageWithoutBaseline() -> UIImage {
        with { $0.baselineOffset = nil }
    }

    /// The distance of the baseline from the bottom, in points, or nil if the image has no baseline.
    public var baselineOffsetFromBottom: CGFloat? { content.baselineOffset }

    /// Returns an animated image with the given frames, or nil if `images` is empty.
    ///
    /// - Parameters:
    ///   - images: The frames. An animated image among them is replaced by its frames.
    ///   - duration: The total duration of all frames, in seconds; 0 means 1/30 second per frame.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        let frames: [UIImage] = images.flatMap { $0.images ?? [$0] }
        guard let first = frames.first else { return nil }
        let duration: TimeInterval = duration > 0 ? duration : TimeInterval(frames.count) / 30
        return UIImage(content: ImageContent(source: .animated(frames, duration: duration), scale: first.scale))
    }

    /// The image as a tile for patterns; nil for an empty image.
    var patternTile: PatternTile? {
        let format: UIGraphicsImageRendererFormat = imageRendererFormat
        let picture: CGImage? = UIGraphicsImageRenderer(size: size, format: format).image { _ in draw(at: .zero) }
            .cgImage
        return picture.flatMap { PatternTile($0, size: size) }
    }

    /// Returns the version of the image for the given traits, with a color drawn over its opaque parts.
    package func covered(with color: UIColor, traits: UITraitCollection) -> UIImage {
        redrawn(with: traits) { image, area, context in
            image.draw(in: area)
            color.setFill()
            context.fill(area, blendMode: .sourceAtop)
        }
    }

    /// Returns the version of the image for the given traits, with another opacity, from 0 to 1.
    package func faded(to alpha: CGFloat, traits: UITraitCollection) -> UIImage {
        redrawn(with: traits) { image, area, _ in image.draw(in: area, blendMode: .normal, alpha: alpha) }
    }

    /// Returns the version of the image for the given traits, with redrawn pixels. A bitmap or a vector image keeps the
    /// attributes that do not depend on the pixels; other images lose them.
    private func redrawn(
        with traits: UITraitCollection, _ draw: (UIImage, CGRect, UIGraphicsImageRendererContext) -> Void
    ) -> UIImage {
        // The view that displays the result mirrors it. An asset would replace the pixels with those of its versions.
        let version: UIImage = resolved(with: traits).with {
            $0.asset = nil
            $0.flipsForRightToLeft = false
        }
        let format = UIGraphicsImageRendererFormat()
        format.scale = version.scale
        let area = CGRect(origin: .zero, size: version.size)
        var picture = UIImage()
        traits.performAsCurrent {
            picture = UIGraphicsImageRenderer(size: area.size, format: format).image { draw(version, area, $0) }
        }
        switch version.content.source {
        case .bitmap, .recipe, .vector: break
        case .none, .symbol, .animated: return picture
        }
        return version.with {
            $0.source = picture.content.source
            $0.orientation = .up
            $0.tint = nil
            $0.flipsForRightToLeft = content.flipsForRightToLeft
        }
    }

    /// A format for drawing images with the scale and opacity of this image.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = isOpaque
        return format
    }

    /// Whether the image is known to be opaque.
    var isOpaque: Bool {
        guard content.tint == nil, case .bitmap(let image) = content.source else { return false }
        switch image.alphaInfo {
        case .none, .noneSkipFirst, .noneSkipLast: return true
        default: return false
        }
    }
}
