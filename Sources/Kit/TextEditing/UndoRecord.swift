import TextDocuments

/// The text that a change replaced, and its position, so that the change can be undone.
@MainActor
final class UndoRecord {
    /// The range of the new text.
    private(set) var range: Range<Int>
    /// The text that the change replaced.
    private(set) var old: TextFragment
    /// The fixed end of the selection before the change.
    private(set) var anchor: Int
    /// The moving end of the selection before the change.
    private(set) var head: Int

    /// The effect of a change by another object on a record.
    enum Adaptation {
        /// The record still has its own range. The value is the change in the text in which the record is undone.
        case moved(TextChange)
        /// The record contains the change, and undoes both.
        case contained
        /// The record cannot be undone.
        case overlaps
    }

    /// Creates a record before the document changes.
    init(replacing range: Range<Int>, newCount: Int, in document: TextDocument, anchor: Int, head: Int) {
        self.range = range.lowerBound..<range.lowerBound + newCount
        old = document.fragment(in: range)
        self.anchor = anchor
        self.head = head
    }

    /// Whether the change deleted or inserted text.
    var isChange: Bool { old.units > 0 || !range.isEmpty }

    /// Extends the record by another change. Call it before the change. Returns false if the change neither overlaps
    /// nor adjoins the recorded range.
    func extend(by change: Range<Int>, newCount: Int, in document: TextDocument) -> Bool {
        guard change.lowerBound <= range.upperBound, change.upperBound >= range.lowerBound else { return false }
        if change.lowerBound < range.lowerBound {
            var before = document.fragment(in: change.lowerBound..<range.lowerBound)
            before.append(old)
            old = before
        }
        if change.upperBound > range.upperBound {
            old.append(document.fragment(in: range.upperBound..<change.upperBound))
        }
        let lower = min(range.lowerBound, change.lowerBound)
        let upper = max(range.upperBound, change.upperBound) + newCount - change.count
        range = lower..<upper
        return true
    }

    /// Adapts the record to a change by another object.
    func adapt(to change: TextChange) -> Adaptation {
        var earlier = change
        if change.range.upperBound <= range.lowerBound {
            range = range.lowerBound + change.delta..<range.upperBound + change.delta
        } else if change.range.lowerBound >= range.upperBound {
            let shift: Int = old.units - range.count
            earlier.range = change.range.lowerBound + shift..<change.range.upperBound + shift
        } else if change.range.clamped(to: range) == change.range {
            range = range.lowerBound..<range.upperBound + change.delta
            return .contained
        } else {
            return .overlaps
        }
        (anchor, head) = (earlier.moved(anchor), earlier.moved(head))
        return .moved(earlier)
    }
}
