import Foundation

/// A part of a document.
open class NSTextElement: NSObject {
    /// The content manager of the element. A weak reference.
    open weak var textContentManager: NSTextContentManager?

    /// The range of the element in the document, or nil if the element is not part of a document.
    open var elementRange: NSTextRange?

    /// Creates an element.
    public init(textContentManager: NSTextContentManager?) {
        self.textContentManager = textContentManager
        super.init()
    }
}

/// A paragraph of a document.
open class NSTextParagraph: NSTextElement {
    /// The text of the paragraph, with its line break.
    public let attributedString: NSAttributedString

    /// Creates a paragraph.
    ///
    /// - Parameter attributedString: The text, with its line break. Nil means an empty paragraph.
    public init(attributedString: NSAttributedString?) {
        self.attributedString = attributedString ?? NSAttributedString(string: "")
        super.init(textContentManager: nil)
    }

    /// The range of the text without the line break, in the document.
    open var paragraphContentRange: NSTextRange? { divided?.content }

    /// The range of the line break, in the document.
    open var paragraphSeparatorRange: NSTextRange? { divided?.separator }

    private var divided: (content: NSTextRange, separator: NSTextRange)? {
        guard let range = elementRange?.offsets else { return nil }
        let units = attributedString.string.last.map { $0.isNewline ? String($0).utf16.count : 0 } ?? 0
        let end: Int = max(range.lowerBound, range.upperBound - units)
        return (NSTextRange(range.lowerBound..<end), NSTextRange(end..<range.upperBound))
    }
}
