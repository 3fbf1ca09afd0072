import CoreGraphics
import Foundation
import TextLayout
import UIKitDrawing

/// A sequence of glyphs of a line with the same attributes and direction.
public final class CTRun: NSObject {
    private let run: LineRun
    private let line: CTLine
    /// The number of glyphs. A character with a run delegate counts as a glyph.
    let count: Int
    /// The glyphs, their positions and advances, and the indexes of their characters.
    fileprivate let glyphs: UnsafeMutablePointer<CGGlyph>
    fileprivate let positions: UnsafeMutablePointer<CGPoint>
    fileprivate let advances: UnsafeMutablePointer<CGSize>
    fileprivate let indices: UnsafeMutablePointer<CFIndex>

    init(_ run: LineRun, of line: CTLine) {
        self.run = run
        self.line = line
        var placed: [PlacedGlyph] = run.glyphs
        if run.style.attachmentSize != nil {
            placed = [
                PlacedGlyph(
                    index: 0, position: CGPoint(x: run.x, y: 0), advance: run.width,
                    utf16Offset: run.utf16Range.lowerBound)
            ]
        }
        count = placed.count
        glyphs = .allocate(capacity: count)
        positions = .allocate(capacity: count)
        advances = .allocate(capacity: count)
        indices = .allocate(capacity: count)
        for (index, glyph) in placed.enumerated() {
            (glyphs + index).initialize(to: CGGlyph(truncatingIfNeeded: glyph.index))
            (positions + index).initialize(to: CGPoint(x: glyph.position.x, y: -glyph.position.y))
            (advances + index).initialize(to: CGSize(width: glyph.advance, height: 0))
            (indices + index).initialize(to: glyph.utf16Offset + line.offset)
        }
    }

    deinit {
        glyphs.deallocate()
        positions.deallocate()
        advances.deallocate()
        indices.deallocate()
    }

    fileprivate var stringRange: CFRange {
        CFRange(location: run.utf16Range.lowerBound + line.offset, length: run.utf16Range.count)
    }

    private var ownAttributes: [NSAttributedString.Key: Any] {
        let location: Int = run.utf16Range.lowerBound + line.layoutStart
        return location < line.string.length ? line.string.attributes(at: location, effectiveRange: nil) : [:]
    }

    /// The font of the glyphs.
    var font: CTFont {
        // Attributes such as the skew are part of the font of the layout, but not of the font of the app.
        if run.font == run.style.font, let font = ownAttributes[.font] as? UIFont { return font }
        return UIFont(run.font)
    }

    /// The attributes of the first character, with the font of the glyphs.
    fileprivate var attributes: [NSAttributedString.Key: Any] {
        var attributes = ownAttributes
        attributes[.font] = font
        return attributes
    }

    fileprivate var isRightToLeft: Bool { run.isRightToLeft }

    /// The heights above and below the baseline, and the leading.
    fileprivate var heights: (ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
        if let size = run.style.attachmentSize {
            return (size.height + run.style.baselineOffset, -run.style.baselineOffset, 0)
        }
        let metrics = run.font.metrics
        return (metrics.ascender, -metrics.descender, metrics.leading)
    }

    /// Returns the glyphs in a range, in which a length of 0 means all glyphs after the start.
    fileprivate func part(_ range: CFRange) -> Range<Int> {
        let start: Int = min(max(range.location, 0), count)
        return start..<(range.length == 0 ? count : min(max(start, start + range.length), count))
    }

    fileprivate func outline(of part: Range<Int>) -> CGPath? {
        line.layout.outline(ofLine: line.index, run: run.index, glyphs: part)?.upward
    }

    fileprivate func draw(_ part: Range<Int>, in context: CGContext) {
        line.draw(run: run.index, glyphs: part, in: context)
    }
}

/// Properties of a run.
public struct CTRunStatus: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt32

    /// Creates properties from raw bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The characters are written from right to left.
    public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
    /// The order of the glyphs differs from that of the characters.
    public static let nonMonotonic = CTRunStatus(rawValue: 1 << 1)
    /// The run has a text matrix of its own.
    public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 1 << 2)
}

/// Returns the number of glyphs in a run.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.count }

/// Returns the attributes of a run. The font is that of the glyphs, which replaces a font that lacks them.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
    NSDictionary(
        dictionary: Dictionary(uniqueKeysWithValues: run.attributes.map { (NSString(string: $0.rawValue), $1) }))
}

/// Returns the properties of a run.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus { run.isRightToLeft ? [.rightToLeft] : [] }

/// Returns the address of the glyphs, which is valid for the lifetime of the run.
public func CTRunGetGlyphsPtr(_ run: CTRun) -> UnsafePointer<CGGlyph>? { UnsafePointer(run.glyphs) }

/// Copies glyphs of a run. A length of 0 means all glyphs after the start.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
    let part: Range<Int> = run.part(range)
    buffer.update(from: run.glyphs + part.lowerBound, count: part.count)
}

/// Returns the address of the positions, which is valid for the lifetime of the run.
public func CTRunGetPositionsPtr(_ run: CTRun) -> UnsafePointer<CGPoint>? { UnsafePointer(run.positions) }

/// Copies the positions of glyphs, relative to the origin of the line. A length of 0 means all glyphs after the start.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
    let part: Range<Int> = run.part(range)
    buffer.update(from: run.positions + part.lowerBound, count: part.count)
}

/// Returns the address of the advances, which is valid for the lifetime of the run.
public func CTRunGetAdvancesPtr(_ run: CTRun) -> UnsafePointer<CGSize>? { UnsafePointer(run.advances) }

/// Copies the advances of glyphs. A length of 0 means all glyphs after the start.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
    let part: Range<Int> = run.part(range)
    buffer.update(from: run.advances + part.lowerBound, count: part.count)
}

/// Returns the address of the indexes of characters, which is valid for the lifetime of the run.
public func CTRunGetStringIndicesPtr(_ run: CTRun) -> UnsafePointer<CFIndex>? { UnsafePointer(run.indices) }

/// Copies the indexes of the characters of glyphs. A length of 0 means all glyphs after the start.
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
    let part: Range<Int> = run.part(range)
    buffer.update(from: run.indices + part.lowerBound, count: part.count)
}

/// Returns the range of a run in the string from which its line was created.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange { run.stringRange }

/// Returns the width of glyphs of a run, and stores the ascent, the descent and the leading of its font.
@discardableResult
public func CTRunGetTypographicBounds(
    _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
    _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let heights = run.heights
    ascent?.pointee = heights.ascent
    descent?.pointee = heights.descent
    leading?.pointee = heights.leading
    return run.part(range).reduce(0) { $0 + Double(run.advances[$1].width) }
}

/// Returns the bounds of the outlines of glyphs of a run, with the line at the text position of the context. They are
/// null if there are no outlines.
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
    let position: CGPoint = context?.textPosition ?? .zero
    return run.outline(of: run.part(range))?.boundingBoxOfPath.offsetBy(dx: position.x, dy: position.y) ?? .null
}

/// Draws glyphs of a run, with the line at the text position of the context. A length of 0 means all glyphs after the
/// start.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
    let part: Range<Int> = run.part(range)
    run.draw(part, in: context)
    if context.textDrawingMode.clips { context.clipToText(context.placed(run.outline(of: part))) }
}
