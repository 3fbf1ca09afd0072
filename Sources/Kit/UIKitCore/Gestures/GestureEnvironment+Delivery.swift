import Foundation
import GestureArbitration

/// Delivery of touches to views.
extension GestureEnvironment {
    /// Delivers the changed touches to their views, unless a recognizer holds them back.
    func deliver(_ changed: [UITouch]) {
        guard !changed.isEmpty else { return }
        var deliveries: [(index: Int, phases: [TouchPhase])] = []
        for touch in changed {
            guard let index = touches.firstIndex(where: { $0.touch === touch }) else { continue }
            if touch.phase == .began, !shouldDeliver(touches[index]) { touches[index].delivery.drop() }
            guard let phase = TouchPhase(touch.phase) else { continue }
            let gate = arbiter.gate(for: touches[index].identifier)
            deliveries.append((index, touches[index].delivery.handle(phase, gate: gate)))
        }
        send(deliveries)
    }

    /// Delivers or cancels the touches that were held back and whose gates satisfy the filter.
    func updateDeliveries(where isIncluded: (TouchGate) -> Bool) {
        var deliveries: [(index: Int, phases: [TouchPhase])] = []
        for index in touches.indices where !touches[index].delivery.isFinished {
            let gate = arbiter.gate(for: touches[index].identifier)
            guard isIncluded(gate) else { continue }
            deliveries.append((index, touches[index].delivery.update(gate: gate)))
        }
        send(deliveries)
    }

    /// Returns whether a touch that begins is delivered to its view. A view receives one touch at a time unless it is
    /// multi-touch enabled. An exclusive view does not receive touches at the same time as another view.
    private func shouldDeliver(_ tracked: TrackedTouch) -> Bool {
        guard let view = tracked.view else { return false }
        for other in touches
        where other.touch !== tracked.touch && !other.touch.hasEnded && !other.delivery.isFinished {
            guard let otherView = other.view else { continue }
            if otherView === view {
                if !view.isMultipleTouchEnabled { return false }
            } else if otherView.isExclusiveTouch || view.isExclusiveTouch {
                return false
            }
        }
        return true
    }

    private typealias Call = (touch: UITouch, view: UIView, phases: [TouchPhase])

    /// Notifies views in as few calls as possible: one for each view and phase.
    ///
    /// A touch that was held back until its end is delivered completely before other touches begin, because it occurred
    /// before them.
    private func send(_ deliveries: [(index: Int, phases: [TouchPhase])]) {
        let calls: [Call] = deliveries.compactMap { index, phases in
            guard !phases.isEmpty, let view = touches[index].view else { return nil }
            return (touches[index].touch, view, phases)
        }
        for call in calls where call.phases.count > 1 { send([call]) }
        send(calls.filter { $0.phases.count == 1 })
    }

    private func send(_ calls: [Call]) {
        var calls = calls
        let longest: Int = calls.reduce(0) { max($0, $1.phases.count) }
        for step in 0..<longest {
            var notified: [UITouch] = []
            for call in calls where step < call.phases.count && !notified.contains(call.touch) {
                let phase = call.phases[step]
                let group: [UITouch] =
                    !call.view.isMultipleTouchEnabled
                    ? [call.touch]
                    : calls.compactMap { other in
                        let isSame: Bool =
                            other.view === call.view && step < other.phases.count && other.phases[step] == phase
                        return isSame ? other.touch : nil
                    }
                notified.append(contentsOf: group)
                // A touch that was dropped at its beginning has no later phases.
                if !send(phase, of: group, to: call.view) { calls.removeAll { group.contains($0.touch) } }
            }
        }
    }

    /// Notifies a view, and returns whether it receives the touches. A scroll view can refuse touches that begin.
    @discardableResult
    private func send(_ phase: TouchPhase, of group: [UITouch], to view: UIView) -> Bool {
        // If delivery was delayed, the view still receives the state that the touch had at its beginning or end.
        let now: [(phase: UITouch.Phase, location: CGPoint)] = group.map { ($0.phase, $0.windowLocation) }
        func restore() {
            for (touch, now) in zip(group, now) {
                touch.phase = now.phase
                touch.windowLocation = now.location
            }
        }
        for touch in group {
            touch.phase = phase.uiPhase
            if phase == .began { touch.windowLocation = touch.firstWindowLocation }
        }
        let touches = Set(group)
        switch phase {
        case .began:
            guard scrollViewAllows(touches, in: view) else {
                drop(group)
                restore()
                return false
            }
            view.touchesBegan(touches, with: currentEvent)
        case .moved: view.touchesMoved(touches, with: currentEvent)
        case .ended: view.touchesEnded(touches, with: currentEvent)
        case .cancelled: view.touchesCancelled(touches, with: currentEvent)
        }
        restore()
        guard phase == .began else { return true }
        // Movement during the delay is delivered after the beginning.
        let moved: [UITouch] = group.filter {
            $0.windowLocation != $0.firstWindowLocation && ($0.phase == .ended || isDelivering($0))
        }
        if !moved.isEmpty { send(.moved, of: moved, to: view) }
        return true
    }

    private func drop(_ group: [UITouch]) {
        for index in touches.indices where group.contains(touches[index].touch) { touches[index].delivery.drop() }
    }

    /// Returns whether the view of `touch` has received the beginning of the touch but not its end.
    func isDelivering(_ touch: UITouch) -> Bool {
        touches.first { $0.touch === touch }?.delivery.isDelivering ?? false
    }
}

extension TouchPhase {
    init?(_ phase: UITouch.Phase) {
        switch phase {
        case .began: self = .began
        case .moved: self = .moved
        case .ended: self = .ended
        case .cancelled: self = .cancelled
        default: return nil
        }
    }

    var uiPhase: UITouch.Phase {
        switch self {
        case .began: .began
        case .moved: .moved
        case .ended: .ended
        case .cancelled: .cancelled
        }
    }
}

extension GestureEnvironment {
    /// Returns whether the scroll view around `view` lets `view` receive touches that begin.
    func scrollViewAllows(_ touches: Set<UITouch>, in view: UIView) -> Bool {
        guard !(view is UIScrollView) else { return true }
        var ancestor = view.superview
        while let current = ancestor {
            if let scrollView = current as? UIScrollView {
                return scrollView.touchesShouldBegin(touches, with: currentEvent, in: view)
            }
            ancestor = current.superview
        }
        return true
    }
}
