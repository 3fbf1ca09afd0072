import Foundation

/// The control at the leading edge of a cell in editing mode. It deletes or inserts a row, or shows whether the row is
/// selected.
final class TableEditControl: UIControl {
    enum Kind {
        case delete
        case insert
        case selection
    }

    /// The diameter of the circle for text of the default size, in points.
    static let diameter: CGFloat = 22

    let kind: Kind
    weak var cell: UITableViewCell?
    /// The distance of the circle from the edge, in points.
    var margin: CGFloat = 16 {
        didSet { if margin != oldValue { setNeedsDisplay() } }
    }
    /// Whether the control shows a checkmark, because the row is selected.
    var isChecked = false {
        didSet { if isChecked != oldValue { setNeedsDisplay() } }
    }

    init(kind: Kind) {
        self.kind = kind
        super.init(frame: .zero)
        contentMode = .redraw
        isUserInteractionEnabled = kind != .selection
        isAccessibilityElement = kind != .selection
        accessibilityTraits = .button
        addAction(
            UIAction { [weak self] _ in
                guard let cell = self?.cell else { return }
                cell.tableView?.editControlTapped(of: cell)
            }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFocused: Bool { false }

    override var accessibilityLabel: String? {
        get {
            let verb: String = kind == .insert ? "Insert" : "Remove"
            return [verb, cell?.accessibilityLabel].compactMap { $0 }.joined(separator: " ")
        }
        set { super.accessibilityLabel = newValue }
    }

    override var isHighlighted: Bool {
        didSet { alpha = isHighlighted ? 0.4 : 1 }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        signsDidChange(since: previousTraitCollection)
    }

    override func draw(_ rect: CGRect) {
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let area: CGRect = beginDrawingSigns()
        let size = Self.diameter
        let margin: CGFloat = self.margin / signScale
        let x: CGFloat = isMirrored ? area.width - margin - size : margin
        let scale: CGFloat = max(1, traitCollection.displayScale)
        let y: CGFloat = ((area.height - size) / 2 * scale).rounded() / scale
        let circle = CGRect(x: x, y: y, width: size, height: size)
        switch kind {
        case .delete:
            fill(circle, .systemRed)
            drawBar(in: circle, isVertical: false)
        case .insert:
            fill(circle, .systemGreen)
            drawBar(in: circle, isVertical: false)
            drawBar(in: circle, isVertical: true)
        case .selection where isChecked:
            fill(circle, tintColor)
            drawCheckmark(in: circle)
        case .selection:
            let ring = UIBezierPath(ovalIn: circle.insetBy(dx: 0.75, dy: 0.75))
            ring.lineWidth = 1.5
            UIColor.tertiaryLabel.setStroke()
            ring.stroke()
        }
    }

    private func fill(_ circle: CGRect, _ color: UIColor) {
        color.setFill()
        UIBezierPath(ovalIn: circle).fill()
    }

    private func drawBar(in circle: CGRect, isVertical: Bool) {
        let (length, thickness): (CGFloat, CGFloat) = (12, 2)
        let size: CGSize =
            isVertical ? CGSize(width: thickness, height: length) : CGSize(width: length, height: thickness)
        UIColor.white.setFill()
        UIBezierPath(
            roundedRect: CGRect(
                x: circle.midX - size.width / 2, y: circle.midY - size.height / 2, width: size.width,
                height: size.height), cornerRadius: thickness / 2
        ).fill()
    }

    private func drawCheckmark(in circle: CGRect) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: circle.midX - 5, y: circle.midY + 0.5))
        path.addLine(to: CGPoint(x: circle.midX - 1.5, y: circle.midY + 4.5))
        path.addLine(to: CGPoint(x: circle.midX + 5, y: circle.midY - 4.5))
        path.lineWidth = 2
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        UIColor.white.setStroke()
        path.stroke()
    }
}
