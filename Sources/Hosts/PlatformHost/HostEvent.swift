import Foundation

/// An event in a window.
public struct HostEvent {
    /// The window that received the event.
    public var window: any HostWindow
    /// The time of the event, in seconds of the host's clock.
    public var timestamp: TimeInterval
    /// The kind of the event, with its values.
    public var kind: Kind

    /// Creates an event.
    public init(window: any HostWindow, timestamp: TimeInterval, kind: Kind) {
        self.window = window
        self.timestamp = timestamp
        self.kind = kind
    }

    /// The kind of an event.
    public enum Kind: Sendable {
        /// A touch by a finger or a pencil, or by the mouse while a button is down.
        case touch(HostTouch)
        /// The pointer moved with no button down, to a location in points; nil if it left the window.
        case hover(CGPoint?)
        /// A wheel or a trackpad scrolled.
        case scroll(HostScroll)
        /// A key went down or up.
        case key(HostKey)
        /// Text was typed.
        case text(String)
        /// An input method is composing text, with its selection in UTF-16 code units.
        case composition(String, selected: Range<Int>)
        /// The size of the window's content in points, or its scale, changed.
        case resized(CGSize, scale: CGFloat)
        /// The user requested a rotation of the window. The client decides whether to rotate it.
        case rotationRequested(HostRotation)
        /// The window lost its content.
        case exposed
        /// The window was shown again, or was hidden or minimized.
        case visibility(Bool)
        /// The window gained or lost the keyboard focus.
        case focus(Bool)
        /// The desktop's appearance became dark or light.
        case appearance(isDark: Bool)
        /// The desktop's text scale changed.
        case textScale(Double)
        /// The system is short of memory.
        case memoryWarning
        /// A new day began.
        case dayChanged
        /// The user answered a notification, given by its identifier.
        case notificationAnswered(String, HostNotification.Answer)
        /// Another program, or the desktop, requested that the app open URLs.
        case openRequested([URL])
        /// The user dropped files or text that was dragged from another program.
        case dropped(HostDrop)
        /// The user requested to close the window.
        case closeRequested
    }
}

/// Files and strings that the user dragged from another program and dropped on a window.
public struct HostDrop: Sendable {
    /// The files.
    public var files: [URL]
    /// The strings.
    public var texts: [String]
    /// The location in the window, in points from the top left.
    public var location: CGPoint

    /// Creates a drop.
    public init(files: [URL] = [], texts: [String] = [], location: CGPoint) {
        self.files = files
        self.texts = texts
        self.location = location
    }
}

/// A rotation by 90 degrees.
public enum HostRotation: Sendable {
    /// Counterclockwise.
    case left
    /// Clockwise.
    case right
}

/// A change in the state of a touch.
public struct HostTouch: Sendable {
    /// The phase of a touch.
    public enum Phase: Sendable {
        /// The touch began.
        case began
        /// The touch moved.
        case moved
        /// The touch ended.
        case ended
        /// The system ended the touch.
        case cancelled
    }

    /// The kind of device that produces the touch.
    public enum Tool: Sendable {
        /// A finger.
        case finger
        /// The mouse.
        case pointer
        /// A pencil.
        case pencil
    }

    /// The identifier of the touch, which stays the same from `began` to `ended`.
    public var identifier: Int
    /// The phase of the touch.
    public var phase: Phase
    /// The location in the window, in points from the top left.
    public var location: CGPoint
    /// The kind of device.
    public var tool: Tool
    /// The modifier keys that are down.
    public var modifiers: HostModifiers
    /// The mouse buttons that produce the touch; empty for a finger.
    public var buttons: HostButtons
    /// The pressure from 0 to 1, or nil if the device does not measure it. The default is nil.
    public var pressure: CGFloat?

    /// Creates a touch. `buttons` is the primary button by default for the pointer, and empty for other tools.
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

/// A set of mouse buttons. Button n is bit n − 1.
public struct HostButtons: OptionSet, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The primary button, usually the left one.
    public static let primary = HostButtons(rawValue: 1 << 0)
    /// The secondary button, usually the right one.
    public static let secondary = HostButtons(rawValue: 1 << 1)
    /// The middle button.
    public static let middle = HostButtons(rawValue: 1 << 2)
}

/// A step of a wheel or a movement on a trackpad.
public struct HostScroll: Sendable {
    /// The location of the pointer in the window, in points.
    public var location: CGPoint
    /// The distance to move the content, in points; positive values move it right and down.
    public var delta: HostDelta
    /// Whether the event has the small steps of a trackpad instead of the notches of a wheel.
    public var isContinuous: Bool
    /// The modifier keys that are down.
    public var modifiers: HostModifiers

    /// Creates a scroll event.
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
    /// The horizontal distance.
    public var dx: CGFloat
    /// The vertical distance.
    public var dy: CGFloat

    /// Creates a distance.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }
}

/// A key that went down or up.
public struct HostKey: Sendable {
    /// The USB HID usage (page 7), which is also the raw value of `UIKeyboardHIDUsage`.
    public var usage: Int
    /// Whether the key went down.
    public var isDown: Bool
    /// Whether the event is a repetition of a key that stays down.
    public var isRepeat: Bool
    /// The characters that the key types with the modifiers. A host may apply the modifiers only to letters.
    public var characters: String
    /// The characters that the key types without modifiers.
    public var charactersIgnoringModifiers: String
    /// The modifier keys that are down.
    public var modifiers: HostModifiers

    /// Creates a key event.
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

/// A set of modifier keys.
public struct HostModifiers: OptionSet, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The Shift keys.
    public static let shift = HostModifiers(rawValue: 1 << 0)
    /// The Control keys.
    public static let control = HostModifiers(rawValue: 1 << 1)
    /// The Alt keys.
    public static let alternate = HostModifiers(rawValue: 1 << 2)
    /// The Super keys, which represent Command.
    public static let command = HostModifiers(rawValue: 1 << 3)
    /// Caps Lock.
    public static let capsLock = HostModifiers(rawValue: 1 << 4)
}
