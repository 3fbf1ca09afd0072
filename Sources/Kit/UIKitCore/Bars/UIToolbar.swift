import Foundation

/// The bar at the bottom: what can be done here.
@preconcurrency @MainActor
open class UIToolbar: UIView {
    /// The buttons, from the leading side.
    open var items: [UIBarButtonItem]? {
        didSet { reload() }
    }

    /// The colour of the bar. The default is the system's.
    open var barTintColor: UIColor? {
        didSet { backgroundColor = barTintColor ?? .systemBackground }
    }

    private let hairline = UIView()
    private var itemViews: [(item: UIBarButtonItem, view: UIView?)] = []
    private static let sideInset: CGFloat = 16
    private static let gap: CGFloat = 12

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareBar()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareBar()
    }

    private func prepareBar() {
        backgroundColor = .systemBackground
        hairline.backgroundColor = .separator
        addSubview(hairline)
    }

    /// Sets the buttons.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        self.items = items
    }

    private func reload() {
        for entry in itemViews { entry.view?.removeFromSuperview() }
        itemViews = (items ?? []).map { item in
            let isSpace: Bool = item.systemItem == .flexibleSpace || item.systemItem == .fixedSpace
            let view: UIView? = isSpace ? nil : NavigationItemView.makeView(for: item)
            if let view { addSubview(view) }
            return (item, view)
        }
        setNeedsLayout()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: 44)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 44)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let line: CGFloat = 1 / max(1, traitCollection.displayScale)
        hairline.frame = CGRect(x: 0, y: 0, width: bounds.width, height: line)
        let height: CGFloat = 44
        let widths: [CGFloat] = itemViews.map { entry in
            guard let view = entry.view else { return entry.item.systemItem == .fixedSpace ? entry.item.width : 0 }
            return entry.item.isHidden ? 0 : view.sizeThatFits(bounds.size).width
        }
        let flexibleCount: Int = itemViews.filter { $0.item.systemItem == .flexibleSpace }.count
        let gaps: CGFloat = Self.gap * CGFloat(max(0, itemViews.count - 1))
        let rest: CGFloat = max(0, bounds.width - 2 * Self.sideInset - widths.reduce(0, +) - gaps)
        let flexible: CGFloat = flexibleCount > 0 ? rest / CGFloat(flexibleCount) : 0
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x: CGFloat = Self.sideInset
        for (entry, width) in zip(itemViews, widths) {
            let actual: CGFloat = entry.item.systemItem == .flexibleSpace ? flexible : width
            entry.view?.frame = CGRect(
                x: isMirrored ? bounds.width - x - actual : x, y: 0, width: actual, height: height)
            x += actual + Self.gap
        }
    }
}
