import QuartzCore

/// The content of a navigation bar for one item: the title, the back button and the bar buttons.
@MainActor
final class NavigationItemView: UIView {
    private let item: UINavigationItem
    private let titleLabel = UILabel()
    private var backButton: BackButton?
    private var leading: [UIView] = []
    private var trailing: [UIView] = []

    private static let sideInset: CGFloat = 16
    private static let gap: CGFloat = 16

    var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { updateTitle() }
    }

    init(item: UINavigationItem, backItem: UINavigationItem?, goBack: @escaping () -> Void) {
        self.item = item
        super.init(frame: .zero)
        if let backItem, !item.hidesBackButton, item.leftBarButtonItems == nil || item.leftItemsSupplementBackButton {
            let title: String? =
                backItem.backBarButtonItem?.title ?? backItem.backButtonTitle ?? backItem.title
            let button = BackButton(title: title)
            button.addAction(UIAction { _ in goBack() }, for: .touchUpInside)
            backButton = button
            addSubview(button)
        }
        leading = (item.leftBarButtonItems ?? []).map(Self.makeView)
        trailing = (item.rightBarButtonItems ?? []).map(Self.makeView)
        for view in leading + trailing { addSubview(view) }
        if let titleView = item.titleView {
            addSubview(titleView)
        } else {
            titleLabel.textAlignment = .center
            titleLabel.accessibilityTraits = [.staticText, .header]
            addSubview(titleLabel)
            updateTitle()
        }
    }

    required init?(coder: NSCoder) { nil }

    static func makeView(for item: UIBarButtonItem) -> UIView { item.customView ?? BarButton(item: item) }

    private func updateTitle() {
        titleLabel.font = titleTextAttributes?[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textColor = titleTextAttributes?[.foregroundColor] as? UIColor ?? .label
        titleLabel.text = item.title
        setNeedsLayout()
    }

    /// Moves the search bar of the item into this view. Called once this view is in the window, so that the search bar
    /// keeps its text.
    func addSearchBar() {
        if let bar = item.searchController?.searchBar { addSubview(bar) }
    }

    /// The buttons and the title from the leading side, then the subviews of the search bar.
    override var accessibleSubviews: [UIView] {
        let row: [UIView?] = [backButton] + leading + [item.titleView ?? titleLabel] + trailing.reversed()
        let search = item.searchController?.searchBar
        return row.compactMap { $0 } + (search?.superview === self ? search?.subviews ?? [] : [])
    }

    /// The frame of the title and the buttons: above the visible area while a search replaces them.
    private var row: CGRect {
        guard let search = item.searchController else { return bounds }
        let height = UINavigationBar.rowHeight(traitCollection)
        return CGRect(x: 0, y: search.replacesNavigationBar ? -height : 0, width: bounds.width, height: height)
    }

    /// The distance that the title moves in a transition, as a fraction of the width of the page.
    static let titleShift: CGFloat = 0.4

    /// Offsets the content by `distance` points to the right, and hides it unless the distance is 0.
    func slide(by distance: CGFloat) {
        let translation = CGAffineTransform(translationX: distance, y: 0)
        (item.titleView ?? titleLabel).transform = translation
        // A search bar is as wide as the page, so it moves by the full width and does not overlap the other page.
        if let bar = item.searchController?.searchBar, bar.superview === self {
            bar.transform = CGAffineTransform(translationX: distance / Self.titleShift, y: 0)
        }
        backButton?.slideTitle(by: distance)
        alpha = distance == 0 ? 1 : 0
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let row = self.row
        if let search = item.searchController, search.searchBar.superview === self {
            let height = search.searchBar.height
            search.searchBar.bounds.size = CGSize(width: bounds.width, height: height)
            search.searchBar.center = CGPoint(x: bounds.midX, y: row.maxY + height / 2)
        }
        for view in [item.titleView ?? titleLabel, backButton] + leading + trailing {
            view?.alpha = row.minY < 0 ? 0 : 1
        }
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var start: CGFloat = 0
        if let backButton {
            let width: CGFloat = min(backButton.sizeThatFits(bounds.size).width, bounds.width * 0.4)
            place(backButton, from: 8, width: width, mirrored: isMirrored)
            start = 8 + width
        }
        for view in leading {
            let width = Self.width(of: view, in: bounds.size)
            start = max(start + Self.gap, Self.sideInset)
            place(view, from: start, width: width, mirrored: isMirrored)
            start += width
        }
        var end: CGFloat = 0
        for view in trailing {
            let width = Self.width(of: view, in: bounds.size)
            end = max(end + Self.gap, Self.sideInset)
            place(view, from: bounds.width - end - width, width: width, mirrored: isMirrored)
            end += width
        }
        placeTitle(from: start + 8, to: bounds.width - end - 8, mirrored: isMirrored)
    }

    private static func width(of view: UIView, in size: CGSize) -> CGFloat {
        if view is BarButton { return view.sizeThatFits(size).width }
        return view.bounds.width > 0 ? view.bounds.width : view.systemLayoutSizeFitting(size).width
    }

    /// Returns the preferred width of a title view. A search bar has none and takes all the available width.
    private static func width(ofTitle view: UIView) -> CGFloat {
        if view is UISearchBar { return .greatestFiniteMagnitude }
        return view.bounds.width > 0 ? view.bounds.width : view.systemLayoutSizeFitting(.zero).width
    }

    private func place(_ view: UIView, from x: CGFloat, width: CGFloat, mirrored: Bool) {
        let left: CGFloat = mirrored ? bounds.width - x - width : x
        let height: CGFloat =
            view is BarButton || view is BackButton ? row.height : min(row.height, view.bounds.height)
        view.bounds.size = CGSize(width: width, height: height)
        view.center = CGPoint(x: left + width / 2, y: row.midY)
    }

    /// Centers the title in the bar or, if it does not fit there, in the space between the buttons.
    private func placeTitle(from start: CGFloat, to end: CGFloat, mirrored: Bool) {
        let view: UIView = item.titleView ?? titleLabel
        let available: CGFloat = max(0, end - start)
        let preferred: CGFloat = item.titleView.map(Self.width(ofTitle:)) ?? titleLabel.intrinsicContentSize.width
        let natural = ceil(preferred)
        let width = min(natural, available)
        let x: CGFloat = min(max((bounds.width - width) / 2, start), end - width)
        let height: CGFloat = item.titleView.map { min($0.bounds.height, row.height) } ?? row.height
        view.bounds.size = CGSize(width: width, height: height)
        let left: CGFloat = mirrored ? bounds.width - x - width : x
        view.center = CGPoint(x: left + width / 2, y: row.midY)
    }
}

