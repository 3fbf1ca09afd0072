import QuartzCore

/// The content of a navigation bar for one item: the title, the back button and the bar buttons.
@MainActor
final class NavigationItemView: UIView, ContentObserver {
    let item: UINavigationItem
    let titleLabel = UILabel()
    private var backButton: BackButton?
    private var subtitle: (any BarSubtitle)?
    private var titleMenu: TitleMenuButton?
    private var promptLabel: UILabel?
    private var leading: [UIView] = []
    var trailing: [UIView] = []
    /// The number of views of the pinned group, which are the first in `trailing`.
    private(set) var pinnedCount = 0
    /// The views of the center groups.
    let centerGroups: [[UIView]]
    var overflowButton: BarButton?
    /// The number of visible center groups. The groups after them are in the overflow menu. Nil before the first
    /// layout.
    var visibleGroupCount: Int?
    private var titleField: TitleField?

    static let sideInset: CGFloat = 16
    static let gap: CGFloat = 16
    /// The width of a search bar beside the title, with its margins, in points.
    private static let inlineSearchWidth: CGFloat = 272

    /// The style of the title and the buttons.
    var style = NavigationItemStyle() {
        didSet {
            updateTitle()
            for view in buttons { (view as? BarButton)?.apply(style.buttons) }
            backButton?.apply(style)
        }
    }

    /// The large title, created when it is first visible.
    private var largeTitle: LargeTitleView?

    init(item: UINavigationItem, backItem: UINavigationItem?, first: UIBarButtonItem?, goBack: @escaping () -> Void) {
        self.item = item
        let groups: [UIBarButtonItemGroup] = item.style == .navigator ? [] : item.centerItemGroups
        centerGroups = groups.map { group in
            NavigationItemView.makeViews(
                for: item.withSearchButton(group.barButtonItems, in: .navigationBar), of: item)
        }
        super.init(frame: .zero)
        if backItem != nil || item.backAction != nil, !item.hidesBackButton,
            item.leftBarButtonItems == nil || item.leftItemsSupplementBackButton
        {
            let button = Self.makeBackButton(item: item, backItem: backItem)
            button.addAction(UIAction { _ in goBack() }, for: .touchUpInside)
            backButton = button
            addSubview(button)
        }
        let other: [UIBarButtonItem] = item.allLeadingItems.filter { $0 !== first }
        leading = Self.makeViews(for: (first.map { [$0] } ?? []) + other, of: item)
        let pinned: [UIBarButtonItem] = item.pinnedTrailingGroup?.barButtonItems.reversed() ?? []
        trailing = Self.makeViews(for: pinned, of: item)
        pinnedCount = trailing.count
        trailing += Self.makeViews(for: item.allTrailingItems, of: item)
        for view in buttons { addSubview(view) }
        if let prompt = item.prompt {
            let label = UILabel()
            label.text = prompt
            label.font = .systemFont(ofSize: 13)
            label.textAlignment = .center
            addSubview(label)
            promptLabel = label
        }
        if let titleView = item.titleView {
            addSubview(titleView)
        } else {
            titleLabel.textAlignment = item.style == .navigator ? .center : .natural
            titleLabel.accessibilityTraits = [.staticText, .header]
            addSubview(titleLabel)
            if item.titleMenuProvider != nil || item.renameDelegate != nil {
                let button = TitleMenuButton(item: item)
                titleMenu = button
                addSubview(button)
            }
        }
        updateTitle()
    }

    required init?(coder: NSCoder) { nil }

    var centerViews: [UIView] { centerGroups.flatMap { $0 } }

    private var buttons: [UIView] { leading + centerViews + trailing }

    /// The back button and the other buttons, which fade when the items change with an animation.
    var fadeEntries: [BarItemFade.Entry] {
        let back: [BarItemFade.Entry] = backButton.map { [(ObjectIdentifier(item), $0)] } ?? []
        return back + buttons.map { (ObjectIdentifier(($0 as? BarButton)?.item ?? $0), $0) }
    }

