import ClassNames
import Foundation
import GestureArbitration

/// Looks at the touches on a view and its subviews and tells when they are a certain gesture.
///
/// A subclass overrides the methods that bring touches, and sets `state`. Only Apple's transitions take effect:
/// possible to ended or failed; possible to began, then changed, then ended or cancelled. Every other value is
/// ignored. Actions are sent after everybody has seen the event.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, AssociationHolder {
    /// What is associated with it. See ``AssociationHolder``.
    nonisolated(unsafe) package var associations: Associations?

    /// Where a recogniser stands.
    public enum State: Int, Sendable {
        case possible = 0
        case began = 1
        case changed = 2
        case ended = 3
        case cancelled = 4
        case failed = 5

        /// For gestures that happen at once, the same as `ended`.
        public static var recognized: State { .ended }
    }

    /// Makes a recogniser that sends `action` to `target`, which it holds weakly.
    public init(target: Any?, action: Selector?) {
        UIGestureRecognizer.count += 1
        identifier = RecognizerID(UIGestureRecognizer.count)
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Makes a recognizer that sends nothing yet, whatever the archive says.
    public init?(coder: NSCoder) {
        UIGestureRecognizer.count += 1
        identifier = RecognizerID(UIGestureRecognizer.count)
        super.init()
    }

    /// Makes a recogniser that sends nothing yet.
    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    private static var count = 0

    // MARK: State

    /// Where it stands. Only subclasses set it.
    open var state: State {
        get { State(rawValue: (reportedPhase ?? environment.phase(of: self)).rawValue) ?? .possible }
        set { environment.request(GesturePhase(rawValue: newValue.rawValue) ?? .possible, for: self) }
    }

    /// Whether it looks at touches. The default is true. Turning it off calls off a gesture that goes on.
    open var isEnabled: Bool = true {
        didSet { if oldValue, !isEnabled { environment.callOff(self) } }
    }

    /// The view it is on.
    open internal(set) weak var view: UIView?

    /// Who is asked what it may do.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// Whether the view's touches are cancelled when the gesture is recognised. The default is true.
    open var cancelsTouchesInView = true

    /// Whether the view hears of touches only after the gesture has failed. The default is false.
    open var delaysTouchesBegan = false

    /// Whether the view hears that touches ended only after the gesture has failed. The default is true.
    open var delaysTouchesEnded = true

    /// The kinds of touches it looks at, as raw values of `UITouch.TouchType`. The default is all of them.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]

    /// What a developer calls it.
    open var name: String?

    /// The buttons of the mouse that made the event it saw last; empty for fingers.
    open internal(set) var buttonMask: UIEvent.ButtonMask = []

    /// The keys held during the event it saw last.
    open internal(set) var modifierFlags: UIKeyModifierFlags = []

    /// Makes it wait until `otherGestureRecognizer` has failed, and fail when that one is recognised.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requiredToFail.removeAll { $0.recognizer == nil }
        guard !requiredToFail.contains(where: { $0.recognizer === otherGestureRecognizer }) else { return }
        requiredToFail.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    // MARK: Places

    /// How many touches it follows.
    open var numberOfTouches: Int { currentTouches.count }

    /// The middle of its touches, in the coordinates of `view`; of the window when nil.
    open func location(in view: UIView?) -> CGPoint {
        convertFromWindow(windowLocation, to: view)
    }

    /// Where one of its touches is, in the coordinates of `view`; of the window when nil.
    ///
    /// `touchIndex` must be smaller than `numberOfTouches`.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        stopProgram(
            unless: currentTouches.indices.contains(touchIndex),
            "There is no touch \(touchIndex): the recogniser follows \(currentTouches.count).")
        return currentTouches[touchIndex].location(in: view)
    }

    // MARK: For subclasses

    /// Prepares for the next gesture. Called when one is over; its touches, if they go on, are followed no more.
    open func reset() {}

    /// Stops following `touch` in this gesture. Its view is not cancelled for it.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        environment.ignore(touch, by: self)
    }

    /// Stops following `button` in this gesture.
    open func ignore(_ button: UIPress, for event: UIPressesEvent) {
        environment.ignore(button, by: self)
    }

    /// Whether recognising it keeps `preventedGestureRecognizer` from being recognised. The default is true.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether recognising `preventingGestureRecognizer` keeps it from being recognised. The default is true.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether it must wait for `otherGestureRecognizer` to fail. The default is false.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether `otherGestureRecognizer` must wait for it to fail. The default is false.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether it wants to hear of `event`. The default asks the delegate.
    open func shouldReceive(_ event: UIEvent) -> Bool {
        delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    }

    /// Tells that fingers touched down.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Tells that fingers moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Tells that fingers lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Tells that the touches will bring nothing more.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Tells that keys went down.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Tells that held keys changed.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Tells that keys went up.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Tells that the keys will bring nothing more.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    // MARK: Hooks of the kit

    /// Whether the kit itself lets it be recognised. Asked before the delegate and the views.
    func mayBegin() -> Bool { true }

    /// Takes a step of a wheel or trackpad at `location` of the window, and returns whether it was of use.
    func receiveScroll(_ event: UIScrollWheelEvent, at location: CGPoint) -> Bool { false }

    /// Tells its targets.
    func sendActions() {
        for action in actions {
            guard let target = action.target else { continue }
            action.selector.invoke(on: target, sender: self, event: environment.currentEvent)
        }
    }

    /// Where the pointer is, in the window's points; nil when it left the view.
    func receiveHover(_ location: CGPoint?) {}

    // MARK: Stored state

    let identifier: RecognizerID
    var actions: [GestureAction] = []
    var requiredToFail: [WeakRecognizer] = []
    /// The touches it is told about, in the order in which they began.
    var followedTouches: [UITouch] = []
    /// The middle of the touches when it last looked, in the window's points.
    var lastWindowLocation: CGPoint = .zero
    /// What its state was when what its actions tell of happened; nil outside of actions.
    var reportedPhase: GesturePhase?
    /// The environment in which it takes part now.
    weak var currentEnvironment: GestureEnvironment?

    /// The touches that are still down. When all have lifted, those that just did.
    var currentTouches: [UITouch] {
        let down: [UITouch] = downTouches
        return down.isEmpty ? followedTouches : down
    }

    /// The touches that are still down.
    var downTouches: [UITouch] { followedTouches.filter { !$0.isOver } }

    /// The middle of the touches, in the window's points.
    var windowLocation: CGPoint { lastWindowLocation }

    nonisolated open override var description: String {
        // Recognisers are described where views are: on the main thread. Elsewhere only the class is told.
        guard Thread.isMainThread else { return "<\(ClassName.of(self))>" }
        return MainActor.assumeIsolated {
            let name: String = self.name.map { " \"\($0)\"" } ?? ""
            return "<\(ClassName.of(self))\(name): \(identifier.rawValue); state = \(state)>"
        }
    }
}

/// A recogniser that is remembered without being kept alive.
struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
}
