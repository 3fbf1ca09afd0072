import UIKitInput

/// Replaces straight quotation marks and hyphens with curved quotation marks and dashes.
package enum SmartPunctuation {
    /// Whether typed text can be replaced.
    package static func isActive(quotes: UITextSmartQuotesType, dashes: UITextSmartDashesType) -> Bool {
        quotes == .yes || dashes == .yes
    }

    /// Returns the text to insert for typed text.
    ///
    /// - Parameters:
    ///   - typed: The typed text. Only a single character changes.
    ///   - before: The text before the caret, at least its last character.
    /// - Returns: The text, and the number of UTF-16 code units before the caret that it replaces.
    package static func replacement(
        for typed: String, after before: String, quotes: UITextSmartQuotesType, dashes: UITextSmartDashesType
    ) -> (text: String, replaced: Int) {
        switch typed {
        case "\"" where quotes == .yes: (opensQuote(after: before.last) ? "“" : "”", 0)
        case "'" where quotes == .yes: (opensQuote(after: before.last) ? "‘" : "’", 0)
        case "-" where dashes == .yes && before.last == "-": ("—", 1)
        default: (typed, 0)
        }
    }

    /// Returns whether a quotation mark after a character opens a quotation.
    private static func opensQuote(after character: Character?) -> Bool {
        guard let character else { return true }
        return character.isWhitespace || "([{<“‘—–-/".contains(character)
    }
}

extension TextEditor {
    /// Inserts typed text. Replaces the selection or, if there is only a caret, `typed.replaced` UTF-16 code units
    /// before it.
    package func insert(_ typed: (text: String, replaced: Int)) {
        guard typed.replaced > 0, !hasSelection, markedRange == nil, head >= typed.replaced else {
            return insert(typed.text)
        }
        replace(head - typed.replaced..<head, with: typed.text)
    }
}
