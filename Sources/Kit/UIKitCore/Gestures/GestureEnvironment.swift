import Foundation
import FoundationAdditions
import GestureArbitration
import HostClock

/// Distributes the events in a window to its recognizers and views.
///
/// The window passes every touch, key, scroll and hover event to its environment. The environment offers touches to
/// recognizers, lets the arbiter decide, and delivers the remaining touches to views.
@MainActor
final class GestureEnvironment {
    /// The environment of recognizers that have no window. The same rules apply to their states.
    static let detached = GestureEnvironment()

    private(set) lazy var arbiter = GestureArbiter(client: self)
    /// The recognizers that participate.
    private var participants: [RecognizerID: UIGestureRecognizer] = [:]
    var touches: [TrackedTouch] = []
    var presses: [TrackedPress] = []
    private var lastTouch = 0
    /// The actions to send, in the order of their causes, with the phase that each action reports.
    private var pendingActions: [(recognizer: UIGestureRecognizer, phase: GesturePhase)] = []
    /// The number of nested updates.
    private var depth = 0
    private var isFinishing = false
    /// The event that is being processed, or the last one.
    private(set) var currentEvent: UIEvent?
    private var eventTime: TimeInterval?
    /// The number of events so far.
    private(set) var eventCount = 0
    /// The recognizers under the pointer.
    var hovered: [UIGestureRecognizer] = []

    /// A touch and the state of its delivery.
    struct TrackedTouch {
        let touch: UITouch
        let identifier: TouchID
        var delivery = TouchDelivery()
        /// A strong reference, so that the view exists until the touch ends, even outside the view tree.
        let view: UIView?
    }

    /// A key that is held down.
    struct TrackedPress {
        let press: UIPress
        let identifier: TouchID
    }

    /// The time of the event that is being processed, or the host's time between events, in seconds.
    var now: TimeInterval { eventTime ?? MainQueue.shared.now }

    // MARK: Events

    /// Processes a touch event after the hit test, in these steps:
    ///
    /// 1. Touches that begin are offered to the recognizers of their view and its superviews.
    /// 2. The recognizers receive the touches, and the arbiter decides between them.
    /// 3. Touches that a gesture has claimed are canceled in their views.
    /// 4. Recognizers send their actions.
    /// 5. Views receive the remaining touches.
    /// 6. Recognizers whose gesture has ended are reset.
    func process(_ event: UIEvent, changed: [UITouch]) {
        process(event, delivering: changed) {
            for touch in changed where touch.phase == .began { begin(touch, event) }
            sendToRecognizers(changed, event)
        }
    }

    /// Runs `body` as the first part of the processing of `event`, then the other steps.
    func process(_ event: UIEvent, delivering changed: [UITouch] = [], _ body: () -> Void) {
        let outer: (UIEvent?, TimeInterval?) = (currentEvent, eventTime)
        currentEvent = event
        eventTime = event.timestamp
        eventCount += 1
        depth += 1
        body()
        depth -= 1
        finish(delivering: changed)
        if outer.1 != nil { currentEvent = outer.0 }
        eventTime = outer.1
    }

    /// Runs `body`, in which a timer or application code changes recognizers, then steps 3 to 6 of an event. If an
    /// event is being processed, its own steps include the changes.
    func update(_ body: () -> Void) {
        depth += 1
        body()
        depth -= 1
        finish(delivering: [])
    }

    private func begin(_ touch: UITouch, _ event: UIEvent) {
        let identifier = makeTouchID()
        for other in touches where other.view === touch.view && !other.touch.hasEnded {
            (other.touch.isAlone, touch.isAlone) = (false, false)
        }
        touches.append(TrackedTouch(touch: touch, identifier: identifier, view: touch.view))
        for recognizer in recognizers(above: touch.view) where shouldOffer(touch, event, to: recognizer) {
            join(recognizer, identifier)
            touch.recognizers.append(recognizer)
            recognizer.follow(touch)
        }
    }

    func makeTouchID() -> TouchID {
        lastTouch += 1
        return TouchID(lastTouch)
    }

    /// Returns the recognizers of `view` and its superviews, starting with those of `view`.
    func recognizers(above view: UIView?) -> [UIGestureRecognizer] {
        var result: [UIGestureRecognizer] = []
        var ancestor = view
        while let current = ancestor {
            result.append(contentsOf: current.storedRecognizers)
            ancestor = current.superview
        }
        return result
    }

