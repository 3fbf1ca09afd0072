import CoreGraphics
import Foundation

/// Icons of Material Icons: glyphs on a grid of 24 with lines of width 2.
enum GlyphIcon {
    /// The side length of the grid, in ems. The icons have a margin of 2 grid units.
    static let side: CGFloat = 1.28

    /// Returns the shapes of the icon with a code point, or nil if the font has no such icon or is not installed.
    static func shapes(codePoint: UInt32) -> [SymbolShape]? {
        guard let font, let outline = font.outline(of: codePoint) else { return nil }
        let unit: CGFloat = side / CGFloat(font.unitsPerEm)
        // The origin of the font is at the left end of the baseline, with y upward.
        let place = CGAffineTransform(scaleX: unit, y: -unit)
            .translatedBy(x: -CGFloat(font.unitsPerEm) / 2, y: -CGFloat(font.unitsPerEm) / 2)
        return [SymbolShape(path: outline, ink: .massive(CGFloat(font.unitsPerEm) / 12)).transformed(by: place)]
    }

    private static let font: GlyphFont? = SymbolFiles.read(
        "fonts/truetype/material-design-icons-iconfont/MaterialIcons-Regular.ttf"
    ).flatMap { GlyphFont($0) }
}
