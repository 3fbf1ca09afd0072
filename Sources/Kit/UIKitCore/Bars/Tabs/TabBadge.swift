import CoreGraphics

/// The badge of a tab, whose text an appearance can move.
@MainActor
final class TabBadge: UILabel {
    /// The distance by which the text moves, in points.
    var textOffset: UIOffset = .zero {
        didSet { if textOffset != oldValue { setNeedsDisplay() } }
    }

    override func drawText(in rect: CGRect) {
        super.drawText(in: rect.offsetBy(dx: textOffset.horizontal, dy: textOffset.vertical))
    }
}
