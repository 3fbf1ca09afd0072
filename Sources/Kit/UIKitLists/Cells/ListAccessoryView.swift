import Foundation
import QuartzCore
import UIKitDrawing

/// The view of a standard accessory of a list cell.
final class ListAccessoryView: UIControl {
    /// The shapes of accessories.
    enum Kind {
        case disclosure, outline, checkmark, detail, delete, insert, selection, reorder
    }

    let kind: Kind
    /// The color of the symbol. Nil means the default color for the kind.
    var color: UIColor? {
        didSet { if color != oldValue { setNeedsDisplay() } }
    }
    /// The color behind the symbol. Nil means the default color for the kind.
    var fill: UIColor? {
        didSet { if fill != oldValue { setNeedsDisplay() } }
    }
    /// Whether the circle of a selection is filled.
    var isChecked = false {
        didSet { if isChecked != oldValue { setNeedsDisplay() } }
    }
    /// Whether the chevron of an outline disclosure points down.
    private var isExpanded = false
    /// Whether a line separates a reorder handle from the accessory before it. The line is at the leading edge of the
    /// view, and the handle at its trailing edge.
    var showsSeparator = false {
        didSet { if showsSeparator != oldValue { setNeedsDisplay() } }
    }
    /// The action for taps.
    var onTap: () -> Void = {}
    /// The action for drags of a handle.
    var onDrag: (UILongPressGestureRecognizer) -> Void = { _ in }

    init(kind: Kind) {
        self.kind = kind
        super.init(frame: .zero)
        contentMode = .redraw
        isOpaque = false
        switch kind {
        case .outline, .detail, .delete, .insert:
            addAction(UIAction { [weak self] _ in self?.onTap() }, for: .touchUpInside)
            isAccessibilityElement = true
            accessibilityTraits = .button
            accessibilityLabel = Self.label(of: kind)
        case .reorder:
            isAccessibilityElement = true
            accessibilityTraits = .button
            accessibilityLabel = Self.label(of: kind)
            // The item is lifted when a finger touches the handle, before the list can scroll.
            let press = UILongPressGestureRecognizer()
            press.minimumPressDuration = 0
            press.addTarget(self, action: Selector("drag", ListAccessoryView.drag))
            addGestureRecognizer(press)
        case .disclosure, .checkmark, .selection: isUserInteractionEnabled = false
        }
    }

    required init?(coder: NSCoder) { nil }

    private func drag(_ recognizer: UILongPressGestureRecognizer) { onDrag(recognizer) }

    private static func label(of kind: Kind) -> String? {
        switch kind {
        case .outline: "Expand"
        case .detail: "More Info"
        case .delete: "Remove"
        case .insert: "Insert"
        case .reorder: "Reorder"
        case .disclosure, .checkmark, .selection: nil
        }
    }

    /// The size of the symbol, in points. It grows with the user's text.
    var signSize: CGSize { signSize(standardSize) }

    /// The size of the symbol for text of the default size, in points.
    private var standardSize: CGSize {
        switch kind {
        case .disclosure: CGSize(width: 8, height: 13)
        case .outline: CGSize(width: 13, height: 13)
        case .checkmark: CGSize(width: 15, height: 13)
        case .detail, .delete, .insert, .selection: CGSize(width: 22, height: 22)
        case .reorder: CGSize(width: 22, height: 12.5)
        }
    }

    /// Rotates the chevron of an outline disclosure: down for an expanded item.
    func setExpanded(_ isExpanded: Bool) {
        self.isExpanded = isExpanded
        accessibilityLabel = isExpanded ? "Collapse" : "Expand"
        rotate()
    }

    private func rotate() {
        let angle: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -.pi / 2 : .pi / 2
        let target: CGAffineTransform = isExpanded ? CGAffineTransform(rotationAngle: angle) : .identity
        if transform != target { transform = target }
    }

