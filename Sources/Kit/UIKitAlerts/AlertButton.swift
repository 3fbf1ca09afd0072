import UIKitCore

/// The button of an alert action.
@MainActor
final class AlertButton: UIControl {
    private let label = UILabel()
    private let action: UIAlertAction

    private static let inset: CGFloat = 8

    init(action: UIAlertAction, isPreferred: Bool) {
        self.action = action
        super.init(frame: .zero)
        accessibilityIdentifier = action.accessibilityIdentifier
        accessibilityLabel = action.title
        label.text = action.title
        label.font = .preferredFont(forTextStyle: isPreferred ? .headline : .body)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingMiddle
        addSubview(label)
        isEnabled = action.isEnabled
        updateColors()
    }

    required init?(coder: NSCoder) { nil }

    /// Returns the width of the title of `action` at the text size of `traits`, in points.
    static func width(of action: UIAlertAction, in traits: UITraitCollection) -> CGFloat {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .headline, compatibleWith: traits)
        label.text = action.title
        return label.intrinsicContentSize.width
    }

    /// Returns the height for the title, in points. At accessibility text sizes, the title can have any number of
    /// lines.
    func height(width: CGFloat) -> CGFloat {
        let available = CGSize(width: width - 2 * Self.inset, height: .greatestFiniteMagnitude)
        return ceil(label.sizeThatFits(available).height) + 22
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: Self.inset, dy: 0)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        label.numberOfLines = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 0 : 1
    }

    override var isEnabled: Bool {
        didSet { if isEnabled != oldValue { updateColors() } }
    }

    override var isHighlighted: Bool {
        didSet { if isHighlighted != oldValue { updateColors() } }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    private func updateColors() {
        backgroundColor = isHighlighted ? .systemFill : nil
        guard isEnabled else {
            label.textColor = .tertiaryLabel
            return
        }
        label.textColor = action.style == .destructive ? .systemRed : tintColor
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union(.button) }
        set { super.accessibilityTraits = newValue }
    }
}
