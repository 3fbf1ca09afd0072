import Foundation

/// Lets a person search: brings its bar forward, and shows what is found.
///
/// Give it to a navigation item, or put its `searchBar` at the top of a table. A touch on the bar, or `isActive`, begins
/// searching; Cancel, Escape, or a touch on darkened content ends it.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    /// How long it takes to come and to go, in seconds.
    static let duration: TimeInterval = 0.3

    // MARK: Making

    /// Makes a controller.
    ///
    /// - Parameter searchResultsController: shows what is found, above the content; nil when the content itself does.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        prepareSearching()
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        searchResultsController = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        prepareSearching()
    }

    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
        prepareSearching()
    }

    private func prepareSearching() {
        searchBar.controller = self
        searchBar.placeholder = "Search"
        guard let results = searchResultsController else { return }
        addChild(results)
        results.didMove(toParent: self)
    }

    // MARK: Parts

    /// Shows what is found; nil when the content itself does.
    public let searchResultsController: UIViewController?

    /// Where a person types.
    public let searchBar = UISearchBar()

    /// Who finds. Held weakly.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

    /// Who is told when it comes and goes. Held weakly.
    open weak var delegate: (any UISearchControllerDelegate)?

    // MARK: Behaviour

    /// Whether content is darkened, and takes no touches, until there are results. The default is true.
    open var obscuresBackgroundDuringPresentation = true

    /// Whether the bar takes the place of the navigation bar meanwhile. The default is true.
    open var hidesNavigationBarDuringPresentation = true

    /// Whether the bar shows Cancel while it is active. The default is true.
    open var automaticallyShowsCancelButton = true

    /// Whether the bar shows its scopes while it is active, if it has any. The default is true.
    open var automaticallyShowsScopeBar = true

    /// Whether results are shown as soon as there is something to search for. The default is true.
    open var automaticallyShowsSearchResultsController = true

    /// Whether results are shown although there is nothing to search for. The default is false. Setting it decides
    /// from then on.
    open var showsSearchResultsController = false {
        didSet {
            automaticallyShowsSearchResultsController = false
            showResults()
        }
    }

    // MARK: State

    /// Whether a person searches. Setting it begins or ends that, with an animation.
    open var isActive: Bool {
        get { isSearching }
        set {
            if newValue { begin(animated: true, nil) } else { end(animated: true, nil) }
        }
    }

    private var isSearching = false
    private var isAsking = false
    /// The controller whose content is searched.
    weak var host: UIViewController?
    /// Whether it has hidden the host's navigation bar.
    private(set) var hidesBar = false

    /// Whether its bar stands in the place of the title.
    private(set) var takesNavigationBar = false

    open override func loadView() {
        view = SearchOverlayView(results: searchResultsController?.view)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        overlay?.dimming.onTap = { [weak self] in self?.searchBar.cancel() }
    }

    private var overlay: SearchOverlayView? { viewIfLoaded as? SearchOverlayView }

    open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard isSearching, presentation == nil else { return super.dismiss(animated: flag, completion: completion) }
        end(animated: flag, completion)
    }

    // MARK: What the bar says

    func barDidBeginEditing() { if !isSearching { isActive = true } }

    func barDidChange() {
        guard isSearching else { return }
        showResults()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    func barDidSearch() { searchBar.resignFirstResponder() }

    func barHeightDidChange() { navigation?.content.setNeedsLayout() }

    // MARK: Coming and going

    private var navigation: UINavigationController? {
        (host ?? searchBar.nearestController) as? UINavigationController
            ?? (host ?? searchBar.nearestController)?.navigationController
    }

    /// The controller whose content the bar belongs to.
    private func findHost() -> UIViewController? {
        let nearest: UIViewController? = searchBar.nearestController
        guard searchBar.isInNavigationBar, let navigation = nearest as? UINavigationController else { return nearest }
        return navigation.topViewController
    }

    func begin(animated: Bool, _ completion: (() -> Void)?) {
        guard !isSearching else { return completion?() ?? () }
        if !isAsking {
            isAsking = true
            delegate?.presentSearchController(self)
            isAsking = false
            if isSearching { return completion?() ?? () }
        }
        guard let host = findHost(), host.viewIfLoaded?.window != nil else {
            return Diagnostics.warn("\(self) cannot become active: its search bar is not in a window.")
        }
        delegate?.willPresentSearchController(self)
        isSearching = true
        self.host = host
        presenter = host
        host.activeSearch = self
        isMovingByPresentation = true
        if obscuresBackgroundDuringPresentation || searchResultsController != nil {
            loadViewIfNeeded()
            beginAppearanceTransition(true, animated: animated)
            takePlace()
        }
        showResults()
        searchResultsUpdater?.updateSearchResults(for: self)
        move(animated) { [weak self] in
            guard let self, isSearching else { return }
            endAppearanceTransition()
            isMovingByPresentation = false
            delegate?.didPresentSearchController(self)
            completion?()
        }
    }

    func end(animated: Bool, _ completion: (() -> Void)?) {
        guard isSearching else { return completion?() ?? () }
        delegate?.willDismissSearchController(self)
        isSearching = false
        searchBar.resignFirstResponder()
        searchBar.searchTextField.text = nil
        isMovingByPresentation = true
        beginAppearanceTransition(false, animated: animated)
        searchResultsUpdater?.updateSearchResults(for: self)
        move(animated) { [weak self] in
            guard let self, !isSearching else { return }
            viewIfLoaded?.removeFromSuperview()
            endAppearanceTransition()
            isMovingByPresentation = false
            presenter = nil
            host?.activeSearch = nil
            host = nil
            delegate?.didDismissSearchController(self)
            completion?()
        }
    }

    /// The content leaves for good, and searching with it.
    func endAtOnce() { if isSearching { end(animated: false, nil) } }

    /// Lets everything go to where it belongs now.
    private func move(_ animated: Bool, _ completion: @escaping () -> Void) {
        let animates: Bool = animated && UIView.areAnimationsEnabled && host?.viewIfLoaded?.window != nil
        let header: UIView? = searchBar.isInNavigationBar ? nil : searchBar
        if hidesNavigationBarDuringPresentation, header != nil, let navigation {
            if isSearching, !navigation.isNavigationBarHidden {
                hidesBar = true
                navigation.setNavigationBarHidden(true, animated: animates)
            } else if !isSearching, hidesBar {
                hidesBar = false
                navigation.setNavigationBarHidden(false, animated: animates)
            }
        }
        let changes: () -> Void = { [self] in
            takesNavigationBar = isSearching && hidesNavigationBarDuringPresentation
            if automaticallyShowsCancelButton { searchBar.showCancelButton(isSearching, animated: false) }
            if automaticallyShowsScopeBar, searchBar.scopeButtonTitles != nil { searchBar.showScopes(isSearching) }
            overlay?.dimming.alpha = isSearching && obscuresBackgroundDuringPresentation ? 1 : 0
            if !isSearching { overlay?.results?.alpha = 0 }
            if header == nil, let navigation {
                navigation.navigationBar.searchDidChange()
                navigation.content.setNeedsLayout()
                navigation.content.layoutIfNeeded()
            }
            header?.superview?.layoutIfNeeded()
            searchBar.layoutIfNeeded()
            placeOverlay()
        }
        guard animates else {
            changes()
            UIApplication.shared.afterTurn(completion)
            return
        }
        // What stands there now must stand there before it moves.
        searchBar.layoutIfNeeded()
        viewIfLoaded?.layoutIfNeeded()
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
            animations: changes
        ) { _ in completion() }
    }

    // MARK: Place

    /// Puts the overlay above the host's view.
    func takePlace() {
        guard isSearching, let overlay, let hostView = host?.viewIfLoaded, let place = hostView.superview else {
            return
        }
        place.insertSubview(overlay, aboveSubview: hostView)
        placeOverlay()
    }

    /// Takes the overlay out while the host's view is.
    func leavePlace() { viewIfLoaded?.removeFromSuperview() }

    private func placeOverlay() {
        guard let overlay, let hostView = host?.viewIfLoaded, let place = overlay.superview else { return }
        var frame = CGRect(
            x: hostView.center.x - hostView.bounds.width / 2, y: hostView.center.y - hostView.bounds.height / 2,
            width: hostView.bounds.width, height: hostView.bounds.height)
        if searchBar.isInNavigationBar {
            searchResultsController?.containerSafeAreaInsets = host?.containerSafeAreaInsets ?? .zero
        } else if searchBar.window != nil {
            // A bar in the content stays above what covers the content.
            let bottom: CGFloat = min(
                frame.maxY, max(frame.minY, place.convert(searchBar.bounds, from: searchBar).maxY))
            frame = CGRect(x: frame.minX, y: bottom, width: frame.width, height: frame.maxY - bottom)
        }
        overlay.frame = frame
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    private func showResults() {
        guard let results = overlay?.results else { return }
        let hasText: Bool = searchBar.text?.isEmpty == false
        let isShown: Bool = automaticallyShowsSearchResultsController ? hasText : showsSearchResultsController
        results.isHidden = !isShown
        if isShown { results.alpha = 1 }
    }
}

extension UIResponder {
    /// The first controller from here up the chain.
    var nearestController: UIViewController? {
        var responder: UIResponder? = self
        while let current = responder {
            if let controller = current as? UIViewController { return controller }
            responder = current.next
        }
        return nil
    }
}
