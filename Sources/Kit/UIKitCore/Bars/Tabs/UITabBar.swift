import Foundation

/// Is told which tab a person chose.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// Tells that a person chose `item`. The default does nothing.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The bar at the bottom with a button for each tab.
@preconcurrency @MainActor
open class UITabBar: UIView {
    /// Who is told which tab a person chose.
    open weak var delegate: (any UITabBarDelegate)?

    /// The tabs, from the leading side.
    open var items: [UITabBarItem]? {
        didSet { reload() }
    }

    /// The tab that is chosen. Setting it tells nobody.
    open weak var selectedItem: UITabBarItem? {
        didSet { if selectedItem !== oldValue { updateSelection() } }
    }

    /// The colour of the bar. The default is the system's.
    open var barTintColor: UIColor? {
        didSet { background.color = barTintColor }
    }

    /// Whether content may lie under the bar. The default is true.
    ///
    /// See `edgesForExtendedLayout` and `extendedLayoutIncludesOpaqueBars` of `UIViewController`.
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
    }

    /// The colour of the tabs that are not chosen. The default, nil, is grey.
    open var unselectedItemTintColor: UIColor? {
        didSet { for button in buttons { button.unselectedColor = unselectedItemTintColor } }
    }

    /// How high it is above the safe area, in points.
    static let height: CGFloat = 49

    let background = BarBackground(isAtTop: false)
    private(set) var buttons: [TabButton] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareBar()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareBar()
    }

    private func prepareBar() {
        addSubview(background)
    }

    /// Sets the tabs.
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
            button.unselectedColor = unselectedItemTintColor
            button.addAction(UIAction { [weak self] _ in self?.choose(item) }, for: .touchUpInside)
            addSubview(button)
            return button
        }
        if let selectedItem, !(items ?? []).contains(where: { $0 === selectedItem }) { self.selectedItem = nil }
        updateSelection()
        setNeedsLayout()
    }

    private func choose(_ item: UITabBarItem) {
        if delegate is UITabBarController == false { selectedItem = item }
        delegate?.tabBar(self, didSelect: item)
    }

    private func updateSelection() {
        for button in buttons { button.isSelected = button.item === selectedItem }
    }

    override var defaultAccessibilityLabel: String? { "Tab Bar" }

    override var defaultAccessibilityTraits: UIAccessibilityTraits { .tabBar }

    package override var accessibleSubviews: [UIView] { buttons }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.height + safeAreaInsets.bottom)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let scale: CGFloat = max(1, traitCollection.displayScale)
        background.frame = bounds
        let area: CGRect = bounds.inset(
            by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let count = CGFloat(max(1, buttons.count))
        for (place, button) in buttons.enumerated() {
            let slot = CGFloat(isMirrored ? buttons.count - 1 - place : place)
            // Edges on pixels, so that pictures are sharp.
            let left: CGFloat = (area.minX + area.width * slot / count).roundedToPixel(scale)
            let right: CGFloat = (area.minX + area.width * (slot + 1) / count).roundedToPixel(scale)
            button.frame = CGRect(x: left, y: 0, width: right - left, height: Self.height)
        }
    }
}

extension CGFloat {
    /// The nearest length that is whole in pixels.
    fileprivate func roundedToPixel(_ scale: CGFloat) -> CGFloat { (self * scale).rounded() / scale }
}
