import CoreGraphics
import Foundation
import UIKitInput

/// A responder that edits text: it receives typed text and the text that an input method is composing. Modules above
/// UIKitCore can also implement this protocol.
@MainActor
package protocol TextReceiving: UIResponder {
    /// The area of text input in the window, in points; nil if the responder accepts no text.
    var textInputArea: CGRect? { get }

    /// Whether text can be typed into the responder while it is first responder.
    var acceptsText: Bool { get }

    /// Returns the text before the caret, at most `limit` UTF-16 code units; empty if the text is secure.
    func textBeforeCaret(limit: Int) -> String

    /// Handles typed text, and returns whether it was used.
    func receiveText(_ text: String) -> Bool

    /// Handles a key that no command of the application used, and returns whether it was used.
    func receiveUnusedKey(_ key: UIKey) -> Bool

    /// Handles text that an input method is composing, and returns whether it was used.
    func receiveComposition(_ text: String, selected: Range<Int>) -> Bool

    /// Ends editing after the responder lost its status as first responder.
    func finishEditing()
}

extension UIResponder {
    /// The area of text input in the window, in points; nil if the responder accepts no text.
    var inputArea: CGRect? {
        if let receiver = self as? any TextReceiving { return receiver.textInputArea }
        guard self is any UIKeyInput, let view = self as? UIView else { return nil }
        return view.convert(view.bounds, to: nil)
    }

    /// Passes typed text to the responder, and returns whether it accepts text.
    func accept(_ text: String) -> Bool {
        if let receiver = self as? any TextReceiving { return receiver.receiveText(text) }
        guard let input = self as? any UIKeyInput else { return false }
        input.insertText(text)
        (self as? UIView)?.textInteraction?.update()
        return true
    }

    /// Passes to the responder the text that an input method is composing, and returns whether the responder used it.
    func accept(composition text: String, selected: Range<Int>) -> Bool {
        if let receiver = self as? any TextReceiving {
            return receiver.receiveComposition(text, selected: selected)
        }
        guard let input = self as? any UITextInput else { return false }
        input.setMarkedText(text, selectedRange: NSRange(location: selected.lowerBound, length: selected.count))
        (self as? UIView)?.textInteraction?.update()
        return true
    }

    /// Accepts the marked text in a view whose class the application defines, and resets the input method that composes
    /// it.
    package func endComposing() {
        guard !(self is any TextReceiving), let input = self as? any UITextInput, input.markedTextRange != nil else {
            return
        }
        input.unmarkText()
        UIApplication.shared.endComposition(of: self)
    }

    /// Passes a key that edits text to the responder, if it accepts text and the application defines its class. Returns
    /// whether the responder used the key.
    func accept(_ key: UIKey) -> Bool {
        guard !(self is any TextReceiving), let input = self as? any UIKeyInput else { return false }
        if let interaction = (self as? UIView)?.textInteraction { return interaction.handle(key) }
        switch key.keyCode {
        case .keyboardDeleteOrBackspace: input.deleteWithKey()
        case .keyboardReturnOrEnter, .keypadEnter: input.insertText("\n")
        default: return false
        }
        return true
    }
}

extension UIKeyInput {
    /// Deletes the selection or the character before the caret. In a view whose class the application defines, the
    /// character is selected first, because such a view can delete only its selection.
    package func deleteWithKey() {
        defer { deleteBackward() }
        guard !(self is any TextReceiving), let input = self as? any UITextInput, let caret = input.selectedTextRange,
            caret.isEmpty
        else { return }
        func before(_ start: UITextPosition?) -> (range: UITextRange, text: String)? {
            guard let start, let range = input.textRange(from: start, to: caret.start) else { return nil }
            return (range, input.text(in: range) ?? "")
        }
        func position(_ count: Int) -> UITextPosition? { input.position(from: caret.start, offset: -count) }
        let last: String = before(position(32) ?? input.beginningOfDocument)?.text.suffix(1).description ?? ""
        // The offsets of the application can be other units than UTF-16 code units.
        let whole = before(position(last.utf16.count)).flatMap { $0.text == last && last != "" ? $0 : nil }
        if let character = whole ?? before(position(1)) { input.selectedTextRange = character.range }
    }
}
