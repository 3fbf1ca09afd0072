import CoreGraphics
import Foundation

/// An animation from one value to another.
///
/// Any two of the three values determine the motion; with three, `byValue` is ignored. With only one, the animation
/// starts or ends at the value of the property without the animation. Without any, it runs from the visible value to
/// the value of the property. `NSNull` as a value represents nil.
open class CABasicAnimation: CAPropertyAnimation {
    /// The first value. If it is nil, the other values and the property determine it.
    open var fromValue: Any?

    /// The last value. If it is nil, the other values and the property determine it.
    open var toValue: Any?

    /// The difference between the last and the first value.
    open var byValue: Any?

    /// Whether the animation is the action of an animation block.
    final var isOfBlock = false
    /// The value from which a block animates a change if it adds the difference to the animations in progress.
    final var blendedStart: AnimatableValue?

    open override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard isOfBlock, let layer = anObject as? CALayer, let keyPath else {
            return super.run(forKey: event, object: anObject, arguments: dict)
        }
        add(to: layer, keyPath)
    }

    override func copyValues(of other: CAAnimation) {
        super.copyValues(of: other)
        guard let other = other as? CABasicAnimation else { return }
        fromValue = other.fromValue
        toValue = other.toValue
        byValue = other.byValue
        isOfBlock = other.isOfBlock
        blendedStart = other.blendedStart
    }

    override func makeChange(of pattern: AnimatableValue) -> AnimationTrack.Change? {
        .basic(
            from: AnimatableValue(fromValue, like: pattern), to: AnimatableValue(toValue, like: pattern),
            by: AnimatableValue(byValue, like: pattern), spring: nil)
    }
}
