import Foundation
import GestureArbitration

/// What views hear of their touches.
extension GestureEnvironment {
    /// Tells views of the touches that changed, as far as no recogniser holds them back.
    func deliver(_ changed: [UITouch]) {
        guard !changed.isEmpty else { return }
        var news: [(index: Int, phases: [TouchPhase])] = []
        for touch in changed {
            guard let index = touches.firstIndex(where: { $0.touch === touch }) else { continue }
            if touch.phase == .began, !isMeantForView(touches[index]) { touches[index].delivery.drop() }
            guard let phase = TouchPhase(touch.phase) else { continue }
            let gate: TouchGate = arbiter.gate(for: touches[index].identifier)
            news.append((index, touches[index].delivery.take(phase, gate: gate)))
        }
        tell(news)
    }

    /// Tells views what was held back and is decided by now.
    func reconsiderDeliveries(where isWanted: (TouchGate) -> Bool) {
        var news: [(index: Int, phases: [TouchPhase])] = []
        for index in touches.indices where !touches[index].delivery.isOver {
            let gate: TouchGate = arbiter.gate(for: touches[index].identifier)
            guard isWanted(gate) else { continue }
            news.append((index, touches[index].delivery.reconsider(gate: gate)))
        }
        tell(news)
    }

    /// Whether the view of a touch that begins takes it: one touch at a time unless it wants several, none while
    /// another view has an exclusive one.
    private func isMeantForView(_ tracked: TrackedTouch) -> Bool {
        guard let view = tracked.view else { return false }
        for other in touches where other.touch !== tracked.touch && !other.touch.isOver && !other.delivery.isOver {
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

    /// Tells views in as few calls as can be: one for each view and phase.
    ///
    /// A touch that was held back to its end is told whole before others begin: for its view, it was there before them.
    private func tell(_ news: [(index: Int, phases: [TouchPhase])]) {
        let calls: [Call] = news.compactMap { index, phases in
            guard !phases.isEmpty, let view = touches[index].view else { return nil }
            return (touches[index].touch, view, phases)
        }
        for call in calls where call.phases.count > 1 { tell([call]) }
        tell(calls.filter { $0.phases.count == 1 })
    }

    private func tell(_ calls: [Call]) {
        let longest: Int = calls.reduce(0) { max($0, $1.phases.count) }
        for step in 0..<longest {
            var told: [UITouch] = []
            for call in calls where step < call.phases.count && !told.contains(call.touch) {
                let phase: TouchPhase = call.phases[step]
                let group: [UITouch] =
                    !call.view.isMultipleTouchEnabled
                    ? [call.touch]
                    : calls.compactMap { other in
                        let isSame: Bool =
                            other.view === call.view && step < other.phases.count && other.phases[step] == phase
                        return isSame ? other.touch : nil
                    }
                told.append(contentsOf: group)
                tell(call.view, phase, group)
            }
        }
    }

    private func tell(_ view: UIView, _ phase: TouchPhase, _ group: [UITouch]) {
        // A view that hears late of a beginning or an end sees its touch as it was then.
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
                return
            }
            view.touchesBegan(touches, with: currentEvent)
        case .moved: view.touchesMoved(touches, with: currentEvent)
        case .ended: view.touchesEnded(touches, with: currentEvent)
        case .cancelled: view.touchesCancelled(touches, with: currentEvent)
        }
        restore()
        guard phase == .began else { return }
        // What it did while it was held back comes after its beginning.
        let moved: [UITouch] = group.filter {
            $0.windowLocation != $0.firstWindowLocation && ($0.phase == .ended || isTold($0))
        }
        if !moved.isEmpty { tell(view, .moved, moved) }
    }

    private func drop(_ group: [UITouch]) {
        for index in touches.indices where group.contains(touches[index].touch) { touches[index].delivery.drop() }
    }

    /// Whether the view of `touch` has heard of it, and not yet of its end.
    func isTold(_ touch: UITouch) -> Bool {
        touches.first { $0.touch === touch }?.delivery.isTold ?? false
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
    /// Whether the scroll view around `view` lets it hear of touches that begin.
    func scrollViewAllows(_ touches: Set<UITouch>, in view: UIView) -> Bool {
        guard !(view is UIScrollView) else { return true }
        var ancestor: UIView? = view.superview
        while let current = ancestor {
            if let scrollView = current as? UIScrollView {
                return scrollView.touchesShouldBegin(touches, with: currentEvent, in: view)
            }
            ancestor = current.superview
        }
        return true
    }
}
