import Foundation

/// What stands above or below a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    /// Makes a view; `reuseIdentifier` says what kind it is to the table, nil keeps it from being used again.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
        addSubview(contentView)
    }

    /// Makes a view that is not used again.
    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        addSubview(contentView)
    }

    private var storedLabel: UILabel?
    private var style: UITableView.Style = .plain
    private var isHeader = true
    private var margin: CGFloat = 16

    /// What kind of view it is to the table.
    public let reuseIdentifier: String?

    /// What the content is put into.
    public let contentView = UIView()

    /// Prepares the view for another section. The default does nothing.
    open func prepareForReuse() {}

    /// The text.
    open var textLabel: UILabel? {
        if let storedLabel { return storedLabel }
        let label = UILabel()
        label.numberOfLines = 0
        label.adjustsFontForContentSizeCategory = true
        storedLabel = label
        contentView.addSubview(label)
        applyStyle()
        return label
    }

    /// What lies behind the content, as large as the view.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// Looks like a header or footer of a table of `style`.
    func takeStyle(_ style: UITableView.Style, isHeader: Bool, margin: CGFloat) {
        self.style = style
        self.isHeader = isHeader
        self.margin = margin
        applyStyle()
        setNeedsLayout()
    }

    private func applyStyle() {
        if style == .plain {
            contentView.backgroundColor = isHeader ? .secondarySystemBackground : nil
            storedLabel?.font =
                isHeader ? .systemFont(ofSize: 15, weight: .semibold) : .preferredFont(forTextStyle: .footnote)
            storedLabel?.textColor = isHeader ? .label : .secondaryLabel
        } else {
            contentView.backgroundColor = nil
            storedLabel?.font = .preferredFont(forTextStyle: .footnote)
            storedLabel?.textColor = .secondaryLabel
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
        contentView.frame = bounds
        guard let storedLabel else { return }
        let width: CGFloat = max(0, bounds.width - 2 * margin)
        let height: CGFloat = storedLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        let y: CGFloat
        if style == .plain {
            y = (bounds.height - height) / 2
        } else {
            y = isHeader ? bounds.height - height - 7 : 7
        }
        let scale: CGFloat = max(1, traitCollection.displayScale)
        storedLabel.frame = CGRect(x: margin, y: (y * scale).rounded() / scale, width: width, height: height)
    }

    /// How high it wants to be when it is `width` wide, in points.
    func fittingHeight(width: CGFloat, least: CGFloat) -> CGFloat {
        if contentView.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) {
            return contentView.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        guard let storedLabel else { return least }
        let room = CGSize(width: max(0, width - 2 * margin), height: .greatestFiniteMagnitude)
        let text: CGFloat = storedLabel.sizeThatFits(room).height
        return max(least, text + (style == .plain ? 8 : isHeader ? 22 : 14))
    }

    override var defaultAccessibilityLabel: String? { storedLabel?.text }

    override var defaultAccessibilityTraits: UIAccessibilityTraits { isHeader ? .header : .none }
}
