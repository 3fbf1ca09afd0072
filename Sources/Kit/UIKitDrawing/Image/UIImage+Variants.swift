import CoreGraphics
import Foundation

extension UIImage {
    private func with(_ change: (inout ImageContent) -> Void) -> UIImage {
        var content: ImageContent = content
        if case .animated(let images, let duration) = content.source {
            content.source = .animated(images.map { $0.with(change) }, duration: duration)
        }
        change(&content)
        return UIImage(content: content)
    }

    /// Returns this image in another rendering mode.
    public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
        if content.renderingMode == renderingMode { return self }
        return with { $0.renderingMode = renderingMode }
    }

    /// Returns this image in one colour: only its opacity counts. A view's tint colour still replaces the colour
    /// where the image is shown as a template.
    public func withTintColor(_ color: UIColor) -> UIImage {
        with {
            $0.tint = color
            $0.symbolColors = nil
        }
    }

    /// Returns this image in one colour and another rendering mode.
    public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
        with {
            $0.tint = color
            $0.symbolColors = nil
            $0.renderingMode = renderingMode
        }
    }

    /// Returns an image that keeps its edges when it is resized, and repeats what is inside.
    ///
    /// - Parameter capInsets: how much at each edge is kept, in points.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Returns an image that keeps its edges when it is resized.
    ///
    /// - Parameters:
    ///   - capInsets: how much at each edge is kept, in points.
    ///   - resizingMode: whether what is inside is repeated or stretched.
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

    /// Returns an image that is mirrored where the direction of layout is right to left.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        with { $0.flipsForRightToLeft = true }
    }

    /// Returns the mirror image.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        with { $0.orientation = $0.orientation.mirrored }
    }

    /// Returns this image with a baseline, as far above its bottom as given, in points.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        with { $0.baselineOffset = baselineOffset }
    }

    /// Returns this image without a baseline.
    public func imageWithoutBaseline() -> UIImage {
        with { $0.baselineOffset = nil }
    }

    /// How far the baseline is above the bottom, in points; nil without a baseline.
    public var baselineOffsetFromBottom: CGFloat? { content.baselineOffset }

    /// Returns an image that shows the given frames one after another.
    ///
    /// - Parameters:
    ///   - images: the frames. Those of an animated image among them are taken singly. Without any, nil is returned.
    ///   - duration: how long all frames take together, in seconds; 0 means a thirtieth of a second for each.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        let frames: [UIImage] = images.flatMap { $0.images ?? [$0] }
        guard let first = frames.first else { return nil }
        let duration: TimeInterval = duration > 0 ? duration : TimeInterval(frames.count) / 30
        return UIImage(content: ImageContent(source: .animated(frames, duration: duration), scale: first.scale))
    }

    /// A format for drawing images like this one.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = isOpaque
        return format
    }

    /// Whether it surely has no transparency.
    var isOpaque: Bool {
        guard content.tint == nil, case .bitmap(let image) = content.source else { return false }
        switch image.alphaInfo {
        case .none, .noneSkipFirst, .noneSkipLast: return true
        default: return false
        }
    }
}
