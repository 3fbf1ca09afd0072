import Foundation
import TextEditing
import UIKitInput

/// The state of the keyboard: the page that it shows, and Shift.
package struct KeyboardState: Equatable, Sendable {
    /// The state of Shift.
    package enum Shift: Sendable {
        case off
        /// The next letter is a capital.
        case on
        /// All letters are capitals.
        case locked
    }

    /// The effect of a tap on the text.
    package enum Effect: Equatable, Sendable {
        case none
        case insert(String)
        /// Replaces the space before the caret.
        case replaceSpace(String)
        case delete
        case enter
        /// Types kana.
        case compose(String)
        /// Converts the typed kana, or types an ideographic space.
        case convert
        /// Changes the form of the kana before the caret.
        case changeForm
        case moveCaret(UITextLayoutDirection)
        case dismiss
    }

    package private(set) var page: KeyboardPage
    package private(set) var shift: Shift = .off
    package let type: UIKeyboardType
    /// Whether the page with letters contains kana instead of Latin letters.
    package private(set) var usesKana: Bool
    package let capitalization: UITextAutocapitalizationType
    private var lastTap: (key: ScreenKey.Action, time: TimeInterval)?

    /// The maximum interval between two taps that lock Shift, in seconds.
    private static let lockInterval: TimeInterval = 0.35
    /// The maximum interval between two taps that type a period, in seconds.
    private static let periodInterval: TimeInterval = 0.7

    package init(type: UIKeyboardType, capitalization: UITextAutocapitalizationType, usesKana: Bool = false) {
        self.type = type
        self.capitalization = capitalization
        self.usesKana = usesKana
        page = KeyboardLayout.firstPage(of: type)
        if page == .letters { page = letters }
    }

    /// The page with letters or kana.
    package var letters: KeyboardPage { usesKana ? .kana : .letters }

    package static func == (left: KeyboardState, right: KeyboardState) -> Bool {
        left.page == right.page && left.shift == right.shift && left.type == right.type
            && left.usesKana == right.usesKana
    }

    /// Whether letters are capitals.
    package var showsCapitals: Bool { shift != .off }

    /// Adapts Shift to the text before the caret, unless it is locked.
    package mutating func adapt(to before: String) {
        guard shift != .locked, page == .letters else { return }
        if capitalization == .allCharacters {
            shift = .locked
        } else {
            shift = capitalization.capitalizes(after: before) ? .on : .off
        }
    }

    /// Handles a tap on a key, and returns its effect on the text.
    ///
    /// - Parameters:
    ///   - time: The time of the tap, in seconds.
    ///   - before: The text before the caret, at least its last two characters.
    package mutating func tap(_ key: ScreenKey, at time: TimeInterval, after before: String) -> Effect {
        defer { lastTap = (key.action, time) }
        let interval: TimeInterval = lastTap?.key == key.action ? time - (lastTap?.time ?? 0) : .infinity
        switch key.action {
        case .shift:
            tapShift(isDouble: interval <= Self.lockInterval)
            return .none
        case .page(let page):
            self.page = page
            return .none
        case .nextKeyboard:
            usesKana.toggle()
            page = letters
            return .none
        case .kanaForm: return .changeForm
        case .caret(let direction): return .moveCaret(direction)
        case .delete: return .delete
        case .enter: return .enter
        case .dismiss: return .dismiss
        case .space:
            if page == .kana { return .convert }
            if page == .numbers || page == .symbols, type != .numbersAndPunctuation { page = letters }
            return interval <= Self.periodInterval && endsWordAndSpace(before) ? .replaceSpace(". ") : .insert(" ")
        case .type(let text): return type(text)
        }
    }

    private mutating func tapShift(isDouble: Bool) {
        switch shift {
        case .locked: shift = .off
        case .on: shift = isDouble ? .locked : .off
        case .off: shift = isDouble ? .locked : .on
        }
    }

    /// Types the text of a key or a variant of it. Capitalizes a letter if Shift is on.
    package mutating func type(_ text: String) -> Effect {
        var text = text
        if page == .kana { return .compose(text) }
        if page == .letters {
            if showsCapitals, text.count == 1 { text = Accents.capital(text) }
            if shift == .on { shift = .off }
        } else if text == "'", type != .numbersAndPunctuation, page != .pad, page != .padSigns {
            // As on iOS, an apostrophe continues a word.
            page = letters
        }
        return .insert(text)
    }

    private func endsWordAndSpace(_ before: String) -> Bool {
        guard before.last == " ", let character = before.dropLast().last else { return false }
        return character.isLetter || character.isNumber || ")\"'”’%".contains(character)
    }
}

extension UITextAutocapitalizationType {
    /// Returns whether a letter after `before` is a capital.
    fileprivate func capitalizes(after before: String) -> Bool { applied(to: "a", after: before) == "A" }
}

extension UIKeyboardType {
    /// Whether text of this type can contain kana.
    package var acceptsKana: Bool {
        switch self {
        case .default, .numbersAndPunctuation, .webSearch, .twitter, .namePhonePad: true
        default: false
        }
    }
}
