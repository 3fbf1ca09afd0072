import Foundation
import SystemTexts

/// Methods that a tab bar calls when the user selects a tab.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// Called when the user selects `item`. The default implementation does nothing.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A bar with a button for each tab.
@preconcurrency @MainActor
open class UITabBar: UIView, UIBarPositioning {
    /// The object that is notified when the user selects a tab.
    open weak var delegate: (any UITabBarDelegate)? {
        get { storedDelegate }
        set { storedDelegate = newValue }
    }

    /// The value of `delegate`, also if a subclass overrides that property.
    final weak var storedDelegate: (any UITabBarDelegate)?

    /// The items, from the leading side.
    open var items: [UITabBarItem]? {
        didSet { reload() }
    }

    /// The selected item. Setting it does not notify the delegate.
    open weak var selectedItem: UITabBarItem? {
        didSet { if selectedItem !== oldValue { selectionDidChange() } }
    }

    /// The background color of the bar. Nil, the default, means the system's color.
    open var barTintColor: UIColor? {
        didSet { if barTintColor != oldValue { stylingDidChange() } }
    }

    /// The style of the bar. The default is `default`. A black bar is dark in both user interface styles.
    open var barStyle: UIBarStyle = .default {
        didSet { if barStyle != oldValue { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified } }
    }

    /// The position of the bar, which is `bottom`.
    open var barPosition: UIBarPosition { .bottom }

    /// The image behind the content of the bar. An empty image makes the bar transparent. The default is nil.
    open var backgroundImage: UIImage? {
        didSet { if backgroundImage !== oldValue { stylingDidChange() } }
    }

    /// An image in place of the line along the upper edge. An empty image removes the line. The default is nil.
    open var shadowImage: UIImage? {
        didSet { if shadowImage !== oldValue { stylingDidChange() } }
    }

    /// The image behind the selected item. The default is nil.
    open var selectionIndicatorImage: UIImage? {
        didSet { if selectionIndicatorImage !== oldValue { stylingDidChange() } }
    }

    var appearances = BarAppearances<UITabBarAppearance>()