/// The back button of a navigation bar.
@MainActor
final class BackButton: UIControl {
    private let label = UILabel()
    private let chevron = CAShapeLayer()
    private static let chevronWidth: CGFloat = 12

    init(title: String?) {
        super.init(frame: .zero)
        label.text = title?.isEmpty == false ? title : "Back"
        label.font = .systemFont(ofSize: 17)
        addSubview(label)
        chevron.fillColor = nil
        chevron.lineWidth = 2.5
        chevron.lineCap = .round
        chevron.lineJoin = .round
        layer.addSublayer(chevron)
        updateColor()
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: Self.chevronWidth + 6 + ceil(label.intrinsicContentSize.width), height: size.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let path = CGMutablePath()
        let tip: CGFloat = isMirrored ? bounds.width - 1.5 : 1.5
        let back: CGFloat = isMirrored ? bounds.width - 10.5 : 10.5
        path.move(to: CGPoint(x: back, y: bounds.midY - 9))
        path.addLine(to: CGPoint(x: tip, y: bounds.midY))
        path.addLine(to: CGPoint(x: back, y: bounds.midY + 9))
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        chevron.frame = bounds
        chevron.path = path
        CATransaction.commit()
        let width: CGFloat = max(0, bounds.width - Self.chevronWidth - 6)
        label.bounds.size = CGSize(width: width, height: bounds.height)
        label.center = CGPoint(
            x: isMirrored ? width / 2 : bounds.width - width / 2, y: bounds.midY)
    }

    /// Moves the title without the chevron.
    func slideTitle(by distance: CGFloat) {
        label.transform = CGAffineTransform(translationX: distance * 0.5, y: 0)
    }

    override func stateDidChange() {
        super.stateDidChange()
        updateColor()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColor()
    }

    override func layerColorsDidChange() {
        super.layerColorsDidChange()
        updateColor()
    }

    private func updateColor() {
        let color: UIColor = tintColor
        label.textColor = color
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        chevron.strokeColor = color.resolvedColor(with: traitCollection).cgColor
        CATransaction.commit()
        alpha = isHighlighted ? 0.3 : 1
    }

    override var defaultAccessibilityIdentifier: String? { "BackButton" }

    override var defaultAccessibilityLabel: String? { label.text }

    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union(.button)
    }
}
