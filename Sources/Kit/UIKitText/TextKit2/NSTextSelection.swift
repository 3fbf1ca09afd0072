import CoreGraphics
import Foundation
import TextDocuments

/// A selection of ranges of a document, or an insertion point.
open class NSTextSelection: NSObject {
    /// The units of text that can be selected.
    public enum Granularity: Int, Sendable {
        /// A composed character.
        case character = 0
        /// A word.
        case word = 1
        /// A paragraph.
        case paragraph = 2
        /// A line of the layout.
        case line = 3
        /// A sentence.
        case sentence = 4
    }

    /// The line to which an insertion point at a line wrap belongs.
    public enum Affinity: Int, Sendable {
        /// The previous line.
        case upstream = 0
        /// The next line.
        case downstream = 1
    }

    /// The ranges.
    public let textRanges: [NSTextRange]
    /// The unit of text that is selected.
    public let granularity: Granularity
    /// The line to which an insertion point at a line wrap belongs.
    public let affinity: Affinity
    /// The x-coordinate that vertical movements keep, in points. It is negative if it is not set.
    open var anchorPositionOffset: CGFloat = -1
    /// Whether the gesture that changes the selection is still in progress. The value is always false.
    public let isTransient = false
    /// The attributes of typed text. The default is empty.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    /// Whether extending the selection moves its start instead of its end.
    var movesStart = false

    /// Creates a selection of ranges.
    public init(_ textRanges: [NSTextRange], affinity: Affinity, granularity: Granularity) {
        self.textRanges = textRanges
        self.affinity = affinity
        self.granularity = granularity
        super.init()
    }

    /// Creates a selection of a range.
    public convenience init(range: NSTextRange, affinity: Affinity, granularity: Granularity) {
        self.init([range], affinity: affinity, granularity: granularity)
    }

    /// Creates an insertion point.
    public convenience init(_ location: any NSTextLocation, affinity: Affinity) {
        self.init([NSTextRange(location: location)], affinity: affinity, granularity: .character)
    }

    /// Returns a selection of the given ranges, with the other properties of this selection.
    open func textSelection(with textRanges: [NSTextRange]) -> NSTextSelection {
        let selection = NSTextSelection(textRanges, affinity: affinity, granularity: granularity)
        selection.anchorPositionOffset = anchorPositionOffset
        selection.typingAttributes = typingAttributes
        return selection
    }

    /// Returns the selection after a change to the text.
    func moved(by change: TextChange) -> NSTextSelection {
        let old: [Range<Int>] = textRanges.map(\.offsets)
        let new: [Range<Int>] = old.map { change.moved($0) }
        if new == old { return self }
        let selection = textSelection(with: new.map { NSTextRange($0) })
        selection.anchorPositionOffset = -1
        selection.movesStart = movesStart
        return selection
    }

    var offsets: Range<Int> { textRanges.first?.offsets ?? 0..<0 }
}
