import CoreGraphics
import QuartzCore
import UIKitCore
import UIKitDrawing

/// The standard handle at an end of the selection. It consists of a knob and a line that has the height of the text.
final class TextHandle: UIView, UITextSelectionHandleView {
    private let stem = UIView()
    private let knob = UIView()
    private var shape: CAShapeLayer?

    static let diameter: CGFloat = 12
    private static let stemWidth: CGFloat = 2

    init(_ direction: NSDirectionalRectEdge) {
        self.direction = direction
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        stem.layer.cornerRadius = Self.stemWidth / 2
        knob.layer.cornerRadius = Self.diameter / 2
        addSubview(stem)
        addSubview(knob)
    }

    required init?(coder: NSCoder) { nil }

    var direction: NSDirectionalRectEdge {
        didSet { if direction != oldValue { setNeedsLayout() } }
    }

    var isVertical: Bool { !direction.isDisjoint(with: [.top, .bottom]) }

    var customShape: UIBezierPath? {
        didSet {
            stem.isHidden = customShape != nil
            if customShape == nil {
                shape?.removeFromSuperlayer()
                shape = nil
            } else if shape == nil {
                let layer = CAShapeLayer()
                self.layer.insertSublayer(layer, at: 0)
                shape = layer
            }
            shape?.path = customShape?.cgPath
            updateColors()
        }
    }

    /// Returns the frame in which the knob touches the line of text.
    func preferredFrame(for rect: CGRect) -> CGRect {
        let width: CGFloat = Self.diameter
        let top: CGFloat = isAtStart ? rect.minY - width + 1 : rect.minY
        let bottom: CGFloat = isAtStart ? rect.maxY : rect.maxY + width - 1
        return CGRect(x: rect.midX - width / 2, y: top, width: width, height: max(width, bottom - top))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width: CGFloat = Self.diameter
        knob.frame = CGRect(x: 0, y: isAtStart ? 0 : bounds.height - width, width: width, height: width)
        stem.frame = CGRect(
            x: (width - Self.stemWidth) / 2, y: isAtStart ? width / 2 : 0, width: Self.stemWidth,
            height: bounds.height - width / 2)
        updateColors()
    }

    private func updateColors() {
        stem.backgroundColor = tintColor
        knob.backgroundColor = tintColor
        shape?.fillColor = tintColor.resolvedColor(with: traitCollection).cgColor
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }
}

extension UITextSelectionHandleView where Self: UIView {
    /// Whether the handle is at the start of the selection, where its knob is above the text.
    var isAtStart: Bool { direction.contains(.leading) || direction.contains(.top) }

    /// The center of the knob, in the coordinates of the superview.
    var knobCenter: CGPoint {
        let radius: CGFloat = TextHandle.diameter / 2
        return CGPoint(x: frame.midX, y: isAtStart ? frame.minY + radius : frame.maxY - radius)
    }
}
