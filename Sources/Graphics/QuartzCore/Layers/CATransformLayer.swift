import CoreGraphics
import Foundation

/// A layer whose sublayers keep their depth, so that they form one solid body.
///
/// The sublayers are not flattened into the plane of the layer: their transforms combine with the layer's transform in
/// three dimensions. They are drawn from back to front, by the depth of their centers. Each is drawn as a whole, so
/// sublayers that intersect do not cut each other.
///
/// Only the sublayers are drawn. The layer ignores its background, contents, border, shadow, mask and `masksToBounds`.
/// Its opacity applies to each sublayer. The layer has no two-dimensional coordinate space, so do not use it for hit
/// tests or to convert points.
open class CATransformLayer: CALayer {
    /// Creates a layer without sublayers.
    public override init() {
        super.init()
        keepDepth()
    }

    /// Creates a copy of `layer` for its presentation.
    public override init(layer: Any) {
        super.init(layer: layer)
        keepDepth()
    }

    /// Returns nil, because layers do not support archiving.
    public required init?(coder: NSCoder) { nil }

    private func keepDepth() {
        flags.insert(.mayKeepDepth)
        properties.rare.special = .space
    }
}
