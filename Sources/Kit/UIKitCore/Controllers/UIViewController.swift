import Foundation
import FoundationAdditions
import SystemTexts

/// An object that manages a view hierarchy: it loads the view, receives its appearance callbacks, and handles the
/// events that its views do not handle.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UITraitEnvironment, UIContentContainer,
    UIFocusEnvironment
{
    // MARK: Creation

    /// The name of the nib with the view, or nil if the controller was created without a name.
    open var nibName: String? { storedNibName }

    /// The bundle of the nib, or nil for the main bundle.
    open var nibBundle: Bundle? { storedNibBundle }

    private let storedNibName: String?
    private let storedNibBundle: Bundle?
    /// Loads the view of a controller from a storyboard, once.
    package var interfaceViewSource: (() -> Void)?

    /// Creates a controller.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: The name of the nib that contains the view. If nil, the default implementation of `loadView()`
    ///     looks for a nib with the name of the class without "Controller", and then for one with the full name.
    ///   - nibBundleOrNil: The bundle of the nib. Nil means the main bundle.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        storedNibName = nibNameOrNil
        storedNibBundle = nibBundleOrNil
        super.init()
        ControllerRegistry.shared.add(self)
    }

    /// Creates a controller without a nib.
    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller with the values from an interface file. Archives are ignored.
    public required init?(coder: NSCoder) {
        storedNibName = nil
        storedNibBundle = nil
        super.init()
        ControllerRegistry.shared.add(self)
        coder.configure(self, as: UIViewController.self)
    }

    /// Encodes only the title, because controllers cannot be restored from archives.
    open func encode(with coder: NSCoder) {
        coder.encode(title, forKey: "UITitle")
    }

    // MARK: View

    private var storedView: UIView?

    /// The view. It is loaded when first accessed.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return storedView
        }
        set {
            storedView?.viewController = nil
            storedView = newValue
            newValue?.viewController = self
            newValue?.setNeedsUpdateProperties()
        }
    }

    /// The view, if it is loaded.
    open var viewIfLoaded: UIView? { storedView }

    /// Whether the view is loaded.
    open var isViewLoaded: Bool { storedView != nil }

    /// Creates the view and assigns it to `view`. Do not call this method. The default implementation loads the
    /// view from the storyboard or the nib of the controller, or else creates an empty view.
    open func loadView() {
        if loadViewFromInterface() { return }
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// Loads the view, if it is not loaded yet.
    open func loadViewIfNeeded() {
        guard storedView == nil else { return }
        loadView()
        guard let view = storedView else {
            stopProgram("\(type(of: self)).loadView() did not set the view.")
        }
        view.viewController = self
        viewDidLoad()
    }

    /// Called after the view is loaded. The default implementation does nothing.
    open func viewDidLoad() {}

    /// The title of the controller, which containers show. Setting it also sets the titles of the navigation item and
    /// the tab bar item, unless that is a system item.
    open var title: String? {
        willSet { keyWillChange(self, "title") }
        didSet {
            defer { keyDidChange(self, "title") }
            guard title != oldValue else { return }
            storedNavigationItem?.controllerTitleDidChange(title)
            if storedTabBarItem?.isSystemItem == false { storedTabBarItem?.title = title }
            tabTitleDidChange()
        }
    }

    // MARK: Appearance

    package internal(set) var appearance: Appearance = .disappeared
    var isAppearanceAnimated = false
    var needsIsAppearing = false
    /// The number of appearance transitions so far. If the number has changed when a transition ends, another
    /// transition has begun.
    var appearanceChanges = 0
    /// The call to `transition(from:to:…)` that replaces this controller, until its view is removed.
    var departure: Departure?

    /// Called before the view appears. Call `super`.
    open func viewWillAppear(_ animated: Bool) {}

    /// Called when the view is in the hierarchy and has its size and traits, before it appears. Call `super`.
    open func viewIsAppearing(_ animated: Bool) {}

    /// Called after the view appears. Call `super`.
    open func viewDidAppear(_ animated: Bool) {}

    /// Called before the view disappears. Call `super`.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Called after the view disappears. Call `super`.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Updates the properties of the controller and its views from its data. The default implementation does nothing.
    ///
    /// Called before the first layout of the view in a window. When an `@Observable` object or a trait that the function
    /// read changes, it is called again.
    open func updateProperties() {}

    /// Called before the view lays out its subviews. The default implementation does nothing.
    open func viewWillLayoutSubviews() {}

    /// Called after the view lays out its subviews. The default implementation does nothing.
    open func viewDidLayoutSubviews() {}

    /// Updates the constraints of the view. Call `super` last.
    open func updateViewConstraints() { viewIfLoaded?.updateOwnConstraints() }

    /// Called after the safe area of the view changes. The default implementation does nothing.
    open func viewSafeAreaInsetsDidChange() {}

    /// Called after the margins of the view change. The default implementation does nothing.
    open func viewLayoutMarginsDidChange() {}

    /// Whether the controller is appearing because it is presented. The value is valid only in appearance callbacks.
    open var isBeingPresented: Bool {
        isMovingByPresentation && (appearance == .appearing || appearance == .appeared && isEndingAppearance)
    }

    /// Whether the controller is disappearing because it is dismissed. The value is valid only in appearance callbacks.
    open var isBeingDismissed: Bool {
        isMovingByPresentation && (appearance == .disappearing || appearance == .disappeared && isEndingAppearance)
    }

    /// Whether the controller is appearing because it was added to its parent. The value is valid only in appearance
    /// callbacks.
    open var isMovingToParent: Bool {
        isMovingByContainment && (appearance == .appearing || appearance == .appeared && isEndingAppearance)
    }

    /// Whether the controller is disappearing because it is removed from its parent. The value is valid only in
    /// appearance callbacks.
    open var isMovingFromParent: Bool {
        isMovingByContainment && (appearance == .disappearing || appearance == .disappeared && isEndingAppearance)
    }

    /// Whether `viewDidAppear(_:)` or `viewDidDisappear(_:)` is being called.
    var isEndingAppearance = false

    package var isMovingByPresentation = false
    var isMovingByContainment = false

    // MARK: Commands

    private var addedKeyCommands: [UIKeyCommand] = []

    /// The commands that were added with `addKeyCommand(_:)`, if any.
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

    /// Adds a key command. If you override `keyCommands`, include the commands that `super` returns.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }

    /// Removes a key command that was added.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }

    // MARK: Containment

    var storedChildren: [UIViewController] = []
    weak var storedParent: UIViewController?

    /// The child controllers.
    open var children: [UIViewController] { storedChildren }

    /// The controller of which this one is a child, or nil.
    open var parent: UIViewController? { storedParent }

    /// Adds a child. Add its view to this controller's view, then call `child.didMove(toParent: self)`.
    ///
    /// The method calls `willMove(toParent:)` of the child. A child of another parent is removed from it first.
    open func addChild(_ child: UIViewController) { adopt(child) }

    /// Removes this controller from its parent. Before this call, call `willMove(toParent: nil)` and remove the view.
    open func removeFromParent() { detachFromParent() }

    /// Called before the controller is added to a parent, or removed if `parent` is nil. Call `super`.
    open func willMove(toParent parent: UIViewController?) {
        if parent == nil { isMovingByContainment = true }
    }

    /// Called after the controller is added to a parent, or removed if `parent` is nil. The default implementation
    /// does nothing.
    open func didMove(toParent parent: UIViewController?) {}

    /// Whether appearance callbacks are forwarded to the children. The default is true.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// The nearest navigation controller that contains this controller, or nil.
    open var navigationController: UINavigationController? { ancestor(UINavigationController.self) }

    /// The nearest tab bar controller that contains this controller, or nil.
    open var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }

    /// The item of the controller in a tab bar. It is created when first accessed, with the title of the controller.
    ///
    /// A navigation controller uses the item of its root controller unless its own item was set.
    open var tabBarItem: UITabBarItem! {
        get {
            if let storedTabBarItem { return storedTabBarItem }
            if let root = (self as? UINavigationController)?.rootOfTab { return root.tabBarItem }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            item.controller = self
            storedTabBarItem = item
            return item
        }
        set {
            newValue?.controller = self
            storedTabBarItem = newValue
            tabTitleDidChange()
        }
    }

    /// The tab whose closure created the controller.
    package weak var createdTab: UITab?

    // MARK: Presentation

    var presentation: Presentation?
    /// Whether the controller itself, and not an ancestor, presents another controller.
    package var isPresenting: Bool { presentation != nil }
    /// The last presentation that was dismissed without animation. Its dismissal may be in progress.
    weak var endingPresentation: Presentation?

    /// The object that supplies custom transitions, held weakly. The default is nil.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

    /// The controller that this one or an ancestor presents, or nil.
    open var presentedViewController: UIViewController? {
        presentation?.presented ?? storedParent?.presentedViewController
    }

    /// The controller that presents this one or an ancestor, or nil.
    open var presentingViewController: UIViewController? {
        presenter ?? storedParent?.presentingViewController
    }

    package weak var presenter: UIViewController?

    /// The style in which the controller is presented. The default is `automatic`, which is a sheet.
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic {
        didSet {
            // Discard an unused presentation controller of the previous style.
            if modalPresentationStyle != oldValue, presenter == nil { storedPresentationController = nil }
        }
    }

    /// The presentation controller, if it has been created.
    package var storedPresentationController: UIPresentationController?

    /// Whether presentations in the current context, by this controller or by a descendant, cover this controller's
    /// view.
    ///
    /// The default is true for navigation controllers, and false for other controllers.
    open var definesPresentationContext = false

    /// Whether this controller's `modalTransitionStyle` replaces that of controllers presented in its context. The
    /// default is false.
    open var providesPresentationContextTransitionStyle = false

    /// The transition with which the controller is presented. The default is `coverVertical`.
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical

    /// Whether gestures cannot dismiss the controller. The default is false.
    open var isModalInPresentation = false

    /// The size that the content prefers, in points. The default, zero, means no preference.
    open var preferredContentSize: CGSize = .zero {
        willSet { keyWillChange(self, "preferredContentSize") }
        didSet {
            if preferredContentSize != oldValue { reportPreferredContentSize() }
            keyDidChange(self, "preferredContentSize")
        }
    }

    /// Presents a controller above this one. `completion` is called after it appears.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        beginPresenting(viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Dismisses the controller that this one presents, or this controller if it presents none.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        beginDismissing(animated: flag, completion: completion)
    }

    /// The transition of the module UIKitTransitions that shows and hides the controller, or nil.
    package var storedPreferredTransition: (any PreferredTransition)?

    // MARK: Segues

    /// The segues of the controller in a storyboard, or nil.
    package var segues: (any SegueSource)?

    /// Performs the segue with an identifier in the controller's storyboard. Stops the program if the controller has no
    /// segue with that identifier.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        performStoryboardSegue(identifier, sender: sender)
    }

    /// Returns whether a segue that the user starts is performed. The default is true.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Called before a segue from this controller is performed. The default implementation does nothing.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Returns whether the controller is the destination of an unwind segue. By default, it is the destination if it
    /// implements `action`.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool {
        responds(to: action)
    }

    /// Returns the children that can be the destination of an unwind segue, in the order in which they are searched.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        childrenForUnwinding(from: source)
    }

    /// Returns the child that is the source of an unwind segue or contains it, or nil.
    public final func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        sequence(first: source.source, next: \.parent).first { $0.parent === self }
    }

    /// Called in a container to show a child that is, or contains, the destination of an unwind segue.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        showForUnwinding(subsequentVC)
    }

    // MARK: Editing

    private var storedIsEditing = false
    private var storedEditButton: UIBarButtonItem?

    /// Whether the user can edit the content. The default is false. Setting it calls `setEditing(_:animated:)`.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Begins or ends the editing of the content. Override it to change the content, and call `super`.
    open func setEditing(_ editing: Bool, animated: Bool) {
        storedIsEditing = editing
        storedEditButton.map(updateEditButton)
    }

    /// A button with the title “Edit” or “Done”, which begins or ends editing with `setEditing(_:animated:)`.
    open var editButtonItem: UIBarButtonItem {
        if let storedEditButton { return storedEditButton }
        let item = UIBarButtonItem()
        item.target = self
        item.action = Selector("toggleEditing", UIViewController.toggleEditing)
        updateEditButton(item)
        storedEditButton = item
        return item
    }

    private func toggleEditing() { setEditing(!isEditing, animated: true) }

    private func updateEditButton(_ item: UIBarButtonItem) {
        item.title = SystemTexts.localized(storedIsEditing ? "Done" : "Edit")
        item.style = storedIsEditing ? .done : .plain
    }

    /// Called when the system is low on memory. Release objects that can be created again. The default implementation
    /// does nothing.
    open func didReceiveMemoryWarning() {}

    /// Whether the keyboard stays on the screen after the first responder inside the controller resigns, in a
    /// tablet-sized window. The default is true for controllers that are presented as form sheets.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

    // MARK: Status bar

    /// The style of the status bar while the controller determines it. The default is `default`.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// Whether the status bar is hidden while the controller determines it. The default is true in a vertically
    /// compact environment, and false otherwise.
    open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }

    /// The animation with which the status bar is hidden and shown. The default is `fade`.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    /// The child that determines the style of the status bar in place of this controller. The default is nil.
    open var childForStatusBarStyle: UIViewController? { nil }

    /// The child that determines whether the status bar is hidden in place of this controller. The default is nil.
    open var childForStatusBarHidden: UIViewController? { nil }

    /// Whether the controller determines the status bar while it is presented, even if it does not cover the screen.
    /// The default is false.
    open var modalPresentationCapturesStatusBarAppearance = false {
        didSet { if modalPresentationCapturesStatusBarAppearance != oldValue { setNeedsStatusBarAppearanceUpdate() } }
    }

    /// Marks the status bar for an update from the properties of the controllers. Call this method when those
    /// properties change.
    ///
    /// In an animation block, the update is animated with the block.
    open func setNeedsStatusBarAppearanceUpdate() {
        let scene: UIWindowScene? = viewIfLoaded?.window?.windowScene
        scene?.setNeedsStatusBarUpdate()
        if AnimationBlock.current != nil { scene?.updateStatusBarInAnimation() }
    }

    /// Whether the controller prefers to hide the home indicator. The default is false.
    ///
    /// The system takes the preference into account where it draws a home indicator. Windows on a desktop have no home
    /// indicator.
    open var prefersHomeIndicatorAutoHidden: Bool { false }

    /// The child whose `prefersHomeIndicatorAutoHidden` applies in place of this controller's. The default is nil.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

    /// The screen edges at which the app's gestures take precedence over the system's gestures. The default is no
    /// edges.
    ///
    /// The system takes the preference into account where it has gestures at edges. Windows on a desktop have no such
    /// gestures.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

    /// The child whose `preferredScreenEdgesDeferringSystemGestures` applies in place of this controller's. The default
    /// is nil.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

    /// Reports a change to `prefersHomeIndicatorAutoHidden` to the scene.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { setNeedsStatusBarAppearanceUpdate() }

    /// Reports a change to `preferredScreenEdgesDeferringSystemGestures` to the scene.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { setNeedsStatusBarAppearanceUpdate() }

    // MARK: Bars

    var storedNavigationItem: UINavigationItem?
    var storedTabBarItem: UITabBarItem?

    /// The item of the controller in a navigation bar. It is created when first accessed.
    open var navigationItem: UINavigationItem {
        if let storedNavigationItem { return storedNavigationItem }
        let item = UINavigationItem()
        item.title = title
        storedNavigationItem = item
        return item
    }

    /// The items of the controller in a toolbar. The default is nil.
    open var toolbarItems: [UIBarButtonItem]? {
        get { storedToolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }

    private var storedToolbarItems: [UIBarButtonItem]?

    /// Sets the items of the controller in a toolbar.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        storedToolbarItems = toolbarItems
        navigationController?.toolbarItemsDidChange(of: self, animated: animated)
    }

    /// Whether the tab bar is hidden while the controller is on a navigation stack, above the root controller. Outside
    /// tab bar controllers, the toolbar is hidden instead. The default is false.
    open var hidesBottomBarWhenPushed = false

    // MARK: Environment

    /// Insets that are added to the safe area of the view, in points. The default is zero.
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
        didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }

    /// The insets that a container adds to the safe area for its bars, in points.
    package var containerSafeAreaInsets: UIEdgeInsets = .zero {
        didSet { if containerSafeAreaInsets != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }

    /// The minimum margins of the view, in points. At the sides, they are 20 if the view is at least 414 points wide,
    /// and 16 otherwise.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side: CGFloat = (viewIfLoaded?.bounds.width ?? 0) >= 414 ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// Whether the margins of the view are at least `systemMinimumLayoutMargins`. The default is true.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet {
            guard viewRespectsSystemMinimumLayoutMargins != oldValue else { return }
            viewIfLoaded?.notifyMarginsChanged()
        }
    }

    /// The edges at which the view may extend under the bars of a container. The default is all.
    open var edgesForExtendedLayout: UIRectEdge = .all {
        didSet { if edgesForExtendedLayout != oldValue { storedParent?.viewIfLoaded?.setNeedsLayout() } }
    }

    /// Whether the view may extend under opaque bars. The default is false.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { if extendedLayoutIncludesOpaqueBars != oldValue { storedParent?.viewIfLoaded?.setNeedsLayout() } }
    }

    /// Whether scroll views in the controller's view inset their content at the top and bottom even if the content does
    /// not scroll. The default is true.
    ///
    /// The property affects only scroll views whose `contentInsetAdjustmentBehavior` is `automatic`, and only if the
    /// controller is in a navigation or tab bar controller. Prefer to set `contentInsetAdjustmentBehavior`.
    open var automaticallyAdjustsScrollViewInsets = true {
        didSet { if automaticallyAdjustsScrollViewInsets != oldValue { viewIfLoaded?.updateScrollViewInsets() } }
    }

    var storedScrollViews = ContentScrollViews()

    /// Returns the scroll view whose content determines the background of the bar at `edge`, which is `.top` or
    /// `.bottom`.
    ///
    /// The default is the scroll view that was set, or a scroll view in the view hierarchy that reaches that edge.
    /// Override this method and return nil if no scroll view should affect the bars.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { defaultScrollView(for: edge) }

    /// The light or dark style of the view. The default, unspecified, is the style of its environment.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { viewIfLoaded?.inheritTraits() } }
    }

    /// The traits of the controller.
    open var traitCollection: UITraitCollection {
        TraitReads.wereRead = true
        return viewIfLoaded?.storedTraits ?? traitsForView
    }

    /// Returns the traits that a child overrides, or nil. The default implementation returns the traits that
    /// `setOverrideTraitCollection(_:forChild:)` or the child's `traitOverrides` set.
    ///
    /// The method is called when the child inherits traits.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.storedTraitOverrides.map { $0.applied(to: UITraitCollection()) }
    }

    /// Replaces the trait overrides of a child, except those of the app's own traits, with the specified traits of a
    /// collection; nil for no overrides.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) { childViewController.traitOverrides.replace(with: collection) }

    var storedTraitOverrides: UITraitOverrides?
    var traitRegistrations: [TraitChangeRegistration] = []

    /// Called after the traits change. The default implementation does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Sizes

    /// Called before the size of the view changes. Use the coordinator to run animations alongside the change. Call
    /// `super`, which notifies the children whose sizes change.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        notifyOfRotation(with: coordinator)
        notifyChildrenOfSize(size, with: coordinator)
    }

    /// Called before the interface rotates, unless `viewWillTransition(to:with:)` is overridden without a call to
    /// `super`. Newer code overrides that method. The default implementation does nothing.
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}

    /// Called while the interface rotates; changes of animatable properties are animated. Newer code overrides
    /// `viewWillTransition(to:with:)`. The default implementation does nothing.
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}

    /// Called after the interface rotated. Newer code overrides `viewWillTransition(to:with:)`. The default
    /// implementation does nothing.
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

    /// The orientation of the interface. Newer code reads the `effectiveGeometry` of the window scene.
    open var interfaceOrientation: UIInterfaceOrientation {
        let scene: UIWindowScene? = viewIfLoaded?.window?.windowScene ?? UIApplication.shared.connectedWindowScene
        return scene?.interfaceOrientation ?? .portrait
    }

    /// Called before the traits change because of a new window size. Use the coordinator to run animations alongside
    /// the change. Call `super`, which notifies the children.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        notifyChildrenOfTraits(newCollection, with: coordinator)
    }

    /// Returns the size of a child's view if this controller's view has the size `parentSize`. The default is
    /// `parentSize`.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Called when the preferred size of a child changes. The default implementation does nothing.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The orientations that the controller supports as the root or in full screen. On phones, the default is all but
    /// upside down; on tablets, it is all.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    /// Whether the interface rotates with the device while the controller is the root or in full screen. The default is
    /// true. Newer code uses `supportedInterfaceOrientations`.
    open var shouldAutorotate: Bool { true }

    /// The orientation to which the interface rotates when the controller is presented in full screen, if the
    /// application supports it. The default is the current orientation.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        UIApplication.shared.connectedWindowScene?.interfaceOrientation ?? .portrait
    }

    /// Shows `vc` in a way that depends on the container. A navigation controller pushes it. Without a navigation
    /// controller, `vc` is presented.
    open func show(_ vc: UIViewController, sender: Any?) {
        showInContainer(vc, sender: sender)
    }

    /// Shows `vc` as detail content. A split view controller shows it in its secondary column. Without a split view
    /// controller, `vc` is presented.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        showDetailInContainer(vc, sender: sender)
    }

    // MARK: Focus

    /// The environments in which to search for the item to focus first. The default is the view.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }

    /// The next responder.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }

    /// The identifier of the focus group. Arrow keys move the focus inside a group. If nil, the default, the identifier
    /// of the parent applies.
    open var focusGroupIdentifier: String?

    /// Returns whether the focus may move. The default is true.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Called after the focus moves. The default implementation does nothing.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    open override var next: UIResponder? {
        if let superview = viewIfLoaded?.superview { return superview }
        return presenter
    }

    /// Called when the controller appears, and after `setNeedsUpdateContentUnavailableConfiguration()`. Override it to
    /// set `contentUnavailableConfiguration`. The default implementation does nothing.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    /// Whether an update of the configuration of unavailable content is scheduled.
    var needsContentUnavailableUpdate = false

    // MARK: Restoration

    /// The identifier with which the state of the controller is saved. If nil, the default, the state is not saved. The
    /// state of a child is saved only if its parent also has an identifier.
    open var restorationIdentifier: String?

    /// The class that creates the controller when its state is restored. If nil, the default, the delegate of the
    /// application supplies the controller.
    open var restorationClass: (any UIViewControllerRestoration.Type)?

    /// Called to save the state of the controller. The default implementation does nothing.
    open func encodeRestorableState(with coder: NSCoder) {}

    /// Called to restore the state of the controller. The default implementation does nothing.
    open func decodeRestorableState(with coder: NSCoder) {}

    /// Called after the states of all controllers are restored. The default implementation does nothing.
    open func applicationFinishedRestoringState() {}

    // MARK: State of transitions

    var resizeCoordinator: TransitionCoordinator?
    /// The current transition from or to the controller.
    weak var ownTransition: TransitionContext?
    /// The first responder that a navigation controller restores when it shows the controller's view again.
    weak var coveredResponder: UIResponder?
    /// The active search controller that searches the controller's content.
    package weak var activeSearch: (any NavigationSearching)?

    // MARK: Appearance transitions

    /// Replaces the view of one child with the view of another.
    ///
    /// The new view is added before `animations`, and the old one is removed afterward. Both controllers receive
    /// appearance callbacks if this controller's view is visible. If one of them begins another transition in the
    /// meantime, the end of this transition does not affect the new transition.
    ///
    /// - Parameters:
    ///   - duration: The duration, in seconds.
    ///   - options: The options of the animation, which may include a transition of the container view.
    ///   - animations: The changes to animate, or nil.
    ///   - completion: Called at the end. The argument is false if the animations were interrupted.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        replaceView(
            of: fromViewController, by: toViewController, duration: duration, options: options, animations: animations,
            completion: completion)
    }

    /// Begins an appearance transition. A container that forwards appearance callbacks itself calls this method for its
    /// children.
    ///
    /// A transition may begin before the previous one ends. For a view that begins to disappear before it has appeared,
    /// `viewDidAppear(_:)` is not called.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        startTransition(isAppearing, animated: animated)
    }

    /// Ends the appearance transition that `beginAppearanceTransition(_:animated:)` began.
    open func endAppearanceTransition() { finishTransition() }

    /// The state that `updateContentUnavailableConfiguration(using:)` receives: the traits of the controller, and the
    /// text of its search bar.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = storedNavigationItem?.search?.searchText
        return state
    }

    /// The coordinator of the current transition of this controller or a containing controller, or nil.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        var controller: UIViewController? = self
        while let current = controller {
            // The app may retain the context of a transition that has ended.
            if let transition = current.ownTransition, !transition.hasEnded { return transition.coordinator }
            if let coordinator = current.resizeCoordinator { return coordinator }
            controller = current.storedParent
        }
        return nil
    }

    /// The presentation controller. It is created when first accessed, for the style at that time.
    open var presentationController: UIPresentationController? {
        if let storedPresentationController { return storedPresentationController }
        // A child uses the presentation controller of its parent.
        if let parent = storedParent { return parent.presentationController }
        let created = makePresentationController(presenting: nil, source: nil)
        created.retainedPresented = nil
        return created
    }
}
