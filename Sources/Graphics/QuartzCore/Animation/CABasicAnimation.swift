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

    /// Whether an action of `bounds` adds separate animations of the origin and the size, under their key paths, and only
    /// of those that change. The default is false.
    package final var splitsBounds = false

    open override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard splitsBounds, keyPath == "bounds", let layer = anObject as? CALayer,
            case .rect(let start) = AnimatableValue(fromValue)
        else { return super.run(forKey: event, object: anObject, arguments: dict) }
        var parts: [(keyPath: String, start: AnimatableValue)] = []
        if start.origin != layer.bounds.origin { parts.append(("bounds.origin", .point(start.origin))) }
        if start.size != layer.bounds.size || parts.isEmpty { parts.append(("bounds.size", .size(start.size))) }
        for (index, part) in parts.enumerated() {
            guard let animation = copy() as? CABasicAnimation else { continue }
            animation.keyPath = part.keyPath
            animation.fromValue = part.start.any
            // The delegate is notified once. Both parts begin and end together.
            if index > 0 { animation.delegate = nil }
            layer.add(animation, forKey: part.keyPath)
        }
    }

    override func copyValues(of other: CAAnimation) {
        super.copyValues(of: other)
        guard let other = other as? CABasicAnimation else { return }
        fromValue = other.fromValue
        toValue = other.toValue
        byValue = other.byValue
        splitsBounds = other.splitsBounds
    }

    override func makeChange(of pattern: AnimatableValue) -> AnimationTrack.Change? {
        .basic(
            from: AnimatableValue(fromValue, like: pattern), to: AnimatableValue(toValue, like: pattern),
            by: AnimatableValue(byValue, like: pattern), spring: nil)
    }
}
