import UIKitInput

/// A key of the on-screen keyboard.
package struct ScreenKey: Hashable, Sendable {
    /// The action of a key.
    package enum Action: Hashable, Sendable {
        /// Types text.
        case type(String)
        /// Capitalizes the next letter, or all letters after a double tap.
        case shift
        case delete
        case space
        case enter
        /// Ends editing.
        case dismiss
        /// Shows another page.
        case page(KeyboardPage)
        /// Switches between the keyboards of the user's languages.
        case nextKeyboard
        /// Changes the form of the kana before the caret.
        case kanaForm
        /// Moves the caret.
        case caret(UITextLayoutDirection)
    }

    package var action: Action
    /// The width, in tenths of a row's width.
    package var width: Double
    /// The space before the key, in tenths of a row's width.
    package var gap: Double
    /// The small letters below a digit.
    package var caption: String
    /// The strings that a flick to the left, up, to the right and down types; empty for a key without flicks.
    package var flicks: [String] = []
    /// The number of rows that the key covers.
    package var rowCount = 1

    package init(_ action: Action, width: Double = 1, gap: Double = 0, caption: String = "") {
        self.action = action
        self.width = width
        self.gap = gap
        self.caption = caption
    }

    /// The text that the key types, or nil if it types no text.
    package var text: String? {
        if case .type(let text) = action { return text }
        return nil
    }

    /// Whether the key types a letter, which Shift changes.
    package var isLetter: Bool { text?.count == 1 && text?.first?.isLetter == true }
}

/// A page of the keyboard.
package enum KeyboardPage: Hashable, Sendable {
    case letters
    /// The kana of Japanese.
    case kana
    case numbers
    case symbols
    /// The digits of a telephone keypad.
    case pad
    /// The symbols of a telephone keypad.
    case padSigns
}
