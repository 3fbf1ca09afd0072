import Foundation
import QuartzCore

/// The button of one tab: an image with a title below it, and a badge at the corner.
@MainActor
final class TabButton: UIControl {
    let item: UITabBarItem
    private let imageView = UIImageView()
    private let label = UILabel()
    private let badge = UILabel()
    private static let badgeHeight: CGFloat = 18
    /// The height of the part of the bar above the safe area, in points.
    private static let height: CGFloat = 49

    /// The color of tabs that are not selected.
    var unselectedColor: UIColor? {
        didSet { if unselectedColor != oldValue { updateColors() } }
    }

    init(item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        imageView.contentMode = .center
        label.font = .systemFont(ofSize: 10, weight: .medium)
        label.textAlignment = .center
        badge.font = .systemFont(ofSize: 13)
        badge.textAlignment = .center
        badge.textColor = .white
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
        label.text = item.displayedTitle
        badge.text = item.badgeValue
        badge.isHidden = item.badgeValue == nil
        badge.backgroundColor = item.badgeColor ?? .systemRed
        isEnabled = item.isEnabled
        accessibilityIdentifier = item.accessibilityIdentifier
        updateColors()
        setNeedsLayout()
    }

    private func updateColors() {
        let color: UIColor = isSelected ? tintColor : unselectedColor ?? .systemGray
        label.textColor = color
        imageView.tintColor = color
        alpha = isEnabled ? 1 : 0.4
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
        let title: CGSize = label.intrinsicContentSize
        // A title without an image has the same position as one below an image, as on iOS.
        let top: CGFloat = Self.height - 2 - title.height
        label.frame = CGRect(x: 0, y: top, width: bounds.width, height: title.height)
        let image: CGSize = imageView.image?.size ?? .zero
        imageView.frame = CGRect(
            x: (bounds.width - image.width) / 2, y: max(0, (top - image.height) / 2), width: image.width,
            height: image.height)
        guard !badge.isHidden else { return }
        let width: CGFloat = max(Self.badgeHeight, badge.intrinsicContentSize.width + 10)
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let offset: CGFloat = 6
        badge.frame = CGRect(
            x: isMirrored ? bounds.midX - offset - width : bounds.midX + offset, y: 2, width: width,
            height: Self.badgeHeight)
    }

    override var accessibleSubviews: [UIView] { [] }

    override var isAccessibilityElementByDefault: Bool { true }

    override var defaultAccessibilityIdentifier: String? { item.image?.name }

    override var defaultAccessibilityLabel: String? { item.accessibilityLabel ?? item.displayedTitle }

    override var defaultAccessibilityValue: String? { item.badgeValue }

    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        var traits: UIAccessibilityTraits = .button
        if isSelected { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        return traits
    }
}
