import Foundation
import UIKitDrawing

/// A rectangle of a selection.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    /// The rectangle, in the coordinates of the text's view.
    open var rect: CGRect { .zero }

    /// The writing direction of the text in the rectangle.
    open var writingDirection: NSWritingDirection { .natural }

    /// Whether the rectangle contains the start of the selection.
    open var containsStart: Bool { false }

    /// Whether the rectangle contains the end of the selection.
    open var containsEnd: Bool { false }

    /// Whether the text is vertical.
    open var isVertical: Bool { false }
}

/// A rectangle of a selection in the kit's own text views.
package final class TextSelectionRect: UITextSelectionRect {
    private let storedRect: CGRect
    private let isFirst: Bool
    private let isLast: Bool
    private let isRightToLeft: Bool

    package init(_ rect: CGRect, isFirst: Bool, isLast: Bool, isRightToLeft: Bool) {
        storedRect = rect
        self.isFirst = isFirst
        self.isLast = isLast
        self.isRightToLeft = isRightToLeft
        super.init()
    }

    package override var rect: CGRect { storedRect }
    package override var writingDirection: NSWritingDirection { isRightToLeft ? .rightToLeft : .leftToRight }
    package override var containsStart: Bool { isFirst }
    package override var containsEnd: Bool { isLast }
}
