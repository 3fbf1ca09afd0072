import Foundation
import QuartzCore

/// The button of one tab: an image, a title below or beside it, and a badge at the corner.
@MainActor
final class TabButton: UIControl {
    let item: UITabBarItem
    private let imageView = UIImageView()
    private let label = UILabel()
    private let badge = TabBadge()
    private static let badgeHeight: CGFloat = 18

    /// The color of tabs that are not selected.
    var unselectedColor: UIColor? {
        didSet { if unselectedColor != oldValue { updateColors() } }
    }

    /// The appearance of the bar.
    var appearance: UITabBarAppearance? {
        didSet { if appearance != nil || oldValue != nil { reload() } }
    }

    /// The image behind the button while it is selected.
    var indicatorImage: UIImage? {
        didSet { if indicatorImage !== oldValue { updateIndicator() } }
    }

    private var indicator: UIImageView?

    /// Whether the bar shows only the image of the selected item.
    var isMinimized = false {
        didSet { if isMinimized != oldValue { reload() } }
    }

    init(item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        imageView.contentMode = .center
        label.textAlignment = .center
        badge.textAlignment = .center
        badge.clipsToBounds = true
        badge.layer.cornerRadius = Self.badgeHeight / 2
        for view in [imageView, label, badge] { addSubview(view) }
        item.button = self
        reload()
    }

    required init?(coder: NSCoder) { nil }

    override var isSelected: Bool {
        didSet { if isSelected != oldValue { reload() } }
    }

    /// Updates the button from the properties of its item.
    func reload() {
        imageView.image = (isSelected ? item.selectedImage ?? item.image : item.image)?.forBar
        imageView.isHidden = imageView.image == nil
        badge.isHidden = item.badgeValue == nil
        isEnabled = item.isEnabled
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityHint = item.accessibilityHint
        accessibilityValue = item.accessibilityValue
        updateColors()
        setNeedsLayout()
    }

    /// The arrangement of the image and the title.
    private var arrangement: UITabBarItemAppearance.Style {
        if hasCompactBars { return .compactInline }
        if isMinimized { return .inline }
        return traitCollection.horizontalSizeClass == .regular ? .inline : .stacked
    }

    private var itemAppearance: UITabBarItemAppearance? {
        switch arrangement {
        case .stacked: appearance?.stackedLayoutAppearance
        case .inline: appearance?.inlineLayoutAppearance
        case .compactInline: appearance?.compactInlineLayoutAppearance
        }
    }

    private func updateColors() {
        let own: UITabBarItemAppearance? = itemAppearance
        let current: UITabBarItemStateAppearance? = own?.state(for: state)
        let plain: UIColor = isSelected ? tintColor : unselectedColor ?? .systemGray
        var title: [NSAttributedString.Key: Any] = own?.normal.titleTextAttributes ?? [:]
        // The color of the normal state does not apply to the selected item, which has the tint color.
        if isSelected { title[.foregroundColor] = nil }
        title.merge(current?.titleTextAttributes ?? [:]) { $1 }
        if isSelected, let normal = item.titleAttributes[.normal] {
            title.merge(normal.filter { $0.key != .foregroundColor }) { $1 }
            title.merge(item.titleAttributes[.selected] ?? [:]) { $1 }
        } else {
            title.merge(item.titleAttributes.value(for: state) ?? [:]) { $1 }
        }
        let size: CGFloat =
            switch arrangement {
            case .stacked: 10
            case .inline: 13
            case .compactInline: 12
            }
        label.show(
            item.displayedTitle, attributes: title, font: .systemFont(ofSize: size, weight: .medium), color: plain)
        imageView.tintColor = current?.iconColor ?? (isSelected ? nil : own?.normal.iconColor) ?? plain
        var badgeText: [NSAttributedString.Key: Any] = own?.normal.badgeTextAttributes ?? [:]
        badgeText.merge(current?.badgeTextAttributes ?? [:]) { $1 }
        badgeText.merge(item.badgeAttributes.value(for: state) ?? [:]) { $1 }
        badge.show(item.badgeValue, attributes: badgeText, font: .systemFont(ofSize: 13), color: .white)
        badge.backgroundColor =
            item.badgeColor ?? current?.badgeBackgroundColor ?? own?.normal.badgeBackgroundColor ?? .systemRed
        alpha = isMinimized && !isSelected ? 0 : isEnabled ? 1 : 0.4
        label.alpha = isMinimized && !imageView.isHidden ? 0 : 1
        updateIndicator()
    }

