import Foundation

/// The button that shows a bar button item.
@MainActor
final class BarButton: UIControl {
    private let item: UIBarButtonItem
    private let label = UILabel()
    private let imageView = UIImageView()

    init(item: UIBarButtonItem) {
        self.item = item
        super.init(frame: .zero)
        addSubview(label)
        addSubview(imageView)
        imageView.contentMode = .center
        addAction(UIAction { [weak self] _ in self?.item.press(event: nil) }, for: .touchUpInside)
        onDisabledPress = { [weak self] button in self?.item.onDisabledPress?(button) }
        item.button = self
        reload()
    }

    required init?(coder: NSCoder) { nil }

    // The item posts the event for the press, so the button must not post a second one.
    override func sendAction(_ action: UIAction) { action.perform(sender: self) }

    /// Updates the button from the properties of its item.
    func reload() {
        let image = item.displayedImage?.forBar
        imageView.image = image
        imageView.isHidden = image == nil
        label.text = image == nil ? item.displayedTitle : nil
        label.font = .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
        isEnabled = item.isEnabled
        isHidden = item.isHidden
        accessibilityIdentifier = item.accessibilityIdentifier
        disabledPressReason = item.disabledPressReason
        updateColor()
        superview?.setNeedsLayout()
        setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let content: CGSize = imageView.isHidden ? label.intrinsicContentSize : imageView.image?.size ?? .zero
        let width: CGFloat = item.width > 0 ? item.width : max(ceil(content.width), imageView.isHidden ? 0 : 28)
        return CGSize(width: width, height: 44)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        imageView.frame = bounds
    }

    override func stateDidChange() {
        super.stateDidChange()
        updateColor()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColor()
    }

    private func updateColor() {
        let tint: UIColor = item.tintColor ?? tintColor
        let color: UIColor = isEnabled ? tint : disabledColor(tint)
        label.textColor = color
        imageView.tintColor = color
        let alpha: CGFloat = isHighlighted ? 0.2 : 1
        label.alpha = alpha
        imageView.alpha = alpha
    }

    /// Returns the color of the disabled button: the usual gray or, if the tint is white or gray, a paler tint, because
    /// the usual gray may be invisible on the background of such a bar.
    private func disabledColor(_ tint: UIColor) -> UIColor {
        let components = tint.components(in: traitCollection)
        let hasHue: Bool = components.red != components.green || components.green != components.blue
        return hasHue ? .tertiaryLabel : tint.withAlphaComponent(components.alpha * 0.4)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -8, dy: 0).contains(point)
    }

    override var defaultAccessibilityIdentifier: String? { item.image?.name }

    override var defaultAccessibilityLabel: String? { item.spokenName }

    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union(.button)
    }
}
