import Foundation

/// A part of a text, as the text counts it. Subclasses say where it starts and ends.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    /// Whether it holds no text: it is only a place.
    open var isEmpty: Bool { start.isEqual(end) }

    /// Where it starts.
    open var start: UITextPosition { UITextPosition() }

    /// Where it ends.
    open var end: UITextPosition { UITextPosition() }
}

/// A part of the texts of this kit: offsets in UTF-16 units.
final class TextRange: UITextRange {
    let offsets: Range<Int>

    init(_ offsets: Range<Int>) {
        self.offsets = offsets
        super.init()
    }

    override var isEmpty: Bool { offsets.isEmpty }
    override var start: UITextPosition { TextPosition(offsets.lowerBound) }
    override var end: UITextPosition { TextPosition(offsets.upperBound) }

    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextRange)?.offsets == offsets }

    nonisolated override var hash: Int { offsets.hashValue }
}
