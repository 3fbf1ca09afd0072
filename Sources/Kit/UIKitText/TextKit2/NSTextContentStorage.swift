import Foundation
import TextDocuments

/// The content of a document in a text storage.
open class NSTextContentStorage: NSTextContentManager {
    /// The delegate. A weak reference.
    open weak var delegate: (any NSTextContentStorageDelegate)? {
        didSet { for manager in textLayoutManagers { manager.contentDidChange() } }
    }

    /// The text.
    open var textStorage: NSTextStorage? {
        get { storedStorage ?? textLayoutManagers.first?.engine.textStorage }
        set {
            for manager in textLayoutManagers { storedStorage?.removeLayoutManager(manager.engine) }
            storedStorage = newValue
            for manager in textLayoutManagers { newValue?.addLayoutManager(manager.engine) }
        }
    }
    private var storedStorage: NSTextStorage? = NSTextStorage()

    /// Creates an empty document.
    public override init() {
        super.init()
    }

    /// Creates the content of a text view, which already has a layout manager.
    init(adopting manager: NSTextLayoutManager) {
        storedStorage = nil
        super.init()
        adopt(manager)
    }

    open override func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        super.addTextLayoutManager(textLayoutManager)
        storedStorage?.addLayoutManager(textLayoutManager.engine)
    }

    open override func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        super.removeTextLayoutManager(textLayoutManager)
        storedStorage?.removeLayoutManager(textLayoutManager.engine)
    }

    /// The text. Setting it replaces the text storage.
    open var attributedString: NSAttributedString? {
        get { textStorage }
        set { textStorage = newValue.map { $0 as? NSTextStorage ?? NSTextStorage(attributedString: $0) } }
    }

    private var length: Int { storedStorage?.length ?? textLayoutManagers.first?.engine.document.count ?? 0 }

    open override var documentRange: NSTextRange { NSTextRange(0..<length) }

    @discardableResult
    open override func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [], using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? {
        let isReversed: Bool = options.contains(.reverse)
        var offset: Int = textLocation?.textOffset ?? (isReversed ? length : 0)
        var end: (any NSTextLocation)?
        while isReversed ? offset > 0 : offset < length {
            let range = paragraphRange(at: isReversed ? offset - 1 : offset)
            end = TextOffset(isReversed ? range.lowerBound : range.upperBound)
            if !block(paragraph(range)) { break }
            offset = isReversed ? range.lowerBound : range.upperBound
        }
        return end
    }

    /// Returns the range of the paragraph at an offset, with its line break.
    private func paragraphRange(at offset: Int) -> Range<Int> {
        guard let flow = textLayoutManagers.first?.engine.flow, flow.lineLimit == 0 else {
            let string = (textStorage?.string ?? "") as NSString
            let found = string.paragraphRange(for: NSRange(location: offset, length: 0))
            return found.location..<found.location + found.length
        }
        return flow.extent(containing: offset)
    }

    /// Returns the element of a range, which the delegate can replace.
    func paragraph(_ range: Range<Int>) -> NSTextParagraph {
        let nsRange = NSRange(location: range.lowerBound, length: range.count)
        let text: NSAttributedString =
            storedStorage?.attributedSubstring(from: nsRange)
            ?? textLayoutManagers.first?.engine.document.attributedString(in: range) ?? NSAttributedString(string: "")
        let shown: NSTextParagraph? = delegate?.textContentStorage(self, textParagraphWith: nsRange)
        let paragraph: NSTextParagraph = shown ?? NSTextParagraph(attributedString: text)
        paragraph.textContentManager = self
        paragraph.elementRange = NSTextRange(range)
        return paragraph
    }

    /// Returns the text of an element of this document, or nil for an element of another class.
    open func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
        (textElement as? NSTextParagraph)?.attributedString
    }

    open override func performEditingTransaction(_ transaction: () -> Void) {
        textStorage?.beginEditing()
        super.performEditingTransaction(transaction)
        textStorage?.endEditing()
    }

    open override func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {
        let text = NSMutableAttributedString(string: "")
        for element in textElements ?? [] { attributedString(for: element).map { text.append($0) } }
        let offsets = range.offsets
        textStorage?.replaceCharacters(
            in: NSRange(location: offsets.lowerBound, length: offsets.count), with: text)
    }
}

/// An object that changes the displayed text of a document's paragraphs.
public protocol NSTextContentStorageDelegate: AnyObject {
    /// Returns the paragraph that is shown for a range, or nil for the text itself.
    ///
    /// If the text of the paragraph does not have the length of the range, the text of the storage is shown instead.
    func textContentStorage(
        _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
    ) -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
    public func textContentStorage(
        _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
    ) -> NSTextParagraph? { nil }
}
