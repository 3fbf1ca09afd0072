import Foundation

/// The header or footer of a section in a table view.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView, ConfigurationUpdating {
    /// Creates a view with a reuse identifier. Nil prevents reuse.
    public init(reuseIdentifier: String?) {
        storedReuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
        prepareContentView()
    }

    /// Creates a view that is not reused.
    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// Creates a view with the values from an interface file. Archives are ignored.
    public required init?(coder: NSCoder) {
        storedReuseIdentifier = coder.interface?.attribute("reuseIdentifier")
        super.init(coder: coder)
        prepareContentView()
        coder.configure(self, as: UITableViewHeaderFooterView.self)
    }

    private func prepareContentView() {
        storedContentView.frame = bounds
        // In a fitting size, the content view has the size of the view.
        storedContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(storedContentView)
    }

    private var storedLabel: UILabel?
    weak var tableView: UITableView?
    /// The color that the table view's style sets on the content view.
    private var standardColor: UIColor?
    /// The font and the color that the table view's style sets on the label.
    private var standardText: (font: UIFont, color: UIColor)?

    /// The reuse identifier, or nil if the view is not reused.
    open var reuseIdentifier: String? { storedReuseIdentifier }

    package var storedReuseIdentifier: String?

    var registration: Int?

    private var storedContentView = UIView()

    /// The superview of the content. A `contentConfiguration` replaces it.
    open var contentView: UIView { storedContentView }

    // MARK: Configurations

    private var storedContentConfiguration: (any UIContentConfiguration)?
    private var storedBackgroundConfiguration: UIBackgroundConfiguration?
    private var backgroundConfigurationView: BackgroundConfigurationView?
    private var needsConfigurationUpdate = true

    /// The configuration of the content. It replaces `textLabel`. The default is nil.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { storedContentConfiguration }
        set {
            storedContentConfiguration = newValue
            storedLabel = nil
            if let newValue { show(content: newValue) } else { replaceContentView(with: UIView()) }
        }
    }

    /// The configuration of the background. The default is nil, which means a color that suits the table view's style.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { storedBackgroundConfiguration }
        set {
            storedBackgroundConfiguration = newValue
            if newValue != nil { backgroundView = nil }
            showBackground()
        }
    }

    /// Whether the view updates `contentConfiguration` when its state changes. The default is true.
    open var automaticallyUpdatesContentConfiguration = true

    /// Whether the view updates `backgroundConfiguration` when its state changes. The default is true.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// The role and the style of the view in its table view.
    struct Context: Equatable {
        var style: UITableView.Style = .plain
        var isHeader = true
        var margin: CGFloat = 16
    }

    /// The role and the style of the view in its table view. The table view sets them before it measures the view.
    var context = Context() {
        didSet {
            guard context != oldValue else { return }
            applyStyle()
            setNeedsUpdateConfiguration()
        }
    }

    /// Returns an empty configuration with the appearance of the view in its table view.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        var configuration: UIListContentConfiguration
        switch (context.style, context.isHeader) {
        case (.plain, true): configuration = .plainHeader()
        case (.plain, false): configuration = .plainFooter()
        case (_, true): configuration = .groupedHeader()
        case (_, false): configuration = .groupedFooter()
        }
        configuration.directionalLayoutMargins.leading = context.margin
        configuration.directionalLayoutMargins.trailing = context.margin
        return configuration
    }

    /// Returns the configuration of the background that suits the style of the table view.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        context.isHeader ? .listHeader() : .listFooter()
    }

    /// The current state of the view.
    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.listEnvironment =
            switch context.style {
            case .plain: .plain
            case .grouped: .grouped
            case .insetGrouped: .insetGrouped
            }
        return state
    }

    /// Schedules a call to `updateConfiguration(using:)` before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    /// Updates the content of the view for `state`. The default implementation does nothing.
    open func updateConfiguration(using state: UIViewConfigurationState) {}

    /// A closure that is called after `updateConfiguration(using:)`, with the view and its state.
    open var configurationUpdateHandler:
        ((_ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState) -> Void)?
    {
        didSet { setNeedsUpdateConfiguration() }
    }

    private func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate else { return }
        needsConfigurationUpdate = false
        track(.configuration) { showConfiguration() }
    }

    private func showConfiguration() {
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
        if automaticallyUpdatesContentConfiguration, let configuration = storedContentConfiguration {
            show(content: configuration.updated(for: state))
        }
        showBackground()
    }

    private func show(content configuration: any UIContentConfiguration) {
        if let view = contentView as? any UIView & UIContentView, view.supports(configuration) {
            view.configuration = configuration
        } else {
            replaceContentView(with: configuration.makeContentView())
        }
        setNeedsLayout()
    }

    private func replaceContentView(with view: UIView) {
        let old = storedContentView
        insertSubview(view, aboveSubview: old)
        view.frame = old.frame
        view.autoresizingMask = old.autoresizingMask
        old.removeFromSuperview()
        storedContentView = view
        standardColor = nil
        applyStyle()
        setNeedsLayout()
    }

    private func showBackground() {
        guard let configuration = storedBackgroundConfiguration else {
            backgroundConfigurationView?.removeFromSuperview()
            backgroundConfigurationView = nil
            return applyStyle()
        }
        let view: BackgroundConfigurationView =
            backgroundConfigurationView ?? BackgroundConfigurationView(frame: bounds)
        if backgroundConfigurationView == nil {
            backgroundConfigurationView = view
            insertSubview(view, at: 0)
        }
        let updates: Bool = automaticallyUpdatesBackgroundConfiguration
        view.show(updates ? configuration.updated(for: configurationState) : configuration, tintColor: tintColor)
        view.place(in: self)
        applyStyle()
    }

    // MARK: Content

    /// Prepares the view for another section. The default implementation does nothing.
    open func prepareForReuse() {}

    /// The label, or nil in views with a `contentConfiguration`. It is created on first use.
    open var textLabel: UILabel? {
        if let storedLabel { return storedLabel }
        guard storedContentConfiguration == nil else { return nil }
        let label = UILabel()
        label.numberOfLines = 0
        label.adjustsFontForContentSizeCategory = true
        storedLabel = label
        standardText = nil
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

    /// The font of the label, which scales with the preferred text size.
    private var labelFont: UIFont {
        guard context.style == .plain, context.isHeader else {
            return .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
        }
        return UIFontMetrics(forTextStyle: .subheadline).scaledFont(
            for: .systemFont(ofSize: 15, weight: .semibold), compatibleWith: traitCollection)
    }

    /// Sets the font and the colors of the table view's style. A font and colors that the app set are kept.
    private func applyStyle() {
        let isPlainHeader: Bool = context.style == .plain && context.isHeader
        let color: UIColor? = isPlainHeader && storedBackgroundConfiguration == nil ? .secondarySystemBackground : nil
        if contentView.backgroundColor == standardColor { contentView.backgroundColor = color }
        standardColor = color
        guard let storedLabel else { return }
        let text = (font: labelFont, color: isPlainHeader ? UIColor.label : .secondaryLabel)
        let old: (font: UIFont, color: UIColor)? = standardText
        standardText = text
        // Setting a value again would replace the attributes of the text.
        if old?.font != text.font, old == nil || storedLabel.font == old?.font { storedLabel.font = text.font }
        if old?.color != text.color, old == nil || storedLabel.textColor == old?.color {
            storedLabel.textColor = text.color
        }
    }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        backgroundView?.frame = bounds
        backgroundConfigurationView?.place(in: self)
        let safe = contentSafeArea
        contentView.frame = bounds.inset(by: UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right))
        guard let storedLabel else { return }
        let width: CGFloat = max(0, contentView.bounds.width - 2 * context.margin)
        let height = storedLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        let y: CGFloat
        if context.style == .plain {
            y = (bounds.height - height) / 2
        } else {
            y = context.isHeader ? bounds.height - height - 7 : 7
        }
        let scale = max(1, traitCollection.displayScale)
        storedLabel.frame = CGRect(x: context.margin, y: (y * scale).rounded() / scale, width: width, height: height)
    }

    /// The safe area insets that apply to the content, in points.
    private var contentSafeArea: UIEdgeInsets {
        tableView.map { $0.contentSafeArea(of: self) } ?? safeAreaInsets
    }

    /// Returns the height of the view for `width`, in points. It is at least `minimumHeight`, unless constraints or a
    /// content configuration determine it.
    func fittingHeight(width: CGFloat, minimumHeight: CGFloat) -> CGFloat {
        updateConfigurationIfNeeded()
        updateConstraintsIfNeeded()
        // Apps can also add constraints between the view itself and its subviews, including those in the content view.
        if !constraints.isEmpty {
            return systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        let safe = contentSafeArea
        let inner: CGFloat = max(0, width - safe.left - safe.right)
        if contentView is any UIContentView
            || contentView.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints })
        {
            return contentView.systemLayoutSizeFitting(
                CGSize(width: inner, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        guard let storedLabel else { return minimumHeight }
        let availableSize = CGSize(width: max(0, inner - 2 * context.margin), height: .greatestFiniteMagnitude)
        let text = storedLabel.sizeThatFits(availableSize).height
        return max(minimumHeight, text + (context.style == .plain ? 8 : context.isHeader ? 22 : 14))
    }

    /// The label for assistive technologies. The default is the text of `textLabel`.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? storedLabel?.text }
        set { super.accessibilityLabel = newValue }
    }

    /// The traits for assistive technologies. The default is `header` for a header.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { storedAccessibilityTraits ?? (context.isHeader ? .header : .none) }
        set { super.accessibilityTraits = newValue }
    }
}
