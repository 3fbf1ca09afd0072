import ClassNames
import Foundation
import FoundationAdditions
import GestureArbitration

/// An object that receives the touches on a view and its subviews and recognizes a gesture in them.
///
/// A subclass overrides the methods that receive touches, and sets `state`. Only the following transitions take effect:
/// from possible to began, ended or failed, and from began or changed to changed, ended or canceled. In the possible
/// state, canceled means failed. All other values are ignored. The recognizer sends its actions after all recognizers
/// have received the event.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, AssociationHolder {
    /// The associated objects. They are accessed only by ``AssociationHolder``'s table, under its lock.
    nonisolated(unsafe) package var associations: Associations?

    /// The state of a recognizer.
    public enum State: Int, Sendable {
        /// The recognizer has not decided yet.
        case possible = 0
        /// A continuous gesture has begun.
        case began = 1
        /// A continuous gesture has changed.
        case changed = 2
        /// A discrete gesture was recognized, or a continuous gesture is complete.
        case ended = 3
        /// A continuous gesture was canceled.
        case cancelled = 4
        /// The touches did not match the gesture.
        case failed = 5

        /// The recognition of a discrete gesture, equal to `ended`.
        public static var recognized: State { .ended }
    }

    /// Creates a recognizer that sends `action` to `target`, which it holds weakly.
    public init(target: Any?, action: Selector?) {
        UIGestureRecognizer.count += 1
        identifier = RecognizerID(UIGestureRecognizer.count)
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Creates a recognizer without actions. The contents of the archive are ignored.
    public init?(coder: NSCoder) {
        UIGestureRecognizer.count += 1
        identifier = RecognizerID(UIGestureRecognizer.count)
        super.init()
    }

    /// Creates a recognizer without actions.
    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    private static var count = 0

    // MARK: State

    /// The state of the recognizer. Only subclasses set it.
    open var state: State {
        get { State(rawValue: (reportedPhase ?? environment.phase(of: self)).rawValue) ?? .possible }
        set { environment.request(GesturePhase(rawValue: newValue.rawValue) ?? .possible, for: self) }
    }

    /// Whether the recognizer receives touches. The default is true. Setting it to false cancels a gesture that is in
    /// progress.
    open var isEnabled: Bool = true {
        willSet { keyWillChange(self, "isEnabled") }
        didSet {
            if oldValue, !isEnabled { environment.cancel(self) }
            keyDidChange(self, "isEnabled")
        }
    }

    /// The view that the recognizer is attached to.
    open internal(set) weak var view: UIView?

    /// The object that decides whether the recognizer may receive touches and recognize its gesture.
    open weak var delegate: (any UIGestureRecognizerDelegate)? {
        get { storedDelegate }
        set { storedDelegate = newValue }
    }

    /// The value of `delegate`, also if a subclass overrides that property.
    final weak var storedDelegate: (any UIGestureRecognizerDelegate)?

    /// Whether the view's touches are canceled when the gesture is recognized. The default is true.
    open var cancelsTouchesInView = true

    /// Whether the view receives touches only after the gesture has failed. The default is false.
    open var delaysTouchesBegan = false

    /// Whether the view receives the end of touches only after the gesture has failed. The default is true.
    open var delaysTouchesEnded = true

    /// The types of touches that the recognizer receives, as raw values of `UITouch.TouchType`. The default is all
    /// types.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]

    /// A name for debugging.
    open var name: String?

    /// The mouse buttons of the last event. It is empty for fingers.
    open internal(set) var buttonMask: UIEvent.ButtonMask = []

    /// The modifier keys that were held during the last event.
    open internal(set) var modifierFlags: UIKeyModifierFlags = []

    /// Makes this recognizer wait until `otherGestureRecognizer` fails, and fail if `otherGestureRecognizer` recognizes
    /// its gesture.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requiredToFail.removeAll { $0.recognizer == nil }
        guard !requiredToFail.contains(where: { $0.recognizer === otherGestureRecognizer }) else { return }
        requiredToFail.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    // MARK: Locations

    /// The number of touches of the gesture.
    open var numberOfTouches: Int { currentTouches.count }

    /// Returns the centroid of the touches, in the coordinates of `view`, or of the window if `view` is `nil`.
    open func location(in view: UIView?) -> CGPoint {
        convertFromWindow(windowLocation, to: view)
    }

    /// Returns the location of one touch, in the coordinates of `view`, or of the window if `view` is `nil`.
    ///
    /// `touchIndex` must be less than `numberOfTouches`.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        stopProgram(
            unless: currentTouches.indices.contains(touchIndex),
            "The touch index \(touchIndex) is out of range. The recognizer has \(currentTouches.count) touches.")
        return currentTouches[touchIndex].location(in: view)
    }

    // MARK: For subclasses

    /// Prepares for the next gesture. Called after the gesture has ended, failed or been canceled. The recognizer no
    /// longer follows touches that are still down.
    open func reset() {}

    /// Stops following `touch` in this gesture. The touch is not canceled in its view.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        environment.ignore(touch, by: self)
    }

    /// Stops following `button` in this gesture.
    open func ignore(_ button: UIPress, for event: UIPressesEvent) {
        environment.ignore(button, by: self)
    }

    /// Returns whether this recognizer, when it recognizes its gesture, prevents `preventedGestureRecognizer` from
    /// recognizing its own. The default is true.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns whether `preventingGestureRecognizer`, when it recognizes its gesture, prevents this recognizer from
    /// recognizing its own. The default is true.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns whether the recognizer must wait for `otherGestureRecognizer` to fail. The default is false.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Returns whether `otherGestureRecognizer` must wait for this recognizer to fail. The default is false.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Returns whether the recognizer receives `event`. By default, the delegate decides.
    open func shouldReceive(_ event: UIEvent) -> Bool {
        storedDelegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    }

    /// Called when fingers touch down.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when fingers move.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when fingers lift.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when touches are canceled.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when keys are pressed.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Called when held keys change.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Called when keys are released.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Called when key presses are canceled.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    // MARK: Hooks of the kit

    /// Returns whether the kit lets the gesture be recognized. Called before the delegate and the views decide.
    func mayBegin() -> Bool { true }

    /// Handles a step of a wheel or a trackpad at `location` in the window. Returns whether the recognizer used it.
    func receiveScroll(_ event: UIScrollWheelEvent, at location: CGPoint) -> Bool { false }

    /// Sends the actions to their targets.
    func sendActions() {
        for action in actions {
            guard let target = action.target else { continue }
            action.selector.invoke(on: target, sender: self, event: environment.currentEvent)
        }
    }

    /// Handles a movement of the pointer to `location` in the window, or `nil` when the pointer has left the view.
    func receiveHover(_ location: CGPoint?) {}

    // MARK: Stored state

    let identifier: RecognizerID
    var actions: [GestureAction] = []
    var requiredToFail: [WeakRecognizer] = []
    /// The touches that the recognizer follows, in the order in which they began.
    var followedTouches: [UITouch] = []
    /// The centroid of the touches at the last event, in the window's coordinates.
    var lastWindowLocation: CGPoint = .zero
    /// The phase that the current actions report, or `nil` while no actions are sent.
    var reportedPhase: GesturePhase?
    /// The last phase of which the observers of `state` were notified.
    var observedPhase: GesturePhase = .possible
    /// The environment in which the recognizer participates now.
    weak var currentEnvironment: GestureEnvironment?

    /// The touches that are still down. When all have lifted, all touches of the gesture.
    var currentTouches: [UITouch] {
        let down = downTouches
        return down.isEmpty ? followedTouches : down
    }

    /// The touches that are still down.
    var downTouches: [UITouch] { followedTouches.filter { !$0.hasEnded } }

    /// The centroid of the touches, in the window's coordinates.
    var windowLocation: CGPoint { lastWindowLocation }

    nonisolated open override var description: String {
        // The state is available only on the main thread. On other threads, the description contains only the class.
        guard Thread.isMainThread else { return "<\(ClassName.of(self))>" }
        return MainActor.assumeIsolated {
            let name: String = self.name.map { " \"\($0)\"" } ?? ""
            return "<\(ClassName.of(self))\(name): \(identifier.rawValue); state = \(state)>"
        }
    }
}

/// A weak reference to a recognizer.
struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
}
