import CoreGraphics
import UIKitCore

/// Draws layers into images.
@MainActor
enum ViewPicture {
    /// What `layer` shows, with as many pixels to a point as `traits` say.
    static func draw(_ layer: CALayer, traits: UITraitCollection) -> UIImage {
        let format = UIGraphicsImageRendererFormat(for: traits)
        let renderer = UIGraphicsImageRenderer(bounds: layer.bounds, format: format)
        var image = UIImage()
        traits.performAsCurrent { image = renderer.image { layer.render(in: $0.cgContext) } }
        return image
    }
}
