import CoreGraphics
import TextLayout
import UIKitDrawing

/// A UTF-16 code unit.
public typealias UniChar = UInt16
/// The index of a glyph in a font.
public typealias CGFontIndex = UInt16
/// The index of a glyph in a font.
public typealias CGGlyph = CGFontIndex

/// The direction of text for the advances of glyphs.
///
/// Difference from Apple's type: The vertical direction is not available.
public enum CTFontOrientation: UInt32, Sendable {
    /// The direction of the font, which is horizontal.
    case `default` = 0
    /// Horizontal.
    case horizontal = 1
}

/// Stores the glyphs of characters, and returns whether the font contains all of them. The glyph of a character that
/// the font lacks is 0. The second part of a surrogate pair has the glyph 0.
@discardableResult
public func CTFontGetGlyphsForCharacters(
    _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: CFIndex
) -> Bool {
    let units = UnsafeBufferPointer(start: characters, count: count)
    var scalars: [UInt32] = []
    var places: [Int] = []
    var index = 0
    while index < count {
        places.append(index)
        if UTF16.isLeadSurrogate(units[index]), index + 1 < count, UTF16.isTrailSurrogate(units[index + 1]) {
            scalars.append(0x10000 + (UInt32(units[index]) - 0xD800) << 10 + UInt32(units[index + 1]) - 0xDC00)
            index += 2
        } else {
            scalars.append(UInt32(units[index]))
            index += 1
        }
    }
    glyphs.update(repeating: 0, count: count)
    let found: [UInt32] = font.face.glyphs(of: scalars)
    for (place, glyph) in zip(places, found) { glyphs[place] = CGGlyph(truncatingIfNeeded: glyph) }
    return !found.contains(0)
}

/// Stores the advances of glyphs, and returns the sum of their widths.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
    let widths: [CGFloat] = font.face.advances(of: (0..<count).map { UInt32(glyphs[$0]) })
    for (index, width) in widths.enumerated() { advances?[index] = CGSize(width: width, height: 0) }
    return widths.reduce(0) { $0 + Double($1) }
}

/// Stores the bounds of the outlines of glyphs, and returns their union.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
    let bounds: [CGRect] = font.face.bounds(of: (0..<count).map { UInt32(glyphs[$0]) })
    for (index, rect) in bounds.enumerated() { boundingRects?[index] = rect }
    return bounds.reduce(.null) { $0.union($1) }
}

/// Returns the outline of a glyph, or nil if it has none, as the glyph of a space and glyphs with their own colors.
///
/// - Parameter matrix: A transform of the outline, or nil.
public func CTFontCreatePathForGlyph(
    _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
    let outline: CGPath? = font.face.outline(of: UInt32(glyph))
    return matrix == nil ? outline : outline?.copy(using: matrix)
}

/// Draws glyphs in the fill color of a context at positions in the space of its text matrix. The glyphs are upright if
/// y points up.
public func CTFontDrawGlyphs(
    _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int,
    _ context: CGContext
) {
    let placed: [PlacedGlyph] = (0..<count).map {
        PlacedGlyph(index: UInt32(glyphs[$0]), position: CGPoint(x: positions[$0].x, y: -positions[$0].y))
    }
    context.inTextSpace {
        font.face.draw(placed, in: context, color: context.fillColor, strokeColor: context.strokeColor)
    }
    if context.textDrawingMode.clips {
        context.clipToText(context.placed(font.face.outline(of: placed)?.upward))
    }
}
