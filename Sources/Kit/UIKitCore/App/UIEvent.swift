import Foundation
import PlatformHost

/// What a person did at one moment.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// What kind of thing the person did.
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion = 1
        case remoteControl = 2
        case presses = 3
        case scroll = 10
        case hover = 11
        case transform = 14
    }

    /// Which of a kind.
    public enum EventSubtype: Int, Sendable {
        case none = 0
    }

    /// What kind of thing the person did.
    open var type: EventType { kind }

    /// Which of its kind. The default is `none`.
    open var subtype: EventSubtype { .none }

    /// Buttons of a mouse.
    public struct ButtonMask: OptionSet, Sendable, Hashable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let primary = button(1)
        public static let secondary = button(2)
        /// The mask of the button with a number, counted from 1.
        public static func button(_ buttonNumber: Int) -> ButtonMask { ButtonMask(rawValue: 1 << (buttonNumber - 1)) }
    }

    /// The buttons of the mouse that make the event; empty for fingers.
    open internal(set) var buttonMask: ButtonMask = []

    /// When it happened, in seconds of the host's clock.
    open internal(set) var timestamp: TimeInterval = 0

    /// The keys held meanwhile.
    open internal(set) var modifierFlags: UIKeyModifierFlags = []

    /// The touches of this sequence, in every window; nil when it has none.
    open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }

    let kind: EventType
    /// The touches of the sequence, in the order in which they began.
    var touches: [UITouch] = []

    /// Makes an event without touches.
    public override init() {
        kind = .touches
        super.init()
    }

    init(kind: EventType, timestamp: TimeInterval) {
        self.kind = kind
        self.timestamp = timestamp
        super.init()
    }

    /// The touches in `window`.
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        Self.nonEmpty(touches.filter { $0.window === window })
    }

    /// The touches that began in `view`.
    open func touches(for view: UIView) -> Set<UITouch>? {
        Self.nonEmpty(touches.filter { $0.view === view })
    }

    /// The touches that `gesture` was given.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        Self.nonEmpty(touches.filter { $0.recognizers.contains { $0 === gesture } })
    }

    private static func nonEmpty(_ touches: [UITouch]) -> Set<UITouch>? {
        touches.isEmpty ? nil : Set(touches)
    }
}

/// A wheel or a trackpad scrolled.
@preconcurrency @MainActor
final class UIScrollWheelEvent: UIEvent {
    /// Where the pointer is, in the window's points.
    let location: CGPoint
    /// How far the content should move, in points: positive moves it right and down.
    let delta: CGVector
    /// Whether it comes from a trackpad rather than from a wheel's notches.
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

/// The pointer moved with no button down.
@preconcurrency @MainActor
final class UIHoverEvent: UIEvent {
    /// In the window's points; nil when the pointer left it.
    let location: CGPoint?
    weak var targetWindow: UIWindow?

    init(location: CGPoint?, timestamp: TimeInterval) {
        self.location = location
        super.init(kind: .hover, timestamp: timestamp)
    }
}

/// Keys went down or up.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    var presses: [UIPress] = []

    /// Makes an event without presses.
    public override init() {
        super.init(kind: .presses, timestamp: 0)
    }

    init(timestamp: TimeInterval) {
        super.init(kind: .presses, timestamp: timestamp)
    }

    /// The keys of this event.
    open var allPresses: Set<UIPress> { Set(presses) }

    /// The keys that `gesture` was given.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
        Set(presses.filter { $0.gestureRecognizers?.contains(gesture) ?? false })
    }
}
