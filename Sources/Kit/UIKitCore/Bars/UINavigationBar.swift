import QuartzCore

/// A bar at the top with a title, a back button and buttons for actions.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
    /// The object that permits changes to the items, and is notified of them.
    open weak var delegate: (any UINavigationBarDelegate)? {
        get { storedDelegate }
        set { storedDelegate = newValue }
    }

    /// The value of `delegate`, also if a subclass overrides that property.
    final weak var storedDelegate: (any UINavigationBarDelegate)?

    /// The stack of items, the topmost last.
    open var items: [UINavigationItem]? {
        get { stack }
        set { setItems(newValue, animated: false) }
    }

    /// The topmost item, which the bar shows.
    open var topItem: UINavigationItem? { stack.last }

    /// The item below the topmost, to which the back button returns.
    open var backItem: UINavigationItem? { stack.dropLast().last }

    /// The background color of the bar. Nil, the default, means the system's color.
    open var barTintColor: UIColor? {
        didSet { if barTintColor != oldValue { stylingDidChange() } }
    }

    /// Whether content may extend under the bar, and is visible through it. The default is true. See
    /// `edgesForExtendedLayout` and `extendedLayoutIncludesOpaqueBars` of `UIViewController`.
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { stylingDidChange() } }
    }

    /// The font and color of the title. The default is semibold, 17 points, in the label color.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { stylingDidChange() }
    }

    /// The style of the bar. The default is `default`. A black bar is dark in both user interface styles.
    open var barStyle: UIBarStyle = .default {
        didSet {
            guard barStyle != oldValue else { return }
            overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified
            navigationController?.setNeedsStatusBarAppearanceUpdate()
        }
    }

    /// Whether titles are shown large, below the buttons, while content is scrolled to its top. The default is false.
    ///
    /// An item can opt out with its `largeTitleDisplayMode`. In a vertically compact environment, titles are never
    /// large.
    open var prefersLargeTitles = false {
        didSet { if prefersLargeTitles != oldValue { heightDidChange() } }
    }

    /// The position of the bar. The delegate determines it. The default is `top`; in a navigation controller, it is
    /// `topAttached`.
    open var barPosition: UIBarPosition {
        if navigationController != nil { return .topAttached }
        let position: UIBarPosition = storedDelegate?.position(for: self) ?? .any
        return position == .any ? .top : position
    }

    private var stack: [UINavigationItem] = []
    private(set) var current: NavigationItemView?
    package var styling = NavigationBarStyling()
    private(set) lazy var background: BarBackground = {
        let background = BarBackground(isAtTop: true, bar: self)
        background.onEdgeChange = { [weak self] in self?.updateItemStyle() }
        return background
    }()
    /// The background of the outgoing page of a transition. The bar contains it until the transition ends.
    private weak var oldBackground: BarBackground?
    /// The height of the part of the background that is above the bar, in points.
    var topExtension: CGFloat = 0 {
        didSet { if topExtension != oldValue { setNeedsLayout() } }
    }

    // MARK: Items

    /// Pushes `item` and shows it, if the delegate permits it.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard storedDelegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        current?.finishRenaming()
        stack.append(item)
        show(item, direction: animated ? .forwards : nil)
        storedDelegate?.navigationBar(self, didPush: item)
    }

    /// Pops the topmost item and returns it. Returns nil if no item can be popped or the delegate does not permit the
    /// change.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let item = stack.last, storedDelegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
        current?.finishRenaming()
        stack.removeLast()
        item.bar = nil
        show(stack.last, direction: animated ? .backwards : nil)
        storedDelegate?.navigationBar(self, didPop: item)
        return item
    }

    /// Replaces the stack of items and shows the last one.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        current?.finishRenaming()
        let isForwards: Bool = (items?.count ?? 0) >= stack.count
        for item in stack { item.bar = nil }
        stack = items ?? []
        for item in stack { item.bar = self }
        show(stack.last, direction: animated ? (isForwards ? .forwards : .backwards) : nil)
    }

    /// The direction in which the content of the bar moves.
    enum Direction {
        case forwards
        case backwards
    }

    private func show(_ item: UINavigationItem?, direction: Direction?) {
        let old = current
        let next: NavigationItemView? = item.map(makeItemView)
        current = next
        item?.bar = self
        oldBackground?.removeFromSuperview()
        oldBackground = nil
        guard let direction, let next, let old, UIView.areAnimationsEnabled else {
            old?.removeFromSuperview()
            background.looks = looks(for: item)
            setNeedsLayout()
            return
        }
        layoutIfNeeded()
        let sign: CGFloat = (direction == .forwards) == (effectiveUserInterfaceLayoutDirection == .leftToRight) ? 1 : -1
        let distance: CGFloat = sign * bounds.width * NavigationItemView.titleShift
        next.slide(by: distance)
        old.isUserInteractionEnabled = false
        let moveOldBackground: () -> Void = exchangeBackgrounds(direction, showing: item)
        NavigationMotion.animate {
            // The new item may have a different height.
            self.navigationController?.placeContent()
            moveOldBackground()
            self.layoutIfNeeded()
            next.slide(by: 0)
            old.slide(by: -distance)
        } completion: { [outgoing = oldBackground] _ in
            old.removeFromSuperview()
            outgoing?.removeFromSuperview()
        }
    }

    /// Gives each page its own background during a transition, if the two backgrounds differ.
    ///
    /// The background of the upper page moves with that page. The background of the lower page ends where the upper
    /// page begins.
    /// - Returns: A closure that moves the outgoing background to its final place.
    private func exchangeBackgrounds(_ direction: Direction, showing item: UINavigationItem?) -> () -> Void {
        let prominence: CGFloat = navigationController?.navigationBarProminence ?? 1
        let height: CGFloat = frame(showing: item).height + topExtension
        let looks: BarLooks = looks(for: item)
        let differs: Bool =
            prominence != background.prominence || height != background.bounds.height || looks != background.looks
        let isVisible: Bool = prominence > 0 || !looks.edge.fill.isEmpty || !background.isInvisible
        guard differs, isVisible, !UIAccessibility.isReduceMotionEnabled else {
            background.looks = looks
            return {}
        }
        let outgoing = BarBackground(isAtTop: true)
        outgoing.looks = background.looks
        outgoing.prominence = background.prominence
        outgoing.frame = background.frame
        insertSubview(outgoing, aboveSubview: background)
        LayoutPass.runInside(outgoing)
        oldBackground = outgoing
        background.looks = looks
        background.prominence = prominence
        let width = bounds.width
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        // The upper page begins beyond the trailing edge. No part of the lower background is visible there.
        let upper = CGRect(x: isMirrored ? -width : width, y: -topExtension, width: width, height: height)
        let lower = CGRect(x: isMirrored ? width : 0, y: -topExtension, width: 0, height: height)
        let isPush: Bool = direction == .forwards
        background.frame = isPush ? upper : lower
        // The layout of the bar itself is part of the animation.
        LayoutPass.runInside(background)
        return {
            let end: CGRect = isPush ? lower : upper
            outgoing.frame = CGRect(origin: end.origin, size: CGSize(width: end.width, height: outgoing.bounds.height))
        }
    }

    /// A button that shows and hides the columns of a split view. It is before the leading buttons of every item.
    package var columnButton: UIBarButtonItem? {
        didSet { if columnButton !== oldValue, let topItem { itemDidChange(topItem, animated: false) } }
    }

    private func makeItemView(for item: UINavigationItem) -> NavigationItemView {
        let view = NavigationItemView(item: item, backItem: backItem, first: columnButton) { [weak self] in
            self?.goBack()
        }
        view.style = itemStyle(for: item)
        view.frame = frame(showing: item)
        addSubview(view)
        view.addSearchBar()
        return view
    }

    /// Returns the frame of the view that shows `item`. In a transition, the bar may have the height of another item.
    private func frame(showing item: UINavigationItem?) -> CGRect {
        let height: CGFloat = navigationController == nil ? bounds.height : self.height(showing: item)
        return CGRect(x: 0, y: 0, width: bounds.width, height: height)
    }

    /// Shows a field in place of the title, if the user can rename the topmost item.
    func beginRenaming() {
        if let topItem, topItem.allowsRenaming { current?.beginRenaming() }
    }

    func cancelRenaming(of item: UINavigationItem) {
        if item === topItem { current?.cancelRenaming() }
    }

    private func goBack() {
        if let action = topItem?.backAction { return action.perform(sender: self) }
        guard stack.count > 1 else { return }
        if let navigation = navigationController {
            navigation.popViewController(animated: true)
        } else {
            popItem(animated: true)
        }
    }

    package weak var navigationController: UINavigationController?

    /// Lays out the bar and the page after the height of the bar changes.
    func heightDidChange() {
        invalidateIntrinsicContentSize()
        current?.setNeedsLayout()
        setNeedsLayout()
        navigationController?.viewIfLoaded?.setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let category = previousTraitCollection?.preferredContentSizeCategory
        let isResized: Bool = category != traitCollection.preferredContentSizeCategory
        guard isResized || sizeClassDiffers(from: previousTraitCollection) else { return }
        current?.updateTitle()
        stylingDidChange()
        heightDidChange()
    }

    /// Shows the new title of an item. The buttons remain, so that a touch on one of them is not canceled.
    func titleDidChange(of item: UINavigationItem) {
        if item === topItem { current?.updateTitle() }
        if item === backItem { current?.updateBackTitle(item) }
        setNeedsLayout()
        navigationController?.viewIfLoaded?.setNeedsLayout()
    }

    func itemDidChange(_ item: UINavigationItem, animated: Bool) {
        // The back button depends on the item below the topmost.
        guard let top = topItem, item === top || item === backItem else { return }
        // A field in the old view ends editing when it is removed, which may change the title and thus call this
        // method.
        let old: NavigationItemView? = current
        let fade: BarItemFade? = animated ? BarItemFade(from: old?.fadeEntries ?? [], in: self) : nil
        current = nil
        old?.removeFromSuperview()
        if current == nil { current = makeItemView(for: top) }
        setNeedsLayout()
        fade?.run(to: current?.fadeEntries ?? [])
        if item === top { navigationController?.viewIfLoaded?.setNeedsLayout() }
    }

    /// Called when a search begins or ends.
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

    /// The height of the row with the title and the buttons, in points. The row is higher in a sheet.
    var rowHeight: CGFloat {
        let isInSheet: Bool = navigationController?.isInSheet ?? false
        return isInSheet && !hasCompactBars ? 56 : barHeight
    }

    /// Returns the height of the bar when it shows `item`, in points. It depends on how far the content is scrolled.
    func height(showing item: UINavigationItem?) -> CGFloat {
        if let item, let controller = navigationController?.controller(of: item) {
            return navigationController?.barExtent(of: controller).height ?? 0
        }
        return expandedHeight(showing: item)
    }

    /// Returns the height of the bar when it shows `item` above content that is scrolled to its top, in points.
    func expandedHeight(showing item: UINavigationItem?) -> CGFloat {
        let row: CGFloat = rowHeight + promptHeight(of: item)
        let large: CGFloat = item.map(largeTitleHeight) ?? 0
        guard let search = item?.search, search.isStacked else { return row + large }
        return (search.replacesNavigationBar ? 0 : row + large) + search.searchHeight
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if navigationController == nil, barPosition == .topAttached { topExtension = max(0, frame.minY) }
        background.frame = CGRect(x: 0, y: -topExtension, width: bounds.width, height: bounds.height + topExtension)
        current?.frame = frame(showing: topItem)
    }

    // MARK: Appearance

    /// The appearance over content. The bar stores a copy.
    open var standardAppearance: UINavigationBarAppearance {
        get {
            if let standard = styling.appearances.standard { return standard }
            let created = makeStandardAppearance()
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
    open var compactAppearance: UINavigationBarAppearance? {
        get { styling.appearances.compact }
        set { set(\.compact, to: newValue) }
    }

    /// The appearance while the content is scrolled to its top. Nil, the default, means `standardAppearance` without a
    /// background. The bar stores a copy.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { styling.appearances.scrollEdge }
        set { set(\.scrollEdge, to: newValue) }
    }

    /// The appearance in a bar of compact height, while the content is scrolled to its top. Nil, the default, means
    /// `scrollEdgeAppearance`. The bar stores a copy.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { styling.appearances.compactScrollEdge }
        set { set(\.compactScrollEdge, to: newValue) }
    }

    /// The font and color of large titles. The default is bold, 34 points, in the label color.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { styling.largeTitleTextAttributes }
        set {
            styling.largeTitleTextAttributes = newValue
            stylingDidChange()
        }
    }

    /// An image in place of the line along the lower edge. An empty image removes the line. The default is nil.
    open var shadowImage: UIImage? {
        get { styling.shadowImage }
        set { setImage(\.styling.shadowImage, newValue) }
    }

    /// The image beside the title of the back button. Nil, the default, means a chevron. On iOS,
    /// `backIndicatorTransitionMaskImage` must be set too.
    open var backIndicatorImage: UIImage? {
        get { styling.backIndicatorImage }
        set { setImage(\.styling.backIndicatorImage, newValue) }
    }

    /// The mask that hides the title of the back button while the title slides behind the image. The title is visible
    /// where the mask is opaque, and beside the mask. The mask has an effect only with `backIndicatorImage`. The
    /// default is nil.
    open var backIndicatorTransitionMaskImage: UIImage? {
        get { styling.backIndicatorMask }
        set { setImage(\.styling.backIndicatorMask, newValue) }
    }
}