    /// Whether content may extend under the bar, and is visible through it. The default is true. See
    /// `edgesForExtendedLayout` and `extendedLayoutIncludesOpaqueBars` of `UIViewController`.
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { stylingDidChange() } }
    }

    /// The color of items that are not selected. The default, nil, is gray.
    open var unselectedItemTintColor: UIColor? {
        didSet { for button in buttons { button.unselectedColor = unselectedItemTintColor } }
    }

    /// The positions of the items. The default is `automatic`.
    open var itemPositioning = ItemPositioning.automatic {
        didSet { if itemPositioning != oldValue { setNeedsLayout() } }
    }

    /// The width of each item if the items are centered, in points. 0, the default, means the system's width. Negative
    /// values become 0.
    open var itemWidth: CGFloat = 0 {
        didSet {
            if itemWidth < 0 { itemWidth = 0 }
            if itemWidth != oldValue { setNeedsLayout() }
        }
    }

    /// The distance between items if they are centered, in points. 0, the default, means the system's distance.
    /// Negative values become 0.
    open var itemSpacing: CGFloat = 0 {
        didSet {
            if itemSpacing < 0 { itemSpacing = 0 }
            if itemSpacing != oldValue { setNeedsLayout() }
        }
    }

    private var isHiddenByProgram = false
    /// Whether a page of the tab bar controller hides the bar.
    var isHiddenByPage = false {
        didSet { hidingDidChange() }
    }

    /// Whether the bar is hidden. It is also hidden, regardless of the value that was set, while a controller with
    /// `hidesBottomBarWhenPushed` is visible.
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            isHiddenByProgram = newValue
            hidingDidChange()
        }
    }

    private func hidingDidChange() {
        super.isHidden = isHiddenByProgram || isHiddenByPage
        superview?.setNeedsLayout()
    }

    /// Whether the bar shows only the selected item, in a rounded area that floats in front of the content.
    package var isMinimized = false {
        didSet {
            guard isMinimized != oldValue else { return }
            background.clipsToBounds = isMinimized
            background.layer.cornerRadius = isMinimized ? Self.minimizedRadius : 0
            for button in buttons { button.isMinimized = isMinimized }
            appearanceDidChange()
            setNeedsLayout()
        }
    }

    /// Called when the user touches the bar while it is minimized.
    package var onExpand: (() -> Void)?

    /// The corner radius of the bar while it is minimized, in points.
    package static let minimizedRadius: CGFloat = 14

    /// The height of the bar above the safe area, in points.
    package var height: CGFloat { hasCompactBars ? 32 : 49 }

    private(set) lazy var background: BarBackground = {
        let background = BarBackground(isAtTop: false, bar: self)
        background.onEdgeChange = { [weak self] in self?.updateButtons() }
        return background
    }()
    private(set) var buttons: [TabButton] = []

    /// Sets the items. If `animated` is true, the old items fade into the new ones.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        guard animated else {
            self.items = items
            return
        }
        UIView.transition(
            with: self, duration: 0.25, options: .transitionCrossDissolve, animations: { self.items = items })
    }

    private func reload() {
        for button in buttons { button.removeFromSuperview() }
        buttons = (items ?? []).map { item in
            let button = TabButton(item: item)
            button.isMinimized = isMinimized
            button.unselectedColor = unselectedItemTintColor
            button.addAction(UIAction { [weak self] _ in self?.userDidSelect(item) }, for: .touchUpInside)
            addSubview(button)
            return button
        }
        if let selectedItem, !(items ?? []).contains(where: { $0 === selectedItem }) { self.selectedItem = nil }
        selectionDidChange()
        setNeedsLayout()
    }

    private func userDidSelect(_ item: UITabBarItem) {
        if isMinimized, let onExpand { return onExpand() }
        if storedDelegate is UITabBarController == false { selectedItem = item }
        storedDelegate?.tabBar(self, didSelect: item)
    }

    private func selectionDidChange() {
        for button in buttons { button.isSelected = button.item === selectedItem }
        appearanceDidChange()
    }

    override var defaultAccessibilityLabel: String? { SystemTexts.localized("Tab Bar") }

    override var defaultAccessibilityTraits: UIAccessibilityTraits { .tabBar }

    package override var accessibleSubviews: [UIView] { buttons.filter { !isMinimized || $0.isSelected } }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: height + safeAreaInsets.bottom)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: height)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if sizeClassDiffers(from: previousTraitCollection) { invalidateIntrinsicContentSize() }
    }

    /// The positions of items in a tab bar.
    public enum ItemPositioning: Int, Sendable {
        /// Items fill a bar of compact width, and are in the middle of a bar of regular width.
        case automatic = 0
        /// Items fill the width of the bar.
        case fill = 1
        /// Items are in the middle of the bar. `itemWidth` and `itemSpacing` determine their widths and distances.
        case centered = 2
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let scale = max(1, traitCollection.displayScale)
        background.frame = bounds
        if isMinimized {
            for button in buttons { button.frame = bounds }
            return
        }
        let area: CGRect = bounds.inset(
            by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let slots = self.slots(in: area)
        for (place, button) in buttons.enumerated() {
            let slot = CGFloat(isMirrored ? buttons.count - 1 - place : place)
            // Edges are aligned to pixels, so that images are sharp.
            let left: CGFloat = (slots.start + slots.step * slot).roundedToPixel(scale)
            let right: CGFloat = (slots.start + slots.step * slot + slots.width).roundedToPixel(scale)
            button.frame = CGRect(x: left, y: 0, width: right - left, height: height)
        }
    }

    private var isCentered: Bool {
        switch itemPositioning {
        case .automatic: traitCollection.horizontalSizeClass == .regular
        case .fill: false
        case .centered: true
        }
    }

    /// Returns the left edge of the first item from the left, the width of items, and the distance between their left
    /// edges, in points.
    private func slots(in area: CGRect) -> (start: CGFloat, width: CGFloat, step: CGFloat) {
        let count = CGFloat(max(1, buttons.count))
        let filling: CGFloat = area.width / count
        guard isCentered else { return (area.minX, filling, filling) }
        let natural: CGFloat = max(Self.standardItemWidth, buttons.map(\.naturalWidth).max() ?? 0)
        let width: CGFloat = itemWidth > 0 ? itemWidth : natural
        let spacing: CGFloat = itemSpacing > 0 ? itemSpacing : Self.standardItemSpacing
        let total: CGFloat = width * count + spacing * (count - 1)
        // Items that do not fit fill the bar.
        guard total <= area.width else { return (area.minX, filling, filling) }
        return (area.midX - total / 2, width, width + spacing)
    }

    private static let standardItemWidth: CGFloat = 76
    private static let standardItemSpacing: CGFloat = 34

    // MARK: Appearance

    /// The appearance over content. The bar stores a copy.
    open var standardAppearance: UITabBarAppearance {
        get {
            if let standard = appearances.standard { return standard }
            let created = UITabBarAppearance()
            let look: BarLook = ownLooks.standard
            created.backgroundEffect = look.fill.effect
            created.backgroundColor = look.fill.color
            created.backgroundImage = look.fill.image
            created.shadowImage = look.shadow.image
            created.selectionIndicatorImage = selectionIndicatorImage
            appearances.create(created) { [weak self] in
                self?.appearances.standardDidChange()
                self?.appearanceDidChange()
            }
            return created
        }
        set { set(\.standard, to: newValue) }
    }

    /// The appearance while the content is scrolled to its bottom. Nil, the default, means `standardAppearance` without
    /// a background. The bar stores a copy.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { appearances.scrollEdge }
        set { set(\.scrollEdge, to: newValue) }
    }
}

extension CGFloat {
    /// The length rounded to the nearest whole number of pixels.
    fileprivate func roundedToPixel(_ scale: CGFloat) -> CGFloat { (self * scale).rounded() / scale }
}
