import CoreGraphics
import Foundation

/// The positions of lines in a column that is not a plain rectangle.
///
/// In the coordinates of the column, the containers of a layout manager are stacked vertically.
package protocol FlowShape: AnyObject {
    /// The smallest y-coordinate of lines for which the column has no space, in points.
    var end: CGFloat { get }

    /// Returns the rectangle of a line at or below `y`, or nil if the column has no more space.
    ///
    /// - Parameters:
    ///   - y: The distance of the line from the top of the column, in points.
    ///   - height: The height of the line, in points.
    ///   - rest: The rectangle that remains in the row after the previous line, or nil for the first line of a row.
    ///   - offset: The offset of the line's first character.
    func fragment(
        atY y: CGFloat, height: CGFloat, rest: CGRect?, offset: Int, isRightToLeft: Bool
    ) -> FlowFragment?
}

/// The rectangle of a line, and the rectangle that remains in its row.
package struct FlowFragment {
    package var rect: CGRect
    package var rest: CGRect?
    /// Whether the column is wider in other rows or without an obstacle in this row.
    package var isNarrowed: Bool

    package init(rect: CGRect, rest: CGRect?, isNarrowed: Bool = false) {
        self.rect = rect
        self.rest = rest
        self.isNarrowed = isNarrowed
    }
}
