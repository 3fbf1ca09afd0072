import CoreGraphics
import Foundation

/// The value that a `UIImage` wraps.
package struct ImageContent: Sendable {
    enum Source: Sendable {
        case none
        case bitmap(CGImage)
        case symbol(SymbolContent)
        /// A vector image, which is sharp at every size.
        case vector(VectorContent)
        /// An image that is computed when it is needed.
        case recipe(any ImageRecipe)
        /// The frames, and their total duration in seconds.
        case animated([UIImage], duration: TimeInterval)
    }

    var source: Source
    /// The number of pixels per point.
    var scale: CGFloat = 1
    package var orientation: UIImage.Orientation = .up
    /// Whether the image is mirrored relative to its file.
    var isFlipped = false
    var renderingMode: UIImage.RenderingMode = .automatic
    var capInsets: UIEdgeInsets = .zero
    package var resizingMode: UIImage.ResizingMode = .tile
    /// Whether the image has caps, from `resizableImage` or from an asset catalog.
    package var isResizable = false
    var alignmentRectInsets: UIEdgeInsets = .zero
    var baselineOffset: CGFloat?
    package var flipsForRightToLeft = false
    /// The color from `withTintColor` or from a symbol's configuration.
    package var tint: UIColor?
    /// The colors of a symbol's layers, or nil if all layers have one color.
    package var symbolColors: SymbolColors?
    var configuration: UIImage.Configuration?
    /// The asset with versions for other traits, if any.
    var asset: UIImageAsset?
    /// The version of the asset from which the image was created. Attributes that differ from it were changed by the
    /// app.
    var version: ImageVersion?

    /// The name of the asset, file, or symbol that the image was created from.
    var name: String?

    /// Mirrors the image.
    mutating func flip() {
        orientation = orientation.mirrored
        capInsets = capInsets.mirrored
        isFlipped.toggle()
    }

    /// The content as it was before it was flipped.
    var unflipped: ImageContent {
        var content = self
        if isFlipped { content.flip() }
        return content
    }

    /// The size in points.
    var size: CGSize {
        switch source {
        case .none: return .zero
        case .bitmap(let image):
            let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
            return orientation.isSideways ? size.swapped : size
        case .recipe(let recipe):
            let size = CGSize(width: recipe.size.width / scale, height: recipe.size.height / scale)
            return orientation.isSideways ? size.swapped : size
        case .symbol(let symbol):
            guard let mask = symbol.mask(displayScale: scale) else { return .zero }
            return CGSize(width: CGFloat(mask.width) / scale, height: CGFloat(mask.height) / scale)
        case .vector(let vector): return orientation.isSideways ? vector.size.swapped : vector.size
        case .animated(let images, _): return images.first?.size ?? .zero
        }
    }

    /// Whether the image is drawn from shapes that are sharp at every size.
    package var isVector: Bool {
        switch source {
        case .vector, .symbol: true
        case .none, .bitmap, .recipe, .animated: false
        }
    }

    /// Whether the image is a template if the context does not determine the rendering mode.
    package var isTemplateByDefault: Bool {
        if renderingMode != .automatic { return renderingMode == .alwaysTemplate }
        if symbolColors != nil { return false }
        if case .symbol = source { return true }
        return false
    }
}

extension ImageContent {
    /// Takes over the pixels of another version of the image, and those attributes that the app has not changed.
    ///
    /// - Parameter original: The version from which the image was created.
    mutating func show(_ version: ImageContent, insteadOf original: ImageContent) {
        var (version, original) = (version, original)
        if isFlipped {
            version.flip()
            original.flip()
        }
        source = version.source
        scale = version.scale
        orientation = version.orientation
        func update<Value: Equatable>(_ attribute: WritableKeyPath<ImageContent, Value>) {
            if self[keyPath: attribute] == original[keyPath: attribute] {
                self[keyPath: attribute] = version[keyPath: attribute]
            }
        }
        update(\.renderingMode)
        update(\.capInsets)
        update(\.resizingMode)
        update(\.isResizable)
        update(\.alignmentRectInsets)
        update(\.baselineOffset)
        update(\.flipsForRightToLeft)
        update(\.tint)
        update(\.symbolColors)
    }
}

/// A version of an asset that an image was created from.
final class ImageVersion: Sendable {
    let content: ImageContent

    init(_ content: ImageContent) { self.content = content }
}

extension CGSize {
    var swapped: CGSize { CGSize(width: height, height: width) }
}
