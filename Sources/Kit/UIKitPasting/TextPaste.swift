import Foundation
import ItemProviders
import UIKitDrawing
import UIKitInput

/// A view with text into which the user can paste and drop items.
@MainActor
package protocol TextPasteReceiving: UITextPasteConfigurationSupporting {
    /// The range that pasted text replaces.
    var pasteRange: UITextRange { get }

    /// The attributes of plain text at the caret.
    var pasteAttributes: [NSAttributedString.Key: Any] { get }

    /// Replaces a range with text on behalf of the user, and returns the range of the inserted text. A view that does
    /// not support attributes inserts only the characters.
    func replace(_ range: UITextRange, pasting text: NSAttributedString) -> UITextRange

    /// Moves the caret to the end of pasted text.
    func didPaste(in range: UITextRange)
}

/// A receiver whose pasted items can have more results than text.
@MainActor
package protocol PastedItemExtending: TextPasteReceiving {
    /// Returns the item that the paste delegate receives in place of an item, whose methods it calls.
    func extended(_ item: any UITextPasteItem) -> any UITextPasteItem
}

/// The insertion of pasted or dropped items. It waits until each item has a result.
@MainActor
package final class TextPaste {
    /// A pasted or dropped item.
    package struct Item {
        let provider: NSItemProvider
        /// The text that the item inserts by default; nil for the string that the provider loads.
        let text: NSAttributedString?
        /// The object that is associated with a dragged item.
        let localObject: Any?

        package init(_ provider: NSItemProvider, text: NSAttributedString? = nil, localObject: Any? = nil) {
            self.provider = provider
            self.text = text
            self.localObject = localObject
        }
    }

    private weak var receiver: (any TextPasteReceiving)?
    private let completion: ((UITextRange?) -> Void)?
    private var results: [NSAttributedString?]
    private var missing: Int

    /// Pastes items in place of the selection.
    ///
    /// - Parameter completion: A closure that receives the range of the inserted text, or nil if no text was inserted.
    ///   If `completion` is nil, which is the default, the caret moves to the end of the inserted text.
    package static func perform(
        _ items: [Item], into receiver: any TextPasteReceiving, completion: ((UITextRange?) -> Void)? = nil
    ) {
        guard !items.isEmpty else {
            completion?(nil)
            return
        }
        let paste = TextPaste(receiver: receiver, count: items.count, completion: completion)
        let attributes = receiver.pasteAttributes
        for (index, item) in items.enumerated() {
            let pasted = PastedTextItem(item, attributes: attributes) { paste.finish(index, $0) }
            if let delegate = receiver.pasteDelegate {
                delegate.textPasteConfigurationSupporting(
                    receiver, transform: (receiver as? any PastedItemExtending)?.extended(pasted) ?? pasted)
            } else {
                pasted.setDefaultResult()
            }
        }
    }

    private init(receiver: any TextPasteReceiving, count: Int, completion: ((UITextRange?) -> Void)?) {
        self.receiver = receiver
        self.completion = completion
        results = Array(repeating: nil, count: count)
        missing = count
    }

    private func finish(_ index: Int, _ result: NSAttributedString?) {
        results[index] = result
        missing -= 1
        guard missing == 0 else { return }
        let strings: [NSAttributedString] = results.compactMap { $0 }
        guard let receiver, !strings.isEmpty else {
            completion?(nil)
            return
        }
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
        let pasted: UITextRange = isInserted ? inserted : receiver.replace(range, pasting: text)
        if let completion { completion(pasted) } else { receiver.didPaste(in: pasted) }
    }
}

/// The delegate of a receiver that has none. It implements the default behavior.
private final class DefaultTextPasteDelegate: NSObject, UITextPasteDelegate {}

/// An item that the delegate transforms.
private final class PastedTextItem: NSObject, UITextPasteItem {
    let itemProvider: NSItemProvider
    let localObject: Any?
    let defaultAttributes: [NSAttributedString.Key: Any]
    private let text: NSAttributedString?
    /// The closure that receives the result, until it is called.
    private var completion: ((NSAttributedString?) -> Void)?

    init(
        _ item: TextPaste.Item, attributes: [NSAttributedString.Key: Any],
        completion: @escaping (NSAttributedString?) -> Void
    ) {
        itemProvider = item.provider
        localObject = item.localObject
        defaultAttributes = attributes
        text = item.text
        self.completion = completion
    }

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
