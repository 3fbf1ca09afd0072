import CoreGraphics
import Foundation
import TextLayout
import UIKitDrawing

/// A font at a size. `as CTFont` and `as UIFont` convert values to and from it.
public typealias CTFont = UIFont
/// The traits of a font.
public typealias CTFontSymbolicTraits = UIFontDescriptor.SymbolicTraits

/// Creates the font with a PostScript name or a family name. If it is neither installed nor a font of iOS, returns the
/// system font.
///
/// - Parameters:
///   - size: The size in points, or 0 for 12 points.
///   - matrix: A transform of the glyphs, or nil. Its skew and its width are used.
public func CTFontCreateWithName(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    (UIFont(name: name as String, size: size) ?? .systemFont(ofSize: size)).transformed(by: matrix)
}

/// Creates the font for a descriptor.
///
/// - Parameters:
///   - size: The size in points, or 0 for the size of the descriptor.
///   - matrix: A transform of the glyphs, or nil. Its skew and its width are used.
public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    UIFont(descriptor: descriptor, size: size).transformed(by: matrix)
}

/// Creates the font of a graphics font. A font in memory is registered.
///
/// - Parameters:
///   - size: The size in points, or 0 for 12 points.
///   - matrix: A transform of the glyphs, or nil. Its skew and its width are used.
///   - attributes: A descriptor whose traits are not used, because the graphics font has its own, or nil.
public func CTFontCreateWithGraphicsFont(
    _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ attributes: CTFontDescriptor?
) -> CTFont {
    graphicsFont.prepare()
    return CTFontCreateWithName(graphicsFont.postScriptName ?? "" as CFString, size, matrix)
}

/// Returns a copy of a font with a different size.
///
/// - Parameters:
///   - size: The size in points, or 0 for the size of the font.
///   - matrix: A transform of the glyphs, or nil. Its skew and its width are used.
///   - attributes: A descriptor of the copy, or nil for the font's own.
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
    let size: CGFloat = size > 0 ? size : font.pointSize
    return (attributes.map { UIFont(descriptor: $0, size: size) } ?? font.withSize(size)).transformed(by: matrix)
}

/// Returns a copy of a font with different traits, or nil if there is no such font.
///
/// - Parameters:
///   - size: The size in points, or 0 for the size of the font.
///   - matrix: A transform of the glyphs, or nil. Its skew and its width are used.
///   - symTraitValue: The traits.
///   - symTraitMask: The traits that change. The others remain.
public func CTFontCreateCopyWithSymbolicTraits(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ symTraitValue: CTFontSymbolicTraits,
    _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
    let traits = font.fontDescriptor.symbolicTraits.subtracting(symTraitMask)
        .union(symTraitValue.intersection(symTraitMask))
    return font.fontDescriptor.withSymbolicTraits(traits).map {
        UIFont(descriptor: $0, size: size > 0 ? size : font.pointSize).transformed(by: matrix)
    }
}

extension UIFont {
    /// Returns the font with the skew and the width of a transform.
    fileprivate func transformed(by matrix: UnsafePointer<CGAffineTransform>?) -> UIFont {
        guard let matrix = matrix?.pointee, !matrix.isIdentity, matrix.a > 0, matrix.d != 0 else { return self }
        var face: FontDescription = face
        face.obliqueness += matrix.c / matrix.d
        face.expansion += log(matrix.a / abs(matrix.d))
        face.size *= abs(matrix.d)
        return UIFont(face)
    }
}

/// Returns the descriptor of a font.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }

/// Returns the size of a font in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }

/// Returns the traits of a font.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits { font.fontDescriptor.symbolicTraits }

/// Returns the PostScript name of a font.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName as CFString }

/// Returns the name of a font's family.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName as CFString }

/// Returns the family and the style of a font.
public func CTFontCopyFullName(_ font: CTFont) -> CFString {
    CGFont(font.fontName as CFString)?.fullName ?? font.familyName as CFString
}

/// Returns the height of a font above the baseline, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }

/// Returns the depth of a font below the baseline, in points.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }

/// Returns the space between lines of a font, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }

/// Returns the height of capital letters, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }

/// Returns the height of the lowercase letter x, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }

/// Returns the distance of the underline above the baseline in points, which is usually negative.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { font.face.underline.position }

/// Returns the thickness of the underline, in points.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { font.face.underline.thickness }

/// Returns the number of units of the font's outlines per font size.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { UInt32(font.face.glyphTable.unitsPerEm) }

/// Returns the number of glyphs in a font.
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { font.face.glyphTable.count }
