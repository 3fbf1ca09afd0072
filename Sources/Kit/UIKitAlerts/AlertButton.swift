import UIKitCore

/// The button of an alert action.
@MainActor
final class AlertButton: UIControl {
    private let label = UILabel()
    private let image = UIImageView()
    private let checkmark = UIImageView(image: UIImage(systemName: "checkmark"))
    private let action: UIAlertAction

    private static let inset: CGFloat = 8
    /// The distance of the image and of the checkmark from the edges, in points.
    private static let imageInset: CGFloat = 16

    init(action: UIAlertAction, isPreferred: Bool) {
        self.action = action
        super.init(frame: .zero)
        accessibilityIdentifier = action.accessibilityIdentifier
        accessibilityLabel = action.title
        label.text = action.title
        label.font = .preferredFont(forTextStyle: isPreferred ? .headline : .body)
        label.adjustsFontForContentSizeCategory = true
        label.lineBreakMode = .byTruncatingMiddle
        for view in [label, image, checkmark] { addSubview(view) }
        isEnabled = action.isEnabled
        update()
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
        let (leading, trailing) = titleInsets
        let available = CGSize(width: width - leading - trailing, height: .greatestFiniteMagnitude)
        return ceil(max(label.sizeThatFits(available).height, image.image?.size.height ?? 0)) + 22
    }

    /// The distances of the title from the edges. A centered title remains in the middle.
    private var titleInsets: (leading: CGFloat, trailing: CGFloat) {
        let leading: CGFloat = inset(beside: image)
        let trailing: CGFloat = inset(beside: checkmark)
        let larger: CGFloat = max(leading, trailing)
        return action.titleTextAlignment == .center ? (larger, larger) : (leading, trailing)
    }

    private func inset(beside view: UIImageView) -> CGFloat {
        guard !view.isHidden, let size = view.image?.size else { return Self.inset }
        return Self.imageInset + size.width + Self.inset
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, size: CGSize, isLeft: Bool) {
            view.frame = CGRect(
                x: isLeft ? Self.imageInset : bounds.width - Self.imageInset - size.width,
                y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
        }
        place(image, size: image.image?.size ?? .zero, isLeft: !isMirrored)
        place(checkmark, size: checkmark.image?.size ?? .zero, isLeft: isMirrored)
        let (leading, trailing) = titleInsets
        label.frame = CGRect(
            x: isMirrored ? trailing : leading, y: 0, width: max(0, bounds.width - leading - trailing),
            height: bounds.height)
    }

    /// Updates the content from the action.
    func update() {
        let isOriginal: Bool = action.image?.renderingMode == .alwaysOriginal
        image.image = isOriginal ? action.image : action.image?.withRenderingMode(.alwaysTemplate)
        image.isHidden = action.image == nil
        checkmark.isHidden = !action.isChecked
        label.textAlignment = action.titleTextAlignment
        updateColors()
        setNeedsLayout()
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
        let color: UIColor = action.titleTextColor ?? (action.style == .destructive ? .systemRed : tintColor)
        label.textColor = isEnabled ? color : .tertiaryLabel
        image.tintColor = isEnabled ? action.imageTintColor ?? color : .tertiaryLabel
        checkmark.tintColor = label.textColor
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union(action.isChecked ? [.button, .selected] : .button) }
        set { super.accessibilityTraits = newValue }
    }
}
