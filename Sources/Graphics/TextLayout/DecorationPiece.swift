import CoreGraphics
import Foundation

/// A part of an underline or a strikethrough line. Its coordinates run along and across a line or a column of text.
struct DecorationPiece {
    var line: DecorationLine
    var color: CGColor
    /// The start along the text, in points.
    var start: CGFloat
    /// The end along the text, in points.
    var end: CGFloat
    /// The position across the text, in points: the smaller of the coordinates of the two edges of the first parallel
    /// line.
    var edge: CGFloat
    /// The thickness of each line, in points.
    var thickness: CGFloat

    /// Returns whether a piece continues this piece without a gap.
    private func continues(in next: DecorationPiece) -> Bool {
        abs(next.start - end) < 0.01 && next.line == line && next.color == color && next.edge == edge
            && next.thickness == thickness
    }

    /// Appends a piece. If the piece continues the last one, both are joined, so that the pattern of a line does not
    /// begin again where only the font changes.
    static func append(_ piece: DecorationPiece, to pieces: inout [DecorationPiece]) {
        if let last = pieces.last, last.continues(in: piece) {
            pieces[pieces.count - 1].end = piece.end
        } else {
            pieces.append(piece)
        }
    }
}

extension TypeFace {
    /// The thickness of a line of the given style, in points.
    func thickness(of line: DecorationLine) -> CGFloat { max(underlineThickness, 0.5) * (line.isThick ? 2 : 1) }

    /// The distance of the top of a strikethrough line from the baseline. Thick and double lines have the same center
    /// as single lines.
    func strikethroughEdge(of line: DecorationLine) -> CGFloat {
        let thickness = thickness(of: line)
        let height: CGFloat = line.count > 1 ? thickness * 3 : thickness
        return -strikethroughPosition - (height - max(underlineThickness, 0.5)) / 2
    }
}
