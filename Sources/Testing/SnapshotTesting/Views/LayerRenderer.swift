import CoreGraphics
import UIKitCore

/// Draws layers into images.
@MainActor
enum LayerRenderer {
    /// Returns an image of `layer`, at the display scale of `traits`.
    ///
    /// - Parameter showsAnimations: Whether the image shows running animations, as the screen does.
    static func image(of layer: CALayer, traits: UITraitCollection, showsAnimations: Bool = false) -> UIImage {
        let format = UIGraphicsImageRendererFormat(for: traits)
        // The visible bounds can have another origin.
        let bounds = CGRect(origin: showsAnimations ? .zero : layer.bounds.origin, size: layer.bounds.size)
        let renderer = UIGraphicsImageRenderer(bounds: bounds, format: format)
        var image = UIImage()
        traits.performAsCurrent {
            image = renderer.image { context in
                if showsAnimations {
                    layer.renderVisibleTree(in: context.cgContext)
                } else {
                    layer.render(in: context.cgContext)
                }
            }
        }
        return image
    }
}
