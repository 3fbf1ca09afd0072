import CoreGraphics
import TextLayout

/// Shapes of letters, numbers, and signs of the system font.
enum LetterShapes {
    /// Returns the shapes of a string, in ems. Its capital letters have the same height and vertical center as those of
    /// the adjacent text.
    static func shapes(of text: String, weight: SymbolWeight, isMonospaced: Bool = false) -> [SymbolShape] {
        let font = FontDescription(size: 100, weight: weight.fontWeight, hasMonospacedDigits: isMonospaced)
        let layout = TextLayout(runs: [TextRun(text: text, style: TextStyle(font: font))])
        guard let outline = layout.outline() else { return [] }
        let capHeight = FontDescription(size: 100).metrics.capHeight
        let place = CGAffineTransform(scaleX: 0.01, y: 0.01)
            .translatedBy(x: -layout.size.width / 2, y: -(layout.firstBaseline - capHeight / 2))
        return [SymbolShape(path: outline, ink: .exact).transformed(by: place)]
    }
}
