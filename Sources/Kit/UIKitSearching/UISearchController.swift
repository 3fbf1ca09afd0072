import Foundation
import SystemTexts

/// A controller that searches the content of another controller: it activates a search bar and shows results.
///
/// Assign it to a navigation item, or add its `searchBar` as the header of a table. Searching begins when the user
/// touches the bar or when `isActive` is set. The cancel button, Escape, or a touch on the dimmed content ends it.
@preconcurrency @MainActor
open class UISearchController: UIViewController, NavigationSearching {
    /// The duration of the animations that begin and end searching, in seconds.
    static let duration: TimeInterval = 0.3

    // MARK: Creation

    /// Creates a search controller.
    ///
    /// - Parameter searchResultsController: The controller that shows the results above the content, or nil if the
    ///   searched content itself shows them.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        prepareSearching()
    }

    /// Creates a search controller without a results controller. The nib is ignored.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        searchResultsController = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        prepareSearching()
    }

    /// Creates a search controller without a results controller. The archive is ignored.
    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
        prepareSearching()
    }

    private func prepareSearching() {
        searchBar.controller = self
        searchBar.placeholder = SystemTexts.localized("Search")
        guard let results = searchResultsController else { return }
        addChild(results)
        results.didMove(toParent: self)
    }

    // MARK: Parts

    /// The controller that shows the results, or nil if the searched content itself shows them.
    public let searchResultsController: UIViewController?

    /// The search bar.
    public let searchBar = UISearchBar()

    /// The object that updates the results, held weakly.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

    /// The object that is notified when searching begins and ends, held weakly.
    open weak var delegate: (any UISearchControllerDelegate)? {
        get { storedDelegate }
        set { storedDelegate = newValue }
    }

    /// The value of `delegate`, also if a subclass overrides that property.
    final weak var storedDelegate: (any UISearchControllerDelegate)?

    // MARK: Behavior

    /// Whether the content is dimmed and receives no touches until results are shown. The default is true.
    open var obscuresBackgroundDuringPresentation = true

    /// Whether the navigation bar is hidden during a search. The default is true.
    open var hidesNavigationBarDuringPresentation = true

    /// Whether the search bar shows its cancel button while the controller is active. The default is true.
    open var automaticallyShowsCancelButton = true

    /// The condition under which the search bar shows its scopes, if any. The default is `automatic`.
    open var scopeBarActivation = ScopeBarActivation.automatic

    /// Whether the search bar shows its scopes automatically. The default is true. Newer code sets
    /// `scopeBarActivation`.
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation != .manual }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }

    /// Whether the results are shown as soon as the search text is not empty. The default is true.
    open var automaticallyShowsSearchResultsController = true

    /// Whether the results are shown even if the search text is empty. The default is false. Setting this property sets
    /// `automaticallyShowsSearchResultsController` to false.
    open var showsSearchResultsController = false {
        didSet {
            automaticallyShowsSearchResultsController = false
            showResults()
        }
    }

    /// The older name of `obscuresBackgroundDuringPresentation`.
    @available(*, deprecated, renamed: "obscuresBackgroundDuringPresentation")
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }

    /// The searches that the app suggests. While the user searches, they appear in a list in front of the content and
    /// the results. The updater receives the suggestion that the user chooses. The default is nil.
    open var searchSuggestions: [any UISearchSuggestion]? {
        didSet { showSuggestions() }
    }

    // MARK: State

    /// Whether the user is searching. Setting this property begins or ends the search with an animation.
    open var isActive: Bool {
        get { isSearching }
        set {
            if newValue { begin(animated: true, nil) } else { end(animated: true, nil) }
        }
    }

    private var isSearching = false
    private var isNotifyingDelegate = false
    /// The number of the last transition. A transition that was replaced does not end the appearance of views.
    private var lastTransition = 0
    /// The controller whose content is searched.
    weak var host: UIViewController?
    /// Whether this controller has hidden the navigation bar of the host.
    package private(set) var hasHiddenNavigationBar = false

    /// The navigation item that contains the search bar.
    private(set) weak var item: UINavigationItem?

    /// Whether the search bar replaces the title of the navigation bar.
    package private(set) var replacesNavigationBar = false

    open override func loadView() {
        view = SearchOverlayView(results: searchResultsController?.view)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        overlay?.dimming.onTap = { [weak self] in self?.searchBar.cancel() }
    }

    private var overlay: SearchOverlayView? { viewIfLoaded as? SearchOverlayView }

    open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard isSearching, !isPresenting else { return super.dismiss(animated: flag, completion: completion) }
        end(animated: flag, completion)
    }

    // MARK: Navigation

    package var searchView: UIView { searchBar }
    package var searchHeight: CGFloat { searchBar.height }
    package var searchText: String? { searchBar.text }

    package func didMove(to item: UINavigationItem?) {
        self.item = item
        searchBar.isInNavigationBar = item != nil
    }

    package func cancel() { searchBar.cancel() }

    // MARK: Events of the search bar

    func barDidBeginEditing() { if !isSearching { isActive = true } }

    private func updateScopes() {
        guard automaticallyShowsScopeBar, searchBar.scopeButtonTitles != nil else { return }
        let waitsForText: Bool =
            scopeBarActivation == .onTextEntry && !searchBar.showsScopeBar && searchBar.text?.isEmpty != false
        searchBar.showScopes(isSearching && !waitsForText)
    }

    func barDidChange() {
        guard isSearching else { return }
        updateScopes()
        showResults()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    func barDidSearch() { searchBar.resignFirstResponder() }

    func barHeightDidChange() { navigation?.searchHeightDidChange() }

    // MARK: Beginning and ending

    private var navigation: UINavigationController? {
        (host ?? searchBar.nearestController) as? UINavigationController
            ?? (host ?? searchBar.nearestController)?.navigationController
    }

    /// Returns the controller whose content the bar searches.
    private func findHost() -> UIViewController? {
        let nearest = searchBar.nearestController
        guard searchBar.isInNavigationBar, let navigation = nearest as? UINavigationController else { return nearest }
        return navigation.topViewController
    }

    package func begin(animated: Bool, _ completion: (() -> Void)?) {
        guard !isSearching else { return completion?() ?? () }
        if !isNotifyingDelegate {
            isNotifyingDelegate = true
            storedDelegate?.presentSearchController(self)
            isNotifyingDelegate = false
            if isSearching { return completion?() ?? () }
        }
        guard let host = findHost(), host.viewIfLoaded?.window != nil else {
            Diagnostics.warn("\(self) cannot become active: its search bar is not in a window.")
            return completion?() ?? ()
        }
        storedDelegate?.willPresentSearchController(self)
        isSearching = true
        self.host = host
        presenter = host
        host.activeSearch = self
        isMovingByPresentation = true
        if obscuresBackgroundDuringPresentation || searchResultsController != nil {
            loadViewIfNeeded()
            beginAppearanceTransition(true, animated: animated)
            showOverlay()
        }
        showResults()
        showSuggestions()
        searchResultsUpdater?.updateSearchResults(for: self)
        lastTransition += 1
        let transition = lastTransition
        move(animated) { [weak self] in
            defer { completion?() }
            guard let self, transition == lastTransition else { return }
            endAppearanceTransition()
            isMovingByPresentation = false
            storedDelegate?.didPresentSearchController(self)
        }
    }

    func end(animated: Bool, _ completion: (() -> Void)?) {
        guard isSearching else { return completion?() ?? () }
        storedDelegate?.willDismissSearchController(self)
        isSearching = false
        searchBar.resignFirstResponder()
        searchBar.searchTextField.text = nil
        searchBar.searchTextField.tokens = []
        isMovingByPresentation = true
        beginAppearanceTransition(false, animated: animated)
        searchResultsUpdater?.updateSearchResults(for: self)
        lastTransition += 1
        let transition = lastTransition
        move(animated) { [weak self] in
            defer { completion?() }
            guard let self, transition == lastTransition else { return }
            viewIfLoaded?.removeFromSuperview()
            endAppearanceTransition()
            isMovingByPresentation = false
            presenter = nil
            host?.activeSearch = nil
            host = nil
            storedDelegate?.didDismissSearchController(self)
        }
    }

    /// Ends the search without an animation. Called when the content is removed permanently.
    package func endImmediately() { if isSearching { end(animated: false, nil) } }

    /// Updates the views for the current state, animated if possible, and calls `completion` afterward.
    private func move(_ animated: Bool, _ completion: @escaping () -> Void) {
        let animates: Bool = animated && UIView.areAnimationsEnabled && host?.viewIfLoaded?.window != nil
        let header: UIView? = searchBar.isInNavigationBar ? nil : searchBar
        if hidesNavigationBarDuringPresentation, header != nil, let navigation {
            if isSearching, !navigation.isNavigationBarHidden {
                hasHiddenNavigationBar = true
                navigation.setNavigationBarHidden(true, animated: animates)
            } else if !isSearching, hasHiddenNavigationBar {
                hasHiddenNavigationBar = false
                navigation.setNavigationBarHidden(false, animated: animates)
            }
        }
        let changes: () -> Void = { [self] in
            replacesNavigationBar = isSearching && hidesNavigationBarDuringPresentation && !isInline
            if automaticallyShowsCancelButton { searchBar.showCancelButton(isSearching, animated: false) }
            updateScopes()
            item?.searchItem?.isHidden = isSearching
            overlay?.dimming.alpha = isSearching && obscuresBackgroundDuringPresentation ? 1 : 0
            if !isSearching { overlay?.hideContent() }
            if header == nil { navigation?.searchDidChange() }
            header?.superview?.layoutIfNeeded()
            searchBar.layoutIfNeeded()
            placeOverlay()
        }
        guard animates else {
            changes()
            UIApplication.shared.afterTurn(completion)
            return
        }
        // Complete the pending layout first, so that it is not animated.
        searchBar.layoutIfNeeded()
        viewIfLoaded?.layoutIfNeeded()
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
            animations: changes
        ) { _ in completion() }
    }

    // MARK: Overlay

    /// Inserts the overlay above the host's view.
    package func showOverlay() {
        guard isSearching, let overlay, let hostView = host?.viewIfLoaded, let container = hostView.superview else {
            return
        }
        container.insertSubview(overlay, aboveSubview: hostView)
        placeOverlay()
    }

    /// Removes the overlay. Called when the navigation controller shows another controller in place of the host.
    package func hideOverlay() { viewIfLoaded?.removeFromSuperview() }

    private func placeOverlay() {
        guard let overlay, let hostView = host?.viewIfLoaded, let container = overlay.superview else { return }
        var frame = CGRect(
            x: hostView.center.x - hostView.bounds.width / 2, y: hostView.center.y - hostView.bounds.height / 2,
            width: hostView.bounds.width, height: hostView.bounds.height)
        overlay.coveredHeight = searchBar.isInNavigationBar ? hostView.safeAreaInsets.top : 0
        if searchBar.isInNavigationBar {
            searchResultsController?.containerSafeAreaInsets = host?.containerSafeAreaInsets ?? .zero
        } else if searchBar.window != nil {
            // The overlay begins below a search bar in the content.
            let bottom: CGFloat = min(
                frame.maxY, max(frame.minY, container.convert(searchBar.bounds, from: searchBar).maxY))
            frame = CGRect(x: frame.minX, y: bottom, width: frame.width, height: frame.maxY - bottom)
        }
        overlay.frame = frame
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    private func showSuggestions() {
        let suggestions: [any UISearchSuggestion] = searchSuggestions ?? []
        guard isSearching, !suggestions.isEmpty || overlay != nil else { return }
        loadViewIfNeeded()
        overlay?.show(suggestions) { [weak self] suggestion in
            guard let self else { return }
            searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
        }
        if overlay?.superview == nil { showOverlay() }
    }

    private func showResults() {
        guard let results = overlay?.results else { return }
        let hasText: Bool = searchBar.text?.isEmpty == false
        let isShown: Bool = automaticallyShowsSearchResultsController ? hasText : showsSearchResultsController
        results.isHidden = !isShown
        if isShown { results.alpha = 1 }
    }
}
