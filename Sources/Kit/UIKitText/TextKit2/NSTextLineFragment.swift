import CoreGraphics
import Foundation
import TextDocuments
import UIKitCore
import UIKitDrawing

/// A line of a layout fragment.
open class NSTextLineFragment: NSObject {
    /// The text of the paragraph.
    public let attributedString: NSAttributedString

    /// The range of the line in the text of the paragraph.
    public let characterRange: NSRange

    /// The frame of the line in the coordinates of its layout fragment, in points.
    public let typographicBounds: CGRect

    /// The position of the first glyph on the baseline, relative to the origin of the bounds, in points.
    public let glyphOrigin: CGPoint

    private weak var flow: DocumentFlow?
    /// The offset of the paragraph in the document.
    private let start: Int
    /// The position of the paragraph's layout fragment in the column.
    private let origin: CGPoint
    private let drawing: (CGPoint, CGContext) -> Void

    init(
        _ line: DocumentFlow.Line, text: NSAttributedString, place: DocumentFlow.Place, flow: DocumentFlow,
        drawing: @escaping (CGPoint, CGContext) -> Void
    ) {
        attributedString = text
        start = place.start
        characterRange = NSRange(location: line.range.lowerBound - place.start, length: line.range.count)
        origin = CGPoint(x: 0, y: place.top)
        typographicBounds = line.frame.offsetBy(dx: 0, dy: -place.top)
        glyphOrigin = CGPoint(x: 0, y: line.baseline - line.frame.minY)
        self.flow = flow
        self.drawing = drawing
        super.init()
    }

    /// Returns the position of the caret before a character, on the baseline, relative to the origin of the bounds.
    ///
    /// - Parameter index: The index of the character in the text of the paragraph.
    open func locationForCharacter(at index: Int) -> CGPoint {
        guard let flow else { return .zero }
        let caret: CGRect = flow.caretRect(at: start + index)
        return CGPoint(x: caret.minX - typographicBounds.minX, y: glyphOrigin.y)
    }

    /// Returns the index of the character at a point, in the text of the paragraph. The x-coordinate of the point is
    /// relative to the origin of the bounds. The y-coordinate has no effect.
    open func characterIndex(for point: CGPoint) -> Int {
        guard let found = character(at: point)?.offset else { return 0 }
        return min(max(found, characterRange.location), characterRange.location + characterRange.length)
    }

    /// Returns the fractional position of a point in a character, which is 0 at the start of the character and 1 at its
    /// end.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat {
        character(at: point)?.fraction ?? 0
    }

    /// Returns the offset in the paragraph of the character at a point, and the fractional position of the point in the
    /// character.
    private func character(at point: CGPoint) -> (offset: Int, fraction: CGFloat)? {
        guard let flow else { return nil }
        let y: CGFloat = typographicBounds.midY + origin.y
        let found = flow.characterIndex(at: CGPoint(x: point.x + typographicBounds.minX, y: y))
        return (found.offset - start, found.fraction)
    }

    /// Draws the line.
    ///
    /// - Parameter point: The position of the origin of the bounds.
    open func draw(at point: CGPoint, in context: CGContext) {
        context.saveGState()
        let box = CGRect(origin: point, size: typographicBounds.size).insetBy(dx: -4, dy: 0)
        context.clip(to: box)
        drawing(CGPoint(x: point.x - typographicBounds.minX, y: point.y - typographicBounds.minY), context)
        context.restoreGState()
    }
}
