import CoreGraphics
import Foundation
import SystemTexts

/// The view that contains and clips the selection, the text and the caret of a text field.
final class FieldCanvas: UIView {
    let textView: FieldTextView
    let caret = UIView()
    private var selectionViews: [UIView] = []

    init(field: UITextField) {
        textView = FieldTextView(field: field)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        clipsToBounds = true
        caret.isHidden = true
        caret.layer.cornerRadius = 1
        addSubview(textView)
        addSubview(caret)
    }

    required init?(coder: NSCoder) {
        stopProgram("FieldCanvas does not support archives.")
    }

    /// Shows the selection rectangles behind the text, in this view's coordinates.
    func showSelection(_ rects: [CGRect], color: UIColor) {
        while selectionViews.count > rects.count { selectionViews.removeLast().removeFromSuperview() }
        while selectionViews.count < rects.count {
            let view = UIView()
            insertSubview(view, at: 0)
            selectionViews.append(view)
        }
        for (view, rect) in zip(selectionViews, rects) {
            view.frame = rect
            view.backgroundColor = color
        }
    }
}

/// The view that draws the text or the placeholder of a field.
final class FieldTextView: UIView {
    private weak var field: UITextField?

    init(field: UITextField) {
        self.field = field
        super.init(frame: .zero)
        contentMode = .redraw
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        stopProgram("FieldTextView does not support archives.")
    }

    override func draw(_ rect: CGRect) {
        field?.drawContentOfTextView(in: bounds)
    }
}

/// The button that clears the text of a field.
final class FieldClearButton: UIControl {
    static let side: CGFloat = 19
    /// The image in place of the standard one.
    var image: UIImage? {
        didSet { setNeedsDisplay() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
        accessibilityLabel = SystemTexts.localized("Clear text")
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override var defaultAccessibilityTraits: UIAccessibilityTraits { .button }

    override func draw(_ rect: CGRect) {
        if let image {
            return image.draw(
                at: CGPoint(x: bounds.midX - image.size.width / 2, y: bounds.midY - image.size.height / 2))
        }
        let side: CGFloat = 17
        let circle = CGRect(
            x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        (isHighlighted ? UIColor.systemGray : UIColor.systemGray3).setFill()
        UIBezierPath(ovalIn: circle).fill()
        let cross = UIBezierPath()
        let reach: CGFloat = 3
        cross.move(to: CGPoint(x: circle.midX - reach, y: circle.midY - reach))
        cross.addLine(to: CGPoint(x: circle.midX + reach, y: circle.midY + reach))
        cross.move(to: CGPoint(x: circle.midX + reach, y: circle.midY - reach))
        cross.addLine(to: CGPoint(x: circle.midX - reach, y: circle.midY + reach))
        cross.lineWidth = 1.5
        cross.lineCapStyle = .round
        UIColor.systemBackground.setStroke()
        cross.stroke()
    }

    /// Enlarges the touch area by 8 points on each side, because the button is small for a finger.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -8, dy: -8).contains(point)
    }
}
