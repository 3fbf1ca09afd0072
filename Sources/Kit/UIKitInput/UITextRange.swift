import Foundation

/// A range of text. The owner of the text defines a subclass with its start and end.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    /// Whether the range contains no text.
    open var isEmpty: Bool { start.isEqual(end) }

    /// The start of the range.
    open var start: UITextPosition { UITextPosition() }

    /// The end of the range.
    open var end: UITextPosition { UITextPosition() }
}

/// A range in the kit's own text views: offsets in UTF-16 code units.
package final class TextRange: UITextRange {
    package let offsets: Range<Int>

    package init(_ offsets: Range<Int>) {
        self.offsets = offsets
        super.init()
    }

    package override var isEmpty: Bool { offsets.isEmpty }
    package override var start: UITextPosition { TextPosition(offsets.lowerBound) }
    package override var end: UITextPosition { TextPosition(offsets.upperBound) }

    nonisolated package override func isEqual(_ object: Any?) -> Bool { (object as? TextRange)?.offsets == offsets }

    nonisolated package override var hash: Int { offsets.hashValue }
}
