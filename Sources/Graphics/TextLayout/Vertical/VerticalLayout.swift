import CoreGraphics
import Foundation

/// An immutable layout of vertical text in columns, which follow each other from right to left.
///
/// Japanese and Chinese characters, kana, Hangul and emoji are upright. Other letters are rotated by 90 degrees. All
/// lengths are in points. The origin is at the top left, with y downward. Offsets are in UTF-16 code units.
public final class VerticalLayout: Sendable {
    /// A column of the text.
    public struct Column: Hashable, Sendable {
        /// The range of the column in UTF-16 offsets, including its line break.
        public let utf16Range: Range<Int>
        /// The frame, without the space for readings.
        public let frame: CGRect
    }

    /// The columns, from right to left.
    public let columns: [Column]

    /// The size of the text. Its height is the height of the tallest column.
    public let size: CGSize

    let cells: [PlacedCell]

    /// Creates a layout.
    ///
    /// - Parameters:
    ///   - runs: The text.
    ///   - height: The maximum height of a column, in points.
    ///   - width: The width in which the text is aligned at the right, in points; nil for the width of the text.
    ///   - columnSpacing: The distance between the centers of columns, in ems of the largest font.
    ///   - combinedDigits: The maximum number of digits that are set horizontally in the space of one character, as in
    ///     dates; 0 to rotate all digits.
    /// - Complexity: O(*n*) in the length of the text.
    public convenience init(
        runs: [VerticalRun], height: CGFloat, width: CGFloat? = nil, columnSpacing: CGFloat = 1.7,
        combinedDigits: Int = 2
    ) {
        var typesetter = VerticalTypesetter(
            runs: runs, height: height, columnSpacing: columnSpacing, combinedDigits: combinedDigits)
        typesetter.typeset()
        self.init(typesetter, width: width)
    }

    init(_ typesetter: VerticalTypesetter, width: CGFloat?) {
        let pitch: CGFloat = typesetter.pitch
        let em: CGFloat = typesetter.em
        let used: CGFloat = CGFloat(typesetter.columns.count) * pitch
        // The first column begins at the right. Its readings are in the space to its right.
        let right: CGFloat = max(width ?? used, used)
        var height: CGFloat = 0
        var columns: [Column] = []
        var cells: [PlacedCell] = []
        for (index, column) in typesetter.columns.enumerated() {
            let center: CGFloat = right - pitch * (CGFloat(index) + 0.5)
            let frame = CGRect(x: center - em / 2, y: 0, width: em, height: column.length)
            columns.append(Column(utf16Range: column.utf16Range, frame: frame))
            height = max(height, column.length)
            var y: CGFloat = 0
            for cell in column.cells {
                cells.append(
                    PlacedCell(cell: cell, frame: CGRect(x: center - em / 2, y: y, width: em, height: cell.advance)))
                y += cell.advance
            }
        }
        self.columns = columns
        self.cells = cells
        size = CGSize(width: used, height: height)
    }

    // MARK: Queries

    /// Returns the offset of the character that is nearest to a point, and whether the point is in its lower half.
    public func characterIndex(at point: CGPoint) -> (utf16Offset: Int, isTrailing: Bool) {
        guard let column = column(atX: point.x) else { return (0, false) }
        let found = cells(of: column)
        guard let cell = found.first(where: { point.y < $0.frame.maxY }) ?? found.last else {
            return (columns[column].utf16Range.lowerBound, false)
        }
        return (cell.cell.utf16Range.lowerBound, point.y > cell.frame.midY)
    }

    /// Returns the offset of the caret that is nearest to a point.
    public func insertionOffset(at point: CGPoint) -> Int {
        guard let column = column(atX: point.x) else { return 0 }
        let found = cells(of: column)
        for cell in found where point.y <= cell.frame.midY { return cell.cell.utf16Range.lowerBound }
        return found.last?.cell.utf16Range.upperBound ?? columns[column].utf16Range.lowerBound
    }

    /// Returns the rectangle of the caret before a character, without a height.
    public func caretRect(at utf16Offset: Int) -> CGRect {
        guard let column = columns.last(where: { $0.utf16Range.lowerBound <= utf16Offset }) else { return .zero }
        let found = cells.filter { column.utf16Range.contains($0.cell.utf16Range.lowerBound) }
        let y: CGFloat =
            found.first { $0.cell.utf16Range.upperBound > utf16Offset }?.frame.minY ?? found.last?.frame.maxY ?? 0
        return CGRect(x: column.frame.minX, y: y, width: column.frame.width, height: 0)
    }

    /// Returns the rectangles that cover a range, one for each column.
    public func selectionRects(for utf16Range: Range<Int>) -> [CGRect] {
        var rects: [CGRect] = []
        for cell in cells where cell.cell.utf16Range.overlaps(utf16Range) {
            if let last = rects.last, last.minX == cell.frame.minX, abs(last.maxY - cell.frame.minY) < 0.01 {
                rects[rects.count - 1] = last.union(cell.frame)
            } else {
                rects.append(cell.frame)
            }
        }
        return rects
    }

    private func column(atX x: CGFloat) -> Int? {
        columns.indices.min { abs(columns[$0].frame.midX - x) < abs(columns[$1].frame.midX - x) }
    }

    private func cells(of column: Int) -> [PlacedCell] {
        let range: Range<Int> = columns[column].utf16Range
        return cells.filter { range.contains($0.cell.utf16Range.lowerBound) }
    }
}

/// A cell with its frame.
struct PlacedCell: Sendable {
    var cell: VerticalCell
    var frame: CGRect
}

/// The smallest part of vertical text with a position: a character, a rotated word, or several characters that are set
/// in the space of one.
struct VerticalCell: Sendable {
    enum Content: Sendable {
        /// Glyphs with positions relative to the center of the column and the top of the cell.
        case glyphs([Glyph], TypeFace)
        /// Rotated by 90 degrees.
        case rotated(TextLayout)
        /// Horizontal, in the space of one character.
        case horizontal(TextLayout)
        case empty
    }

    var content: Content
    var utf16Range: Range<Int>
    var advance: CGFloat
    var style: TextStyle
    /// Whether a column can begin with the cell.
    var canBreakBefore: Bool
    /// Whether the cell contains only white space.
    var isWhitespace = false
    /// The reading beside this cell and the following ones, and the total height of these cells.
    var ruby: (layout: [VerticalCell], length: CGFloat)?
    /// The empty space above the content.
    var inset: CGFloat = 0
}
