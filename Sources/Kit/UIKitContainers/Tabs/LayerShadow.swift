import CoreGraphics
import QuartzCore

/// The shadow of a layer.
@MainActor
struct LayerShadow {
    var opacity: Float
    var radius: CGFloat
    var offset: CGSize

    /// The shadow of views that float in front of the content.
    static let floating = LayerShadow(opacity: 0.15, radius: 8, offset: CGSize(width: 0, height: 2))

    init(opacity: Float, radius: CGFloat, offset: CGSize) {
        (self.opacity, self.radius, self.offset) = (opacity, radius, offset)
    }

    /// Creates a copy of a layer's shadow.
    init(_ layer: CALayer) {
        self.init(opacity: layer.shadowOpacity, radius: layer.shadowRadius, offset: layer.shadowOffset)
    }

    func apply(to layer: CALayer) {
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (opacity, radius, offset)
    }
}
