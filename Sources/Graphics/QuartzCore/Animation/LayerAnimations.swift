import CoreGraphics
import Foundation

/// The animations of a layer, and the values that result from them.
final class LayerAnimations {
    /// The animations in the order in which they apply, with the overlays at the end.
    var list: [RunningAnimation] = []
    /// The time of `presented`, in the layer's time.
    private(set) var time: CFTimeInterval = 0
    /// The cached visible values, or nil if they must be recomputed.
    private var presented: LayerProperties?
    /// The place of the layer at the last advance.
    var place = Place.detached

    enum Place {
        /// The layer has not been in an observed tree.
        case detached
        case observed
        /// The layer left an observed tree. Its animations continue but need no frames.
        case left
    }

    /// The keys of the animated properties that the layer's class declares with `@objc`.
    var declaredKeys: Set<String> { Set(list.flatMap(\.declaredKeys)) }

    /// Returns `model` with the animations applied at the current time.
    func values(_ model: LayerProperties) -> LayerProperties {
        if let presented { return presented }
        let result = values(model, at: time)
        presented = result
        return result
    }

    /// Returns `model` with the animations applied at the current time, from which a new animation starts.
    func startValues(_ model: LayerProperties) -> LayerProperties {
        guard list.last?.isOverlay == true else { return values(model) }
        return values(model, at: time, withOverlays: false)
    }

    /// Adds an animation, before the overlays unless it is one.
    func add(_ running: RunningAnimation) {
        let end: Int? = running.isOverlay ? nil : list.firstIndex { $0.isOverlay }
        list.insert(running, at: end ?? list.count)
    }

    /// The animations in the order in which they apply.
    ///
    /// The sum of transforms depends on their order. What is left of an earlier change in a block is added to the
    /// transform that results from a later change, so the later one applies first.
    private var applied: [RunningAnimation] {
        let blended: [Int] = list.indices.filter { list[$0].isBlendedTransform }
        guard blended.count > 1 else { return list }
        var result: [RunningAnimation] = list
        for (index, source) in zip(blended, blended.reversed()) { result[index] = list[source] }
        return result
    }

    /// Returns `model` with the animations applied at `time`.
    func values(_ model: LayerProperties, at time: CFTimeInterval, withOverlays: Bool = true) -> LayerProperties {
        var result = model
        for running in applied where withOverlays || !running.isOverlay {
            // Before its transaction ends, an animation shows its first value.
            let animationTime: CFTimeInterval = running.waitsForStart ? running.animation.timing.beginTime : time
            running.track?.apply(to: &result, at: animationTime)
        }
        return result
    }

    /// The state of the transition at the current time.
    var transition: TransitionFrame? {
        for running in list.reversed() {
            guard let transition = running.animation as? CATransition, let track = running.track else { continue }
            let animationTime: CFTimeInterval = running.waitsForStart ? running.animation.timing.beginTime : time
            if let frame = transition.frame(of: track, at: animationTime) { return frame }
        }
        return nil
    }

    func setTime(_ time: CFTimeInterval) {
        self.time = time
        presented = nil
    }

    /// Discards the cached values, because the model or the animations changed.
    func invalidate() {
        presented = nil
    }
}
