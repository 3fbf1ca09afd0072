import Foundation
import GestureArbitration
import HostClock

/// Where the touches of a window meet its recognisers and its views.
///
/// The window hands every event of fingers, keys, wheels and pointers to it. It offers touches to the recognisers,
/// lets the arbiter decide, and tells the views what remains for them.
@MainActor
final class GestureEnvironment {
    /// For recognisers that are in no window: their states obey the same rules.
    static let detached = GestureEnvironment()

    private(set) lazy var arbiter = GestureArbiter(client: self)
    /// The recognisers that take part.
    private var participants: [RecognizerID: UIGestureRecognizer] = [:]
    var touches: [TrackedTouch] = []
    var presses: [TrackedPress] = []
    private var lastTouch = 0
    /// Whose actions are to be sent, in the order of what happened, and what their state was then.
    private var pendingActions: [(recognizer: UIGestureRecognizer, phase: GesturePhase)] = []
    /// How many updates are being made, one inside the other.
    private var depth = 0
    private var isFinishing = false
    /// The event that is being dealt with, or that was last.
    private(set) var currentEvent: UIEvent?
    private var eventTime: TimeInterval?
    /// How many events there were.
    private(set) var eventCount = 0
    /// The recognisers that the pointer is over.
    var hovered: [UIGestureRecognizer] = []

    /// A touch, and what its view has heard of it.
    struct TrackedTouch {
        let touch: UITouch
        let identifier: TouchID
        var delivery = TouchDelivery()
        /// The view keeps it alive until the touch is over, even outside the tree.
        let view: UIView?
    }

    /// A key that is held, and who follows it.
    struct TrackedPress {
        let press: UIPress
        let identifier: TouchID
    }

    /// The time of the event that is being dealt with; the host's otherwise. In seconds.
    var now: TimeInterval { eventTime ?? MainQueue.shared.now }

    // MARK: Events

    /// Deals with an event of fingers: everything between the hit test and the responders' methods.
    ///
    /// 1. Touches that begin are offered to the recognisers of their view and its superviews.
    /// 2. The recognisers hear of the touches; the arbiter decides between them.
    /// 3. Views lose the touches that a gesture has taken.
    /// 4. Recognisers send their actions.
    /// 5. Views hear of the touches that are left to them.
    /// 6. Recognisers whose gesture is over are reset.
    func process(_ event: UIEvent, changed: [UITouch]) {
        deal(with: event, telling: changed) {
            for touch in changed where touch.phase == .began { begin(touch, event) }
            tellRecognizers(changed, event)
        }
    }

    /// Runs `body` as the first part of `event`, and then the rest of it.
    func deal(with event: UIEvent, telling changed: [UITouch] = [], _ body: () -> Void) {
        let outer: (UIEvent?, TimeInterval?) = (currentEvent, eventTime)
        currentEvent = event
        eventTime = event.timestamp
        eventCount += 1
        depth += 1
        body()
        depth -= 1
        finish(telling: changed)
        if outer.1 != nil { currentEvent = outer.0 }
        eventTime = outer.1
    }

    /// Makes what `body` does to recognisers one event of its own: a timer's, or the application's.
    func update(_ body: () -> Void) {
        depth += 1
        body()
        depth -= 1
        finish(telling: [])
    }

    private func begin(_ touch: UITouch, _ event: UIEvent) {
        let identifier: TouchID = makeTouchID()
        touches.append(TrackedTouch(touch: touch, identifier: identifier, view: touch.view))
        for recognizer in recognizers(above: touch.view) where offers(touch, event, to: recognizer) {
            join(recognizer, identifier)
            touch.recognizers.append(recognizer)
            recognizer.follow(touch)
        }
    }

    func makeTouchID() -> TouchID {
        lastTouch += 1
        return TouchID(lastTouch)
    }

    /// The recognisers of `view` and its superviews, the nearest first.
    func recognizers(above view: UIView?) -> [UIGestureRecognizer] {
        var result: [UIGestureRecognizer] = []
        var ancestor: UIView? = view
        while let current = ancestor {
            result.append(contentsOf: current.storedRecognizers)
            ancestor = current.superview
        }
        return result
    }

