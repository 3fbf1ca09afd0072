import CoreGraphics

/// A bar with a search field, an optional cancel button, and optional scopes.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning, BarFilling {
    /// The appearance of a search bar.
    public enum Style: UInt, Sendable {
        /// The same as `prominent`.
        case `default` = 0
        /// With a background.
        case prominent = 1
        /// Without a background.
        case minimal = 2
    }

    // MARK: Creation

    /// Creates a search bar. If `frame` is empty, the bar gets its natural size.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareBar()
    }

    /// Creates a search bar, and sets the values from an interface file. Archives are ignored.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareBar()
        coder.configure(self, as: UISearchBar.self)
    }

    private func prepareBar() {
        searchTextField.delegate = fieldDelegate
        searchTextField.addAction(UIAction { [weak self] _ in self?.userDidEdit() }, for: .editingChanged)
        searchTextField.onTokenChange = { [weak self] in self?.controller?.barDidChange() }
        addSubview(searchTextField)
        cancelButton.alpha = 0
        addSubview(cancelButton)
        updateBackground()
        if bounds.isEmpty { sizeToFit() }
    }

    private lazy var fieldDelegate = SearchFieldDelegate(bar: self)

    // MARK: Text

    /// The object that permits editing and is notified of changes.
    open weak var delegate: (any UISearchBarDelegate)? {
        get { storedDelegate }
        set { storedDelegate = newValue }
    }

    /// The value of `delegate`, also if a subclass overrides that property.
    final weak var storedDelegate: (any UISearchBarDelegate)?

    /// The text field of the bar.
    public let searchTextField = UISearchTextField()

    /// The text to search for. Setting it does not notify the delegate.
    open var text: String? {
        get { searchTextField.text }
        set {
            keyWillChange(self, "text")
            defer { keyDidChange(self, "text") }
            guard newValue ?? "" != searchTextField.text else { return }
            searchTextField.text = newValue
            controller?.barDidChange()
        }
    }

    /// The text that the empty field shows.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }

    private func userDidEdit() {
        storedDelegate?.searchBar(self, textDidChange: text ?? "")
        controller?.barDidChange()
    }

    /// Whether dictation starts when the user looks at the field. The default is false. No desktop detects where the
    /// user looks, so this has no effect here, as on an iPhone.
    open var isLookToDictateEnabled = false

    // MARK: Cancel button

    /// Whether a cancel button appears beside the field. The default is false.
    ///
    /// A search controller shows and hides the button of its bar automatically, until the app sets this property.
    open var showsCancelButton: Bool {
        get { isCancelButtonShown }
        set { setShowsCancelButton(newValue, animated: false) }
    }

    /// Shows or hides the cancel button. If `animated` is true, the field resizes in an animation.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        controller?.automaticallyShowsCancelButton = false
        showCancelButton(showsCancelButton, animated: animated)
    }

    private(set) var isCancelButtonShown = false
    private lazy var cancelItem = UIBarButtonItem(
        systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    private lazy var cancelButton: UIControl = cancelItem.makeButton()

    /// The title of the cancel button, which apps change with key-value coding.
    package final var cancelButtonText: String? {
        get { cancelItem.title }
        set {
            cancelItem.title = newValue
            setNeedsLayout()
        }
    }

    func showCancelButton(_ isShown: Bool, animated: Bool) {
        guard isShown != isCancelButtonShown else { return }
        if animated { layoutIfNeeded() }
        isCancelButtonShown = isShown
        setNeedsLayout()
        guard animated else { return }
        UIView.animate(withDuration: UISearchController.duration) { self.layoutIfNeeded() }
    }

    /// Called when the user cancels the search.
    func cancel() {
        storedDelegate?.searchBarCancelButtonClicked(self)
        controller?.isActive = false
    }

    /// Cancels the search when the user presses Escape while the cancel button is shown.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if isCancelButtonShown, presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) { return cancel() }
        super.pressesBegan(presses, with: event)
    }

    // MARK: Scopes

    /// The titles of the scopes, which appear in the scope bar. The default, nil, means no scopes.
    open var scopeButtonTitles: [String]? {
        didSet { if scopeButtonTitles != oldValue { scopesDidChange() } }
    }

    /// The index of the selected scope. The default is 0. Setting it does not notify the delegate.
    open var selectedScopeButtonIndex = 0 {
        didSet {
            guard selectedScopeButtonIndex != oldValue else { return }
            scopes?.selectedSegmentIndex = selectedScopeButtonIndex
        }
    }

    /// Whether the scope bar is shown. The default is false.
    ///
    /// A search controller shows and hides the scope bar of its search bar automatically, until the app sets this
    /// property.
    open var showsScopeBar: Bool {
        get { isScopeShown }
        set { setShowsScope(newValue, animated: false) }
    }

    /// Shows or hides the scope bar. If `animated` is true, the bar resizes in an animation.
    open func setShowsScope(_ show: Bool, animated: Bool) {
        controller?.automaticallyShowsScopeBar = false
        showScopes(show)
        guard animated else { return }
        UIView.animate(withDuration: UISearchController.duration) { self.layoutWithSuperview() }
    }

    private var isScopeShown = false
    /// The control of the scopes, if there are scopes.
    private var scopes: UISegmentedControl? { scopeButtonTitles == nil ? nil : scopeControl }

    private(set) lazy var scopeControl: UISegmentedControl = {
        let control = UISegmentedControl()
        control.addAction(UIAction { [weak self] _ in self?.userDidSelectScope() }, for: .valueChanged)
        return control
    }()

    func showScopes(_ isShown: Bool) {
        guard isShown != isScopeShown else { return }
        isScopeShown = isShown
        sizeDidChange()
    }

    private func scopesDidChange() {
        scopeControl.removeAllSegments()
        for (index, title) in (scopeButtonTitles ?? []).enumerated() {
            scopeControl.insertSegment(withTitle: title, at: index, animated: false)
        }
        if let scopes {
            scopes.selectedSegmentIndex = selectedScopeButtonIndex
            if scopes.superview == nil { addSubview(scopes) }
        } else {
            scopeControl.removeFromSuperview()
        }
        sizeDidChange()
    }

    private func userDidSelectScope() {
        guard let scopes else { return }
        selectedScopeButtonIndex = scopes.selectedSegmentIndex
        storedDelegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
        controller?.barDidChange()
    }

    // MARK: Appearance

    /// The appearance of the bar. The default is `default`.
    open var searchBarStyle: Style = .default {
        didSet { if searchBarStyle != oldValue { updateBackground() } }
    }

    /// The background color of the bar. Nil, the default, means the system's color.
    open var barTintColor: UIColor? {
        didSet { if barTintColor != oldValue { updateBackground() } }
    }

    /// The style of the bar. The default is `default`. A black bar is dark in both the light and the dark style of the
    /// interface.
    open var barStyle: UIBarStyle = .default {
        didSet { if barStyle != oldValue { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified } }
    }

    /// Whether content is visible through the transparent parts of `backgroundImage`. The default is true. If false, the
    /// image is in front of `barTintColor` or the system's color.
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { updateBackground() } }
    }

    /// The position of the bar, which is `top`.
    open var barPosition: UIBarPosition { .top }

    /// The image behind the content of the bar. An empty image makes the bar transparent. The default is nil.
    open var backgroundImage: UIImage? {
        get { styling.backgroundImage }
        set {
            guard newValue !== styling.backgroundImage else { return }
            styling.backgroundImage = newValue
            updateBackground()
        }
    }

    /// The image behind the scopes. The default is nil.
    open var scopeBarBackgroundImage: UIImage? {
        get { styling.scopeImage }
        set {
            guard newValue !== styling.scopeImage else { return }
            styling.scopeImage = newValue
            setNeedsLayout()
        }
    }

    /// The offset of the field from its standard position, in points. The default is zero.
    open var searchFieldBackgroundPositionAdjustment: UIOffset = .zero {
        didSet { if searchFieldBackgroundPositionAdjustment != oldValue { setNeedsLayout() } }
    }

    /// The offset of the text in the field from its standard position, in points. The default is zero.
    open var searchTextPositionAdjustment: UIOffset {
        get { searchTextField.textOffset }
        set { searchTextField.textOffset = newValue }
    }

    var styling = SearchBarStyling()

    func updateBackground() {
        let image: UIImage? = styling.backgroundImage
        let isBare: Bool = isInNavigationBar || searchBarStyle == .minimal || image != nil && isTranslucent
        styling.fill(with: isBare ? nil : barTintColor ?? .systemBackground, in: self)
        styling.show(image, in: self)
    }

    /// Whether the bar is in a navigation bar, which has its own background and margins.
    var isInNavigationBar = false {
        didSet {
            guard isInNavigationBar != oldValue else { return }
            updateBackground()
            setNeedsLayout()
        }
    }

    // MARK: Controller

    /// The search controller that owns the bar.
    weak var controller: UISearchController?

    // MARK: Layout

    /// The height of the field for the preferred text size, in points: 36 by default.
    private var fieldHeight: CGFloat {
        UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection).lineHeight.rounded(.up) + 15
    }
    private static let scopeHeight: CGFloat = 32
    private static let scopeGap: CGFloat = 8

    private var sideInset: CGFloat { isInNavigationBar ? 16 : 8 }
    /// The height of the space above and below the content, in points.
    private var edgeInset: CGFloat { isInNavigationBar ? 8 : 10 }
    private var hasScopes: Bool { isScopeShown && scopes != nil }

    /// The height of the prompt with the space below it, in points; 0 without a prompt.
    private var promptHeight: CGFloat {
        guard prompt != nil, let label = styling.promptLabel else { return 0 }
        return label.intrinsicContentSize.height.rounded(.up) + Self.scopeGap
    }

    private var contentHeight: CGFloat {
        promptHeight + fieldHeight + (hasScopes ? Self.scopeHeight + Self.scopeGap : 0)
    }

    var height: CGFloat { contentHeight + 2 * edgeInset }

    /// Returns the width of `size`, or the screen's width if `size` has no width, and the height that the bar needs.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : UIScreen.main.bounds.width, height: height)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass {
            controller?.widthDidChange()
        }
        guard let category = previousTraitCollection?.preferredContentSizeCategory else { return }
        if category != traitCollection.preferredContentSizeCategory { sizeDidChange() }
    }

    /// Requests a layout with the height that the content needs.
    func sizeDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        if isInNavigationBar {
            controller?.barHeightDidChange()
        } else {
            (superview as? any ListView)?.heightDidChange(of: self, to: height)
        }
    }

    /// Lays out the bar and its superview.
    private func layoutWithSuperview() {
        layoutIfNeeded()
        superview?.layoutIfNeeded()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let cancelWidth = cancelButton.sizeThatFits(bounds.size).width
        let availableWidth: CGFloat = bounds.width - 2 * sideInset
        let fieldWidth: CGFloat = max(0, isCancelButtonShown ? availableWidth - cancelWidth - 12 : availableWidth)
        func place(_ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
            view.frame = CGRect(
                x: isMirrored ? bounds.width - x - width : x, y: y, width: width, height: height)
        }
        // If the bar is taller than its content, the content is centered.
        let isInline: Bool = controller?.isInline == true
        // A compact row beside a title is shorter than a field.
        let height: CGFloat = isInline ? min(fieldHeight, max(0, bounds.height - 4)) : fieldHeight
        let start: CGFloat = ((bounds.height - contentHeight + fieldHeight - height) / 2).rounded()
        let top: CGFloat = start + promptHeight
        for view in [styling.fill, styling.backgroundView] { view?.frame = bounds }
        if let label = styling.promptLabel {
            place(label, x: sideInset, y: start, width: availableWidth, height: max(0, promptHeight - Self.scopeGap))
        }
        place(searchTextField, x: sideInset, y: top, width: fieldWidth, height: height)
        let offset: UIOffset = searchFieldBackgroundPositionAdjustment
        searchTextField.frame = searchTextField.frame.offsetBy(dx: offset.horizontal, dy: offset.vertical)
        place(
            cancelButton, x: sideInset + fieldWidth + 12, y: top, width: cancelWidth, height: height)
        cancelButton.alpha = isCancelButtonShown ? 1 : 0
        guard let scopes else { return styling.placeScopeImage(in: nil, of: self) }
        let y: CGFloat = top + fieldHeight + Self.scopeGap
        place(scopes, x: sideInset, y: y, width: availableWidth, height: Self.scopeHeight)
        scopes.alpha = hasScopes ? 1 : 0
        let scopeFrame = CGRect(x: 0, y: y, width: bounds.width, height: Self.scopeHeight)
        styling.placeScopeImage(in: hasScopes ? scopeFrame : nil, of: self)
    }

    // MARK: Responder

    /// The view that is shown above the keyboard while the text is being edited. The default is nil.
    open override var inputAccessoryView: UIView? {
        get { searchTextField.ownInputAccessoryView ?? super.inputAccessoryView }
        set { searchTextField.inputAccessoryView = newValue }
    }

    open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
}
