import Foundation

/// A group of animations that run together, in the group's time.
///
/// The group's duration does not stretch its animations, but truncates them. An animation without a duration has the
/// duration of the group. The delegates and `isRemovedOnCompletion` of the animations in the group are ignored.
open class CAAnimationGroup: CAAnimation {
    /// The animations of the group.
    open var animations: [CAAnimation]?

    override func copyValues(of other: CAAnimation) {
        super.copyValues(of: other)
        guard let other = other as? CAAnimationGroup else { return }
        // `NSCopying` returns `Any`, but a copy of an animation is always an animation.
        animations = other.animations?.compactMap { $0.copy(with: nil) as? CAAnimation }
    }

    override var changedKeyPaths: [String] { (animations ?? []).flatMap(\.changedKeyPaths) }

    override func makeTrack(_ layer: CALayer, inheriting duration: CFTimeInterval) -> AnimationTrack? {
        var track = AnimationTrack(timing: timing, curve: timingFunction?.curve ?? .linear, inheriting: duration)
        track.children = (animations ?? []).compactMap { $0.makeTrack(layer, inheriting: track.timing.duration) }
        track.affectsDepth = track.children.contains { $0.affectsDepth }
        return track
    }
}
