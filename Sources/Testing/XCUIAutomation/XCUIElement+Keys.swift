import AppDriver
import PlatformHost
import UIKitCore

/// A key with a name, such as Return or an arrow key.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
    /// The character of the key, as on macOS.
    public let rawValue: String
    /// Creates a key from its character.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The Return key.
    public static let `return` = XCUIKeyboardKey(rawValue: "\r")
    /// The Enter key of the keypad.
    public static let enter = XCUIKeyboardKey(rawValue: "\u{3}")
    /// The Escape key.
    public static let escape = XCUIKeyboardKey(rawValue: "\u{1B}")
    /// The Delete (Backspace) key.
    public static let delete = XCUIKeyboardKey(rawValue: "\u{8}")
    /// The Forward Delete key.
    public static let forwardDelete = XCUIKeyboardKey(rawValue: "\u{7F}")
    /// The Tab key.
    public static let tab = XCUIKeyboardKey(rawValue: "\t")
    /// The Space key.
    public static let space = XCUIKeyboardKey(rawValue: " ")
    /// The Up Arrow key.
    public static let upArrow = XCUIKeyboardKey(rawValue: "\u{F700}")
    /// The Down Arrow key.
    public static let downArrow = XCUIKeyboardKey(rawValue: "\u{F701}")
    /// The Left Arrow key.
    public static let leftArrow = XCUIKeyboardKey(rawValue: "\u{F702}")
    /// The Right Arrow key.
    public static let rightArrow = XCUIKeyboardKey(rawValue: "\u{F703}")
    /// The Home key.
    public static let home = XCUIKeyboardKey(rawValue: "\u{F729}")
    /// The End key.
    public static let end = XCUIKeyboardKey(rawValue: "\u{F72B}")
    /// The Page Up key.
    public static let pageUp = XCUIKeyboardKey(rawValue: "\u{F72C}")
    /// The Page Down key.
    public static let pageDown = XCUIKeyboardKey(rawValue: "\u{F72D}")

    var usage: UIKeyboardHIDUsage? { Self.usages[self] }

    private static let usages: [XCUIKeyboardKey: UIKeyboardHIDUsage] = [
        .return: .keyboardReturnOrEnter, .enter: .keypadEnter, .escape: .keyboardEscape,
        .delete: .keyboardDeleteOrBackspace, .forwardDelete: .keyboardDeleteForward, .tab: .keyboardTab,
        .space: .keyboardSpacebar, .upArrow: .keyboardUpArrow, .downArrow: .keyboardDownArrow,
        .leftArrow: .keyboardLeftArrow, .rightArrow: .keyboardRightArrow, .home: .keyboardHome, .end: .keyboardEnd,
        .pageUp: .keyboardPageUp, .pageDown: .keyboardPageDown,
    ]
}

extension XCUIElement {
    /// Modifier keys that are held while another key is pressed.
    public struct KeyModifierFlags: OptionSet, Sendable, Hashable {
        /// The bits of the modifiers.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The Caps Lock key.
        public static let capsLock = KeyModifierFlags(rawValue: 1 << 0)
        /// The Shift key.
        public static let shift = KeyModifierFlags(rawValue: 1 << 1)
        /// The Control key.
        public static let control = KeyModifierFlags(rawValue: 1 << 2)
        /// The Option (Alt) key.
        public static let option = KeyModifierFlags(rawValue: 1 << 3)
        /// The Command key.
        public static let command = KeyModifierFlags(rawValue: 1 << 4)

        /// Apple's second name for `option`.
        public static var alternate: KeyModifierFlags { .option }

        fileprivate var host: HostModifiers {
            var modifiers: HostModifiers = []
            if contains(.capsLock) { modifiers.insert(.capsLock) }
            if contains(.shift) { modifiers.insert(.shift) }
            if contains(.control) { modifiers.insert(.control) }
            if contains(.option) { modifiers.insert(.alternate) }
            if contains(.command) { modifiers.insert(.command) }
            return modifiers
        }
    }

    /// Presses and releases a key. The view with keyboard focus receives it, even if it is not this element.
    public func typeKey(_ key: XCUIKeyboardKey, modifierFlags flags: KeyModifierFlags) {
        typeKey(key.rawValue, modifierFlags: flags)
    }

    /// Presses and releases the key of a character, or of the raw value of an `XCUIKeyboardKey`.
    ///
    /// With Command, Control or Option the key is a shortcut. Otherwise it also types the character.
    public func typeKey(_ key: String, modifierFlags flags: KeyModifierFlags) {
        guard let session = session() else { return AutomationFailure.record(Search.noApplication) }
        if let usage = XCUIKeyboardKey(rawValue: key).usage {
            session.press(usage.rawValue, modifiers: flags.host, characters: key == " " ? " " : "")
            session.settle()
        } else if let usage = Self.usage(of: key) {
            let types: Bool = flags.isDisjoint(with: [.command, .control, .option])
            // The key of a character such as “?”, or of a capital letter that is typed, is pressed with Shift.
            let isTypedCapital: Bool = types && key != key.lowercased()
            let plain: String? = Self.shiftedCharacters[key] ?? (isTypedCapital ? key.lowercased() : nil)
            let modifiers: KeyModifierFlags = plain == nil ? flags : flags.union(.shift)
            let shifted: String? = Self.shiftedCharacters.first { $0.value == key }?.key
            var characters: String = flags.contains(.shift) ? shifted ?? key : key
            if types, !flags.isDisjoint(with: [.shift, .capsLock]) { characters = characters.uppercased() }
            session.press(
                usage, modifiers: modifiers.host, characters: characters, ignoringModifiers: plain ?? key,
                text: types ? characters : nil)
            session.settle()
        } else if key.count == 1, flags.isDisjoint(with: [.command, .control, .option]) {
            session.type(flags.isDisjoint(with: [.shift, .capsLock]) ? key : key.uppercased())
        } else {
            AutomationFailure.record("There is no key for “\(key)”.")
        }
    }

    /// Returns the HID usage of the key of an ASCII character on an American keyboard.
    private static func usage(of key: String) -> Int? {
        let plain: String = shiftedCharacters[key] ?? key.lowercased()
        guard plain.unicodeScalars.count == 1, let scalar = plain.unicodeScalars.first else { return nil }
        switch scalar {
        case "a"..."z": return UIKeyboardHIDUsage.keyboardA.rawValue + Int(scalar.value) - 97
        case "1"..."9": return UIKeyboardHIDUsage.keyboard1.rawValue + Int(scalar.value) - 49
        case "0": return UIKeyboardHIDUsage.keyboard1.rawValue + 9
        default: return punctuation[plain]?.rawValue
        }
    }

    /// The keys of punctuation.
    private static let punctuation: [String: UIKeyboardHIDUsage] = [
        "-": .keyboardHyphen, "=": .keyboardEqualSign, "[": .keyboardOpenBracket, "]": .keyboardCloseBracket,
        "\\": .keyboardBackslash, ";": .keyboardSemicolon, "'": .keyboardQuote,
        "`": .keyboardGraveAccentAndTilde, ",": .keyboardComma, ".": .keyboardPeriod, "/": .keyboardSlash,
    ]

    /// The characters of keys with Shift, and the characters of the same keys without Shift.
    private static let shiftedCharacters: [String: String] = [
        "!": "1", "@": "2", "#": "3", "$": "4", "%": "5", "^": "6", "&": "7", "*": "8", "(": "9", ")": "0", "_": "-",
        "+": "=", "{": "[", "}": "]", "|": "\\", ":": ";", "\"": "'", "~": "`", "<": ",", ">": ".", "?": "/",
    ]
}
