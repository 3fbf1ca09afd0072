import Foundation

/// A bar at the bottom with buttons for actions.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning, ContentObserver {
    /// The object that determines the position of the bar, held weakly. The default is nil.
    open weak var delegate: (any UIToolbarDelegate)? {
        get { storedDelegate }
        set { storedDelegate = newValue }
    }

    /// The value of `delegate`, also if a subclass overrides that property.
    final weak var storedDelegate: (any UIToolbarDelegate)?

    /// The items, from the leading side.
    open var items: [UIBarButtonItem]? {
        get { storedItems }
        set { setItems(newValue, animated: false) }
    }

    /// The background color of the bar. Nil, the default, means the system's color.
    open var barTintColor: UIColor? {
        didSet { if barTintColor != oldValue { stylingDidChange() } }
    }

    /// The style of the bar. The default is `default`. A black bar is dark in both user interface styles.
    open var barStyle: UIBarStyle = .default {
        didSet { if barStyle != oldValue { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified } }
    }

    /// The position of the bar. The delegate determines it. The default is `bottom`.
    open var barPosition: UIBarPosition {
        let position: UIBarPosition = storedDelegate?.position(for: self) ?? .any
        return position == .any ? .bottom : position
    }

    /// Whether content may extend under the bar, and is visible through it. The default is true. See
    /// `edgesForExtendedLayout` and `extendedLayoutIncludesOpaqueBars` of `UIViewController`.
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { stylingDidChange() } }
    }

    private var storedItems: [UIBarButtonItem]?
    private(set) lazy var background: BarBackground = {
        let background = BarBackground(isAtTop: false, bar: self)
        background.onEdgeChange = { [weak self] in self?.updateButtons() }
        return background
    }()
    package var styling = ToolbarStyling()
    private var itemViews: [(item: UIBarButtonItem, view: UIView?)] = []
    private static let sideInset: CGFloat = 16
    private static let gap: CGFloat = 12

    /// Sets the items. If `animated` is true, the new items fade in while the old ones fade out.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        let fade: BarItemFade? = animated ? BarItemFade(from: fadeEntries, in: self) : nil
        let old = itemViews.compactMap(\.view)
        storedItems = items
        itemViews = (items ?? []).map { item in
            if item.isSpace {
                item.onViewChange = { [weak self] in self?.setNeedsLayout() }
                return (item, nil)
            }
            item.onViewChange = { [weak self, weak item] in
                if let item { self?.viewDidChange(of: item) }
            }
            return (item, item.isHidden && item.customView != nil ? nil : NavigationItemView.makeView(for: item))
        }
        let new = itemViews.compactMap(\.view)
        // An old and a new item may share a custom view, and another bar may have taken it.
        for view in old where !new.contains(view) && view.superview === self { view.removeFromSuperview() }
        for view in new { addSubview(view) }
        updateButtons()
        setNeedsLayout()
        fade?.run(to: fadeEntries)
    }

    private var fadeEntries: [BarItemFade.Entry] {
        itemViews.compactMap { entry in entry.view.map { (ObjectIdentifier(entry.item), $0) } }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: barHeight)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
    }

    package override var accessibleSubviews: [UIView] { itemViews.compactMap(\.view) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        let visible = itemViews.filter { !$0.item.isHidden }
        let widths: [CGFloat] = visible.map { entry in
            guard let view = entry.view else { return entry.item.systemItem == .fixedSpace ? entry.item.width : 0 }
            return view is any BarFilling ? 0 : size(of: view).width
        }
        let isFlexible: [Bool] = visible.map { $0.item.systemItem == .flexibleSpace || $0.view is any BarFilling }
        let flexibleCount: Int = isFlexible.filter { $0 }.count
        let gaps: CGFloat = Self.gap * CGFloat(max(0, visible.count - 1))
        let rest: CGFloat = max(0, bounds.width - 2 * Self.sideInset - widths.reduce(0, +) - gaps)
        let flexible: CGFloat = flexibleCount > 0 ? rest / CGFloat(flexibleCount) : 0
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        // A navigation controller extends its bar behind what is below it.
        let isExtended: Bool = superview is NavigationContentView
        let middle: CGFloat = (isExtended ? barHeight : bounds.height - safeAreaInsets.bottom) / 2
        var x = Self.sideInset
        for (index, entry) in visible.enumerated() {
            let actual: CGFloat = isFlexible[index] ? flexible : widths[index]
            let height: CGFloat = entry.view.map(height(of:)) ?? 0
            let frame = CGRect(
                x: isMirrored ? bounds.width - x - actual : x, y: (middle - height / 2).rounded(), width: actual,
                height: height)
            entry.view?.setBarSize(frame.size)
            entry.view?.center = CGPoint(x: frame.midX, y: frame.midY)
            x += actual + Self.gap
        }
    }

    private func viewDidChange(of item: UIBarButtonItem) {
        // The item may have been moved to another bar.
        if itemViews.contains(where: { $0.item === item }) { setItems(storedItems, animated: false) }
    }

    /// Places the items again when the natural size of a custom view changes.
    package func contentDidChange(of subview: UIView) {
        if subview.isMeasuredByBar { setNeedsLayout() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // A bar of compact height has another appearance.
        guard sizeClassDiffers(from: previousTraitCollection) else { return }
        stylingDidChange()
        invalidateIntrinsicContentSize()
    }

    /// Returns the natural size of the view of an item, in points.
    private func size(of view: UIView) -> CGSize {
        view is BarButton || view is any BarFilling ? view.sizeThatFits(bounds.size) : view.naturalBarSize()
    }

    /// Returns the height of the view of an item: the height of the bar, or for a custom view, its own.
    private func height(of view: UIView) -> CGFloat {
        if view is BarButton || view is any BarFilling { return barHeight }
        let own: CGFloat = size(of: view).height
        return own > 0 ? min(own, barHeight) : barHeight
    }

    // MARK: Appearance

    /// The appearance over content. The bar stores a copy.
    open var standardAppearance: UIToolbarAppearance {
        get {
            if let standard = styling.appearances.standard { return standard }
            let created = UIToolbarAppearance()
            let look: BarLook = ownLooks.standard
            created.backgroundEffect = look.fill.effect
            created.backgroundColor = look.fill.color
            created.backgroundImage = look.fill.image
            created.shadowImage = look.shadow.image
            styling.appearances.create(created) { [weak self] in
                self?.styling.appearances.standardDidChange()
                self?.appearanceDidChange()
            }
            return created
        }
        set { set(\.standard, to: newValue) }
    }

    /// The appearance over content in a bar of compact height. Nil, the default, means `standardAppearance`. The bar
    /// stores a copy.
    open var compactAppearance: UIToolbarAppearance? {
        get { styling.appearances.compact }
        set { set(\.compact, to: newValue) }
    }

    /// The appearance while the content is scrolled to its bottom. Nil, the default, means `standardAppearance` without
    /// a background. The bar stores a copy.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { styling.appearances.scrollEdge }
        set { set(\.scrollEdge, to: newValue) }
    }

    /// The appearance in a bar of compact height, while the content is scrolled to its bottom. Nil, the default, means
    /// `scrollEdgeAppearance`. The bar stores a copy.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        get { styling.appearances.compactScrollEdge }
        set { set(\.compactScrollEdge, to: newValue) }
    }
}
