import FoundationAdditions
import QuartzCore

/// A container that shows the topmost controller of a stack, below a navigation bar.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// The duration of pushes and pops that coordinators report and that the user drives, in seconds.
    static let transitionDuration: TimeInterval = 0.35

    /// The duration of hiding or showing a bar, in seconds.
    public static let hideShowBarDuration: CGFloat = 0.35

    /// The kinds of changes to the stack.
    public enum Operation: Int, Sendable {
        /// No transition.
        case none = 0
        /// A controller is pushed.
        case push = 1
        /// One or more controllers are popped.
        case pop = 2
    }

    /// The object that customizes transitions and is notified of them.
    open weak var delegate: (any UINavigationControllerDelegate)? {
        get { storedDelegate }
        set { storedDelegate = newValue }
    }

    /// The value of `delegate`, also if a subclass overrides that property.
    final weak var storedDelegate: (any UINavigationControllerDelegate)?

    /// The bar at the top. Only key-value coding replaces it.
    public package(set) var navigationBar: UINavigationBar {
        didSet {
            oldValue.navigationController = nil
            navigationBar.navigationController = self
            navigationBar.setItems(stack.map(\.navigationItem), animated: false)
            if isViewLoaded { content.insertSubview(navigationBar, aboveSubview: pages) }
            if navigationBar !== oldValue { oldValue.removeFromSuperview() }
        }
    }

    /// The bar at the bottom.
    public let toolbar: UIToolbar

    private var stack: [UIViewController] = []
    let content = NavigationContentView()
    /// Whether the navigation bar is off the screen, or moving off it.
    var isNavigationBarOffscreen = false
    /// Whether the toolbar is off the screen, or moving off it.
    var isToolbarOffscreen = true
    private var hidToolbarForPage = false
    /// The container of the pages, behind the bars.
    let pages = NavigationPagesView()
    private(set) var transition: TransitionContext?
    lazy var backSwipe = BackSwipe(navigation: self)
    private var pendingInteraction: UIPercentDrivenInteractiveTransition?

    // MARK: Creation

    /// Creates a navigation controller with one controller on its stack.
    public init(rootViewController: UIViewController) {
        navigationBar = UINavigationBar()
        toolbar = UIToolbar()
        super.init(nibName: nil, bundle: nil)
        prepareNavigation()
        setViewControllers([rootViewController], animated: false)
    }

    /// Creates a navigation controller with custom classes of bars. Nil means the standard class.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        navigationBar = (navigationBarClass as? UINavigationBar.Type)?.make() as? UINavigationBar ?? UINavigationBar()
        toolbar = (toolbarClass as? UIToolbar.Type)?.make() as? UIToolbar ?? UIToolbar()
        super.init(nibName: nil, bundle: nil)
        prepareNavigation()
    }

    /// Creates a navigation controller with an empty stack. The nib is ignored.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        navigationBar = UINavigationBar()
        toolbar = UIToolbar()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        prepareNavigation()
    }

    /// Creates a navigation controller with an empty stack, and sets its properties from an interface file. An archive
    /// is ignored.
    public required init?(coder: NSCoder) {
        navigationBar = UINavigationBar()
        toolbar = UIToolbar()
        super.init(coder: coder)
        prepareNavigation()
        coder.configure(self, as: UINavigationController.self)
    }

    private func prepareNavigation() {
        navigationBar.navigationController = self
        definesPresentationContext = true
    }

    // MARK: Stack

    /// The stack of controllers, the topmost last.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The topmost controller of the stack.
    open var topViewController: UIViewController? { stack.last }

    open override var preferredFocusEnvironments: [any UIFocusEnvironment] { topViewController.map { [$0] } ?? [] }

    /// The visible controller: the presented controller, or the topmost controller if none is presented.
    open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

    /// Pushes `viewController` onto the stack.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        transition?.finishImmediately()
        stopProgram(unless: !stack.contains { $0 === viewController }, "\(viewController) is already on the stack.")
        addChild(viewController)
        changeStack(to: stack + [viewController], animated: animated, operation: .push)
    }

    /// Pops the topmost controller and returns it, or nil if it is the only one.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        transition?.finishImmediately()
        guard stack.count > 1 else { return nil }
        return pop(to: stack.count - 2, animated: animated).last
    }

    /// Pops the controllers above `viewController` and returns them, or nil if it is not on the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        transition?.finishImmediately()
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            Diagnostics.warn("\(viewController) is not on the stack of \(self). Nothing was popped.")
            return nil
        }
        return pop(to: index, animated: animated)
    }

    /// Pops all controllers except the first and returns them.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        transition?.finishImmediately()
        return stack.isEmpty ? nil : pop(to: 0, animated: animated)
    }

    private func pop(to index: Int, animated: Bool) -> [UIViewController] {
        let removed = Array(stack[(index + 1)...])
        guard !removed.isEmpty else { return [] }
        for controller in removed { controller.willMove(toParent: nil) }
        changeStack(to: Array(stack.prefix(index + 1)), animated: animated, operation: .pop)
        return removed
    }

    private func changeStack(to new: [UIViewController], animated: Bool, operation: Operation) {
        changeKeys(["viewControllers"], of: self) {
            let before = stack
            stack = new
            showTop(animated: animated, operation: operation, before: before)
        }
    }

    /// Replaces the stack.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        transition?.finishImmediately()
        let old = stack
        let removed: [UIViewController] = old.filter { one in !viewControllers.contains { $0 === one } }
        for controller in removed { controller.willMove(toParent: nil) }
        for controller in viewControllers where controller.storedParent !== self { addChild(controller) }
        let isPop: Bool = viewControllers.last.map { top in old.contains { $0 === top } } ?? true
        changeStack(to: viewControllers, animated: animated, operation: isPop ? .pop : .push)
    }

    /// Pushes `vc`.
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: UIView.areAnimationsEnabled)
    }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        guard action == UIResponder.renameAction else { return super.canPerformAction(action, withSender: sender) }
        return navigationBar.topItem?.allowsRenaming ?? false
    }

    /// Shows a field in place of the title, if the topmost navigation item has a `renameDelegate` that permits it.
    open override func rename(_ sender: Any?) { navigationBar.beginRenaming() }

    // MARK: Showing

    open override func loadView() {
        content.navigation = self
        content.frame = UIScreen.main.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.backgroundColor = .systemBackground
        pages.frame = content.bounds
        pages.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.addSubview(pages)
        content.addSubview(navigationBar)
        toolbar.isHidden = true
        content.addSubview(toolbar)
        for recognizer in [backSwipe.recognizer, backSwipe.contentRecognizer] {
            content.addGestureRecognizer(recognizer)
        }
        view = content
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        showTop(animated: false, operation: .none, before: stack)
    }

    // MARK: Hiding bars

    private lazy var barHiding: BarHiding = {
        let hiding = BarHiding(navigation: self)
        for recognizer in [hiding.swipe, hiding.tap] as [UIGestureRecognizer] { view.addGestureRecognizer(recognizer) }
        return hiding
    }()

    /// Whether a swipe up in the content hides the bars, and a swipe down shows them. The default is false.
    open var hidesBarsOnSwipe = false {
        didSet { if hidesBarsOnSwipe != oldValue { barHiding.swipe.isEnabled = hidesBarsOnSwipe } }
    }

    /// Whether a tap in the content hides or shows the bars. The default is false.
    open var hidesBarsOnTap = false {
        didSet { if hidesBarsOnTap != oldValue { barHiding.tap.isEnabled = hidesBarsOnTap } }
    }

    /// Whether the bars are hidden when a keyboard appears on the screen. The default is false.
    open var hidesBarsWhenKeyboardAppears = false {
        didSet { if hidesBarsWhenKeyboardAppears { _ = barHiding } }
    }

    /// Whether the bars are hidden while the height is compact. The default is false.
    open var hidesBarsWhenVerticallyCompact = false {
        didSet {
            guard hidesBarsWhenVerticallyCompact, traitCollection.verticalSizeClass == .compact else { return }
            barHiding.setHidden(true)
        }
    }

    /// The recognizer of swipes that hide and show the bars.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }

    /// The recognizer of taps that hide and show the bars.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }

    /// The gesture recognizer that pops the topmost controller when the user pans horizontally in the content, from the
    /// leading to the trailing side. It receives fingers and pencils, but not the pointer.
    ///
    /// Recognizers in the content take precedence, such as those of horizontal scroll views.
    open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { backSwipe.contentRecognizer }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let sizeClass: UIUserInterfaceSizeClass = traitCollection.verticalSizeClass
        guard hidesBarsWhenVerticallyCompact, sizeClass != previousTraitCollection?.verticalSizeClass else { return }
        barHiding.setHidden(sizeClass == .compact)
    }

    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        displayedController?.beginAppearanceTransition(true, animated: animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        displayedController?.endAppearanceTransition()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        displayedController?.beginAppearanceTransition(false, animated: animated)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        displayedController?.endAppearanceTransition()
    }

    /// The controller whose view is visible.
    weak var displayedController: UIViewController?
    private var reportedContentSize: CGSize = .zero

    /// The preferred size of the topmost controller, unless a size was set.
    open override var preferredContentSize: CGSize {
        get {
            let own: CGSize = super.preferredContentSize
            return own == .zero ? topViewController?.preferredContentSize ?? .zero : own
        }
        set { super.preferredContentSize = newValue }
    }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === topViewController { pageDidChange() }
    }

    private func pageDidChange() {
        updateScrollEdges()
        guard preferredContentSize != reportedContentSize else { return }
        reportedContentSize = preferredContentSize
        reportPreferredContentSize()
    }

    private var isOnScreen: Bool { appearance == .appeared || appearance == .appearing }

    /// Shows the view of the topmost controller.
    ///
    /// - Parameter before: The stack before the change.
    private func showTop(animated: Bool, operation: Operation, before: [UIViewController]) {
        let added: [UIViewController] = stack.filter { one in !before.contains { $0 === one } }
        let change: () -> Void = { [weak self] in
            self?.changeTop(animated: animated, operation: operation, before: before, added: added)
        }
        if deferredChanges == nil {
            deferringChanges(change)
        } else {
            deferredChanges?.append { [weak self] in self?.deferringChanges(change) }
        }
    }

    /// Closures that show changes to the stack. If a callback changes the stack during another change, its closure runs
    /// after that change. Nil if no change is in progress.
    private var deferredChanges: [() -> Void]?

    /// Runs `body`. Afterward, shows the changes to the stack that controllers and the delegate made when `body` called
    /// them.
    private func deferringChanges(_ body: () -> Void) {
        guard deferredChanges == nil else { return body() }
        deferredChanges = []
        body()
        let changes: [() -> Void] = deferredChanges ?? []
        deferredChanges = nil
        for change in changes {
            transition?.finishImmediately()
            change()
        }
    }

    private func changeTop(
        animated: Bool, operation: Operation, before: [UIViewController], added: [UIViewController]
    ) {
        let removed: [UIViewController] = before.filter { one in !stack.contains { $0 === one } }
        guard isViewLoaded else {
            showItems(animated: false)
            finish(removed: removed, added: added)
            return
        }
        guard let top = stack.last, top !== displayedController else {
            if stack.isEmpty, let old = displayedController {
                if isOnScreen { old.beginAppearanceTransition(false, animated: false) }
                old.viewIfLoaded?.removeFromSuperview()
                old.endAppearanceTransition()
                displayedController = nil
            }
            showItems(animated: false)
            finish(removed: removed, added: added)
            return
        }
        let old = displayedController
        displayedController = top
        let moves: Bool =
            animated && old != nil && view.window != nil && UIView.areAnimationsEnabled && operation != .none
        top.isMovingByContainment = operation == .push
        old?.isMovingByContainment = operation == .pop
        top.loadViewIfNeeded()
        top.view.frame = place(top)
        top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        updateToolbar(animated: moves)
        top.storedPreferredTransition?.prepare(top)
        // The callbacks add animations alongside to the coordinator of the transition.
        var move: PageMove?
        if moves, let old {
            move = pageMove(from: old, to: top, operation: operation, before: before, removed: removed, added: added)
            ownTransition = move?.context
        }
        if isOnScreen {
            old?.beginAppearanceTransition(false, animated: moves)
            top.beginAppearanceTransition(true, animated: moves)
        }
        if let old, let view = old.viewIfLoaded {
            let responder: UIResponder? = view.window?.firstResponder
            old.coveredResponder = responder?.isResponder(in: view) == true ? responder : nil
        }
        searchDidChange(from: old, to: top, animated: moves)
        storedDelegate?.navigationController(self, willShow: top, animated: moves)
        // The callbacks may have hidden or shown a bar.
        top.view.frame = place(top)
        guard let move, let old else {
            showItems(animated: false)
            pages.addSubview(top.view)
            didShow(top, replacing: old, animated: false, removed: removed, added: added)
            return
        }
        begin(move, from: old, to: top, operation: operation)
    }

    /// Hides or shows the navigation bar if a search of `old` or `new` hides it.
    private func searchDidChange(from old: UIViewController?, to new: UIViewController, animated: Bool) {
        if old?.activeSearch?.hasHiddenNavigationBar == true { setNavigationBarHidden(false, animated: animated) }
        if new.activeSearch?.hasHiddenNavigationBar == true { setNavigationBarHidden(true, animated: animated) }
    }

    /// An animated transition between two controllers.
    private struct PageMove {
        let context: TransitionContext
        let animator: any UIViewControllerAnimatedTransitioning
        /// The transition that the controller prefers, unless the delegate supplied the animator.
        let preferred: (any PreferredTransition)?
    }

    /// Returns an animated transition between two controllers, which has not begun.
    private func pageMove(
        from old: UIViewController, to top: UIViewController, operation: Operation, before: [UIViewController],
        removed: [UIViewController], added: [UIViewController]
    ) -> PageMove {
        let moving: UIViewController = operation == .push ? top : old
        let preferred: (any PreferredTransition)? = moving.storedPreferredTransition
        let custom: (any UIViewControllerAnimatedTransitioning)? =
            storedDelegate?.navigationController(self, animationControllerFor: operation, from: old, to: top)
        let animator: any UIViewControllerAnimatedTransitioning =
            custom ?? preferred?.animator(for: moving, shows: operation == .push)
            ?? NavigationSlide(operation: operation)
        let context = TransitionContext(container: pages, from: old, to: top, animator: animator) {
            [weak self] didComplete in
            guard let self else { return }
            self.transition = nil
            deferringChanges {
                if didComplete {
                    didShow(top, replacing: old, animated: true, removed: removed, added: added)
                } else {
                    changeKeys(["viewControllers"], of: self) { restore(before, from: top, showing: old) }
                }
            }
        }
        return PageMove(context: context, animator: animator, preferred: custom == nil ? preferred : nil)
    }

    private func begin(
        _ move: PageMove, from old: UIViewController, to top: UIViewController, operation: Operation
    ) {
        let moving: UIViewController = operation == .push ? top : old
        let context: TransitionContext = move.context
        context.fromView = old.view
        context.toView = top.view
        let restingFrames: (old: CGRect, top: CGRect) = (old.view.frame, top.view.frame)
        context.frames = [
            ObjectIdentifier(old): (restingFrames.old, operation == .pop ? .zero : restingFrames.old),
            ObjectIdentifier(top): (operation == .pop ? restingFrames.top : .zero, restingFrames.top),
        ]
        context.alongside = { [weak self] in self?.showItems(animated: true) }
        transition = context
        ownTransition = context
        let interaction: (any UIViewControllerInteractiveTransitioning)? =
            pendingInteraction ?? move.preferred?.interaction(for: moving)
            ?? storedDelegate?.navigationController(self, interactionControllerFor: move.animator)
        context.start(interaction: interaction)
    }

    private func didShow(
        _ top: UIViewController, replacing old: UIViewController?, animated: Bool, removed: [UIViewController],
        added: [UIViewController]
    ) {
        if top.view.superview !== pages { pages.addSubview(top.view) }
        top.view.frame = place(top)
        top.activeSearch?.showOverlay()
        if let old, old !== top { old.activeSearch?.hideOverlay() }
        if let old, old !== top, let view = old.viewIfLoaded, view.superview === pages {
            view.removeFromSuperview()
            view.frame = pages.bounds
        }
        top.coveredResponder?.restoreAsFirstResponder()
        old?.endAppearanceTransition()
        if appearance == .appeared { top.endAppearanceTransition() }
        top.isMovingByContainment = false
        old?.isMovingByContainment = false
        finish(removed: removed, added: added)
        updateScrollEdges()
        storedDelegate?.navigationController(self, didShow: top, animated: animated)
    }

    /// Restores the previous stack after the user canceled a transition.
    private func restore(_ before: [UIViewController], from top: UIViewController, showing old: UIViewController) {
        let added: [UIViewController] = stack.filter { one in !before.contains { $0 === one } }
        let removed: [UIViewController] = before.filter { one in !stack.contains { $0 === one } }
        stack = before
        displayedController = old
        updateToolbar(animated: true)
        if isOnScreen {
            top.beginAppearanceTransition(false, animated: true)
            old.beginAppearanceTransition(true, animated: true)
        }
        top.viewIfLoaded?.removeFromSuperview()
        top.activeSearch?.hideOverlay()
        if old.view.superview !== pages { pages.addSubview(old.view) }
        searchDidChange(from: top, to: old, animated: false)
        old.view.frame = place(old)
        old.activeSearch?.showOverlay()
        showItems(animated: false)
        top.endAppearanceTransition()
        old.endAppearanceTransition()
        top.isMovingByContainment = false
        old.isMovingByContainment = false
        for controller in added { controller.willMove(toParent: nil) }
        for controller in added { controller.removeFromParent() }
        for controller in removed { controller.didMove(toParent: self) }
    }

    private func showItems(animated: Bool) {
        navigationBar.setItems(stack.map(\.navigationItem), animated: animated)
        toolbar.setItems(stack.last?.shownToolbarItems, animated: animated)
        tabTitleDidChange()
        tabBarController?.barVisibilityDidChange()
        guard animated, UIView.areAnimationsEnabled else { return pageDidChange() }
        NavigationMotion.animate {
            self.pageDidChange()
            // A sheet or popover takes the preferred size of the new page.
            self.storedPresentationController?.containerView?.layoutIfNeeded()
        }
    }

    /// The topmost controller while the navigation bar is hidden. Otherwise, the navigation bar determines the style.
    open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }

    /// The topmost controller.
    open override var childForStatusBarHidden: UIViewController? { topViewController }

    /// `lightContent` if the style of the navigation bar is `black`, and `default` otherwise.
    open override var preferredStatusBarStyle: UIStatusBarStyle {
        navigationBar.barStyle == .black ? .lightContent : .default
    }

    /// The title of the controller. If it was not set, it is the title of the root controller.
    open override var title: String? {
        get { super.title ?? stack.first?.title }
        set { super.title = newValue }
    }

    open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        topViewController?.contentScrollView(for: edge)
    }

    private func finish(removed: [UIViewController], added: [UIViewController]) {
        for controller in removed {
            controller.storedNavigationItem?.search?.endImmediately()
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
        for controller in added { controller.didMove(toParent: self) }
    }

    /// Escape ends a search even if the search field is not being edited.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if let search = topViewController?.activeSearch, presses.contains(where: { $0.key?.keyCode == .keyboardEscape })
        {
            return search.cancel()
        }
        super.pressesBegan(presses, with: event)
    }

    // MARK: Interactive pop

    /// The gesture recognizer that pops the topmost controller when the user pans from the leading edge.
    ///
    /// Its delegate lets it begin if the navigation bar shows a back button. To change that, disable the recognizer or
    /// set a different delegate.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { backSwipe.recognizer }

    var canSwipeBack: Bool { stack.count > 1 && transition == nil && isOnScreen }

    /// Whether the next pop has its own gestures, or an animator of the delegate. Only the delegate can make a pop with
    /// its animator interactive.
    var hasCustomPop: Bool {
        guard stack.count > 1 else { return false }
        if topViewController?.storedPreferredTransition?.hasDismissalGestures == true { return true }
        return storedDelegate?.navigationController(
            self, animationControllerFor: .pop, from: stack[stack.count - 1], to: stack[stack.count - 2]) != nil
    }

    func popInteractively(with interaction: UIPercentDrivenInteractiveTransition) {
        pendingInteraction = interaction
        popViewController(animated: true)
        pendingInteraction = nil
    }

    // MARK: Bars

    /// Whether the navigation bar is hidden. The default is false.
    open var isNavigationBarHidden: Bool {
        get { isNavigationBarOffscreen }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the navigation bar. If `animated` is true, it slides across the top edge.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isNavigationBarOffscreen else { return }
        moveNavigationBar(offscreen: hidden, animated: animated)
    }

    /// Whether the toolbar is hidden. The default is true.
    open var isToolbarHidden: Bool {
        get { isToolbarOffscreen }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Hides or shows the toolbar. If `animated` is true, it slides across the bottom edge.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        loadViewIfNeeded()
        hidToolbarForPage = false
        guard hidden != isToolbarOffscreen else { return }
        moveToolbar(offscreen: hidden, animated: animated)
    }

    /// Hides the toolbar while a controller with `hidesBottomBarWhenPushed` is on the stack. In a tab bar controller,
    /// such a controller hides the tab bar instead.
    private func updateToolbar(animated: Bool) {
        let hides: Bool = tabBarController == nil && stack.dropFirst().contains { $0.hidesBottomBarWhenPushed }
        guard hides ? !isToolbarOffscreen : hidToolbarForPage else { return }
        setToolbarHidden(hides, animated: animated)
        hidToolbarForPage = hides
    }
}
