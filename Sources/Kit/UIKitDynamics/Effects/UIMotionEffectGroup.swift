import QuartzCore
import UIKitCore

/// Several effects that are added to a view together. If effects change the same property, their values are added.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects. The default is nil.
    open var motionEffects: [UIMotionEffect]?

    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        var values: [String: Any] = [:]
        for effect in motionEffects ?? [] {
            values.merge(effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]) { first, second in
                guard let first = AnimatableValue(relativeValue: first),
                    let second = AnimatableValue(relativeValue: second)
                else { return second }
                return first.adding(second).any ?? second
            }
        }
        return values.isEmpty ? nil : values
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIMotionEffectGroup()
        copy.motionEffects = motionEffects
        return copy
    }
}
