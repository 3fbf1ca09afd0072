import QuartzCore

/// The bar at the top: where one is, the way back, and what can be done here.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    /// Who is asked and told about its items.
    open weak var delegate: (any UINavigationBarDelegate)?

    /// The items, the topmost last.
    open var items: [UINavigationItem]? {
        get { stack }
        set { setItems(newValue, animated: false) }
    }

    /// The item that is shown.
    open var topItem: UINavigationItem? { stack.last }

    /// The item that the back button leads to.
    open var backItem: UINavigationItem? { stack.dropLast().last }

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

    /// What the title looks like. The default is semibold, 17 points, in the label's colour.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { current?.titleTextAttributes = titleTextAttributes }
    }

    private var stack: [UINavigationItem] = []
    private var current: NavigationItemView?
    let background = BarBackground(isAtTop: true)
    /// The background of the page that a transition leaves.
    private var oldBackground: BarBackground?
    /// How far the bar's background reaches above it, in points: the safe area.
    var topExtension: CGFloat = 0 {
        didSet { if topExtension != oldValue { setNeedsLayout() } }
    }

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

    // MARK: Items

    /// Shows `item`.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        stack.append(item)
        show(item, direction: animated ? .forwards : nil)
        delegate?.navigationBar(self, didPush: item)
    }

    /// Shows the item before the topmost, and returns the one that was shown.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let item = stack.last, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
        stack.removeLast()
        item.bar = nil
        show(stack.last, direction: animated ? .backwards : nil)
        delegate?.navigationBar(self, didPop: item)
        return item
    }

    /// Shows the last of `items`.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        let isForwards: Bool = (items?.count ?? 0) >= stack.count
        for item in stack { item.bar = nil }
        stack = items ?? []
        for item in stack { item.bar = self }
        show(stack.last, direction: animated ? (isForwards ? .forwards : .backwards) : nil)
    }

    /// Which way the bar's content moves.
    enum Direction {
        case forwards
        case backwards
    }

    private func show(_ item: UINavigationItem?, direction: Direction?) {
        let old: NavigationItemView? = current
        let next: NavigationItemView? = item.map(makeItemView)
        current = next
        item?.bar = self
        oldBackground?.removeFromSuperview()
        oldBackground = nil
        guard let direction, let next, let old, UIView.areAnimationsEnabled else {
            old?.removeFromSuperview()
            setNeedsLayout()
            return
        }
        layoutIfNeeded()
        let sign: CGFloat = (direction == .forwards) == (effectiveUserInterfaceLayoutDirection == .leftToRight) ? 1 : -1
        let distance: CGFloat = sign * bounds.width * NavigationItemView.titleShift
        next.slide(by: distance)
        old.isUserInteractionEnabled = false
        let moveOldBackground: () -> Void = exchangeBackgrounds(direction, showing: item)
        // Under a finger, everything keeps the finger's pace.
        let options: UIView.AnimationOptions = AnimationBlock.scrubbed == nil ? .curveEaseOut : .curveLinear
        UIView.animate(withDuration: UINavigationController.transitionDuration, delay: 0, options: options) {
            // Another item may need another height.
            self.viewControllerOfBar?.placeContent()
            moveOldBackground()
            self.layoutIfNeeded()
            next.slide(by: 0)
            old.slide(by: -distance)
        } completion: { [leaving = oldBackground] _ in
            old.removeFromSuperview()
            leaving?.removeFromSuperview()
        }
    }

    /// Lets each page keep its background while one slides over the other, where the two look different.
    ///
    /// The background of the upper page moves with it. That of the lower one ends where the upper one begins.
    /// - Returns: what moves the background that leaves.
    private func exchangeBackgrounds(_ direction: Direction, showing item: UINavigationItem?) -> () -> Void {
        let new: CGFloat = viewControllerOfBar?.prominenceOfBar ?? 1
        let height: CGFloat = frame(showing: item).height + topExtension
        let changes: Bool = new != background.prominence || height != background.bounds.height
        let isSeen: Bool = new > 0 || background.prominence > 0 || background.color != nil
        guard changes, isSeen, !UIAccessibility.isReduceMotionEnabled else { return {} }
        let leaving = BarBackground(isAtTop: true)
        leaving.color = background.color
        leaving.prominence = background.prominence
        leaving.frame = background.frame
        insertSubview(leaving, aboveSubview: background)
        LayoutPass.runInside(leaving)
        oldBackground = leaving
        background.prominence = new
        let width: CGFloat = bounds.width
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        // The upper page stands beyond the edge where reading ends; nothing of the lower one is seen.
        let upper = CGRect(x: isMirrored ? -width : width, y: -topExtension, width: width, height: height)
        let lower = CGRect(x: isMirrored ? width : 0, y: -topExtension, width: 0, height: height)
        let isPush: Bool = direction == .forwards
        background.frame = isPush ? upper : lower
        // The bar itself is laid out along with what moves.
        LayoutPass.runInside(background)
        return {
            let end: CGRect = isPush ? lower : upper
            leaving.frame = CGRect(origin: end.origin, size: CGSize(width: end.width, height: leaving.bounds.height))
        }
    }

    private func makeItemView(for item: UINavigationItem) -> NavigationItemView {
        let view = NavigationItemView(item: item, backItem: backItem) { [weak self] in self?.goBack() }
        view.titleTextAttributes = titleTextAttributes
        view.frame = frame(showing: item)
        addSubview(view)
        view.takeSearchBar()
        return view
    }

    /// Where what `item` shows stands. In a transition, the bar may have the height of another item.
    private func frame(showing item: UINavigationItem?) -> CGRect {
        let height: CGFloat = viewControllerOfBar == nil ? bounds.height : self.height(showing: item)
        return CGRect(x: 0, y: 0, width: bounds.width, height: height)
    }

    private func goBack() {
        guard stack.count > 1 else { return }
        if let navigation = viewControllerOfBar {
            navigation.popViewController(animated: true)
        } else {
            popItem(animated: true)
        }
    }

    weak var viewControllerOfBar: UINavigationController?

    func itemDidChange(_ item: UINavigationItem) {
        // The item below says what leads back to it.
        guard let top = topItem, item === top || item === backItem else { return }
        current?.removeFromSuperview()
        current = makeItemView(for: top)
        setNeedsLayout()
        if item === top { viewControllerOfBar?.viewIfLoaded?.setNeedsLayout() }
    }

    /// A search began or ended.
    func searchDidChange() { current?.setNeedsLayout() }

    // MARK: Layout

    package override var defaultAccessibilityIdentifier: String? {
        if let title = topItem?.title, !title.isEmpty { return title }
        let responders = sequence(first: self as UIResponder, next: \.next)
        let navigation: UINavigationController? = responders.lazy.compactMap { $0 as? UINavigationController }.first
        return navigation?.topViewController.map { String(reflecting: type(of: $0)) }
    }

    package override var accessibleSubviews: [UIView] { current?.accessibleSubviews ?? [] }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: height(showing: topItem))
    }

    /// How high the part with the title is, in points.
    static func rowHeight(_ traits: UITraitCollection) -> CGFloat { traits.verticalSizeClass == .compact ? 32 : 44 }

    /// How high it is when it shows `item`, in points.
    func height(showing item: UINavigationItem?) -> CGFloat {
        let row: CGFloat = Self.rowHeight(traitCollection)
        guard let search = item?.searchController else { return row }
        return (search.takesNavigationBar ? 0 : row) + search.searchBar.height
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = CGRect(x: 0, y: -topExtension, width: bounds.width, height: bounds.height + topExtension)
        current?.frame = frame(showing: topItem)
    }
}

/// Who is asked and told about a navigation bar's items. Every method may be left out.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: NSObjectProtocol {
    /// Whether `item` may be shown.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    /// Tells that `item` is shown.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    /// Whether `item` may go.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    /// Tells that `item` went.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
