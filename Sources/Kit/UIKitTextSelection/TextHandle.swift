import CoreGraphics
import UIKitCore
import UIKitDrawing

/// A handle at an end of the selection. It consists of a knob and a line that has the height of the text.
final class TextHandle: UIView {
    /// Whether the handle is at the start of the selection, where its knob is above the text.
    let isStart: Bool

    private let stem = UIView()
    private let knob = UIView()

    static let diameter: CGFloat = 12
    private static let stemWidth: CGFloat = 2

    init(isStart: Bool) {
        self.isStart = isStart
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        stem.layer.cornerRadius = Self.stemWidth / 2
        knob.layer.cornerRadius = Self.diameter / 2
        addSubview(stem)
        addSubview(knob)
    }

    required init?(coder: NSCoder) { nil }

    /// Positions the handle at the caret of its end of the selection, in the coordinates of the superview.
    ///
    /// - Parameter visible: The area that clips the knob, or a null rectangle if the knob is not clipped.
    func place(at caret: CGRect, in visible: CGRect) {
        let width: CGFloat = Self.diameter
        // The knob touches the line of text. In the first or last line, it may cover a part of the text to stay
        // visible.
        var top: CGFloat = isStart ? caret.minY - width + 1 : caret.minY
        var bottom: CGFloat = isStart ? caret.maxY : caret.maxY + width - 1
        if visible.intersects(caret) {
            if isStart { top = max(top, visible.minY) } else { bottom = min(bottom, visible.maxY) }
        }
        let new = CGRect(x: caret.midX - width / 2, y: top, width: width, height: max(width, bottom - top))
        if frame != new { frame = new }
        knob.frame = CGRect(x: 0, y: isStart ? 0 : new.height - width, width: width, height: width)
        let inset: CGFloat = isStart ? width / 2 : 0
        stem.frame = CGRect(
            x: (width - Self.stemWidth) / 2, y: inset, width: Self.stemWidth, height: new.height - width / 2)
        stem.backgroundColor = tintColor
        knob.backgroundColor = tintColor
    }

    /// The center of the knob, in the coordinates of the superview.
    var knobCenter: CGPoint {
        CGPoint(x: frame.midX, y: isStart ? frame.minY + Self.diameter / 2 : frame.maxY - Self.diameter / 2)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        stem.backgroundColor = tintColor
        knob.backgroundColor = tintColor
    }
}
