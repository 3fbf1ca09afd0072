import UIKitCore

/// A day of a month in a calendar view.
final class DayCell: UIControl {
    private let circle = UIView()
    private let label = UILabel()
    /// The view that covers the space below the day, and clips the decoration.
    private let decorationSpace = UIView()
    private var decoration: UIView?
    private(set) var day: DayKey?
    private var isToday = false
    private var leavesSpace = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        circle.isUserInteractionEnabled = false
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        label.isAccessibilityElement = false
        addSubview(circle)
        addSubview(label)
        decorationSpace.isUserInteractionEnabled = false
        decorationSpace.clipsToBounds = true
        addSubview(decorationSpace)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a day.
    func show(_ day: DayKey, text: String, name: String, isToday: Bool, leavesSpace: Bool) {
        self.day = day
        self.isToday = isToday
        self.leavesSpace = leavesSpace
        label.text = text
        accessibilityLabel = name
        setNeedsLayout()
    }

    func show(isSelected: Bool, isEnabled: Bool, design: UIFontDescriptor.SystemDesign) {
        self.isSelected = isSelected
        self.isEnabled = isEnabled
        accessibilityTraits = [.button]
        if isSelected { accessibilityTraits.insert(.selected) }
        if !isEnabled { accessibilityTraits.insert(.notEnabled) }
        let size: CGFloat = UIFont.preferredFont(forTextStyle: .title3).pointSize
        let base = UIFont.systemFont(ofSize: min(size, 34), weight: isSelected || isToday ? .semibold : .regular)
        label.font = base.fontDescriptor.withDesign(design).map { UIFont(descriptor: $0, size: 0) } ?? base
        updateColors()
    }

    /// Shows a decoration below the day.
    func decorate(_ view: UIView?) {
        decoration?.removeFromSuperview()
        decoration = view
        if let view { decorationSpace.addSubview(view) }
        setNeedsLayout()
    }

    private func updateColors() {
        circle.isHidden = !isSelected && !isHighlighted
        circle.backgroundColor =
            isSelected ? (isToday ? tintColor : tintColor.withAlphaComponent(0.12)) : .tertiarySystemFill
        if !isEnabled {
            label.textColor = .tertiaryLabel
        } else if isSelected {
            label.textColor = isToday ? .white : tintColor
        } else {
            label.textColor = isToday ? tintColor : .label
        }
    }

    override var isHighlighted: Bool {
        didSet { if isHighlighted != oldValue { updateColors() } }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    /// The height of the space for decorations, in points.
    static let decorationHeight: CGFloat = 14

    override func layoutSubviews() {
        super.layoutSubviews()
        let height: CGFloat = bounds.height - (leavesSpace ? DayCell.decorationHeight : 0)
        let side: CGFloat = min(bounds.width, height, 44)
        circle.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        circle.center = CGPoint(x: bounds.midX, y: height / 2)
        circle.layer.cornerRadius = side / 2
        label.frame = CGRect(x: 2, y: 0, width: max(0, bounds.width - 4), height: height)
        decorationSpace.frame = CGRect(x: 0, y: height, width: bounds.width, height: DayCell.decorationHeight)
        decoration?.center = CGPoint(x: decorationSpace.bounds.midX, y: decorationSpace.bounds.midY)
    }
}