    /// Touches near a small symbol also activate it.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: min(0, (bounds.width - 44) / 2), dy: min(0, (bounds.height - 44) / 2)).contains(point)
    }

    override var canBecomeFocused: Bool { false }

    override var isHighlighted: Bool {
        didSet { if isHighlighted != oldValue { alpha = isHighlighted ? 0.4 : 1 } }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        signsDidChange(since: previousTraitCollection)
        if kind == .outline { rotate() }
    }

    // MARK: Drawing

    override func draw(_ rect: CGRect) {
        if showsSeparator { drawSeparator() }
        let area: CGRect = beginDrawingSigns()
        let size = standardSize
        var sign = CGRect(
            x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width, height: size.height)
        if showsSeparator {
            sign.origin.x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? 0 : area.width - size.width
        }
        switch kind {
        case .disclosure: drawChevron(in: sign, color ?? .tertiaryLabel)
        case .outline: drawChevron(in: sign.insetBy(dx: 2.5, dy: 0), color ?? tintColor)
        case .checkmark: stroke(checkmark(in: sign.insetBy(dx: 1.5, dy: 1.5)), color ?? tintColor, width: 2)
        case .detail: drawDetail(in: sign, color ?? tintColor)
        case .delete:
            fillCircle(sign, fill ?? .systemRed)
            drawBar(in: sign, isVertical: false)
        case .insert:
            fillCircle(sign, fill ?? .systemGreen)
            drawBar(in: sign, isVertical: false)
            drawBar(in: sign, isVertical: true)
        case .selection: drawSelection(in: sign)
        case .reorder: drawHandle(in: sign)
        }
    }

    private func drawChevron(in rect: CGRect, _ color: UIColor) {
        let pointsLeft: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let inner = rect.insetBy(dx: 1.5, dy: 1.5)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: pointsLeft ? inner.maxX : inner.minX, y: inner.minY))
        path.addLine(to: CGPoint(x: pointsLeft ? inner.minX : inner.maxX, y: inner.midY))
        path.addLine(to: CGPoint(x: pointsLeft ? inner.maxX : inner.minX, y: inner.maxY))
        stroke(path, color, width: 2)
    }

    private func checkmark(in rect: CGRect) -> UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY + rect.height * 0.55))
        path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.35, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        return path
    }

    private func drawDetail(in rect: CGRect, _ color: UIColor) {
        stroke(UIBezierPath(ovalIn: rect.insetBy(dx: 0.75, dy: 0.75)), color, width: 1.5)
        fillCircle(CGRect(x: rect.midX - 1.4, y: rect.midY - 6.4, width: 2.8, height: 2.8), color)
        let stem = UIBezierPath()
        stem.move(to: CGPoint(x: rect.midX, y: rect.midY - 1.5))
        stem.addLine(to: CGPoint(x: rect.midX, y: rect.midY + 5.5))
        stroke(stem, color, width: 2)
    }

    private func drawBar(in circle: CGRect, isVertical: Bool) {
        let bar = UIBezierPath()
        bar.move(to: CGPoint(x: circle.midX - (isVertical ? 0 : 5), y: circle.midY - (isVertical ? 5 : 0)))
        bar.addLine(to: CGPoint(x: circle.midX + (isVertical ? 0 : 5), y: circle.midY + (isVertical ? 5 : 0)))
        stroke(bar, color ?? .white, width: 2)
    }

    private func drawSelection(in rect: CGRect) {
        guard isChecked else {
            return stroke(UIBezierPath(ovalIn: rect.insetBy(dx: 0.75, dy: 0.75)), .tertiaryLabel, width: 1.5)
        }
        fillCircle(rect, fill ?? tintColor)
        stroke(checkmark(in: rect.insetBy(dx: 6, dy: 6.5)), color ?? .white, width: 2)
    }

    private func drawHandle(in rect: CGRect) {
        let color: UIColor = self.color ?? .tertiaryLabel
        for y in [rect.minY + 0.75, rect.midY, rect.maxY - 0.75] {
            let line = UIBezierPath()
            line.move(to: CGPoint(x: rect.minX + 0.75, y: y))
            line.addLine(to: CGPoint(x: rect.maxX - 0.75, y: y))
            stroke(line, color, width: 1.5)
        }
    }

    private func drawSeparator() {
        let isRightToLeft: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let hairline: CGFloat = 1 / max(1, traitCollection.displayScale)
        UIColor.separator.setFill()
        UIBezierPath(
            rect: CGRect(
                x: isRightToLeft ? bounds.maxX - hairline : 0, y: 0, width: hairline, height: bounds.height)
        ).fill()
    }

    private func fillCircle(_ rect: CGRect, _ color: UIColor) {
        color.setFill()
        UIBezierPath(ovalIn: rect).fill()
    }

    private func stroke(_ path: UIBezierPath, _ color: UIColor, width: CGFloat) {
        path.lineWidth = width
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        color.setStroke()
        path.stroke()
    }
}
