import CoreGraphics
import Foundation
import TextDocuments
import UIKitCore
import UIKitDrawing

extension NSLayoutManager {
    // MARK: Glyphs and characters

    /// The number of glyphs, which is the length of the text.
    public var numberOfGlyphs: Int { document.count }

    /// Returns the index of the glyph of a character, which is equal to the index of the character.
    public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    /// Returns the index of the character of a glyph, which is equal to the index of the glyph.
    public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

    /// Returns whether a glyph exists at an index.
    public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < document.count }

    /// Returns the glyph range for a range of characters, which is the same range.
    @discardableResult
    public func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange {
        actualCharacterRange?.pointee = charRange
        return charRange
    }

    /// Returns the character range for a range of glyphs, which is the same range.
    @discardableResult
    public func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }

    /// Returns the range of the glyphs in a container.
    public func glyphRange(for container: NSTextContainer) -> NSRange {
        guard let place = place(of: container) else { return NSRange(location: 0, length: 0) }
        if place.bottom > 1e6, stack == nil, flow.lineLimit == 0 { return NSRange(location: 0, length: document.count) }
        return range(of: lines(from: place.top, to: place.bottom))
    }

    /// Returns the glyphs of the lines in a rectangle of a container.
    public func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        guard let place = place(of: container) else { return NSRange(location: 0, length: 0) }
        let top: CGFloat = stack == nil ? bounds.minY : max(0, bounds.minY)
        return range(of: lines(from: place.top + top, to: min(place.top + bounds.maxY, place.bottom)))
    }

    private func range(of lines: [DocumentFlow.Line]) -> NSRange {
        guard let first = lines.first, let last = lines.last else { return NSRange(location: 0, length: 0) }
        return NSRange(location: first.range.lowerBound, length: last.range.upperBound - first.range.lowerBound)
    }

    // MARK: Containers

    /// Returns the container of a glyph, or nil if no container has space for it.
    public func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> NSTextContainer? {
        let line = flow.line(containing: glyphIndex)
        let isLaidOut: Bool = glyphIndex < line.range.upperBound || glyphIndex >= document.count
        let container: NSTextContainer? = isLaidOut ? self.container(of: line) : nil
        if let container, let effectiveRange { effectiveRange.pointee = glyphRange(for: container) }
        return container
    }

    /// Returns the container of a line, or nil if no container has space for it.
    private func container(of line: DocumentFlow.Line) -> NSTextContainer? {
        let y: CGFloat = line.frame.minY
        guard let stack else {
            return textContainers.first.flatMap { line.frame.maxY <= $0.heightLimit + 0.01 ? $0 : nil }
        }
        let index = stack.index(atY: y)
        return y < stack.bottom(ofContainer: index) ? stack.containers[index] : nil
    }

    /// The top and the bottom of a container in the column, or nil for a container of another layout manager.
    func place(of container: NSTextContainer) -> (top: CGFloat, bottom: CGFloat)? {
        guard let stack else {
            return container === textContainers.first ? (0, container.heightLimit) : nil
        }
        guard let index = stack.containers.firstIndex(where: { $0 === container }) else { return nil }
        return (stack.tops[index], stack.bottom(ofContainer: index))
    }

    /// Returns the distance from the top of the column to the container of a line, in points.
    func containerTop(of line: DocumentFlow.Line) -> CGFloat {
        guard let stack else { return 0 }
        return stack.tops[stack.index(atY: line.frame.minY)]
    }

    /// The lines between two distances from the top of the column.
    private func lines(from minY: CGFloat, to maxY: CGFloat) -> [DocumentFlow.Line] {
        let places = flow.places(from: minY, to: maxY)
        return places.flatMap { flow.lines(of: $0) }.filter {
            $0.frame.maxY > minY && $0.frame.minY < maxY && container(of: $0) != nil
        }
    }

    // MARK: Progress

    /// Returns the index of the first character that is not laid out, or the length of the text.
    public func firstUnlaidCharacterIndex() -> Int { flow.firstUnlaidOffset }

    /// Returns the index of the first glyph that is not laid out, or the number of glyphs.
    public func firstUnlaidGlyphIndex() -> Int { flow.firstUnlaidOffset }

    /// Returns the indexes of the first character and the first glyph that are not laid out.
    public func getFirstUnlaidCharacterIndex(
        _ charIndex: UnsafeMutablePointer<Int>?, glyphIndex: UnsafeMutablePointer<Int>?
    ) {
        charIndex?.pointee = flow.firstUnlaidOffset
        glyphIndex?.pointee = flow.firstUnlaidOffset
    }

    // MARK: Points

    /// Returns the index of the character that is nearest to a point of a container.
    ///
    /// - Parameter partialFraction: The position of the point between the caret before the character and the caret
    ///   after it, from 0 to 1.
    public func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let found = flow.characterIndex(
            at: CGPoint(x: point.x - padding, y: point.y + (place(of: container)?.top ?? 0)))
        // The empty last line has no character. The caret in it is after the last line break.
        let isAfterText: Bool = found.offset >= document.count && document.count > 0
        partialFraction?.pointee = isAfterText ? 1 : found.fraction
        return isAfterText ? document.count - 1 : found.offset
    }

    /// Returns the index of the glyph nearest to a point of a container.
    public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }

    /// Returns the index of the glyph nearest to a point of a container, and the position of the point between this
    /// glyph and the next glyph.
    public func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
    }

    /// Returns the position of a point between the glyph that is nearest to it and the next glyph, from 0 to 1.
    public func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        var fraction: CGFloat = 0
        _ = characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
        return fraction
    }

    /// Returns the position of a glyph in its line fragment, on the baseline.
    public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        let line = flow.line(containing: glyphIndex)
        let left: CGFloat = padding + flow.caretRect(at: glyphIndex).minX
        return CGPoint(x: left - fragmentRect(of: line).minX, y: line.baseline - line.frame.minY)
    }

    // MARK: Lines

    /// Returns the rectangle of the line of a glyph, with the whole width that is available for the line.
    @discardableResult
    public func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        let line = flow.line(containing: glyphIndex)
        effectiveRange?.pointee = line.nsRange
        return fragmentRect(of: line)
    }

    /// Returns the rectangle of the text in the line of a glyph, with the padding.
    @discardableResult
    public func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        let line = flow.line(containing: glyphIndex)
        effectiveRange?.pointee = line.nsRange
        return usedRect(of: line)
    }

    func fragmentRect(of line: DocumentFlow.Line) -> CGRect {
        guard flow.width < 1e6 else { return usedRect(of: line) }
        return line.column.insetBy(dx: -padding, dy: 0).offsetBy(dx: padding, dy: -containerTop(of: line))
    }

    private func usedRect(of line: DocumentFlow.Line) -> CGRect {
        line.frame.insetBy(dx: -padding, dy: 0).offsetBy(dx: padding, dy: -containerTop(of: line))
    }

    /// Calls a closure for each line of a range of glyphs.
    ///
    /// - Parameter block: A closure that receives the rectangle of the line, the rectangle of its text, the container,
    ///   the range of its glyphs, and a flag that ends the enumeration.
    public func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let end = glyphRange.location + glyphRange.length
        var stop: ObjCBool = false
        var index = flow.place(containing: glyphRange.location).index
        while index < flow.paragraphCount {
            let place = flow.place(at: index)
            for line in flow.lines(of: place)
            where line.range.upperBound > glyphRange.location && line.range.lowerBound < end {
                guard let container = container(of: line) else { return }
                block(fragmentRect(of: line), usedRect(of: line), container, line.nsRange, &stop)
                if stop.boolValue { return }
            }
            if place.start + place.units >= end { return }
            index += 1
        }
    }

    /// Calls a closure for each of the rectangles that together cover a range of glyphs.
    public func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop: ObjCBool = false
        let range: Range<Int> = glyphRange.location..<glyphRange.location + glyphRange.length
        let fillsLines: Bool = selectedRange.location != NSNotFound
        guard let place = place(of: textContainer) else { return }
        for rect in flow.selectionRects(for: range, fillsLines: fillsLines, from: place.top, to: place.bottom)
        where rect.minY >= place.top - 0.01 && rect.maxY <= place.bottom + 0.01 {
            block(rect.offsetBy(dx: padding, dy: -place.top), &stop)
            if stop.boolValue { return }
        }
    }

    /// The rectangle of the empty line after a line break at the end of the text, or zero if there is no such line.
    public var extraLineFragmentRect: CGRect {
        let place = flow.place(at: flow.paragraphCount - 1)
        guard place.units == 0, let line = flow.lines(of: place).last else { return .zero }
        return fragmentRect(of: line)
    }

    /// The part of `extraLineFragmentRect` that the caret takes, with the padding, or zero if there is no such line.
    public var extraLineFragmentUsedRect: CGRect {
        let place = flow.place(at: flow.paragraphCount - 1)
        guard place.units == 0, let line = flow.lines(of: place).last else { return .zero }
        return usedRect(of: line)
    }

    /// The container of the empty line after a line break at the end of the text, or nil if there is no such line.
    public var extraLineFragmentTextContainer: NSTextContainer? {
        let place = flow.place(at: flow.paragraphCount - 1)
        guard place.units == 0, let line = flow.lines(of: place).last else { return nil }
        return container(of: line)
    }

    /// Returns the range of the glyphs that an ellipsis replaces in the line of a glyph, or a range whose location is
    /// `NSNotFound` if the line has no ellipsis.
    public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        let place = flow.place(containing: glyphIndex)
        let piece: TextBlock.Piece? = place.laidOut.block.pieces.last { place.start + $0.utf16Start <= glyphIndex }
        guard let piece, let last = piece.layout.lines.last, let hidden = piece.layout.truncatedRange,
            place.start + piece.utf16Start + last.utf16Range.lowerBound <= glyphIndex
        else { return NSRange(location: NSNotFound, length: 0) }
        return NSRange(location: place.start + piece.utf16Start + hidden.lowerBound, length: hidden.count)
    }

    // MARK: Rectangles

    /// Returns the smallest rectangle that contains the text in a container, with the padding.
    ///
    /// - Complexity: O(*n*) if the text is not laid out yet.
    public func usedRect(for container: NSTextContainer) -> CGRect {
        guard let place = place(of: container) else { return .zero }
        flow.layOutAll()
        guard stack != nil || place.bottom < flow.height else {
            return CGRect(x: 0, y: 0, width: flow.usedWidth() + 2 * padding, height: flow.height)
        }
        let rects: [CGRect] = lines(from: place.top, to: place.bottom).map { usedRect(of: $0) }
        return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
    }

    /// Returns the smallest rectangle that contains a range of glyphs.
    public func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        guard let place = place(of: container) else { return .zero }
        let range: Range<Int> = glyphRange.location..<glyphRange.location + glyphRange.length
        var rects = flow.selectionRects(for: range, fillsLines: false, from: place.top, to: place.bottom)
        if rects.isEmpty { rects = [flow.caretRect(at: glyphRange.location)] }
        rects = rects.filter { $0.minY >= place.top - 0.01 && $0.maxY <= place.bottom + 0.01 }
        guard let first = rects.first else { return .zero }
        let all: CGRect = rects.dropFirst().reduce(first) { $0.union($1) }
        return all.offsetBy(dx: padding, dy: -place.top)
    }
}

extension DocumentFlow.Line {
    var nsRange: NSRange { NSRange(location: range.lowerBound, length: range.count) }
}

extension NSTextContainer {
    /// The height of the region if the layout manager has no other container, in points. A text view, which has a
    /// geometry handler, shows all text of its only container.
    fileprivate var heightLimit: CGFloat { geometryHandler == nil ? columnHeight : .greatestFiniteMagnitude }

    /// The layout manager of the container. A weak reference, because the layout manager retains the container.
    public var layoutManager: NSLayoutManager? { owner as? NSLayoutManager }

    /// Moves the text storage and all containers of the container's layout manager to another layout manager.
    public func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
        guard let old = layoutManager, old !== newLayoutManager else { return }
        let storage = old.textStorage
        for container in old.textContainers {
            old.removeTextContainer(at: 0)
            newLayoutManager.addTextContainer(container)
        }
        storage?.removeLayoutManager(old)
        storage?.addLayoutManager(newLayoutManager)
    }
}
