import Foundation

/// The header or footer of a section in a table view.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    /// Creates a view that can replace others with the same `reuseIdentifier`; nil prevents reuse.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
        addSubview(contentView)
    }

    /// Creates a view that is not reused.
    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// Creates a view that is not reused. Ignores the values in the archive.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        addSubview(contentView)
    }

    private var storedLabel: UILabel?
    private var style: UITableView.Style = .plain
    private var isHeader = true
    private var margin: CGFloat = 16

    /// The identifier of views that can replace each other; nil for a view that is not reused.
    public let reuseIdentifier: String?

    /// The superview of the content.
    public let contentView = UIView()

    /// Prepares the view for another section. The default implementation does nothing.
    open func prepareForReuse() {}

    /// The label, created when it is first used.
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

    /// The view behind the content, with the size of the whole view.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// Sets the appearance of a header or footer in a table view with `style`.
    func setStyle(_ style: UITableView.Style, isHeader: Bool, margin: CGFloat) {
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
        let height = storedLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        let y: CGFloat
        if style == .plain {
            y = (bounds.height - height) / 2
        } else {
            y = isHeader ? bounds.height - height - 7 : 7
        }
        let scale = max(1, traitCollection.displayScale)
        storedLabel.frame = CGRect(x: margin, y: (y * scale).rounded() / scale, width: width, height: height)
    }

    /// Returns the height of the view for `width`, in points; at least `minimumHeight` unless constraints determine it.
    func fittingHeight(width: CGFloat, minimumHeight: CGFloat) -> CGFloat {
        if contentView.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) {
            return contentView.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        guard let storedLabel else { return minimumHeight }
        let availableSize = CGSize(width: max(0, width - 2 * margin), height: .greatestFiniteMagnitude)
        let text = storedLabel.sizeThatFits(availableSize).height
        return max(minimumHeight, text + (style == .plain ? 8 : isHeader ? 22 : 14))
    }

    /// The label for assistive technologies. The default is the text of `textLabel`.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? storedLabel?.text }
        set { super.accessibilityLabel = newValue }
    }

    /// The traits for assistive technologies. The default is `header` for a header.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { storedAccessibilityTraits ?? (isHeader ? .header : .none) }
        set { super.accessibilityTraits = newValue }
    }
}
