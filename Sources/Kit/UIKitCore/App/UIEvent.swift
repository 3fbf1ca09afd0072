import Foundation
import PlatformHost

/// An event that the user causes, such as a touch or a key press.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// The type of an event.
    public enum EventType: Int, Sendable {
        /// Touches on the screen.
        case touches = 0
        /// Motion of the device: a shake, which Control-Alt-Z simulates.
        case motion = 1
        /// A remote control. Engawa does not send it.
        case remoteControl = 2
        /// Keys of a keyboard.
        case presses = 3
        /// Scrolling by a wheel or a trackpad.
        case scroll = 10
        /// Movement of the pointer while no button is down.
        case hover = 11
        /// A transform gesture on a trackpad. Engawa does not send it.
        case transform = 14
    }

    /// The subtype of an event.
    public enum EventSubtype: Int, Sendable {
        /// No subtype.
        case none = 0
        /// The user shook the device.
        case motionShake = 1
    }

    /// The type.
    open var type: EventType { kind }

    /// The subtype: `motionShake` for a motion event, and `none` for other events.
    open var subtype: EventSubtype { kind == .motion ? .motionShake : .none }

    /// A set of mouse buttons.
    public struct ButtonMask: OptionSet, Sendable, Hashable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The primary button.
        public static let primary = button(1)
        /// The secondary button.
        public static let secondary = button(2)
        /// Returns the mask of a button by its number, starting at 1.
        public static func button(_ buttonNumber: Int) -> ButtonMask { ButtonMask(rawValue: 1 << (buttonNumber - 1)) }
    }

    /// The mouse buttons that are down; empty for fingers.
    open internal(set) var buttonMask: ButtonMask = []

    /// The time of the event, in seconds of the host's clock.
    open internal(set) var timestamp: TimeInterval = 0

    /// The modifier keys that are down.
    open internal(set) var modifierFlags: UIKeyModifierFlags = []

    /// The touches of the event in all windows, or nil if it has none.
    open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }

    let kind: EventType
    /// The touches of the event, in the order in which they began.
    var touches: [UITouch] = []

    /// Creates an event without touches.
    public override init() {
        kind = .touches
        super.init()
    }

    init(kind: EventType, timestamp: TimeInterval) {
        self.kind = kind
        self.timestamp = timestamp
        super.init()
    }

    /// Returns the touches in `window`, if any.
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        Self.nonEmpty(touches.filter { $0.window === window })
    }

    /// Returns the touches that began in `view`, if any.
    open func touches(for view: UIView) -> Set<UITouch>? {
        Self.nonEmpty(touches.filter { $0.view === view })
    }

    /// Returns the touches that `gesture` receives, if any.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        Self.nonEmpty(touches.filter { $0.recognizers.contains { $0 === gesture } })
    }

    private static func nonEmpty(_ touches: [UITouch]) -> Set<UITouch>? {
        touches.isEmpty ? nil : Set(touches)
    }
}

/// A scroll event from a wheel or a trackpad.
@preconcurrency @MainActor
final class UIScrollWheelEvent: UIEvent {
    /// The location of the pointer on the screen of the scene, in points.
    let location: CGPoint
    /// The distance to move the content, in points; positive values move it right and down.
    let delta: CGVector
    /// Whether the event has the small steps of a trackpad instead of the notches of a wheel.
    let isContinuous: Bool
    weak var targetWindow: UIWindow?

    init(_ scroll: HostScroll, timestamp: TimeInterval) {
        location = scroll.location
        delta = CGVector(dx: scroll.delta.dx, dy: scroll.delta.dy)
        isContinuous = scroll.isContinuous
        super.init(kind: .scroll, timestamp: timestamp)
        modifierFlags = UIKeyModifierFlags(scroll.modifiers)
    }
}

/// A movement of the pointer with no button down.
@preconcurrency @MainActor
final class UIHoverEvent: UIEvent {
    /// The location on the screen of the scene, in points; nil if the pointer has left the window of the host.
    let location: CGPoint?
    weak var targetWindow: UIWindow?

    init(location: CGPoint?, timestamp: TimeInterval) {
        self.location = location
        super.init(kind: .hover, timestamp: timestamp)
    }
}

/// An event of keys that were pressed or released.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    var presses: [UIPress] = []

    /// Creates an event without presses.
    public override init() {
        super.init(kind: .presses, timestamp: 0)
    }

    init(timestamp: TimeInterval) {
        super.init(kind: .presses, timestamp: timestamp)
    }

    /// The presses of this event.
    open var allPresses: Set<UIPress> { Set(presses) }

    /// Returns the presses that `gesture` receives.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
        Set(presses.filter { $0.gestureRecognizers?.contains(gesture) ?? false })
    }
}
