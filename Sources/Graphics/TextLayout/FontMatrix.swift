import CPango
import CoreGraphics
import Foundation

/// The matrix that skews and widens the glyphs of a font.
///
/// Pango's font descriptions have no matrix, but fontconfig's patterns do. The values are therefore passed as
/// variations with private axes, which no font has. When Pango prepares a pattern for fontconfig, `apply(to:)` converts
/// them to the matrix.
enum FontMatrix {
    private static let skewAxis = "ENSK"
    private static let widthAxis = "ENWD"

    /// Returns the variations for a skew and a width factor.
    static func variations(skew: CGFloat, width: CGFloat) -> [String] {
        var variations: [String] = []
        if skew != 0 { variations.append("\(skewAxis)=\(skew)") }
        if width != 1 { variations.append("\(widthAxis)=\(width)") }
        return variations
    }

    /// Adds the matrix to a pattern that has the variations.
    static func apply(to pattern: OpaquePointer) {
        var text: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(pattern, FC_FONT_VARIATIONS, 0, &text) == FcResultMatch, let text else { return }
        var skew = 0.0
        var width = 1.0
        for variation in String(cString: text).split(separator: ",") {
            let parts = variation.split(separator: "=")
            guard parts.count == 2, let value = Double(parts[1]) else { continue }
            if parts[0] == skewAxis { skew = value }
            if parts[0] == widthAxis { width = value }
        }
        if skew == 0 && width == 1 { return }
        var matrix = FcMatrix(xx: width, xy: skew, yx: 0, yy: 1)
        FcPatternAddMatrix(pattern, FC_MATRIX, &matrix)
    }
}

extension FontDescription {
    /// The variations of the font, including those for its matrix.
    ///
    /// The values are limited, and are rounded so that animations do not create a font for each frame.
    var pangoVariations: String {
        if obliqueness == 0 && expansion == 0 { return variations }
        func limited(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(value, -4), 4) : 0 }
        let skew: CGFloat = (limited(obliqueness) * 1000).rounded() / 1000
        let width: CGFloat = (exp(limited(expansion)) * 1000).rounded() / 1000
        let all = (variations.isEmpty ? [] : [variations]) + FontMatrix.variations(skew: skew, width: width)
        return all.joined(separator: ",")
    }
}
