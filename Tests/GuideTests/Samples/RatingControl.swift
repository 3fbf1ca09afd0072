import UIKit

/// A control that shows a rating from 0 to 5 as a row of circles. A touch on a circle sets the rating.
class RatingControl: UIControl {
    private static let count = 5
    private static let diameter: CGFloat = 20
    private static let gap: CGFloat = 8

    private var storedRating = 0

    /// The rating, which is clamped to 0...5. The default is 0. Setting it sends no actions.
    var rating: Int {
        get { storedRating }
        set {
            let clamped = min(max(newValue, 0), Self.count)
            guard clamped != storedRating else { return }
            storedRating = clamped
            setNeedsDisplay()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        contentMode = .redraw
    }

    // MARK: Layout

    override var intrinsicContentSize: CGSize {
        let count = CGFloat(Self.count)
        return CGSize(width: count * Self.diameter + (count - 1) * Self.gap, height: Self.diameter)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Returns the frame of a circle. The first circle is at the leading edge.
    private func frame(ofCircle index: Int) -> CGRect {
        let x = CGFloat(index) * (Self.diameter + Self.gap)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(
            x: isMirrored ? bounds.width - x - Self.diameter : x, y: (bounds.height - Self.diameter) / 2,
            width: Self.diameter, height: Self.diameter)
    }

    // MARK: Drawing

    override func draw(_ rect: CGRect) {
        for index in 0..<Self.count {
            (index < rating ? tintColor : UIColor.systemFill).setFill()
            UIBezierPath(ovalIn: frame(ofCircle: index)).fill()
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    // MARK: Touches

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, isTouchInside else { return }
        let x = touch.location(in: self).x
        let touched = (0..<Self.count).first { abs(frame(ofCircle: $0).midX - x) <= (Self.diameter + Self.gap) / 2 }
        guard let touched, touched + 1 != rating else { return }
        rating = touched + 1
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    // MARK: Accessibility

    override var accessibilityValue: String? {
        get { super.accessibilityValue ?? "\(rating) of \(Self.count)" }
        set { super.accessibilityValue = newValue }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union(.adjustable) }
        set { super.accessibilityTraits = newValue }
    }
}
