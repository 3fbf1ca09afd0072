import Foundation

/// Animations that run together, in the group's time.
///
/// The group's duration does not stretch them: it cuts them off. An animation without a duration takes the group's.
/// Delegates of the animations in it are not told, and whether they are removed is the group's affair.
open class CAAnimationGroup: CAAnimation {
    /// The animations.
    open var animations: [CAAnimation]?

    override func copyValues(of other: CAAnimation) {
        super.copyValues(of: other)
        guard let other = other as? CAAnimationGroup else { return }
        // NSCopying hands out Any; our copies are of the class of what is copied.
        animations = other.animations?.compactMap { $0.copy(with: nil) as? CAAnimation }
    }

    override func makeTrack(_ layer: CALayer, inheriting duration: CFTimeInterval) -> AnimationTrack? {
        var track = AnimationTrack(timing: timing, curve: timingFunction?.curve ?? .linear, inheriting: duration)
        track.children = (animations ?? []).compactMap { $0.makeTrack(layer, inheriting: track.timing.duration) }
        track.affectsDepth = track.children.contains { $0.affectsDepth }
        return track
    }
}