    private static func makeBackButton(item: UINavigationItem, backItem: UINavigationItem?) -> BackButton {
        let styled: UIBarButtonItem = backItem?.backBarButtonItem ?? UIBarButtonItem()
        let isEditor: Bool = item.style == .editor
        guard let backItem else {
            return BackButton(
                title: item.backAction.flatMap { $0.title.isEmpty ? nil : $0.title },
                mode: isEditor ? .minimal : .default,
                image: isEditor ? nil : item.backAction?.image, item: styled)
        }
        return BackButton(
            title: Self.backTitle(of: backItem),
            mode: isEditor ? .minimal : backItem.backButtonDisplayMode, item: styled,
            menuProvider: item.backAction == nil ? { [weak item] in item?.bar?.makeBackMenu() } : nil)
    }

    static func makeView(for item: UIBarButtonItem) -> UIView { item.customView ?? BarButton(item: item) }

    /// Returns the views of bar button items, without hidden custom views.
    private static func makeViews(for items: [UIBarButtonItem], of item: UINavigationItem) -> [UIView] {
        for entry in items { entry.onViewChange = { [weak item] in item?.itemDidChange() } }
        return items.filter { !$0.isHidden || $0.customView == nil }.map(makeView)
    }

    private static func backTitle(of item: UINavigationItem) -> String? {
        item.backBarButtonItem?.title ?? item.backButtonTitle ?? item.title.flatMap { $0.isEmpty ? nil : $0 }
    }

    func updateBackTitle(_ backItem: UINavigationItem) {
        backButton?.setTitle(Self.backTitle(of: backItem))
        setNeedsLayout()
    }

    func updateTitle() {
        let new: (any BarSubtitle)? = item.titleView == nil ? item.titles?.subtitle : nil
        // Another view may show the subtitle by now.
        if let subtitle, subtitle !== new, subtitle.superview === self { subtitle.removeFromSuperview() }
        subtitle = new
        if let new { addSubview(new) }
        // Two lines fit in a compact row only with smaller fonts.
        let isSmall: Bool = new != nil && hasCompactBars
        titleLabel.show(
            item.titleText, attributes: style.title, font: .systemFont(ofSize: isSmall ? 14 : 17, weight: .semibold),
            color: .label)
        new?.apply(style.subtitle, font: .systemFont(ofSize: isSmall ? 11 : 12))
        updateLargeTitle()
        setNeedsLayout()
    }

    private func updateLargeTitle() {
        largeTitle?.label.show(
            item.largeTitleText, attributes: style.largeTitle,
            font: UINavigationBar.largeTitleFont(in: traitCollection), color: .label)
        largeTitle?.subtitle = item.titles?.largeSubtitle
        largeTitle?.subtitle?.apply(
            style.largeSubtitle, font: UINavigationBar.largeSubtitleFont(in: traitCollection))
    }

    /// Moves the search bar of the item into this view. Called after this view is added to the bar, so that the
    /// search bar keeps its text.
    func addSearchBar() {
        if let bar = item.search?.searchView { addSubview(bar) }
    }

    /// The prompt, the buttons and the title from the leading side without spaces, then the search bar.
    override var accessibleSubviews: [UIView] {
        let large: LargeTitleView? = item.titleView == nil && largeTitle?.isHidden == false ? largeTitle : nil
        let title: UIView = large?.label ?? titleView
        var row: [UIView] = ([promptLabel, backButton] as [UIView?]).compactMap { $0 } + leading
        row.append(titleField ?? title)
        if let lower = large == nil ? subtitle : large?.subtitle { row.append(lower) }
        if let titleMenu, titleField == nil { row.append(titleMenu) }
        row += centerViews
        row += trailing.reversed()
        if let search = item.search, search.isInline || search.isStacked, search.searchView.superview === self {
            row += search.searchView.subviews
        }
        return row.filter { ($0 as? BarButton)?.item.isSpace != true }
    }

