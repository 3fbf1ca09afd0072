import Foundation
import UIKitCore
import UIKitInput

/// The object through which an input view accesses the text of the first responder.
@MainActor
final class TextDocumentProxy: NSObject, UITextDocumentProxy {
    private var responder: UIResponder? { UIApplication.shared.inputWindow?.firstResponder }
    private var keyInput: (any UIKeyInput)? { responder as? any UIKeyInput }
    private var textInput: (any UITextInput)? { responder as? any UITextInput }

    var hasText: Bool { keyInput?.hasText ?? false }

    func insertText(_ text: String) { UIApplication.shared.typeText(text) }

    func deleteBackward() { keyInput?.deleteWithKey() }

    var documentContextBeforeInput: String? {
        guard let textInput, let selection = textInput.selectedTextRange else { return nil }
        let text: String = textInput.text(from: textInput.beginningOfDocument, to: selection.start)
        let start: String.Index = text.lastIndex(where: \.isNewline).map { text.index(after: $0) } ?? text.startIndex
        return start == text.endIndex ? nil : String(text[start...])
    }

    var documentContextAfterInput: String? {
        guard let textInput, let selection = textInput.selectedTextRange else { return nil }
        let text: String = textInput.text(from: selection.end, to: textInput.endOfDocument)
        let end: String.Index = text.firstIndex(where: \.isNewline) ?? text.endIndex
        return end == text.startIndex ? nil : String(text[..<end])
    }

    var selectedText: String? {
        guard let textInput, let selection = textInput.selectedTextRange, !selection.isEmpty else { return nil }
        return textInput.text(in: selection)
    }

    var documentInputMode: UITextInputMode? { responder?.textInputMode }

    func adjustTextPosition(byCharacterOffset offset: Int) {
        guard let textInput, let selection = textInput.selectedTextRange,
            let position = textInput.position(from: selection.end, offset: offset)
        else { return }
        textInput.selectedTextRange = textInput.textRange(from: position, to: position)
    }

    func setMarkedText(_ markedText: String, selectedRange: NSRange) {
        textInput?.setMarkedText(markedText, selectedRange: selectedRange)
    }

    func unmarkText() { textInput?.unmarkText() }

    // MARK: Traits

    var autocapitalizationType: UITextAutocapitalizationType {
        get { keyInput?.autocapitalizationType ?? .sentences }
        set { keyInput?.autocapitalizationType = newValue }
    }

    var isSecureTextEntry: Bool {
        get { keyInput?.isSecureTextEntry ?? false }
        set { keyInput?.isSecureTextEntry = newValue }
    }

    var enablesReturnKeyAutomatically: Bool {
        get { keyInput?.enablesReturnKeyAutomatically ?? false }
        set { keyInput?.enablesReturnKeyAutomatically = newValue }
    }

    var keyboardType: UIKeyboardType {
        get { keyInput?.keyboardType ?? .default }
        set { keyInput?.keyboardType = newValue }
    }

    var keyboardAppearance: UIKeyboardAppearance {
        get { keyInput?.keyboardAppearance ?? .default }
        set { keyInput?.keyboardAppearance = newValue }
    }

    var returnKeyType: UIReturnKeyType {
        get { keyInput?.returnKeyType ?? .default }
        set { keyInput?.returnKeyType = newValue }
    }

    var textContentType: UITextContentType! {
        get { keyInput?.textContentType }
        set { keyInput?.textContentType = newValue }
    }

    var smartQuotesType: UITextSmartQuotesType {
        get { keyInput?.smartQuotesType ?? .default }
        set { keyInput?.smartQuotesType = newValue }
    }

    var smartDashesType: UITextSmartDashesType {
        get { keyInput?.smartDashesType ?? .default }
        set { keyInput?.smartDashesType = newValue }
    }

    var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { keyInput?.smartInsertDeleteType ?? .default }
        set { keyInput?.smartInsertDeleteType = newValue }
    }

    var autocorrectionType: UITextAutocorrectionType {
        get { keyInput?.autocorrectionType ?? .default }
        set { keyInput?.autocorrectionType = newValue }
    }

    var spellCheckingType: UITextSpellCheckingType {
        get { keyInput?.spellCheckingType ?? .default }
        set { keyInput?.spellCheckingType = newValue }
    }
}

extension UITextInput {
    /// Returns the text between two positions.
    fileprivate func text(from start: UITextPosition, to end: UITextPosition) -> String {
        textRange(from: start, to: end).flatMap { text(in: $0) } ?? ""
    }
}
