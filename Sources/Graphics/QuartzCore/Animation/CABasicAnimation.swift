import CoreGraphics
import Foundation

/// An animation from one value to another.
///
/// Any two of the three values may be left out; what is missing is the value that the property has without the
/// animation.
open class CABasicAnimation: CAPropertyAnimation {
    /// The first value; nil is what the property has.
    open var fromValue: Any?

    /// The last value; nil is what the property has.
    open var toValue: Any?

    /// How much the last value differs from the first.
    open var byValue: Any?

    override func copyValues(of other: CAAnimation) {
        super.copyValues(of: other)
        guard let other = other as? CABasicAnimation else { return }
        fromValue = other.fromValue
        toValue = other.toValue
        byValue = other.byValue
    }

    override func makeChange(of pattern: AnimatableValue) -> AnimationTrack.Change? {
        .basic(
            from: AnimatableValue(fromValue)?.matching(pattern), to: AnimatableValue(toValue)?.matching(pattern),
            by: AnimatableValue(byValue)?.matching(pattern), spring: nil)
    }
}