    // MARK: Renaming

    /// Shows a field in place of the title.
    func beginRenaming() {
        guard titleField == nil, item.titleView == nil else { return }
        let field = TitleField(item: item) { [weak self] in self?.removeField() }
        titleField = field
        addSubview(field)
        setNeedsLayout()
        layoutIfNeeded()
        field.begin()
    }

    func finishRenaming() { titleField?.finish() }

    func cancelRenaming() { titleField?.cancel() }

    private func removeField() {
        titleField?.removeFromSuperview()
        titleField = nil
        setNeedsLayout()
    }

    private var titleView: UIView { item.titleView ?? titleLabel }

    /// Places the title and the buttons again when the natural size of a custom view changes.
    func contentDidChange(of subview: UIView) {
        if subview.isMeasuredByBar { setNeedsLayout() }
    }

    /// The frame of the title and the buttons: above the visible area while a search replaces them.
    private var row: CGRect {
        let rowHeight: CGFloat = item.bar?.rowHeight ?? barHeight
        guard let search = item.search, search.isStacked else {
            let isLarge: Bool = item.bar?.showsLargeTitle(item) ?? false
            let top: CGFloat = item.bar?.promptHeight(of: item) ?? 0
            let height: CGFloat = isLarge ? rowHeight : bounds.height - top
            return CGRect(x: 0, y: top, width: bounds.width, height: max(0, min(height, bounds.height - top)))
        }
        let top: CGFloat = search.replacesNavigationBar ? -rowHeight : item.bar?.promptHeight(of: item) ?? 0
        return CGRect(x: 0, y: top, width: bounds.width, height: rowHeight)
    }

    /// The distance that the title moves in a transition, as a fraction of the width of the page.
    static let titleShift: CGFloat = 0.4

    /// Offsets the content by `distance` points to the right, and hides it unless the distance is 0.
    func slide(by distance: CGFloat) {
        let translation = CGAffineTransform(translationX: distance, y: 0)
        titleView.transform = translation
        subtitle?.transform = translation
        largeTitle?.transform = translation
        // A search bar is as wide as the page, so it moves by the full width and does not overlap the other page.
        if let bar = item.search?.searchView, bar.superview === self {
            bar.transform = CGAffineTransform(translationX: distance / Self.titleShift, y: 0)
        }
        backButton?.slideTitle(by: distance)
        alpha = distance == 0 ? 1 : 0
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let row = self.row
        let largeHeight: CGFloat = placeSearchBar(below: row)
        showRow(row.minY >= 0)
        placeLargeTitle(below: row, height: largeHeight)
        promptLabel?.frame = CGRect(x: 16, y: 8, width: max(0, bounds.width - 32), height: 18)
        promptLabel?.alpha = row.minY > 0 ? 1 : 0
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var start: CGFloat = 0
        if let backButton {
            let width: CGFloat = backButton.fitTitle(in: bounds.width * 0.4)
            place(backButton, from: 8, width: width, mirrored: isMirrored)
            start = 8 + width
        }
        for view in leading where !(view is BarButton && view.isHidden) {
            let width = Self.width(of: view, in: bounds.size)
            start = max(start + Self.gap, Self.sideInset)
            place(view, from: start, width: width, mirrored: isMirrored)
            start += width
        }
        updateVisibleGroups(after: start)
        var end: CGFloat = 0
        for view in trailing where !(view is BarButton && view.isHidden) {
            let width = Self.width(of: view, in: bounds.size)
            end = max(end + Self.gap, Self.sideInset)
            place(view, from: bounds.width - end - width, width: width, mirrored: isMirrored)
            end += width
        }
        if let search = item.search, search.isInline, search.searchView.superview === self {
            let width: CGFloat = min(Self.inlineSearchWidth, max(0, bounds.width - start - end))
            let isCentered: Bool = search.placement == .integratedCentered
            let last: CGFloat = bounds.width - end - width
            let x: CGFloat = isCentered ? max(start, min((bounds.width - width) / 2, last)) : last
            place(search.searchView, from: x, width: width, mirrored: isMirrored)
            search.searchView.alpha = 1
            end = bounds.width - x
        }
        let limit: CGFloat = placeCenter(from: start, to: bounds.width - end, mirrored: isMirrored)
        placeTitle(from: start + 8, to: limit - 8, mirrored: isMirrored)
    }

