import Foundation
import ItemProviders
import UIKitDrawing
import UIKitInput

/// A view with text that pasted items replace.
@MainActor
package protocol TextPasteReceiving: UITextPasteConfigurationSupporting {
    /// The range that pasted text replaces.
    var pasteRange: UITextRange { get }

    /// The attributes of plain text at the caret.
    var pasteAttributes: [NSAttributedString.Key: Any] { get }

    /// Replaces a range with text on behalf of the user, and returns the range of the inserted text. Text without
    /// support for attributes inserts only the characters.
    func replace(_ range: UITextRange, pasting text: NSAttributedString) -> UITextRange

    /// Moves the caret to the end of pasted text.
    func didPaste(in range: UITextRange)
}

/// The insertion of items that the user pastes, which waits for the results of all items.
@MainActor
package final class TextPaste {
    /// An item, and the text that it inserts by default. The text is nil if the item inserts no text by default.
    package typealias Item = (provider: NSItemProvider, text: NSAttributedString?)

    private weak var receiver: (any TextPasteReceiving)?
    private var results: [NSAttributedString?]
    private var missing: Int

    /// Pastes items.
    package static func perform(_ items: [Item], into receiver: any TextPasteReceiving) {
        guard !items.isEmpty else { return }
        let paste = TextPaste(receiver: receiver, count: items.count)
        let attributes = receiver.pasteAttributes
        for (index, item) in items.enumerated() {
            let pasted = PastedTextItem(provider: item.provider, text: item.text, attributes: attributes) {
                paste.finish(index, $0)
            }
            if let delegate = receiver.pasteDelegate {
                delegate.textPasteConfigurationSupporting(receiver, transform: pasted)
            } else {
                pasted.setDefaultResult()
            }
        }
    }

    private init(receiver: any TextPasteReceiving, count: Int) {
        self.receiver = receiver
        results = Array(repeating: nil, count: count)
        missing = count
    }

    private func finish(_ index: Int, _ result: NSAttributedString?) {
        results[index] = result
        missing -= 1
        guard missing == 0, let receiver else { return }
        let strings: [NSAttributedString] = results.compactMap { $0 }
        guard !strings.isEmpty else { return }
        // Without a delegate, the default implementations of its methods determine the text.
        let delegate: any UITextPasteDelegate = receiver.pasteDelegate ?? DefaultTextPasteDelegate()
        let range: UITextRange = receiver.pasteRange
        let text: NSAttributedString =
            strings.count == 1
            ? strings[0]
            : delegate.textPasteConfigurationSupporting(
                receiver, combineItemAttributedStrings: strings, for: range)
        let inserted: UITextRange = delegate.textPasteConfigurationSupporting(
            receiver, performPasteOf: text, to: range)
        // A range of the base class has no positions: the delegate did not insert the text.
        let isInserted: Bool = type(of: inserted) != UITextRange.self
        receiver.didPaste(in: isInserted ? inserted : receiver.replace(range, pasting: text))
    }
}

/// The behavior of text without a delegate.
private final class DefaultTextPasteDelegate: UITextPasteDelegate {}

/// A pasted item.
private final class PastedTextItem: NSObject, UITextPasteItem {
    let itemProvider: NSItemProvider
    let defaultAttributes: [NSAttributedString.Key: Any]
    private let text: NSAttributedString?
    /// The closure that receives the result, until it is called.
    private var completion: ((NSAttributedString?) -> Void)?

    init(
        provider: NSItemProvider, text: NSAttributedString?, attributes: [NSAttributedString.Key: Any],
        completion: @escaping (NSAttributedString?) -> Void
    ) {
        itemProvider = provider
        defaultAttributes = attributes
        self.text = text
        self.completion = completion
    }

    var localObject: Any? { nil }

    func setResult(string: String) {
        finish(NSAttributedString(string: string, attributes: defaultAttributes))
    }

    func setResult(attributedString string: NSAttributedString) { finish(string) }

    func setResult(attachment textAttachment: NSTextAttachment) {
        let text = NSMutableAttributedString(attributedString: NSAttributedString(attachment: textAttachment))
        // The line with the attachment has the font of the text at the caret.
        for (key, value) in defaultAttributes where key != .attachment {
            text.addAttribute(key, value: value, range: NSRange(location: 0, length: text.length))
        }
        finish(text)
    }

    func setNoResult() { finish(nil) }

    func setDefaultResult() {
        if text != nil || !itemProvider.canLoadObject(ofClass: String.self) { return finish(text) }
        itemProvider.loadObject(ofClass: String.self) { string, _ in
            Task { @MainActor in
                if let string { self.setResult(string: string) } else { self.setNoResult() }
            }
        }
    }

    private func finish(_ result: NSAttributedString?) {
        let completion = completion
        self.completion = nil
        completion?(result)
    }
}
