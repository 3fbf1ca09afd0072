import Foundation

/// The button of one answer of an alert.
@MainActor
final class AlertButton: UIControl {
    private let label = UILabel()
    private let action: UIAlertAction

    init(action: UIAlertAction, isPreferred: Bool) {
        self.action = action
        super.init(frame: .zero)
        label.text = action.title
        label.font = .systemFont(ofSize: 17, weight: isPreferred ? .semibold : .regular)
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingMiddle
        addSubview(label)
        isEnabled = action.isEnabled
        stateDidChange()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// How wide the title of `action` is, in points.
    static func width(of action: UIAlertAction) -> CGFloat {
        let label = UILabel()
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        label.text = action.title
        return label.intrinsicContentSize.width
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 8, dy: 0)
    }

    override func stateDidChange() {
        super.stateDidChange()
        backgroundColor = isHighlighted ? .systemFill : nil
        updateColor()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColor()
    }

    private func updateColor() {
        guard isEnabled else {
            label.textColor = .tertiaryLabel
            return
        }
        label.textColor = action.style == .destructive ? .systemRed : tintColor
    }

    override var defaultAccessibilityLabel: String? { action.title }

    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union(.button)
    }
}
