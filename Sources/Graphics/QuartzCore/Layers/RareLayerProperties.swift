import CoreGraphics
import Foundation

/// The visible properties that most layers leave at their defaults.
package struct RareLayerProperties: Sendable {
    /// Nil means the identity.
    package var transform: CATransform3D?
    /// Nil means the identity.
    package var sublayerTransform: CATransform3D?
    package var anchorPointZ: CGFloat = 0
    package var borderWidth: CGFloat = 0
    /// Used only if `hasBorderColor` is true. Until then, the border is opaque black.
    package var borderColor: CGColor?
    package var hasBorderColor = false
    package var shadowOpacity: Float = 0
    package var shadowRadius: CGFloat = 3
    package var shadowOffset = CGSize(width: 0, height: -3)
    package var shadowColor: CGColor?
    package var hasShadowColor = false
    package var shadowPath: CGPath?
    package var maskedCorners: CACornerMask = .all
    /// The radii of the corners if they differ; nil if `cornerRadius` and `maskedCorners` apply.
    package var cornerRadii: CornerRadii?
    package var cornerCurve: CALayerCornerCurve = .circular
    package var contentsGravity: CALayerContentsGravity = .resize
    package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var minificationFilter: CALayerContentsFilter = .linear
    package var magnificationFilter: CALayerContentsFilter = .linear
    package var minificationFilterBias: Float = 0
    package var rasterizationScale: CGFloat = 1
    package var allowsGroupOpacity = true
    package var allowsEdgeAntialiasing = true

    /// The previous contents, over which `image` fades in while an animation runs.
    package var fadingImage: CGImage?
    /// The progress of the fade from `fadingImage` to `image`, from 0 to 1.
    package var fadeFraction: Double = 1
    /// The content of a layer of a special class, or the filter of its backdrop.
    package var special: SpecialContent = .none
    /// The way to combine the picture of the layer and its sublayers with the pixels behind them.
    package var blendMode = CGBlendMode.normal
    /// The animatable values of the program's own properties, by key.
    package var custom: [String: AnimatableValue] = [:]

    static let standard = RareLayerProperties()

    var hasTransform: Bool { transform != nil }
}
