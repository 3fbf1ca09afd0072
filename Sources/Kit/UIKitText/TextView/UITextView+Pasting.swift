import Foundation
import TextDocuments
import TextEditing
import UIKitCore
import UIKitDrawing
import UniformTypeIdentifiers

extension UITextView: TextPasteReceiving {
    /// Sets and returns the default paste configuration, or returns nil if the app set the configuration.
    func makePasteConfiguration() -> UIPasteConfiguration? {
        if state.hasPasteConfiguration { return nil }
        var types: [String] = [UTType.text.identifier]
        if allowsEditingTextAttributes { types.append(UTType.image.identifier) }
        let configuration = UIPasteConfiguration(acceptableTypeIdentifiers: types)
        pasteConfiguration = configuration
        return configuration
    }

    /// Whether the content of the general pasteboard can be pasted.
    var canPasteText: Bool {
        if state.hasPasteConfiguration { return canPaste(UIPasteboard.general.itemProviders) }
        return UIPasteboard.general.hasStrings || allowsEditingTextAttributes && UIPasteboard.general.hasImages
    }

    /// Pastes the content of the general pasteboard. Returns false if the view accepts none of it.
    func pasteText() -> Bool {
        guard isEditable, canPasteText else { return false }
        edit { prepareInsertion() }
        if pasteDelegate == nil, !state.hasPasteConfiguration {
            if let fragment = attributedFragment {
                edit { editor.replaceSelection(with: fragment) }
            } else {
                pastePlainText()
            }
            return true
        }
        let text: NSAttributedString? = pasteboardText
        let accepted: [NSItemProvider] = UIPasteboard.general.itemProviders.filter {
            pasteConfiguration?.accepts($0) == true
        }
        pasteItems(accepted.map { TextPaste.Item($0, text: text) })
        return !accepted.isEmpty
    }

    /// Pastes only the characters of the general pasteboard.
    func pastePlainText() {
        guard isEditable, let string = UIPasteboard.general.string, !string.isEmpty else { return }
        edit {
            prepareInsertion()
            editor.replaceSelection(with: editor.spaced(string, smartInsertDeleteType))
        }
    }

    func pasteItems(_ items: [TextPaste.Item]) { TextPaste.perform(items, into: self) }

    /// The attributed text or the image of the general pasteboard, if the user can change attributes.
    private var attributedFragment: TextFragment? {
        guard allowsEditingTextAttributes else { return nil }
        if let fragment = RichClipboard.fragment { return fragment }
        guard !UIPasteboard.general.hasStrings, let image = UIPasteboard.general.image else { return nil }
        let text = NSMutableAttributedString(attributedString: NSAttributedString(attachment: .init(image: image)))
        text.addAttributes(pasteAttributes, range: NSRange(location: 0, length: text.length))
        return TextFragment(text)
    }

    /// The content of the general pasteboard as attributed text, or nil if it has none.
    private var pasteboardText: NSAttributedString? {
        if let fragment = attributedFragment { return fragment.attributedString }
        return UIPasteboard.general.string.map {
            NSAttributedString(string: editor.spaced($0, smartInsertDeleteType), attributes: pasteAttributes)
        }
    }

    package var pasteRange: UITextRange { TextRange(editor.markedRange ?? editor.selection) }

    package var pasteAttributes: [NSAttributedString.Key: Any] { state.typing.values }

    package func replace(_ range: UITextRange, pasting text: NSAttributedString) -> UITextRange {
        let replaced: Range<Int> = offsets(of: range)
        edit {
            if replaced == editor.selection {
                editor.replaceSelection(with: TextFragment(text))
            } else {
                editor.replace(replaced, with: TextFragment(text))
            }
        }
        return TextRange(min(replaced.lowerBound, editor.head)..<editor.head)
    }

    package func didPaste(in range: UITextRange) {
        let end: Int = offset(of: range.end)
        edit { editor.select(anchor: end, head: end) }
    }
}
