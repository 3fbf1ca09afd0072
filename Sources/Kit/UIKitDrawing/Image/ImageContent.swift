import CoreGraphics
import Foundation

/// The value that a `UIImage` wraps.
package struct ImageContent {
    enum Source {
        case none
        case bitmap(CGImage)
        case symbol(SymbolContent)
        /// The frames, and their total duration in seconds.
        case animated([UIImage], duration: TimeInterval)
    }

    var source: Source
    /// The number of pixels per point.
    var scale: CGFloat = 1
    package var orientation: UIImage.Orientation = .up
    var renderingMode: UIImage.RenderingMode = .automatic
    var capInsets: UIEdgeInsets = .zero
    package var resizingMode: UIImage.ResizingMode = .tile
    /// Whether `resizableImage` created the image.
    package var isResizable = false
    var alignmentRectInsets: UIEdgeInsets = .zero
    var baselineOffset: CGFloat?
    package var flipsForRightToLeft = false
    /// The color from `withTintColor` or from a symbol's configuration.
    package var tint: UIColor?
    /// The colors of a symbol's layers, or nil if all layers have one color.
    package var symbolColors: SymbolColors?
    var configuration: UIImage.Configuration?
    /// The asset with versions for other traits, or nil if there are none.
    var asset: NamedImage?

    /// The name of the asset, file, or symbol that the image was created from.
    var name: String?

    /// The size in points.
    var size: CGSize {
        switch source {
        case .none: return .zero
        case .bitmap(let image):
            let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
            return orientation.isSideways ? CGSize(width: size.height, height: size.width) : size
        case .symbol(let symbol):
            guard let mask = symbol.mask(displayScale: scale) else { return .zero }
            return CGSize(width: CGFloat(mask.width) / scale, height: CGFloat(mask.height) / scale)
        case .animated(let images, _): return images.first?.size ?? .zero
        }
    }

    /// Whether the image is a template where its rendering mode does not depend on the context.
    package var isTemplateByDefault: Bool {
        if renderingMode != .automatic { return renderingMode == .alwaysTemplate }
        if symbolColors != nil { return false }
        if case .symbol = source { return true }
        return false
    }
}
