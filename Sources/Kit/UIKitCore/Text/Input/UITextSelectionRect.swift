import Foundation

/// Where a part of a selection is.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    /// Where it is, in the coordinates of the text's view.
    open var rect: CGRect { .zero }

    /// The direction in which its text is written.
    open var writingDirection: NSWritingDirection { .natural }

    /// Whether the selection starts in it.
    open var containsStart: Bool { false }

    /// Whether the selection ends in it.
    open var containsEnd: Bool { false }

    /// Whether its text runs from top to bottom.
    open var isVertical: Bool { false }
}

/// Where a part of a selection in this kit's texts is.
final class TextSelectionRect: UITextSelectionRect {
    private let storedRect: CGRect
    private let isFirst: Bool
    private let isLast: Bool
    private let isRightToLeft: Bool

    init(_ rect: CGRect, isFirst: Bool, isLast: Bool, isRightToLeft: Bool) {
        storedRect = rect
        self.isFirst = isFirst
        self.isLast = isLast
        self.isRightToLeft = isRightToLeft
        super.init()
    }

    override var rect: CGRect { storedRect }
    override var writingDirection: NSWritingDirection { isRightToLeft ? .rightToLeft : .leftToRight }
    override var containsStart: Bool { isFirst }
    override var containsEnd: Bool { isLast }
}
