import CoreGraphics
import Foundation

/// The animations of one layer, and what they make of its values.
final class LayerAnimations {
    var list: [RunningAnimation] = []
    /// The moment that `presented` is for, in the layer's time.
    private(set) var time: CFTimeInterval = 0
    /// The values that show; nil when they must be worked out again.
    private var presented: LayerProperties?
    /// Whether the layer was in a tree that is shown, when animations were looked at last.
    var wasShown = false

    /// What shows of `model` at the moment last gone to.
    func values(_ model: LayerProperties) -> LayerProperties {
        if let presented { return presented }
        let result: LayerProperties = values(model, at: time)
        presented = result
        return result
    }

    /// What shows of `model` at `time`.
    func values(_ model: LayerProperties, at time: CFTimeInterval) -> LayerProperties {
        var result: LayerProperties = model
        for running in list {
            // Before its transaction ends, an animation shows its beginning.
            let moment: CFTimeInterval = running.waitsForStart ? running.animation.timing.beginTime : time
            running.track?.apply(to: &result, at: moment)
        }
        return result
    }

    /// The passage that shows at the moment last gone to.
    var transition: TransitionFrame? {
        for running in list.reversed() {
            guard let transition = running.animation as? CATransition, let track = running.track else { continue }
            let moment: CFTimeInterval = running.waitsForStart ? running.animation.timing.beginTime : time
            if let frame = transition.frame(of: track, at: moment) { return frame }
        }
        return nil
    }

    func goTo(_ time: CFTimeInterval) {
        self.time = time
        presented = nil
    }

    /// Notes that the model or the animations changed.
    func invalidate() {
        presented = nil
    }
}
