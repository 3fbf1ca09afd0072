import Foundation

/// The chevron, checkmark or detail button at a cell's trailing edge.
final class TableAccessoryView: UIControl {
    let type: UITableViewCell.AccessoryType
    var onTap: () -> Void = {}

    init(type: UITableViewCell.AccessoryType) {
        self.type = type
        super.init(frame: .zero)
        contentMode = .redraw
        isUserInteractionEnabled = isButton
        addAction(UIAction { [weak self] _ in self?.onTap() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        type = .none
        super.init(coder: coder)
    }

    private var isButton: Bool { type == .detailButton || type == .detailDisclosureButton }

    override var isAccessibilityElement: Bool {
        get { isButton }
        set { super.isAccessibilityElement = newValue }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { isButton ? .button : super.accessibilityTraits }
        set { super.accessibilityTraits = newValue }
    }

    override var accessibilityLabel: String? {
        get { isButton ? "More Info" : super.accessibilityLabel }
        set { super.accessibilityLabel = newValue }
    }

    /// The size of the view, in points. It grows with the user's text.
    var fittingSize: CGSize { signSize(standardSize) }

    /// The size of the view for text of the default size, in points.
    private var standardSize: CGSize {
        switch type {
        case .none: .zero
        case .disclosureIndicator: CGSize(width: 8, height: 13)
        case .checkmark: CGSize(width: 15, height: 13)
        case .detailButton: CGSize(width: 24, height: 44)
        case .detailDisclosureButton: CGSize(width: 24 + 12 + 8, height: 44)
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        signsDidChange(since: previousTraitCollection)
    }

    override var isHighlighted: Bool {
        didSet { alpha = isHighlighted ? 0.4 : 1 }
    }

    override func draw(_ rect: CGRect) {
        let isRightToLeft: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let area: CGRect = beginDrawingSigns()
        let middle = area.midY
        switch type {
        case .none: break
        case .disclosureIndicator: drawArrow(in: area, pointsLeft: isRightToLeft)
        case .checkmark: drawCheckmark(in: area)
        case .detailButton: drawInfo(center: CGPoint(x: area.midX, y: middle))
        case .detailDisclosureButton:
            drawInfo(center: CGPoint(x: isRightToLeft ? area.maxX - 12 : area.minX + 12, y: middle))
            let arrow = CGRect(x: isRightToLeft ? 0 : area.maxX - 8, y: middle - 6.5, width: 8, height: 13)
            drawArrow(in: arrow, pointsLeft: isRightToLeft)
        }
    }

    private func drawArrow(in rect: CGRect, pointsLeft: Bool) {
        let path = UIBezierPath()
        let back: CGFloat = pointsLeft ? rect.maxX - 1.5 : rect.minX + 1.5
        let tip: CGFloat = pointsLeft ? rect.minX + 1.5 : rect.maxX - 1.5
        path.move(to: CGPoint(x: back, y: rect.minY + 1.5))
        path.addLine(to: CGPoint(x: tip, y: rect.midY))
        path.addLine(to: CGPoint(x: back, y: rect.maxY - 1.5))
        path.lineWidth = 2
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        UIColor.tertiaryLabel.setStroke()
        path.stroke()
    }

    private func drawCheckmark(in rect: CGRect) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: rect.minX + 1.5, y: rect.minY + rect.height * 0.55))
        path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.36, y: rect.maxY - 1.5))
        path.addLine(to: CGPoint(x: rect.maxX - 1.5, y: rect.minY + 1.5))
        path.lineWidth = 2
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        tintColor.setStroke()
        path.stroke()
    }

    private func drawInfo(center: CGPoint) {
        tintColor.setStroke()
        tintColor.setFill()
        let ring = UIBezierPath(ovalIn: CGRect(x: center.x - 10.25, y: center.y - 10.25, width: 20.5, height: 20.5))
        ring.lineWidth = 1.5
        ring.stroke()
        UIBezierPath(ovalIn: CGRect(x: center.x - 1.4, y: center.y - 6.4, width: 2.8, height: 2.8)).fill()
        let stem = UIBezierPath()
        stem.move(to: CGPoint(x: center.x, y: center.y - 1.5))
        stem.addLine(to: CGPoint(x: center.x, y: center.y + 5.5))
        stem.lineWidth = 2
        stem.lineCapStyle = .round
        stem.stroke()
    }
}
