import CoreGraphics
import UIKitCore

/// Draws layers into images.
@MainActor
enum LayerRenderer {
    /// Returns an image of `layer`, at the display scale of `traits`.
    static func image(of layer: CALayer, traits: UITraitCollection) -> UIImage {
        let format = UIGraphicsImageRendererFormat(for: traits)
        let renderer = UIGraphicsImageRenderer(bounds: layer.bounds, format: format)
        var image = UIImage()
        traits.performAsCurrent { image = renderer.image { layer.render(in: $0.cgContext) } }
        return image
    }
}
