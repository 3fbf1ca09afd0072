import CoreGraphics
import Foundation
import TextDocuments
import UIKitCore
import UIKitDrawing

/// The drawing operations of a layout manager, which its overridable methods call.
extension NSLayoutManager {
    /// Draws the glyphs of the lines in a range, without backgrounds and lines.
    func draw(_ glyphs: NSRange, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let top: CGFloat = stack == nil ? 0 : containerTop(of: flow.line(containing: glyphs.location))
        for place in places(of: glyphs) {
            let position = CGPoint(x: origin.x + padding, y: origin.y + place.textTop - top)
            let start: Int = glyphs.location - place.start
            place.laidOut.block.inCurrentColors.draw(
                in: context, at: position, color: .black, parts: .glyphs, range: start..<start + glyphs.length)
        }
    }

    func drawBackgrounds(_ glyphs: NSRange, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        // A range of several paragraphs is filled in one call.
        var pending: (color: UIColor, range: NSRange)?
        func fill() {
            guard let (color, range) = pending else { return }
            pending = nil
            guard let container = textContainer(forGlyphAt: range.location, effectiveRange: nil) else { return }
            var rects: [CGRect] = []
            enumerateEnclosingRects(
                forGlyphRange: range, withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: container
            ) { rect, _ in rects.append(rect.offsetBy(dx: origin.x, dy: origin.y)) }
            guard !rects.isEmpty else { return }
            context.saveGState()
            color.setFill()
            fillBackgroundRectArray(rects, count: rects.count, forCharacterRange: range, color: color)
            context.restoreGState()
        }
        forEachRange(of: .backgroundColor, in: glyphs) { value, range in
            guard let color = value as? UIColor else { return }
            if let (last, old) = pending, old.location + old.length == range.location, last == color {
                pending = (color, NSRange(location: old.location, length: old.length + range.length))
            } else {
                fill()
                pending = (color, range)
            }
        }
        fill()
    }

    func drawLines(_ glyphs: NSRange, at origin: CGPoint) {
        forEachLinePart(with: .underlineStyle, in: glyphs) { style, part, line in
            underlineGlyphRange(
                part, underlineType: style, lineFragmentRect: fragmentRect(of: line),
                lineFragmentGlyphRange: line.nsRange, containerOrigin: origin)
        }
        forEachLinePart(with: .strikethroughStyle, in: glyphs) { style, part, line in
            strikethroughGlyphRange(
                part, strikethroughType: style, lineFragmentRect: fragmentRect(of: line),
                lineFragmentGlyphRange: line.nsRange, containerOrigin: origin)
        }
    }

    /// Draws the underline or the strikethrough line of glyphs whose baseline is at a y-coordinate of the context.
    func draw(
        _ style: NSUnderlineStyle, isStrikethrough: Bool, _ glyphs: NSRange, baseline: CGFloat, origin: CGPoint
    ) {
        guard let context = UIGraphicsGetCurrentContext(), glyphs.length > 0 else { return }
        let line = flow.line(containing: glyphs.location)
        let place = flow.place(containing: glyphs.location)
        let offset: CGFloat = place.textTop - line.baseline
        let shadow = document.attributes(at: glyphs.location)?.attributes.values[.shadow] as? NSShadow
        context.saveGState()
        if let shadow, let color = shadow.shadowColor as? UIColor {
            context.setShadow(offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius, color: color.cgColor)
        }
        for piece in place.laidOut.block.inCurrentColors.pieces {
            let start: Int = glyphs.location - place.start - piece.utf16Start
            let corner = CGPoint(x: origin.x + padding + piece.left, y: baseline + offset + piece.top)
            piece.layout.draw(
                style.line, isStrikethrough: isStrikethrough, in: start..<start + glyphs.length, in: context,
                at: corner, color: .black)
        }
        context.restoreGState()
    }

    /// The distance of the baseline of a line from the bottom of the line, in points.
    func baselineOffset(in lineGlyphs: NSRange) -> CGFloat {
        let line = flow.line(containing: lineGlyphs.location)
        return line.frame.maxY - line.baseline
    }

    /// Returns the ranges that a style marks: each word if the style contains `byWord`, otherwise the whole range.
    func parts(of glyphs: NSRange, _ style: NSUnderlineStyle) -> [NSRange] {
        guard style.contains(.byWord) else { return [glyphs] }
        let text = document.string(in: glyphs.location..<glyphs.location + glyphs.length)
        return text.split(whereSeparator: \.isWhitespace).map { word in
            let part = NSRange(word.startIndex..<word.endIndex, in: text)
            return NSRange(location: glyphs.location + part.location, length: part.length)
        }
    }

    /// Calls a closure for each part of a line that has an underline or strikethrough style, in a range of glyphs.
    private func forEachLinePart(
        with key: NSAttributedString.Key, in glyphs: NSRange,
        _ body: (NSUnderlineStyle, NSRange, DocumentFlow.Line) -> Void
    ) {
        forEachRange(of: key, in: glyphs) { value, range in
            let style = NSUnderlineStyle(attribute: value)
            guard style.line.count > 0 else { return }
            let marked: Range<Int> = range.location..<range.location + range.length
            for line in flow.lines(of: flow.place(containing: range.location)) {
                let part: Range<Int> = line.contentRange.clamped(to: marked)
                if !part.isEmpty { body(style, NSRange(location: part.lowerBound, length: part.count), line) }
            }
        }
    }

    /// Calls a closure for each range in which a displayed attribute has one value. A range does not extend beyond one
    /// paragraph.
    private func forEachRange(
        of key: NSAttributedString.Key, in glyphs: NSRange, _ body: (Any, NSRange) -> Void
    ) {
        let end: Int = glyphs.location + glyphs.length
        for place in places(of: glyphs) where place.units > 0 {
            let text: NSAttributedString = flow.shownText(in: place.start..<place.start + place.units)
            text.enumerateAttribute(key, in: NSRange(location: 0, length: text.length)) { value, range, _ in
                let lower: Int = max(place.start + range.location, glyphs.location)
                let upper: Int = min(place.start + range.location + range.length, end)
                guard let value, lower < upper else { return }
                body(value, NSRange(location: lower, length: upper - lower))
            }
        }
    }

    /// The paragraphs that contain a range of glyphs.
    private func places(of glyphs: NSRange) -> [DocumentFlow.Place] {
        let end: Int = glyphs.location + max(1, glyphs.length)
        var places: [DocumentFlow.Place] = []
        var index: Int = flow.place(containing: glyphs.location).index
        while index < flow.paragraphCount {
            let place = flow.place(at: index)
            if place.start >= end { break }
            places.append(place)
            index += 1
        }
        return places
    }
}
