import Foundation
import KeyboardLayouts
import UIKitCore

/// Types kana into a responder. If the responder supports marked text, the kana are marked text until they are
/// accepted.
@MainActor
struct KanaInput {
    let input: any UIKeyInput

    private var textInput: (any UITextInput)? { input as? any UITextInput }

    /// The marked text, or an empty string.
    var marked: String {
        guard let textInput, let range = textInput.markedTextRange else { return "" }
        return textInput.text(in: range) ?? ""
    }

    private func mark(_ text: String) {
        textInput?.setMarkedText(text, selectedRange: NSRange(location: text.utf16.count, length: 0))
    }

    /// Types kana at the end of the marked text.
    func compose(_ text: String) {
        if textInput == nil { input.insertText(text) } else { mark(marked + text) }
    }

    /// Changes the form of the last kana.
    ///
    /// - Parameter before: The text before the caret.
    func changeForm(after before: String) {
        let marked: String = marked
        guard let last = (marked.isEmpty ? before : marked).last, let next = Kana.nextForm(of: last) else { return }
        if marked.isEmpty {
            input.deleteWithKey()
            input.insertText(String(next))
        } else {
            mark(marked.dropLast() + String(next))
        }
    }

    /// Converts the marked text between hiragana and katakana. Without marked text, types an ideographic space.
    func convert() {
        let marked: String = marked
        if marked.isEmpty { input.insertText("\u{3000}") } else { mark(Kana.converted(marked)) }
    }

    /// Deletes the last character of the marked text. Without marked text, deletes the selection or the character
    /// before the caret.
    func delete() {
        let marked: String = marked
        if marked.isEmpty { input.deleteWithKey() } else { mark(String(marked.dropLast())) }
    }

    /// Accepts the marked text, and returns whether there was any.
    @discardableResult
    func accept() -> Bool {
        guard !marked.isEmpty else { return false }
        textInput?.unmarkText()
        return true
    }

    /// Accepts the marked text and moves the caret one position.
    func moveCaret(_ direction: UITextLayoutDirection) {
        accept()
        guard let textInput, let selection = textInput.selectedTextRange else { return }
        var target: UITextPosition? = direction == .left ? selection.start : selection.end
        if selection.isEmpty { target = target.flatMap { textInput.position(from: $0, in: direction, offset: 1) } }
        if let target { textInput.selectedTextRange = textInput.textRange(from: target, to: target) }
    }
}
