import CoreGraphics
import Foundation

/// An icon of Material Icons: a glyph of a font on a grid of 24, whose lines are 2 wide.
enum GlyphIcon {
    /// The side of the grid, in units of the size of the text. Icons leave a border of 2 free.
    static let side: CGFloat = 1.28

    /// The shapes of the icon with a code point, or nil when the font has none or is not installed.
    static func shapes(codePoint: UInt32) -> [SymbolShape]? {
        guard let font, let outline = font.outline(of: codePoint) else { return nil }
        let unit: CGFloat = side / CGFloat(font.unitsPerEm)
        // The font's origin is at the left of the baseline, and y runs up.
        let place = CGAffineTransform(scaleX: unit, y: -unit)
            .translatedBy(x: -CGFloat(font.unitsPerEm) / 2, y: -CGFloat(font.unitsPerEm) / 2)
        return [SymbolShape(path: outline, ink: .massive(CGFloat(font.unitsPerEm) / 12)).transformed(by: place)]
    }

    private static let font: GlyphFont? = SymbolFiles.read(
        "fonts/truetype/material-design-icons-iconfont/MaterialIcons-Regular.ttf"
    ).flatMap { GlyphFont($0) }
}
