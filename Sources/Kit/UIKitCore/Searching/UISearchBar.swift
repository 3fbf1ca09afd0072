import CoreGraphics

/// A field to search with, a button to stop searching, and, if wanted, a choice of where to search.
@preconcurrency @MainActor
open class UISearchBar: UIView {
    /// How prominent a bar is.
    public enum Style: UInt, Sendable {
        /// As `prominent`.
        case `default` = 0
        /// On a background of its own.
        case prominent = 1
        /// Without a background.
        case minimal = 2
    }

    // MARK: Making

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareBar()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareBar()
    }

    private func prepareBar() {
        searchTextField.delegate = watcher
        searchTextField.addAction(UIAction { [weak self] _ in self?.personDidType() }, for: .editingChanged)
        addSubview(searchTextField)
        cancelButton.alpha = 0
        addSubview(cancelButton)
        updateBackground()
        if bounds.isEmpty { sizeToFit() }
    }

    private lazy var watcher = SearchFieldWatcher(bar: self)

    // MARK: Text

    /// Who is asked and told about it.
    open weak var delegate: (any UISearchBarDelegate)?

    /// The field.
    public let searchTextField = UISearchTextField()

    /// What is searched for. Setting it does not tell the delegate.
    open var text: String? {
        get { searchTextField.text }
        set {
            guard newValue ?? "" != searchTextField.text else { return }
            searchTextField.text = newValue
            controller?.barDidChange()
        }
    }

    /// What stands in an empty field.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }

    private func personDidType() {
        delegate?.searchBar(self, textDidChange: text ?? "")
        controller?.barDidChange()
    }

    // MARK: Cancel button

    /// Whether a button stands beside the field that stops searching. The default is false.
    ///
    /// The bar of a search controller shows it by itself while it is active; setting this ends that.
    open var showsCancelButton: Bool {
        get { isCancelShown }
        set { setShowsCancelButton(newValue, animated: false) }
    }

    /// Shows or hides the button that stops searching. If `animated`, the field makes room for it gently.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        controller?.automaticallyShowsCancelButton = false
        showCancelButton(showsCancelButton, animated: animated)
    }

    private(set) var isCancelShown = false
    private lazy var cancelItem = UIBarButtonItem(
        systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    private lazy var cancelButton = BarButton(item: cancelItem)

    func showCancelButton(_ isShown: Bool, animated: Bool) {
        guard isShown != isCancelShown else { return }
        if animated { layoutIfNeeded() }
        isCancelShown = isShown
        setNeedsLayout()
        guard animated else { return }
        UIView.animate(withDuration: UISearchController.duration) { self.layoutIfNeeded() }
    }

    /// The person wants to stop searching.
    func cancel() {
        delegate?.searchBarCancelButtonClicked(self)
        controller?.isActive = false
    }

    /// Escape is as good as the button.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if isCancelShown, presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) { return cancel() }
        super.pressesBegan(presses, with: event)
    }

    // MARK: Scopes

    /// Where one can search; nil, the default, for no choice. It is shown with the scope bar.
    open var scopeButtonTitles: [String]? {
        didSet { if scopeButtonTitles != oldValue { scopesDidChange() } }
    }

    /// Which scope is chosen. The default is the first. Setting it does not tell the delegate.
    open var selectedScopeButtonIndex = 0 {
        didSet {
            guard selectedScopeButtonIndex != oldValue else { return }
            scopes?.selectedSegmentIndex = selectedScopeButtonIndex
        }
    }

    /// Whether the scopes are shown. The default is false.
    ///
    /// The bar of a search controller shows them by itself while it is active; setting this ends that.
    open var showsScopeBar: Bool {
        get { isScopeShown }
        set { setShowsScope(newValue, animated: false) }
    }

    /// Shows or hides the scopes. If `animated`, the bar grows or shrinks gently.
    open func setShowsScope(_ show: Bool, animated: Bool) {
        controller?.automaticallyShowsScopeBar = false
        showScopes(show)
        guard animated else { return }
        UIView.animate(withDuration: UISearchController.duration) { self.settle() }
    }

    private var isScopeShown = false
    private var scopes: UISegmentedControl?

    func showScopes(_ isShown: Bool) {
        guard isShown != isScopeShown else { return }
        isScopeShown = isShown
        sizeDidChange()
    }

    private func scopesDidChange() {
        scopes?.removeFromSuperview()
        scopes = scopeButtonTitles.map { titles in
            let control = UISegmentedControl(items: titles)
            control.selectedSegmentIndex = selectedScopeButtonIndex
            control.addAction(UIAction { [weak self] _ in self?.personDidChooseScope() }, for: .valueChanged)
            addSubview(control)
            return control
        }
        sizeDidChange()
    }

    private func personDidChooseScope() {
        guard let scopes else { return }
        selectedScopeButtonIndex = scopes.selectedSegmentIndex
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
        controller?.barDidChange()
    }

    // MARK: Looks

    /// How prominent it is. The default is `default`.
    open var searchBarStyle: Style = .default {
        didSet { if searchBarStyle != oldValue { updateBackground() } }
    }

    /// The colour behind the field. The default is the system's.
    open var barTintColor: UIColor? {
        didSet { if barTintColor != oldValue { updateBackground() } }
    }

    private func updateBackground() {
        let isBare: Bool = isInNavigationBar || searchBarStyle == .minimal
        backgroundColor = isBare ? nil : barTintColor ?? .systemBackground
    }

    /// Whether it stands in a navigation bar, which has a background and margins of its own.
    var isInNavigationBar = false {
        didSet {
            guard isInNavigationBar != oldValue else { return }
            updateBackground()
            setNeedsLayout()
        }
    }

    // MARK: Controller

    /// The controller whose bar it is.
    weak var controller: UISearchController?

    // MARK: Layout

    private static let fieldHeight: CGFloat = 36
    private static let scopeHeight: CGFloat = 32
    private static let scopeGap: CGFloat = 8

    private var sideInset: CGFloat { isInNavigationBar ? 16 : 8 }
    /// Above and below what it shows.
    private var edgeInset: CGFloat { isInNavigationBar ? 8 : 10 }
    private var hasScopes: Bool { isScopeShown && scopes != nil }

    private var contentHeight: CGFloat {
        Self.fieldHeight + (hasScopes ? Self.scopeHeight + Self.scopeGap : 0)
    }

    var height: CGFloat {
        contentHeight + 2 * edgeInset
    }

    /// As wide as it may be, or as the screen when no width is given.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : UIScreen.main.bounds.width, height: height)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

    /// Whoever gives it room has to give it another height.
    private func sizeDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        if isInNavigationBar {
            controller?.barHeightDidChange()
        } else if let table = superview as? UITableView, table.tableHeaderView === self {
            bounds.size.height = height
            table.setNeedsLayout()
        }
    }

    /// Stands where it belongs now, with everything around it.
    private func settle() {
        layoutIfNeeded()
        superview?.layoutIfNeeded()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let cancelWidth: CGFloat = cancelButton.sizeThatFits(bounds.size).width
        let room: CGFloat = bounds.width - 2 * sideInset
        let fieldWidth: CGFloat = max(0, isCancelShown ? room - cancelWidth - 12 : room)
        func place(_ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
            view.frame = CGRect(
                x: isMirrored ? bounds.width - x - width : x, y: y, width: width, height: height)
        }
        // A bar that is given another height keeps what it shows in its middle.
        let top: CGFloat = ((bounds.height - contentHeight) / 2).rounded()
        place(searchTextField, x: sideInset, y: top, width: fieldWidth, height: Self.fieldHeight)
        place(
            cancelButton, x: sideInset + fieldWidth + 12, y: top, width: cancelWidth, height: Self.fieldHeight)
        cancelButton.alpha = isCancelShown ? 1 : 0
        guard let scopes else { return }
        let y: CGFloat = top + Self.fieldHeight + Self.scopeGap
        place(scopes, x: sideInset, y: y, width: room, height: Self.scopeHeight)
        scopes.alpha = hasScopes ? 1 : 0
    }

    // MARK: Responder

    open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
}