    private func offers(_ touch: UITouch, _ event: UIEvent, to recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer.isEnabled, !arbiter.phase(of: recognizer.identifier).isFinal,
            recognizer.allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }),
            recognizer.shouldReceive(event)
        else { return false }
        return recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
    }

    func join(_ recognizer: UIGestureRecognizer, _ identifier: TouchID) {
        register(recognizer)
        arbiter.join(recognizer.identifier, touch: identifier)
    }

    private func register(_ recognizer: UIGestureRecognizer) {
        participants[recognizer.identifier] = recognizer
        recognizer.currentEnvironment = self
    }

    private func tellRecognizers(_ changed: [UITouch], _ event: UIEvent) {
        var told: [UIGestureRecognizer] = []
        for touch in changed {
            for recognizer in touch.recognizers where !told.contains(recognizer) { told.append(recognizer) }
        }
        for recognizer in told {
            recognizer.modifierFlags = event.modifierFlags
            recognizer.buttonMask = event.buttonMask
            recognizer.noteLocation()
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

    /// Steps 3 to 6 of an event, again and again until nothing is left to do.
    private func finish(telling changed: [UITouch]) {
        guard depth == 0, !isFinishing else { return }
        isFinishing = true
        var changed: [UITouch] = changed
        repeat {
            reconsiderDeliveries { $0.isLost }
            sendActions()
            deliver(changed)
            changed = []
            reconsiderDeliveries { _ in true }
            resetFinished()
        } while !pendingActions.isEmpty || arbiter.hasFinished
        isFinishing = false
    }

    private func sendActions() {
        while !pendingActions.isEmpty {
            let actions: [(recognizer: UIGestureRecognizer, phase: GesturePhase)] = pendingActions
            pendingActions = []
            for (recognizer, phase) in actions {
                recognizer.reportedPhase = phase
                recognizer.sendActions()
                recognizer.reportedPhase = nil
            }
        }
    }

    private func resetFinished() {
        for identifier in arbiter.settle() {
            guard let recognizer = participants.removeValue(forKey: identifier) else { continue }
            for tracked in touches { tracked.touch.recognizers.removeAll { $0 === recognizer } }
            recognizer.followedTouches = []
            recognizer.currentEnvironment = nil
            recognizer.reset()
        }
        // A recogniser that is undecided and outlives its touches keeps them until it is reset.
        for tracked in touches where tracked.touch.isOver && tracked.delivery.isOver {
            arbiter.forget(tracked.identifier)
        }
        touches.removeAll { $0.touch.isOver && $0.delivery.isOver }
    }

    // MARK: Recognisers

    func phase(of recognizer: UIGestureRecognizer) -> GesturePhase { arbiter.phase(of: recognizer.identifier) }

    /// Asks for another phase of `recognizer`.
    func request(_ phase: GesturePhase, for recognizer: UIGestureRecognizer) {
        update {
            register(recognizer)
            arbiter.request(phase, for: recognizer.identifier)
            forgetIfIdle(recognizer)
        }
    }

    /// Ends whatever `recognizer` is about.
    func callOff(_ recognizer: UIGestureRecognizer) {
        guard participants[recognizer.identifier] != nil else { return }
        update { arbiter.callOff(recognizer.identifier) }
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
        forgetIfIdle(recognizer)
    }

    private func forgetIfIdle(_ recognizer: UIGestureRecognizer) {
        guard !arbiter.activeRecognizers.contains(recognizer.identifier) else { return }
        participants[recognizer.identifier] = nil
        recognizer.currentEnvironment = nil
    }

    func recognizer(_ identifier: RecognizerID) -> UIGestureRecognizer? { participants[identifier] }

    /// Calls off the gestures of a view that leaves the window.
    func viewDidLeave(_ view: UIView) {
        for recognizer in view.storedRecognizers { callOff(recognizer) }
    }

    /// Everyone who takes part, for tests.
    var participantCount: Int { participants.count }

    func noteAction(of recognizer: UIGestureRecognizer, in phase: GesturePhase) {
        pendingActions.append((recognizer, phase))
    }
}
