import Foundation

/// Manages a tree of views: loads it, is told when it comes and goes, and takes what its views do not handle.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UITraitEnvironment, UIContentContainer,
    UIFocusEnvironment
{
    // MARK: Making

    /// The name of the nib that the view is described in; nil when code makes it.
    public let nibName: String?

    /// The bundle that the nib is in.
    public let nibBundle: Bundle?

    /// Makes a controller whose view code makes.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: must be nil: nibs cannot be read here, and loading the view of a named one stops with a
    ///     sentence that says so.
    ///   - nibBundleOrNil: the bundle of the nib.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    /// Makes a controller whose view code makes.
    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller whose view code makes, whatever the archive says.
    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init()
    }

    /// Writes the title: controllers are not archived here.
    open func encode(with coder: NSCoder) {
        coder.encode(title, forKey: "UITitle")
    }

    // MARK: View

    private var storedView: UIView?

    /// The view. It is loaded when it is first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return storedView
        }
        set {
            storedView?.viewController = nil
            storedView = newValue
            newValue?.viewController = self
        }
    }

    /// The view, if it is loaded.
    open var viewIfLoaded: UIView? { storedView }

    /// Whether the view is loaded.
    open var isViewLoaded: Bool { storedView != nil }

    /// Makes the view and sets `view`. Do not call it. The default makes an empty view.
    open func loadView() {
        if let nibName {
            stopProgram(
                "The nib \"\(nibName)\" cannot be read: nibs are not supported here. "
                    + "Make the view in loadView() or viewDidLoad(), and the controller with init(nibName: nil, bundle: nil)."
            )
        }
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

    /// Tells that the view was loaded. The default does nothing.
    open func viewDidLoad() {}

    /// What the controller is about. Containers show it.
    open var title: String? {
        didSet {
            guard title != oldValue else { return }
            storedNavigationItem?.controllerTitleDidChange(title)
            tabTitleDidChange()
        }
    }

    // MARK: Appearance

    var appearance: Appearance = .disappeared
    var isAppearanceAnimated = false
    var owesIsAppearing = false
    /// Counts its comings and goings, so that what ends one knows whether another has begun since.
    var appearanceChanges = 0
    /// The transition in which another takes its place. Its view is still in its parent's, and will be taken out.
    var departure: Departure?

    /// Tells that the view will be seen. Call `super`.
    open func viewWillAppear(_ animated: Bool) {}

    /// Tells that the view is about to be seen: it is in place, with its size and traits. Call `super`.
    open func viewIsAppearing(_ animated: Bool) {}

    /// Tells that the view is seen. Call `super`.
    open func viewDidAppear(_ animated: Bool) {}

    /// Tells that the view will no longer be seen. Call `super`.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Tells that the view is no longer seen. Call `super`.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Tells that the subviews will be placed. The default does nothing.
    open func viewWillLayoutSubviews() {}

    /// Tells that the subviews were placed. The default does nothing.
    open func viewDidLayoutSubviews() {}

    /// Brings the constraints of the view up to date. Call `super` last.
    open func updateViewConstraints() {
        viewIfLoaded?.updateOwnConstraints()
    }

    /// Tells that the safe area of the view changed. The default does nothing.
    open func viewSafeAreaInsetsDidChange() {}

    /// Tells that the margins of the view changed. The default does nothing.
    open func viewLayoutMarginsDidChange() {}

    /// Whether it is about to be presented or to become a child.
    open var isBeingPresented: Bool { appearance == .appearing && isMovingByPresentation }

    /// Whether it is about to be dismissed.
    open var isBeingDismissed: Bool { appearance == .disappearing && isMovingByPresentation }

    /// Whether it appears because it became a child of its parent. Ask while it is told that it appears.
    open var isMovingToParent: Bool {
        isMovingByContainment && (appearance == .appearing || appearance == .appeared && isEndingAppearance)
    }

    /// Whether it disappears because it leaves its parent. Ask while it is told that it disappears.
    open var isMovingFromParent: Bool {
        isMovingByContainment && (appearance == .disappearing || appearance == .disappeared && isEndingAppearance)
    }

    /// It is being told that it has appeared or disappeared.
    var isEndingAppearance = false

    var isMovingByPresentation = false
    var isMovingByContainment = false

    // MARK: Containment

    var storedChildren: [UIViewController] = []
    weak var storedParent: UIViewController?

    /// The controllers whose views are in its own.
    open var children: [UIViewController] { storedChildren }

    /// The controller whose child it is.
    open var parent: UIViewController? { storedParent }

    /// Makes `child` a child. Put its view into this one's, then call `child.didMove(toParent: self)`.
    ///
    /// It tells the child that it will move. A child of somebody else leaves that parent first.
    open func addChild(_ child: UIViewController) {
        adopt(child)
    }

    /// Leaves the parent. Call `willMove(toParent: nil)` and take the view out before.
    open func removeFromParent() {
        leaveParent()
    }

    /// Tells that it will be a child of `parent`, or of none. Call `super`.
    open func willMove(toParent parent: UIViewController?) {
        if parent == nil { isMovingByContainment = true }
    }

    /// Tells that it is a child of `parent`, or of none. The default does nothing.
    open func didMove(toParent parent: UIViewController?) {}

    /// Whether the children are told of appearance when it is itself. The default is true.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    // MARK: Presentation

    var presentation: Presentation?

    /// Who chooses how it is presented and dismissed, if not the kit. The default is nobody.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

    /// The controller that it presents; nil when there is none.
    open var presentedViewController: UIViewController? {
        presentation?.presented ?? storedParent?.presentedViewController
    }

    /// The controller that presents it, or an ancestor of it; nil when there is none.
    open var presentingViewController: UIViewController? {
        presenter ?? storedParent?.presentingViewController
    }

    weak var presenter: UIViewController?

    /// How it is presented. The default is `automatic`: as a sheet.
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic {
        didSet {
            // What manages an older style, and was not used, goes.
            if modalPresentationStyle != oldValue, presenter == nil { storedPresentationController = nil }
        }
    }

    var storedPresentationController: UIPresentationController?

    /// Whether what is presented in the current context, by it or inside it, covers it and no more.
    ///
    /// The default is false; navigation controllers have true.
    open var definesPresentationContext = false

    /// How it comes when it is presented. The default is from below.
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical

    /// Whether a person cannot dismiss it by a gesture. The default is false.
    open var isModalInPresentation = false

    /// How much room it asks for, in points. The default is none in particular.
    open var preferredContentSize: CGSize = .zero {
        didSet { if preferredContentSize != oldValue { tellPreferredContentSizeChanged() } }
    }

    /// Presents `viewControllerToPresent` above everything that this controller's window shows.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        beginPresenting(viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Dismisses what it presents, or itself when it presents nothing and is presented.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        beginDismissing(animated: flag, completion: completion)
    }

    // MARK: Bars

    var storedNavigationItem: UINavigationItem?
    var storedTabBarItem: UITabBarItem?

    /// What navigation bars show for it. It is made when it is first asked for.
    open var navigationItem: UINavigationItem {
        if let storedNavigationItem { return storedNavigationItem }
        let made = UINavigationItem(title: title ?? "")
        storedNavigationItem = made
        return made
    }

    /// What toolbars show for it. The default is nothing.
    open var toolbarItems: [UIBarButtonItem]? {
        get { storedToolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }

    private var storedToolbarItems: [UIBarButtonItem]?

    /// Sets what toolbars show for it.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        storedToolbarItems = toolbarItems
        navigationController?.toolbarItemsDidChange(of: self, animated: animated)
    }

    /// Whether the tab bar below its navigation controller is hidden while it is on the stack. The default is false.
    open var hidesBottomBarWhenPushed = false

    // MARK: Surroundings

    /// What is added to the safe area of its view, in points. The default is nothing.
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
        didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }

    /// What a container adds to the safe area, for its bars.
    var containerSafeAreaInsets: UIEdgeInsets = .zero {
        didSet { if containerSafeAreaInsets != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }

    /// The margins that its view has at least, in points: 16 at the sides, 20 where there is room.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side: CGFloat = (viewIfLoaded?.bounds.width ?? 0) >= 414 ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// Whether its view's margins are at least `systemMinimumLayoutMargins`. The default is true.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet {
            guard viewRespectsSystemMinimumLayoutMargins != oldValue else { return }
            viewIfLoaded?.tellMarginsChanged()
        }
    }

    /// The edges at which its view may lie under the bars of a container. The default is all.
    open var edgesForExtendedLayout: UIRectEdge = .all {
        didSet { if edgesForExtendedLayout != oldValue { storedParent?.viewIfLoaded?.setNeedsLayout() } }
    }

    /// Whether its view may lie under bars that are not translucent. The default is false.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { if extendedLayoutIncludesOpaqueBars != oldValue { storedParent?.viewIfLoaded?.setNeedsLayout() } }
    }

    var storedScrollViews = ContentScrollViews()

    /// The scroll view by whose content a bar at `edge`, `.top` or `.bottom`, decides whether it shows its background.
    ///
    /// The default is the one that was set, or one in its view that reaches that edge. Override it and return nil where
    /// no bar should follow a scroll view.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { knownScrollView(for: edge) }

    /// Light or dark for its view, whatever the surroundings are. The default is unspecified.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { viewIfLoaded?.inheritTraits() } }
    }

    /// What is known of the surroundings.
    open var traitCollection: UITraitCollection {
        viewIfLoaded?.storedTraits ?? traitsForView
    }

    var storedTraitOverrides: UITraitOverrides?
    var traitRegistrations: [TraitChangeRegistration] = []

    /// Tells that the traits changed. The default does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Sizes

    /// Tells that the view will have another size, and lets changes go along with it. Call `super`, which tells the
    /// children whose sizes change.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        tellChildrenOfSize(size, with: coordinator)
    }

    /// Tells that the window's new size will change the traits, and lets changes go along with it. Call `super`, which
    /// tells the children.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        tellChildrenOfTraits(newCollection, with: coordinator)
    }

    /// The size that a child's view will have where its own has `parentSize`. The default is the same size.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Tells that a child wants another size. The default does nothing.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Which ways up it can be, as the root or over the whole screen. The default is all, on phones but upside down.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    /// Shows `vc` in the way that suits the container around: a navigation controller pushes it. Otherwise it is
    /// presented.
    open func show(_ vc: UIViewController, sender: Any?) {
        showByContainer(vc, sender: sender)
    }

    /// Shows `vc` as the details of what it is about: a split view controller shows it beside. Otherwise it is presented.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        showDetailByContainer(vc, sender: sender)
    }

    // MARK: Responders

    // MARK: Focus

    /// Where to look for the item to focus first. The default is the view.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }

    open var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }

    /// The group of items among which arrow keys move the focus. The default is nil: that of the parent.
    open var focusGroupIdentifier: String?

    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    open override var next: UIResponder? {
        if let superview = viewIfLoaded?.superview { return superview }
        return presenter
    }

    // MARK: Kept for transitions

    var resizeCoordinator: TransitionCoordinator?
    /// The transition that the controller makes or takes part in, while it goes on.
    weak var ownTransition: TransitionContext?
    /// What searches its content, while a person searches.
    weak var activeSearch: UISearchController?
}
