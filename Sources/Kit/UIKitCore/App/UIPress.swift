import Foundation
import PlatformHost

/// A press of a key.
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// The phase of a press.
    public enum Phase: Int, Sendable {
        /// The key went down.
        case began = 0
        /// The force changed. Engawa does not send it.
        case changed = 1
        /// The key stays down. Engawa does not send it.
        case stationary = 2
        /// The key went up.
        case ended = 3
        /// The system canceled the press. Engawa does not send it.
        case cancelled = 4
    }

    /// The time of the last change, in seconds of the host's clock.
    open internal(set) var timestamp: TimeInterval = 0

    /// The phase.
    open internal(set) var phase: Phase = .began

    /// The key.
    open internal(set) var key: UIKey?

    /// The responder that received the press first.
    open internal(set) weak var responder: UIResponder?

    /// The window in which the press began.
    open internal(set) weak var window: UIWindow?

    /// The force: 1 while the key is down, then 0.
    open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }

    /// The recognizers that receive this press.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

    /// Whether the key repeats because it is held down.
    private(set) final var isRepeat = false

    /// Whether the key is Space or Return, which select the focused item.
    package var selects: Bool {
        guard let key, key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return false }
        return [.keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter].contains(key.keyCode)
    }

    /// 1 for the right arrow key, −1 for the left arrow key; nil for other keys.
    var horizontalStep: Int? {
        guard key?.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) == true else { return nil }
        return key?.keyCode == .keyboardRightArrow ? 1 : key?.keyCode == .keyboardLeftArrow ? -1 : nil
    }

    /// Creates a press without a key.
    public override init() {
        super.init()
    }

    convenience init(_ key: HostKey, phase: Phase, timestamp: TimeInterval) {
        self.init()
        self.key = UIKey(key)
        self.phase = phase
        self.timestamp = timestamp
        isRepeat = key.isRepeat
    }
}

extension UIKey {
    convenience init(_ key: HostKey) {
        self.init(
            characters: key.characters, charactersIgnoringModifiers: key.charactersIgnoringModifiers,
            modifierFlags: UIKeyModifierFlags(key.modifiers), keyCode: UIKeyboardHIDUsage(rawValue: key.usage))
    }
}

extension UIKeyModifierFlags {
    init(_ modifiers: HostModifiers) {
        var flags: UIKeyModifierFlags = []
        if modifiers.contains(.capsLock) { flags.insert(.alphaShift) }
        if modifiers.contains(.shift) { flags.insert(.shift) }
        if modifiers.contains(.control) { flags.insert(.control) }
        if modifiers.contains(.alternate) { flags.insert(.alternate) }
        if modifiers.contains(.command) { flags.insert(.command) }
        self = flags
    }
}
