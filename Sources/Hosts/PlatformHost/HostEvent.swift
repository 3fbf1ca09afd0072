import Foundation

/// Something that happened at a window.
public struct HostEvent {
    /// The window it happened at.
    public var window: any HostWindow
    /// When, in the host's seconds.
    public var timestamp: TimeInterval
    public var kind: Kind

    public init(window: any HostWindow, timestamp: TimeInterval, kind: Kind) {
        self.window = window
        self.timestamp = timestamp
        self.kind = kind
    }

    /// What can happen.
    public enum Kind: Sendable {
        /// A finger, or the mouse while its button is down.
        case touch(HostTouch)
        /// The pointer moved with no button down; nil when it left the window.
        case hover(CGPoint?)
        /// A wheel or a trackpad scrolled.
        case scroll(HostScroll)
        /// A key went down or up.
        case key(HostKey)
        /// Text was typed.
        case text(String)
        /// Text is being composed by an input method, with the part it marks as selected, in UTF-16 units.
        case composition(String, selected: Range<Int>)
        /// The window's content has another size or scale.
        case resized(CGSize, scale: CGFloat)
        /// The person wants the window turned. Whether it is, is the client's choice.
        case turned(HostTurn)
        /// The window's former picture is lost.
        case exposed
        /// The window became the one that keys go to, or no longer is.
        case focus(Bool)
        /// The display's surroundings became dark or light.
        case appearance(isDark: Bool)
        /// The person wants the window gone.
        case closeRequested
    }
}

/// A quarter of a turn.
public enum HostTurn: Sendable {
    /// Against the clock.
    case left
    /// With the clock.
    case right
}

/// One movement of one finger.
public struct HostTouch: Sendable {
    public enum Phase: Sendable { case began, moved, ended, cancelled }

    /// What does the touching.
    public enum Tool: Sendable { case finger, pointer, pencil }

    /// Which finger: the same from `began` to `ended`.
    public var identifier: Int
    public var phase: Phase
    /// In the window's points, from the top left.
    public var location: CGPoint
    public var tool: Tool
    public var modifiers: HostModifiers
    /// The buttons of the mouse that make the touch; none for a finger.
    public var buttons: HostButtons

    public init(
        identifier: Int, phase: Phase, location: CGPoint, tool: Tool = .finger, modifiers: HostModifiers = [],
        buttons: HostButtons? = nil
    ) {
        self.identifier = identifier
        self.phase = phase
        self.location = location
        self.tool = tool
        self.modifiers = modifiers
        self.buttons = buttons ?? (tool == .pointer ? .primary : [])
    }
}

/// Buttons of a mouse. Button n has the bit n − 1.
public struct HostButtons: OptionSet, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let primary = HostButtons(rawValue: 1 << 0)
    public static let secondary = HostButtons(rawValue: 1 << 1)
    public static let middle = HostButtons(rawValue: 1 << 2)
}

/// One step of a wheel, or one movement on a trackpad.
public struct HostScroll: Sendable {
    /// Where the pointer is, in the window's points.
    public var location: CGPoint
    /// How far the content should move, in points: positive moves it right and down.
    public var delta: HostDelta
    /// Whether it comes from a trackpad, in small steps, rather than from a wheel's notches.
    public var isContinuous: Bool
    public var modifiers: HostModifiers

    public init(
        location: CGPoint, delta: HostDelta, isContinuous: Bool = false, modifiers: HostModifiers = []
    ) {
        self.location = location
        self.delta = delta
        self.isContinuous = isContinuous
        self.modifiers = modifiers
    }
}

/// A distance in two directions, in points.
public struct HostDelta: Hashable, Sendable {
    public var dx: CGFloat
    public var dy: CGFloat

    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }
}

/// A key that went down or up.
public struct HostKey: Sendable {
    /// Its USB HID usage (page 7), which is also `UIKeyboardHIDUsage`'s raw value.
    public var usage: Int
    public var isDown: Bool
    public var isRepeat: Bool
    /// What the key types with its modifiers, as far as known.
    public var characters: String
    /// What it types without them.
    public var charactersIgnoringModifiers: String
    public var modifiers: HostModifiers

    public init(
        usage: Int, isDown: Bool, isRepeat: Bool = false, characters: String = "",
        charactersIgnoringModifiers: String = "", modifiers: HostModifiers = []
    ) {
        self.usage = usage
        self.isDown = isDown
        self.isRepeat = isRepeat
        self.characters = characters
        self.charactersIgnoringModifiers = charactersIgnoringModifiers
        self.modifiers = modifiers
    }
}

/// Keys held down meanwhile.
public struct HostModifiers: OptionSet, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let shift = HostModifiers(rawValue: 1 << 0)
    public static let control = HostModifiers(rawValue: 1 << 1)
    public static let alternate = HostModifiers(rawValue: 1 << 2)
    public static let command = HostModifiers(rawValue: 1 << 3)
    public static let capsLock = HostModifiers(rawValue: 1 << 4)
}
