import CoreGraphics
import Foundation
import TextDocuments
import UIKitCore
import UIKitDrawing

extension NSLayoutManager {
    // MARK: Glyphs and characters

    /// The number of glyphs: the length of the text.
    public var numberOfGlyphs: Int { document.count }

    /// Returns the index of the glyph of a character, which is the same.
    public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    /// Returns the index of the character of a glyph, which is the same.
    public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

    /// Returns whether a glyph exists at an index.
    public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < document.count }

    /// Returns the glyphs of a range of characters, which have the same range.
    public func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange {
        actualCharacterRange?.pointee = charRange
        return charRange
    }

    /// Returns the characters of a range of glyphs, which have the same range.
    public func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }

    /// Returns the range of the glyphs in a container. It does not contain text that truncation hides.
    public func glyphRange(for container: NSTextContainer) -> NSRange {
        guard container === textContainers.first else { return NSRange(location: 0, length: 0) }
        return NSRange(location: 0, length: document.count)
    }

    /// Returns the glyphs of the lines in a rectangle of a container.
    public func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        let places = flow.places(from: bounds.minY, to: bounds.maxY)
        let lines = places.flatMap { flow.lines(of: $0) }.filter {
            $0.frame.maxY > bounds.minY && $0.frame.minY < bounds.maxY
        }
        guard let first = lines.first, let last = lines.last else { return NSRange(location: 0, length: 0) }
        return NSRange(location: first.range.lowerBound, length: last.range.upperBound - first.range.lowerBound)
    }

    // MARK: Points

    /// Returns the index of the character nearest to a point of a container.
    ///
    /// - Parameter partialFraction: The position of the point between this character and the next: 0 in the leading
    ///   half of the character, and 1 in its trailing half.
    public func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let found = flow.characterIndex(at: CGPoint(x: point.x - container.lineFragmentPadding, y: point.y))
        partialFraction?.pointee = found.isTrailing ? 1 : 0
        return min(found.offset, max(0, document.count - 1))
    }

    /// Returns the index of the glyph nearest to a point of a container.
    public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }

    /// Returns the index of the glyph nearest to a point of a container, and the position between it and the next.
    public func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
    }

    /// Returns the position of a glyph in its line fragment, on the baseline.
    public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        let line = flow.line(containing: glyphIndex)
        return CGPoint(x: padding + flow.caretRect(at: glyphIndex).minX, y: line.baseline - line.frame.minY)
    }

    // MARK: Lines

    /// Returns the rectangle of the line of a glyph, over the whole width of the container.
    public func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        let line = flow.line(containing: glyphIndex)
        effectiveRange?.pointee = line.nsRange
        return fragmentRect(of: line)
    }

    /// Returns the rectangle of the text in the line of a glyph, with the padding.
    public func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        let line = flow.line(containing: glyphIndex)
        effectiveRange?.pointee = line.nsRange
        return usedRect(of: line)
    }

    private func fragmentRect(of line: DocumentFlow.Line) -> CGRect {
        guard flow.width < 1e6 else { return usedRect(of: line) }
        return CGRect(x: 0, y: line.frame.minY, width: flow.width + 2 * padding, height: line.frame.height)
    }

    private func usedRect(of line: DocumentFlow.Line) -> CGRect {
        CGRect(
            x: line.frame.minX, y: line.frame.minY, width: line.frame.width + 2 * padding, height: line.frame.height)
    }

    /// Calls a closure for each line of a range of glyphs.
    ///
    /// - Parameter block: Receives the rectangle of the line, that of its text, the container, the range of its glyphs,
    ///   and a flag that ends the enumeration.
    public func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let container = textContainers.first else { return }
        let end = glyphRange.location + glyphRange.length
        var stop: ObjCBool = false
        var index = flow.place(containing: glyphRange.location).index
        while index < flow.paragraphCount {
            let place = flow.place(at: index)
            for line in flow.lines(of: place)
            where line.range.upperBound > glyphRange.location && line.range.lowerBound < end {
                block(fragmentRect(of: line), usedRect(of: line), container, line.nsRange, &stop)
                if stop.boolValue { return }
            }
            if place.start + place.units >= end { return }
            index += 1
        }
    }

    /// Calls a closure for each rectangle that covers a range of glyphs.
    public func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop: ObjCBool = false
        let range: Range<Int> = glyphRange.location..<glyphRange.location + glyphRange.length
        let fillsLines: Bool = selectedRange.location != NSNotFound
        for rect in flow.selectionRects(for: range, fillsLines: fillsLines) {
            block(rect.offsetBy(dx: textContainer.lineFragmentPadding, dy: 0), &stop)
            if stop.boolValue { return }
        }
    }

    /// The rectangle of the empty line after a line break at the end of the text; zero if there is none.
    public var extraLineFragmentRect: CGRect {
        let place = flow.place(at: flow.paragraphCount - 1)
        guard place.units == 0, let line = flow.lines(of: place).last else { return .zero }
        return fragmentRect(of: line)
    }

    // MARK: Rectangles

    /// Returns the smallest rectangle that contains the text in a container, with the padding.
    ///
    /// - Complexity: O(*n*) when text is not laid out yet.
    public func usedRect(for container: NSTextContainer) -> CGRect {
        guard container === textContainers.first else { return .zero }
        flow.layOutAll()
        return CGRect(x: 0, y: 0, width: flow.usedWidth() + 2 * container.lineFragmentPadding, height: flow.height)
    }

    /// Returns the smallest rectangle that contains a range of glyphs.
    public func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let range: Range<Int> = glyphRange.location..<glyphRange.location + glyphRange.length
        var rects = flow.selectionRects(for: range, fillsLines: false)
        if rects.isEmpty { rects = [flow.caretRect(at: glyphRange.location)] }
        let all: CGRect = rects.dropFirst().reduce(rects[0]) { $0.union($1) }
        return all.offsetBy(dx: container.lineFragmentPadding, dy: 0)
    }

    // MARK: Drawing

    /// Draws the lines of a range of glyphs, and their backgrounds, into the current context.
    ///
    /// - Parameter origin: The position of the container's top-left corner, in points.
    public func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let end = glyphsToShow.location + max(1, glyphsToShow.length)
        var index = flow.place(containing: glyphsToShow.location).index
        while index < flow.paragraphCount {
            let place = flow.place(at: index)
            if place.start >= end { return }
            let position = CGPoint(x: origin.x + padding, y: origin.y + place.textTop)
            place.laidOut.block.draw(in: context, at: position, color: .black)
            index += 1
        }
    }
}

extension DocumentFlow.Line {
    var nsRange: NSRange { NSRange(location: range.lowerBound, length: range.count) }
}
