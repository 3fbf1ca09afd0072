import Foundation

/// The button that shows a bar button item.
@MainActor
final class BarButton: UIControl {
    let item: UIBarButtonItem
    private let label = UILabel()
    private let imageView = UIImageView()
    private var backdrop: UIImageView?
    /// The background of a selected button.
    private var plate: UIView?
    private var badge: UIView?

    /// The appearance in the bar, for the style of the item.
    var appearance: UIBarButtonItemAppearance? {
        didSet { if appearance != nil || oldValue != nil { reload() } }
    }

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

    override var menuSender: AnyObject { item }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu = item.menuProvider?() ?? item.menu, isEnabled else { return nil }
        let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
        configuration.preferredMenuElementOrder = item.preferredMenuElementOrder
        return configuration
    }

    // The item posts the event for the press, so the button must not post a second one.
    override func sendAction(_ action: UIAction) { action.perform(sender: self) }

    /// Applies the appearance for the style of the item.
    func apply(_ style: BarButtonStyle) { appearance = item.style == .done ? style.done : style.plain }

    /// Updates the button from the properties of its item.
    func reload() {
        let image = ((hasCompactBars ? item.landscapeImagePhone : nil) ?? item.displayedImage)?.forBar
        imageView.image = image
        imageView.isHidden = image == nil
        isEnabled = item.isEnabled
        isSelected = item.isSelected
        isHidden = item.isHidden
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityHint = item.accessibilityHint
        accessibilityValue = item.accessibilityValue
        disabledPressReason = item.disabledPressReason
        showsMenuAsPrimaryAction = item.primaryAction == nil && item.action == nil
        isContextMenuInteractionEnabled = item.menu != nil
        badge?.removeFromSuperview()
        badge = item.storedBadge?.makeView()
        if let badge { addSubview(badge) }
        updateColor()
        superview?.setNeedsLayout()
        setNeedsLayout()
    }

    /// Shows the title and the background in the current state.
    private func updateTitle(color: UIColor) {
        let appearance: UIBarButtonItemAppearance? = self.appearance
        let own: [NSAttributedString.Key: Any] = item.titleAttributes.value(for: state) ?? [:]
        let attributes = (appearance?.titleAttributes(for: state) ?? [:]).merging(own) { $1 }
        // A disabled item has the disabled color, unless a color is set for the disabled state.
        let setsDisabled: Bool =
            item.titleAttributes[.disabled] != nil
            || appearance?.disabled.titleTextAttributes[.foregroundColor] != nil
        let usesColor: Bool = isEnabled || setsDisabled
        label.show(
            imageView.image == nil ? item.displayedTitle : nil,
            attributes: usesColor ? attributes : attributes.filter { $0.key != .foregroundColor },
            font: .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular), color: color)
        let stateAppearance: UIBarButtonItemStateAppearance? = appearance?.state(for: state)
        let image: UIImage? =
            item.backgroundImages[item.style]?.value(for: state) ?? item.backgroundImages[nil]?.value(for: state)
            ?? stateAppearance?.backgroundImage ?? appearance?.normal.backgroundImage
        guard image !== backdrop?.image else { return }
        if backdrop == nil {
            let view = UIImageView()
            insertSubview(view, at: 0)
            backdrop = view
        }
        backdrop?.image = image
        setNeedsLayout()
    }

    private var titleOffset: UIOffset {
        let offset: UIOffset = item.titleOffset
        guard offset == .zero, let appearance else { return offset }
        return appearance.state(for: state).titlePositionAdjustment
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let content: CGSize = imageView.isHidden ? label.intrinsicContentSize : imageView.image?.size ?? .zero
        let possible: CGFloat = imageView.isHidden ? widestPossibleTitle : 0
        let minimum: CGFloat = imageView.isHidden ? possible : 28
        let width: CGFloat = item.width > 0 ? item.width : max(ceil(content.width), minimum)
        return CGSize(width: width, height: 44)
    }

    private var widestPossibleTitle: CGFloat {
        guard let titles = item.possibleTitles, let font = label.font else { return 0 }
        return titles.reduce(0) { max($0, ceil(($1 as NSString).size(withAttributes: [.font: font]).width)) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let offset: UIOffset = titleOffset
        label.frame = bounds.offsetBy(dx: offset.horizontal, dy: offset.vertical)
        let isCompact: Bool = hasCompactBars && item.landscapeImagePhone != nil
        imageView.frame = bounds.inset(by: isCompact ? item.landscapeImagePhoneInsets : item.imageInsets)
        plate?.frame = bounds.insetBy(dx: -6, dy: 6)
        placeBadge()
        guard let backdrop else { return }
        let shift: UIOffset = appearance?.state(for: state).backgroundImagePositionAdjustment ?? .zero
        let height: CGFloat = min(bounds.height, backdrop.image?.size.height ?? 0)
        backdrop.frame = CGRect(
            x: shift.horizontal, y: (bounds.height - height) / 2 + shift.vertical + item.backgroundOffset,
            width: bounds.width, height: height)
    }

    /// Places the badge at the upper trailing corner of the image or the title.
    private func placeBadge() {
        guard let badge else { return }
        let content: CGSize = imageView.isHidden ? label.intrinsicContentSize : imageView.image?.size ?? .zero
        let size: CGSize = badge.sizeThatFits(bounds.size)
        let corner: CGFloat = (bounds.width + min(content.width, bounds.width)) / 2 - (imageView.isHidden ? 3 : 7)
        // A wide badge does not extend to the next button or to the edge of the bar.
        let x: CGFloat = min(corner, bounds.width + 14 - size.width)
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let top: CGFloat = ((bounds.height - max(content.height, 22)) / 2).rounded() - 7
        badge.frame = CGRect(
            x: isMirrored ? bounds.width - x - size.width : x, y: max(1, top), width: size.width, height: size.height)
    }

    override func stateDidChange() {
        super.stateDidChange()
        updateColor()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // In a bar of compact height, the item may show a different image.
        if sizeClassDiffers(from: previousTraitCollection) { reload() }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColor()
    }

    private func showPlate(_ color: UIColor) {
        if isSelected, plate == nil {
            let view = UIView()
            view.isUserInteractionEnabled = false
            view.layer.cornerRadius = 8
            insertSubview(view, at: 0)
            plate = view
            setNeedsLayout()
        }
        plate?.isHidden = !isSelected
        plate?.backgroundColor = color
    }

    private func updateColor() {
        let tint: UIColor = item.tintColor ?? tintColor
        let plain: UIColor = isEnabled ? tint : disabledColor(tint)
        showPlate(plain)
        let color: UIColor = isSelected ? .systemBackground : plain
        updateTitle(color: color)
        imageView.tintColor = color
        let alpha: CGFloat = isHighlighted ? 0.2 : 1
        label.alpha = alpha
        imageView.alpha = alpha
    }

    /// Returns the color of the disabled button: a paler tint if the tint is white or gray, and otherwise the usual
    /// gray. A bar with a white or gray tint may have a background on which the usual gray is invisible.
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

    override var defaultAccessibilityValue: String? { item.storedBadge?.stringValue }

    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union(.button).union(item.accessibilityTraits)
    }
}