    private func updateIndicator() {
        guard isSelected, indicatorImage != nil || appearance?.selectionIndicatorTintColor != nil else {
            indicator?.removeFromSuperview()
            indicator = nil
            return
        }
        let view: UIImageView = indicator ?? UIImageView()
        if indicator == nil { insertSubview(view, at: 0) }
        indicator = view
        view.contentMode = .center
        view.image = indicatorImage
        view.tintColor = appearance?.selectionIndicatorTintColor
        view.backgroundColor = indicatorImage == nil ? appearance?.selectionIndicatorTintColor : nil
        setNeedsLayout()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColors()
        setNeedsLayout()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    override func stateDidChange() {
        super.stateDidChange()
        updateColors()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        indicator?.frame = bounds
        let current: UITabBarItemStateAppearance? = itemAppearance?.state(for: state)
        let moved: UIOffset =
            item.titlePositionAdjustment != .zero
            ? item.titlePositionAdjustment : current?.titlePositionAdjustment ?? .zero
        if arrangement == .stacked { placeStacked(moved) } else { placeInline(moved) }
        guard !badge.isHidden else { return }
        let width: CGFloat = max(Self.badgeHeight, badge.intrinsicContentSize.width + 10)
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let offset: CGFloat = 6
        let middle: CGFloat = arrangement == .stacked ? bounds.midX : imageView.frame.midX
        var left: CGFloat = isMirrored ? middle - offset - width : middle + offset
        // The badge does not cover the beginning of a title beside the image.
        if arrangement != .stacked, !isMinimized, label.frame.width > 0 {
            left = isMirrored ? max(left, label.frame.maxX) : min(left, label.frame.minX - width)
        }
        let shift: UIOffset = current?.badgePositionAdjustment ?? .zero
        badge.textOffset = current?.badgeTitlePositionAdjustment ?? .zero
        badge.frame = CGRect(
            x: left + shift.horizontal, y: 2 + shift.vertical, width: width, height: Self.badgeHeight)
    }

    /// Places the title below the image.
    private func placeStacked(_ moved: UIOffset) {
        let title: CGSize = label.intrinsicContentSize
        // A title without an image has the same position as a title below an image, as on iOS.
        let top: CGFloat = bounds.height - 2 - title.height
        label.frame = CGRect(x: moved.horizontal, y: top + moved.vertical, width: bounds.width, height: title.height)
        let image: CGSize = imageView.image?.size ?? .zero
        imageView.frame = CGRect(
            x: (bounds.width - image.width) / 2, y: max(0, (top - image.height) / 2), width: image.width,
            height: image.height
        ).inset(by: item.imageInsets)
    }

    /// Places the title beside the image.
    private func placeInline(_ moved: UIOffset) {
        let image: CGSize = imageView.image?.size ?? .zero
        let natural: CGSize = isMinimized && image.width > 0 ? .zero : label.intrinsicContentSize
        let gap: CGFloat = image.width > 0 && natural.width > 0 ? 8 : 0
        let width: CGFloat = min(ceil(natural.width), max(0, bounds.width - image.width - gap))
        let left: CGFloat = ((bounds.width - image.width - gap - width) / 2).rounded()
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let height: CGFloat = bounds.height
        imageView.frame = CGRect(
            x: isMirrored ? bounds.width - left - image.width : left, y: ((height - image.height) / 2).rounded(),
            width: image.width, height: image.height
        ).inset(by: item.imageInsets)
        label.frame = CGRect(
            x: (isMirrored ? left : left + image.width + gap) + moved.horizontal,
            y: ((height - natural.height) / 2).rounded() + moved.vertical, width: width, height: natural.height)
    }

    /// The width of the image and the title with margins at both sides, in points.
    var naturalWidth: CGFloat {
        let image: CGFloat = imageView.image?.size.width ?? 0
        let title: CGFloat = ceil(label.intrinsicContentSize.width)
        if arrangement == .stacked { return max(image, title) + 8 }
        return image + (image > 0 ? 8 : 0) + title + 24
    }

    override var accessibleSubviews: [UIView] { [] }

    override var isAccessibilityElementByDefault: Bool { true }

    override var defaultAccessibilityIdentifier: String? { item.image?.name }

    override var defaultAccessibilityLabel: String? { item.accessibilityLabel ?? item.displayedTitle }

    override var defaultAccessibilityValue: String? { item.badgeValue }

    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        var traits: UIAccessibilityTraits = item.accessibilityTraits.union(.button)
        if isSelected { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        return traits
    }
}