    /// The views that the app supplies, and their alphas before a search replaced the row. Nil if the row is visible.
    private var hiddenCustomViews: [(view: UIView, alpha: CGFloat)]?

    /// Shows the title and the buttons, or hides them while a search replaces them.
    private func showRow(_ isShown: Bool) {
        let buttons: [UIView] = self.buttons.filter { $0 is BarButton }
        for view in buttons + [titleLabel] { view.alpha = isShown ? 1 : 0 }
        subtitle?.alpha = isShown ? 1 : 0
        backButton?.alpha = isShown ? 1 : 0
        guard isShown != (hiddenCustomViews == nil) else { return }
        if isShown {
            for (view, alpha) in hiddenCustomViews ?? [] { view.alpha = alpha }
            hiddenCustomViews = nil
        } else {
            let titleView: [UIView] = item.titleView.map { [$0] } ?? []
            let views: [UIView] = self.buttons.filter { !($0 is BarButton) } + titleView
            hiddenCustomViews = views.map { ($0, $0.alpha) }
            for view in views { view.alpha = 0 }
        }
    }

    /// Restores the custom views before this view is removed, because another view may show them later.
    override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        if newSuperview == nil { showRow(true) }
    }

    /// Places the search bar at the lower edge, and returns the height that remains for the large title.
    ///
    /// If the navigation bar is not tall enough for all parts, hides the search bar first, if the item permits it.
    private func placeSearchBar(below row: CGRect) -> CGFloat {
        let remaining: CGFloat = max(0, bounds.height - row.maxY)
        guard let search = item.search, search.searchView.superview === self, !search.isInline
        else { return remaining }
        let height: CGFloat = search.searchHeight
        guard search.isStacked else {
            // The search bar appears where it replaces the row.
            search.searchView.bounds.size = CGSize(width: bounds.width, height: height)
            search.searchView.center = CGPoint(x: bounds.midX, y: height / 2)
            search.searchView.alpha = 0
            return remaining
        }
        let large: CGFloat = search.replacesNavigationBar ? 0 : item.bar?.largeTitleHeight(of: item) ?? 0
        let hides: Bool = item.hidesSearchBarWhenScrolling && !search.isActive
        let visible: CGFloat = hides ? min(height, max(0, remaining - large)) : height
        search.searchView.bounds.size = CGSize(width: bounds.width, height: height)
        search.searchView.center = CGPoint(x: bounds.midX, y: row.maxY + remaining - height / 2)
        search.searchView.alpha = height > 0 ? max(0, 2 * visible / height - 1) : 0
        return max(0, remaining - visible)
    }

    /// Places the large title below the row. The title in the row fades in as the last quarter of the large title
    /// disappears.
    private func placeLargeTitle(below row: CGRect, height: CGFloat) {
        let isLarge: Bool = height > 0 && row.minY >= 0 && item.bar?.showsLargeTitle(item) ?? false
        if isLarge, largeTitle == nil {
            let view = LargeTitleView()
            largeTitle = view
            addSubview(view)
            updateLargeTitle()
        }
        largeTitle?.isHidden = !isLarge
        largeTitle?.bounds.size = CGSize(width: bounds.width, height: isLarge ? height : 0)
        largeTitle?.center = CGPoint(x: bounds.midX, y: row.maxY + (isLarge ? height : 0) / 2)
        guard isLarge, item.titleView == nil else { return }
        titleLabel.alpha = 1 - min(1, height / (UINavigationBar.largeTitleRowHeight(in: traitCollection) / 4))
        subtitle?.alpha = titleLabel.alpha
    }

    /// The natural width of the title and the subtitle, in points.
    var titleWidth: CGFloat {
        if let titleView = item.titleView { return Self.width(ofTitle: titleView) }
        return ceil(max(titleLabel.intrinsicContentSize.width, subtitle?.sizeThatFits(bounds.size).width ?? 0))
    }

    static func width(of view: UIView, in size: CGSize) -> CGFloat {
        if view is BarButton { return view.sizeThatFits(size).width }
        return view.naturalBarSize().width
    }

    /// Returns the preferred width of a title view. A search bar has no preferred width and takes all the available
    /// width.
    static func width(ofTitle view: UIView) -> CGFloat {
        if view is any BarFilling { return .greatestFiniteMagnitude }
        return view.naturalBarSize().width
    }

    /// Returns the vertical center of a view in the row. The upper edge of the view is aligned to pixels.
    private func middle(of height: CGFloat) -> CGFloat {
        let scale: CGFloat = max(1, traitCollection.displayScale)
        return ((row.midY - height / 2) * scale).rounded() / scale + height / 2
    }

    func place(_ view: UIView, from x: CGFloat, width: CGFloat, mirrored: Bool) {
        let left: CGFloat = mirrored ? bounds.width - x - width : x
        let height: CGFloat =
            view is BarButton || view is BackButton || view is any BarFilling
            ? row.height : min(row.height, view.naturalBarSize().height)
        view.setBarSize(CGSize(width: width, height: height))
        view.center = CGPoint(x: left + width / 2, y: middle(of: height))
    }

    /// Places the title as close to the center of the bar as the buttons permit or, in the browser and editor styles,
    /// at the leading side.
    private func placeTitle(from start: CGFloat, to end: CGFloat, mirrored: Bool) {
        let view: UIView = titleView
        let available: CGFloat = max(0, end - start)
        let arrow: CGFloat = titleMenu == nil ? 0 : TitleMenuButton.arrowWidth
        let natural = ceil(titleWidth) + arrow
        let width = min(natural, available)
        let centered: CGFloat = min(max((bounds.width - width) / 2, start), end - width)
        let x: CGFloat = item.style == .navigator ? centered : max(start, Self.sideInset)
        let lower: CGSize = subtitle?.sizeThatFits(CGSize(width: width - arrow, height: row.height)) ?? .zero
        let line: CGFloat = lower.height > 0 ? ceil(titleLabel.intrinsicContentSize.height) : row.height
        let tall: CGFloat = item.titleView?.naturalBarSize().height ?? line
        view.setBarSize(CGSize(width: max(0, width - arrow), height: min(tall, row.height)))
        let left: CGFloat = mirrored ? bounds.width - x - width : x
        let total: CGFloat = view.bounds.height + lower.height
        view.center = CGPoint(
            x: left + (width + (mirrored ? arrow : -arrow)) / 2 + style.titleOffset.horizontal,
            y: middle(of: total) - lower.height / 2 + style.titleOffset.vertical)
        subtitle?.bounds.size = CGSize(width: view.bounds.width, height: lower.height)
        subtitle?.center = CGPoint(x: view.center.x, y: view.center.y + total / 2)
        titleMenu?.frame = CGRect(x: left, y: row.minY, width: width, height: row.height)
        titleMenu?.alpha = view.alpha
        guard let titleField else { return }
        titleMenu?.alpha = 0
        view.alpha = 0
        let fieldWidth: CGFloat = min(available, max(width, 240))
        let fieldX: CGFloat = min(max(x + (width - fieldWidth) / 2, start), end - fieldWidth)
        titleField.frame = CGRect(
            x: mirrored ? bounds.width - fieldX - fieldWidth : fieldX, y: row.midY - 17, width: fieldWidth, height: 34)
    }
}
