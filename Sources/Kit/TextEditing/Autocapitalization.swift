import Foundation
import UIKitInput

extension UITextAutocapitalizationType {
    /// Returns typed text with the capitalization for an insertion after `before`.
    ///
    /// Only a single lowercase letter changes. Callers do not use this method for secure fields.
    package func applied(to typed: String, after before: String) -> String {
        guard typed.count == 1, typed.first?.isLowercase == true else { return typed }
        switch self {
        case .none: return typed
        case .allCharacters: return typed.uppercased()
        case .words: return startsWord(after: before) ? typed.uppercased() : typed
        case .sentences: return startsSentence(after: before) ? typed.uppercased() : typed
        }
    }

    private func startsWord(after before: String) -> Bool {
        guard let last = before.last else { return true }
        return !(last.isLetter || last.isNumber || last == "'" || last == "’")
    }

    private func startsSentence(after before: String) -> Bool {
        var rest: Substring = before[...]
        // Reads backward from the caret: opening quotes and brackets, spaces, closing quotes and brackets, the end of a
        // sentence.
        while let last = rest.last, "\"'“‘([{«¿¡„".contains(last) { rest.removeLast() }
        guard let border = rest.last else { return true }
        guard border.isWhitespace else { return false }
        while let last = rest.last, last.isWhitespace {
            if last.isNewline { return true }
            rest.removeLast()
        }
        while let last = rest.last, "\"'”’)]}»".contains(last) { rest.removeLast() }
        guard let end = rest.last else { return true }
        return ".!?…。！？".contains(end)
    }
}