    private func shouldOffer(_ touch: UITouch, _ event: UIEvent, to recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer.isEnabled, !arbiter.phase(of: recognizer.identifier).isFinal,
            recognizer.allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }),
            recognizer.shouldReceive(event)
        else { return false }
        return recognizer.storedDelegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
    }

    func join(_ recognizer: UIGestureRecognizer, _ identifier: TouchID) {
        register(recognizer)
        arbiter.join(recognizer.identifier, touch: identifier)
    }

    private func register(_ recognizer: UIGestureRecognizer) {
        participants[recognizer.identifier] = recognizer
        recognizer.currentEnvironment = self
    }

    private func sendToRecognizers(_ changed: [UITouch], _ event: UIEvent) {
        var notified: [UIGestureRecognizer] = []
        for touch in changed {
            for recognizer in touch.recognizers where !notified.contains(recognizer) { notified.append(recognizer) }
        }
        for recognizer in notified {
            recognizer.modifierFlags = event.modifierFlags
            recognizer.buttonMask = event.buttonMask
            recognizer.recordLocation()
            for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
                let group = Set(changed.filter { $0.phase == phase && $0.recognizers.contains(recognizer) })
                guard !group.isEmpty, !arbiter.phase(of: recognizer.identifier).isFinal else { continue }
                switch phase {
                case .began: recognizer.touchesBegan(group, with: event)
                case .moved: recognizer.touchesMoved(group, with: event)
                case .ended: recognizer.touchesEnded(group, with: event)
                default: recognizer.touchesCancelled(group, with: event)
                }
            }
        }
    }

    // MARK: The end of an update

    /// Repeats steps 3 to 6 of an event until no work remains.
    private func finish(delivering changed: [UITouch]) {
        guard depth == 0, !isFinishing else { return }
        isFinishing = true
        var changed = changed
        repeat {
            updateDeliveries { $0.isClaimed }
            sendActions()
            deliver(changed)
            changed = []
            updateDeliveries { _ in true }
            // A view can end a gesture that it receives touches of. The observers learn of the end before the reset.
            if pendingActions.isEmpty { resetFinished() }
        } while !pendingActions.isEmpty || arbiter.hasFinished
        isFinishing = false
    }

    private func sendActions() {
        while !pendingActions.isEmpty {
            let actions = pendingActions
            pendingActions = []
            for (recognizer, phase) in actions {
                report(phase, of: recognizer) { if phase != .failed { recognizer.sendActions() } }
            }
        }
    }

    /// Notifies the observers of `state`, and runs `actions` while `state` is the given phase.
    private func report(_ phase: GesturePhase, of recognizer: UIGestureRecognizer, actions: () -> Void = {}) {
        recognizer.reportedPhase = recognizer.observedPhase
        changeKeys(["state"], of: recognizer) {
            recognizer.reportedPhase = phase
            recognizer.observedPhase = phase
        }
        actions()
        recognizer.reportedPhase = nil
    }

    private func resetFinished() {
        for identifier in arbiter.removeFinished() {
            guard let recognizer = participants.removeValue(forKey: identifier) else { continue }
            for tracked in touches { tracked.touch.recognizers.removeAll { $0 === recognizer } }
            recognizer.followedTouches = []
            recognizer.currentEnvironment = nil
            if recognizer.observedPhase != .possible { report(.possible, of: recognizer) }
            recognizer.reset()
        }
        // An undecided recognizer keeps its touches until it is reset, even after they have ended.
        for tracked in touches where tracked.touch.hasEnded && tracked.delivery.isFinished {
            arbiter.remove(tracked.identifier)
        }
        touches.removeAll { $0.touch.hasEnded && $0.delivery.isFinished }
    }

    // MARK: Recognizers

    func phase(of recognizer: UIGestureRecognizer) -> GesturePhase { arbiter.phase(of: recognizer.identifier) }

    /// Requests `phase` for `recognizer`.
    func request(_ phase: GesturePhase, for recognizer: UIGestureRecognizer) {
        update {
            register(recognizer)
            arbiter.request(phase, for: recognizer.identifier)
            unregisterIfIdle(recognizer)
        }
    }

    /// Cancels the gesture of `recognizer`, or fails it if the gesture has not begun.
    func cancel(_ recognizer: UIGestureRecognizer) {
        guard participants[recognizer.identifier] != nil else { return }
        update { arbiter.cancel(recognizer.identifier) }
    }

    func ignore(_ touch: UITouch, by recognizer: UIGestureRecognizer) {
        guard let tracked = touches.first(where: { $0.touch === touch }) else { return }
        update {
            touch.recognizers.removeAll { $0 === recognizer }
            recognizer.followedTouches.removeAll { $0 === touch }
            leave(recognizer, tracked.identifier)
        }
    }

    func ignore(_ press: UIPress, by recognizer: UIGestureRecognizer) {
        guard let tracked = presses.first(where: { $0.press === press }) else { return }
        update {
            press.gestureRecognizers?.removeAll { $0 === recognizer }
            leave(recognizer, tracked.identifier)
        }
    }

    private func leave(_ recognizer: UIGestureRecognizer, _ identifier: TouchID) {
        arbiter.leave(recognizer.identifier, touch: identifier)
        unregisterIfIdle(recognizer)
    }

    private func unregisterIfIdle(_ recognizer: UIGestureRecognizer) {
        guard !arbiter.activeRecognizers.contains(recognizer.identifier) else { return }
        participants[recognizer.identifier] = nil
        recognizer.currentEnvironment = nil
    }

    func recognizer(_ identifier: RecognizerID) -> UIGestureRecognizer? { participants[identifier] }

    /// Cancels the gestures of a view that leaves the window.
    func viewDidLeave(_ view: UIView) {
        for recognizer in view.storedRecognizers { cancel(recognizer) }
    }

    /// The number of recognizers that participate, for tests.
    var participantCount: Int { participants.count }

    func enqueueAction(of recognizer: UIGestureRecognizer, in phase: GesturePhase) {
        pendingActions.append((recognizer, phase))
    }
}
