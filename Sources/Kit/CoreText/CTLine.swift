import CoreGraphics
import Foundation
import TextLayout
import UIKitDrawing

/// A line of text, which consists of runs.
///
/// Positions are relative to the origin of the line: its left end on the baseline.
public final class CTLine: NSObject {
    let layout: TextLayout
    /// The index of the line in its layout.
    let index: Int
    /// The string with the text of the layout, with the attributes of the app. It does not change.
    let string: NSAttributedString
    /// The offset in the string at which the layout starts, in UTF-16 code units.
    let layoutStart: Int
    /// The offset of the string in the string of the app, in UTF-16 code units.
    let stringStart: Int
    /// The characters of the line in the string of the app. They include the line break at the end of a paragraph,
    /// which the layout does not contain.
    let stringRange: CFRange

    /// Creates a line of a layout.
    ///
    /// - Parameter stringRange: The characters of the line in the string of the app. Nil means the characters of the
    ///   layout.
    init(
        layout: TextLayout, index: Int = 0, string: NSAttributedString, layoutStart: Int = 0, stringStart: Int = 0,
        stringRange: CFRange? = nil
    ) {
        self.layout = layout
        self.index = index
        self.string = string
        self.layoutStart = layoutStart
        self.stringStart = stringStart
        let range: Range<Int> = layout.lines[index].utf16Range
        self.stringRange =
            stringRange
            ?? CFRange(location: range.lowerBound + layoutStart + stringStart, length: range.count)
    }

    /// Creates a line with a whole string.
    convenience init(_ string: NSAttributedString, stringStart: Int = 0, stringRange: CFRange? = nil) {
        let (runs, format) = string.preparedForLayout().lineText()
        let layout = TextLayout.cached(runs: runs, format: format)
        self.init(
            layout: layout, string: NSAttributedString(attributedString: string), stringStart: stringStart,
            stringRange: stringRange)
    }

    /// The distance from offsets in the layout to offsets in the string of the app.
    var offset: Int { layoutStart + stringStart }

    var metrics: (ascent: CGFloat, descent: CGFloat, leading: CGFloat, width: CGFloat, trailingSpace: CGFloat) {
        layout.metrics(ofLine: index)
    }

    /// The runs from left to right.
    var runs: [CTRun] { layout.runs(ofLine: index).map { CTRun($0, of: self) } }

    /// The characters that the line shows. The string range of a truncated line also contains those that it lacks.
    var text: NSAttributedString {
        let range: Range<Int> = layout.lines[index].utf16Range
        return string.attributedSubstring(
            from: NSRange(location: range.lowerBound + layoutStart, length: range.count))
    }
}

/// The part of a line that truncation removes.
public enum CTLineTruncationType: UInt32, Sendable {
    /// The start.
    case start = 0
    /// The end.
    case end = 1
    /// The middle.
    case middle = 2
}

/// The bounds of a line that `CTLineGetBoundsWithOptions` returns.
///
/// Difference from Apple's type: The options for hanging punctuation, optical bounds, and languages are not available.
public struct CTLineBoundsOptions: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: CFIndex

    /// Creates options from raw bits.
    public init(rawValue: CFIndex) { self.rawValue = rawValue }

    /// The bounds do not include the leading.
    public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
    /// The bounds of the outlines of the glyphs.
    public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
}

/// Creates a line with a whole string. Line breaks in the string have no width.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine { CTLine(attrString) }

/// Returns the number of glyphs in a line.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.runs.reduce(0) { $0 + $1.count } }

/// Returns the runs of a line, `CTRun` objects, from left to right.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { NSArray(array: line.runs) }

/// Returns the range of a line in the string from which it was created.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { line.stringRange }

/// Returns the width that must be added to the left of a line so that it is flush.
///
/// - Parameters:
///   - flushFactor: The alignment: 0 for left, 0.5 for centered, 1 for right.
///   - flushWidth: The available width.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
    let metrics = line.metrics
    return max(0, flushWidth - Double(metrics.width - metrics.trailingSpace)) * Double(min(max(flushFactor, 0), 1))
}

/// Returns the width of a line, and stores its ascent, its descent and its leading.
@discardableResult
public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let metrics = line.metrics
    ascent?.pointee = metrics.ascent
    descent?.pointee = metrics.descent
    leading?.pointee = metrics.leading
    return Double(metrics.width)
}

/// Returns the width of the white space at the end of a line.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double { Double(line.metrics.trailingSpace) }

/// Returns the bounds of a line. Its origin is at (0, 0).
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    if options.contains(.useGlyphPathBounds) { return line.outline?.boundingBoxOfPath ?? .null }
    let metrics = line.metrics
    let below: CGFloat = metrics.descent + (options.contains(.excludeTypographicLeading) ? 0 : metrics.leading)
    return CGRect(x: 0, y: -below, width: metrics.width, height: metrics.ascent + below)
}

/// Returns the bounds of the outlines of the glyphs of a line, with the line at the text position of the context. They
/// are null if there are no outlines.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    let position: CGPoint = context?.textPosition ?? .zero
    return line.outline?.boundingBoxOfPath.offsetBy(dx: position.x, dy: position.y) ?? .null
}

/// Returns the index of the character before which a point inserts text.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    line.layout.utf16Offset(at: position.x, ofLine: line.index) + line.offset
}

/// Returns the distance of the caret before a character from the left end of a line.
///
/// - Parameter secondaryOffset: Receives the same distance. Where writing directions meet, there is one caret.
@discardableResult
public func CTLineGetOffsetForStringIndex(
    _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
    let distance: CGFloat = line.layout.caretOffset(at: charIndex - line.offset, ofLine: line.index)
    secondaryOffset?.pointee = distance
    return distance
}

/// Calls a closure with the distance of each edge of each character from the left end of a line, from left to right.
///
/// - Parameter block: Receives the distance, the index of the character, whether the edge is the leading edge of the
///   character, and a Boolean value that ends the enumeration if it is set to true.
public func CTLineEnumerateCaretOffsets(
    _ line: CTLine, _ block: (Double, CFIndex, Bool, UnsafeMutablePointer<Bool>) -> Void
) {
    var stops = false
    for edge in line.layout.characterEdges(ofLine: line.index) where !stops {
        block(Double(edge.x), edge.utf16Offset + line.offset, edge.isLeading, &stops)
    }
}
