import CoreGraphics
import Foundation

/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
    /// The key path of the animated property, for example `"position.x"` or `"transform.rotation.z"`.
    open var keyPath: String?

    /// Whether the values are added to the value that the property would have without the animation. The default is
    /// false.
    open var isAdditive = false

    /// Whether each repetition continues from the last value of the previous one. The default is false.
    open var isCumulative = false

    /// Whether the animation applies after all other animations of the layer. New animations do not start from its
    /// values. The default is false.
    ///
    /// An additive overlay is an effect that remains while the property is animated.
    package final var isOverlay = false

    /// A function that converts the values to transforms, for an animation of `transform` whose values are numbers. The
    /// default is nil.
    open var valueFunction: CAValueFunction?

    /// The key path of the property that changes. With a value function, this is the part of the transform that the
    /// function changes.
    final var changedKeyPath: String? { keyPath.map { valueFunction?.keyPath(for: $0) ?? $0 } }

    /// Creates an animation of the property with the key path `path`.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func copyValues(of other: CAAnimation) {
        super.copyValues(of: other)
        guard let other = other as? CAPropertyAnimation else { return }
        keyPath = other.keyPath
        isAdditive = other.isAdditive
        isCumulative = other.isCumulative
        isOverlay = other.isOverlay
        valueFunction = other.valueFunction
    }

    override var changedKeyPaths: [String] { changedKeyPath.map { [$0] } ?? [] }

    override func makeTrack(_ layer: CALayer, inheriting duration: CFTimeInterval) -> AnimationTrack? {
        guard let keyPath = changedKeyPath, let property = AnimatableProperty.animated(keyPath, of: layer) else {
            return nil
        }
        guard let change = makeChange(of: property.get(layer.properties)) else { return nil }
        var track = AnimationTrack(timing: timing, curve: timingFunction?.curve ?? .linear, inheriting: duration)
        track.property = property
        track.affectsDepth = keyPath == "zPosition"
        track.change = change
        track.driverWindow = driverWindow
        track.movesPosition = keyPath == "position"
        track.isAdditive = isAdditive
        track.isCumulative = isCumulative
        return track
    }

    /// Returns the change that the animation makes to a property whose values have the same kind as `pattern`.
    func makeChange(of pattern: AnimatableValue) -> AnimationTrack.Change? { nil }
}
