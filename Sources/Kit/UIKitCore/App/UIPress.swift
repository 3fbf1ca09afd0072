import Foundation
import PlatformHost

/// A key that a person holds down.
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// Where in its life a press is.
    public enum Phase: Int, Sendable {
        case began = 0
        case changed = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
    }

    /// When it last changed, in seconds of the host's clock.
    open internal(set) var timestamp: TimeInterval = 0

    /// Where in its life it is.
    open internal(set) var phase: Phase = .began

    /// The key.
    open internal(set) var key: UIKey?

    /// Who got it first.
    open internal(set) weak var responder: UIResponder?

    /// The window it began in.
    open internal(set) weak var window: UIWindow?

    /// How hard it is pressed: 1 while it is down, 0 after.
    open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }

    /// The recognisers that are given this press.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

    /// Whether the key repeats because it is held.
    private(set) final var isRepeat = false

    /// Whether it is Space or Return, which choose what has the focus.
    var selects: Bool {
        guard let key, key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return false }
        return [.keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter].contains(key.keyCode)
    }

    /// 1 for the right arrow, −1 for the left one; nil for other keys.
    var horizontalStep: Int? {
        guard key?.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) == true else { return nil }
        return key?.keyCode == .keyboardRightArrow ? 1 : key?.keyCode == .keyboardLeftArrow ? -1 : nil
    }

    /// Makes a press of no key.
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

/// A key of a keyboard.
@preconcurrency @MainActor
open class UIKey: NSObject {
    /// What it types with the modifiers held.
    open private(set) var characters = ""

    /// What it types without them.
    open private(set) var charactersIgnoringModifiers = ""

    /// The keys held meanwhile.
    open private(set) var modifierFlags: UIKeyModifierFlags = []

    /// Which key, wherever it is on the keyboard.
    open private(set) var keyCode = UIKeyboardHIDUsage(rawValue: 0)

    /// Makes a key that types nothing.
    public override init() {
        super.init()
    }

    convenience init(_ key: HostKey) {
        self.init()
        characters = key.characters
        charactersIgnoringModifiers = key.charactersIgnoringModifiers
        modifierFlags = UIKeyModifierFlags(key.modifiers)
        keyCode = UIKeyboardHIDUsage(rawValue: key.usage)
    }
}

/// Keys that change what others mean.
public struct UIKeyModifierFlags: OptionSet, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

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
