import CoreGraphics
import Foundation

/// What makes up a `UIImage`.
package struct ImageContent {
    enum Source {
        case none
        case bitmap(CGImage)
        case symbol(SymbolContent)
        /// Frames, and the seconds that all of them take together.
        case animated([UIImage], duration: TimeInterval)
    }

    var source: Source
    /// Pixels to a point.
    var scale: CGFloat = 1
    package var orientation: UIImage.Orientation = .up
    var renderingMode: UIImage.RenderingMode = .automatic
    var capInsets: UIEdgeInsets = .zero
    package var resizingMode: UIImage.ResizingMode = .tile
    /// Whether `resizableImage` made it.
    package var isResizable = false
    var alignmentRectInsets: UIEdgeInsets = .zero
    var baselineOffset: CGFloat?
    package var flipsForRightToLeft = false
    /// The colour that `withTintColor`, or a symbol's configuration, asked for.
    package var tint: UIColor?
    /// The colors of a symbol's layers, where they differ.
    package var symbolColors: SymbolColors?
    var configuration: UIImage.Configuration?
    /// Where other versions for other traits are; nil when there are none.
    var asset: NamedImage?

    /// The name that the image was made with: of an asset, a file, or a symbol.
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

    /// Whether it is drawn in one colour when the place does not say otherwise.
    package var isTemplateByDefault: Bool {
        if renderingMode != .automatic { return renderingMode == .alwaysTemplate }
        if symbolColors != nil { return false }
        if case .symbol = source { return true }
        return false
    }
}
