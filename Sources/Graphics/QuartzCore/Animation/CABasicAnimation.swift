import CoreGraphics
import Foundation

/// An animation from one value to another.
///
/// Each of the three values may be nil. A missing value is the value of the property without the animation.
open class CABasicAnimation: CAPropertyAnimation {
    /// The first value, or nil for the value of the property.
    open var fromValue: Any?

    /// The last value, or nil for the value of the property.
    open var toValue: Any?

    /// The difference between the last and the first value.
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
