import UIKit

/// Text layers that are aligned, wrapped and truncated.
final class TextLayersView: Card {
    private let texts: [CATextLayer] = (0..<3).map { _ in CATextLayer() }

    override init(frame: CGRect) {
        super.init(frame: frame)
        let strings = [
            "Aligned to the center", "Text that does not fit on a line of its layer is truncated",
            "Text that is wrapped continues on the next line, as long as there is room",
        ]
        for (text, string) in zip(texts, strings) {
            text.string = string
            text.fontSize = 15
            layer.addSublayer(text)
        }
        texts[0].alignmentMode = .center
        texts[1].truncationMode = .end
        texts[2].isWrapped = true
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width: CGFloat = min(bounds.width - 32, 260)
        for (index, text) in texts.enumerated() {
            text.foregroundColor = UIColor.label.resolvedColor(with: traitCollection).cgColor
            text.contentsScale = traitCollection.displayScale
            text.frame = CGRect(
                x: 16, y: 12 + CGFloat(index) * 28, width: index == 0 ? bounds.width - 32 : width,
                height: index == 2 ? 44 : 22)
        }
    }
}
