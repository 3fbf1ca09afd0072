import QuartzCore
import UIKitCore

/// An effect that adds an interpolated value to a property of a view.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The direction of the motion that an effect follows.
    public enum EffectType: Int, Sendable {
        /// The viewer moves to the left or to the right.
        case tiltAlongHorizontalAxis = 0
        /// The viewer moves up or down.
        case tiltAlongVerticalAxis = 1
    }

    /// The property, as a key path of the view, such as `center.x` or `layer.shadowOffset.width`.
    public let keyPath: String
    /// The direction.
    public let type: EffectType

    /// The value that is added when the viewer is farthest to the left or the top: a number, a point, a size, an
    /// offset, or an `NSValue` that contains a point or a size. The default, nil, means 0.
    open var minimumRelativeValue: Any?

    /// The value that is added when the viewer is farthest to the right or the bottom. The default, nil, means 0.
    open var maximumRelativeValue: Any?

    /// Creates an effect that adds nothing.
    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }

    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        let offset: CGFloat = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        let fraction: CGFloat = (min(max(offset, -1), 1) + 1) / 2
        let low = AnimatableValue(relativeValue: minimumRelativeValue)
        let high = AnimatableValue(relativeValue: maximumRelativeValue)
        guard let example = high ?? low else { return nil }
        let value: AnimatableValue = .between(low ?? example.zero, high ?? example.zero, fraction.native)
        return value.any.map { [keyPath: $0] }
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
        copy.minimumRelativeValue = minimumRelativeValue
        copy.maximumRelativeValue = maximumRelativeValue
        return copy
    }
}
