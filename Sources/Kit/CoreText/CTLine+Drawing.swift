import CoreGraphics
import TextLayout

extension CTLine {
    /// The outlines of the glyphs, with y upward.
    var outline: CGPath? { layout.outline(ofLine: index)?.upward }

    func draw(run: Int? = nil, glyphs: Range<Int>? = nil, in context: CGContext) {
        context.inTextSpace {
            layout.drawLine(
                index, run: run, glyphs: glyphs, in: context, color: context.fillColor,
                strokeColor: context.strokeColor)
        }
    }
}

extension CGPath {
    /// The path with the y axis mirrored.
    var upward: CGPath? {
        var mirror = CGAffineTransform(scaleX: 1, y: -1)
        return copy(using: &mirror)
    }
}

/// Draws a line at the text position of the context. The text is upright if y points up.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
    line.draw(in: context)
    if context.textDrawingMode.clips { context.clipToText(context.placed(line.outline)) }
}

extension CGContext {
    /// Returns outlines that are transformed by the text matrix.
    func placed(_ outline: CGPath?) -> CGPath? {
        var matrix: CGAffineTransform = textMatrix
        return outline?.copy(using: &matrix)
    }
}
