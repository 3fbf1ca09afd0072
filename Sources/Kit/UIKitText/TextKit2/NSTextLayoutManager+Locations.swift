import CoreGraphics
import Foundation
import FoundationAdditions
import TextDocuments

extension NSTextLayoutManager {
    // MARK: Locations

    /// Returns the location at a distance from another location, in UTF-16 code units, or nil if the result is outside
    /// the document.
    public func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        let found: Int = location.textOffset + offset
        return found >= 0 && found <= engine.document.count ? TextOffset(found) : nil
    }

    /// Returns the distance between two locations, in UTF-16 code units.
    public func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { to.textOffset - from.textOffset }

    /// Returns the writing direction of the line that contains a location.
    public func baseWritingDirection(at location: any NSTextLocation) -> NSTextSelectionNavigation.WritingDirection {
        engine.flow.line(containing: location.textOffset).isRightToLeft ? .rightToLeft : .leftToRight
    }

    // MARK: Units of text

    /// Returns the range of the unit of text at a location.
    public func textRange(
        for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation
    ) -> NSTextRange? {
        guard documentRange.contains(location) || location.textOffset == engine.document.count else { return nil }
        return NSTextRange(textSelectionNavigation.unit(selectionGranularity, at: location.textOffset))
    }

    /// Calls a closure for each unit of text from a location to the end of the document, or to its start in reverse
    /// order.
    ///
    /// - Parameter block: A closure that receives the text of the unit, its range, the range with the text up to the
    ///   next unit, and a value that it can set to true to end the enumeration.
    public func enumerateSubstrings(
        from location: any NSTextLocation, options: NSString.EnumerationOptions = [],
        using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let start: Int = min(max(0, location.textOffset), engine.document.count)
        let range: Range<Int> = options.contains(.reverse) ? 0..<start : start..<engine.document.count
        // Foundation on Linux ignores the start of the range.
        let text = engine.document.string(in: range) as NSString
        func textRange(_ found: NSRange) -> NSTextRange {
            let start: Int = range.lowerBound + found.location
            return NSTextRange(start..<start + found.length)
        }
        withoutActuallyEscaping(block) { block in
            let whole = NSRange(location: 0, length: text.length)
            text.enumerateSubstrings(in: whole, options: options) { string, found, enclosing, stop in
                block(string, textRange(found), textRange(enclosing), stop)
            }
        }
    }

    // MARK: Lines

    /// Returns the range of the line at a point of the container, or nil if the point is above or below the text.
    public func lineFragmentRange(for point: CGPoint, inContainerAt location: any NSTextLocation) -> NSTextRange? {
        let flow = engine.flow
        guard point.y >= 0, point.y < flow.height else { return nil }
        let local = CGPoint(x: point.x - engine.padding, y: point.y)
        return NSTextRange(flow.line(containing: flow.characterIndex(at: local).offset).range)
    }

    /// Calls a closure for both edges of each character in the line that contains a location, from left to right.
    ///
    /// - Parameter block: A closure that receives the x-coordinate of the edge in the container, in points, the
    ///   location of the character, whether the edge precedes the character in the text, and a value that it can set to
    ///   true to end the enumeration.
    public func enumerateCaretOffsetsInLineFragment(
        at location: any NSTextLocation,
        using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let (flow, padding) = (engine.flow, engine.padding)
        let line = flow.line(containing: location.textOffset)
        var boxes: [(frame: CGRect, offset: Int)] = []
        var offset: Int = line.contentRange.lowerBound
        while offset < line.contentRange.upperBound {
            let next: Int = min(flow.document.next(.grapheme, after: offset), line.contentRange.upperBound)
            if let frame = flow.selectionRects(for: offset..<next, fillsLines: false).first {
                boxes.append((frame, offset))
            }
            offset = next
        }
        var stop = ObjCBool(false)
        if boxes.isEmpty { block(flow.caretRect(at: offset).minX + padding, TextOffset(offset), true, &stop) }
        for box in boxes.sorted(by: { $0.frame.minX < $1.frame.minX }) {
            let startsLeft: Bool = abs(flow.caretRect(at: box.offset).minX - box.frame.minX) <= box.frame.width / 2
            for (x, isLeading) in [(box.frame.minX, startsLeft), (box.frame.maxX, !startsLeft)] where !stop.boolValue {
                block(x + padding, TextOffset(box.offset), isLeading, &stop)
            }
        }
    }
}
