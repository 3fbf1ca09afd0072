import Foundation
import TextEditing
import UIKitPasting
import UniformTypeIdentifiers

extension UITextField: TextPasteReceiving {
    /// Creates the default configuration, which the app can change.
    func makePasteConfiguration() -> UIPasteConfiguration {
        let configuration = UIPasteConfiguration(acceptableTypeIdentifiers: [UTType.text.identifier])
        associatedPasteConfiguration = configuration
        return configuration
    }

    /// Pastes the items of the general pasteboard that the field accepts.
    func pasteGeneralItems() {
        edit { prepareInsertion() }
        let text: NSAttributedString? = UIPasteboard.general.string.map {
            NSAttributedString(string: editor.spaced($0.onOneLine, smartInsertDeleteType), attributes: pasteAttributes)
        }
        let accepted: [NSItemProvider] = UIPasteboard.general.itemProviders.filter {
            pasteConfiguration?.accepts($0) == true
        }
        pasteItems(accepted.map { TextPaste.Item($0, text: text) })
    }

    func pasteItems(_ items: [TextPaste.Item]) { TextPaste.perform(items, into: self) }

    package var pasteRange: UITextRange { TextRange(editor.markedRange ?? editor.selection) }

    package var pasteAttributes: [NSAttributedString.Key: Any] { baseAttributes }

    package func replace(_ range: UITextRange, pasting text: NSAttributedString) -> UITextRange {
        let replaced: Range<Int> = offsets(of: range)
        edit { editor.replace(replaced, with: text.string.onOneLine) }
        return TextRange(min(replaced.lowerBound, editor.head)..<editor.head)
    }

    package func didPaste(in range: UITextRange) {
        let end: Int = offset(of: range.end)
        edit { editor.select(anchor: end, head: end) }
    }
}
