import CoreGraphics
import QuartzCore
import UIKitCore
import UIKitInput

/// The standard highlight of selected text: translucent rectangles in the tint color.
final class TextHighlightView: UIView, UITextSelectionHighlightView {
    private var parts: [CALayer] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
    }

    required init?(coder: NSCoder) { nil }

    var selectionRects: [UITextSelectionRect] = [] {
        didSet {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            while parts.count > selectionRects.count { parts.removeLast().removeFromSuperlayer() }
            while parts.count < selectionRects.count {
                let part = CALayer()
                layer.addSublayer(part)
                parts.append(part)
            }
            for (part, rect) in zip(parts, selectionRects) { part.frame = rect.rect }
            CATransaction.commit()
            updateColors()
        }
    }

    private func updateColors() {
        let color: CGColor = tintColor.withAlphaComponent(0.2).resolvedColor(with: traitCollection).cgColor
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for part in parts { part.backgroundColor = color }
        CATransaction.commit()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColors()
    }
}
