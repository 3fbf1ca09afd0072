import Foundation

/// A container that shows one of several controllers and a bar to select them.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate, ScrollEdgeFollowing {
    /// The tab bar. Its items are those of the controllers and must not be set.
    open private(set) lazy var tabBar: UITabBar = {
        let bar = UITabBar()
        bar.delegate = self
        return bar
    }()

    /// The object that permits selections by the user and is notified of them.
    open weak var delegate: (any UITabBarControllerDelegate)?

    private(set) var tabs: [UIViewController] = []
    weak var selected: UIViewController?
    /// The visible controller: the selected one, or the navigation controller of the “More” list.
    private(set) weak var shown: UIViewController?
    var storedMore: UINavigationController?
    /// The controller that was moved to the stack of the “More” list.
    var lent: LentTab?
    private let content = TabContentView()

    // MARK: Controllers

    /// The controllers, one for each tab. Setting them keeps the selection if possible. Otherwise, it selects the
    /// controller at the same index or, if there is none, the first.
    open var viewControllers: [UIViewController]? {
        get { tabs.isEmpty ? nil : tabs }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Sets the controllers. If `animated` is true, the tab bar items change with an animation.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        takeBackLentTab()
        let new: [UIViewController] = viewControllers ?? []
        let index: Int = selectedIndex
        let removed: [UIViewController] = tabs.filter { old in !new.contains { $0 === old } }
        for controller in removed { controller.willMove(toParent: nil) }
        let added: [UIViewController] = new.filter { $0.parent !== self }
        for controller in added { addChild(controller) }
        tabs = new
        showItems(animated: animated && isViewLoaded)
        if let selected, new.contains(where: { $0 === selected }) || hasMore && selected === storedMore {
            select(selected)
        } else {
            select(new.isEmpty ? nil : new[index < new.count ? index : 0])
        }
        for controller in removed { controller.removeFromParent() }
        for controller in added { controller.didMove(toParent: self) }
    }

    /// The selected controller. It is `moreNavigationController` while the “More” list is shown.
    open var selectedViewController: UIViewController? {
        get { selected }
        set {
            guard let newValue else { return }
            guard tabs.contains(where: { $0 === newValue }) || hasMore && newValue === moreNavigationController else {
                stopProgram("\(newValue) cannot be selected: it is not among the viewControllers of \(self).")
            }
            select(newValue)
        }
    }

    /// The index of the selected controller, or `NSNotFound` if there is none or the “More” list is shown. Setting an
    /// index
    /// out of range has no effect.
    open var selectedIndex: Int {
        get { tabs.firstIndex { $0 === selected } ?? NSNotFound }
        set {
            guard tabs.indices.contains(newValue) else { return }
            select(tabs[newValue])
        }
    }

    func select(_ controller: UIViewController?) {
        selected = controller
        let holder: UIViewController? = controller.map(holder)
        tabBar.selectedItem = holder?.tabBarItem
        guard isViewLoaded else { return }
        holder?.loadViewIfNeeded()
        // Loading the view may have changed the selection.
        if selected === controller { show(holder) }
    }

    open override var preferredFocusEnvironments: [any UIFocusEnvironment] { shown.map { [$0] } ?? [] }

    // MARK: Showing

    open override func loadView() {
        content.frame = UIScreen.main.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.backgroundColor = .systemBackground
        content.place = { [weak self] in self?.placeContent() }
        content.addSubview(tabBar)
        view = content
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        select(selected)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass { roomDidChange() }
    }

    /// Replaces the view of the visible controller by that of `controller`, with appearance transitions for both.
    private func show(_ controller: UIViewController?) {
        guard controller !== shown else { return }
        let old: UIViewController? = shown
        let isSeen: Bool = appearance == .appeared || appearance == .appearing
        shown = controller
        if let controller {
            controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            placeContent()
        }
        if isSeen {
            old?.beginAppearanceTransition(false, animated: false)
            if shown === controller { controller?.beginAppearanceTransition(true, animated: false) }
        }
        guard shown === controller else {
            // A callback has changed the selection.
            guard let old, old !== shown else { return }
            old.viewIfLoaded?.removeFromSuperview()
            return old.endAppearanceTransition()
        }
        old?.viewIfLoaded?.removeFromSuperview()
        if let controller { content.insertSubview(controller.view, belowSubview: tabBar) }
        guard isSeen else { return }
        old?.endAppearanceTransition()
        controller?.endAppearingInTree()
    }

    /// Whether a controller on the visible navigation stack hides the tab bar.
    private var hidesBar: Bool {
        let stack: [UIViewController] = (shown as? UINavigationController)?.viewControllers ?? []
        return stack.dropFirst().contains { $0.hidesBottomBarWhenPushed }
    }

    /// Hides or shows the tab bar if necessary.
    func barVisibilityDidChange() {
        guard isViewLoaded, tabBar.isHidden != hidesBar else { return }
        placeContent()
    }

    private func placeContent() {
        tabBar.isHidden = hidesBar
        let bounds: CGRect = content.bounds
        let height: CGFloat = UITabBar.height + content.safeAreaInsets.bottom
        tabBar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        guard let shown else { return }
        let extends: Bool =
            shown.edgesForExtendedLayout.contains(.bottom)
            && (tabBar.isTranslucent || shown.extendedLayoutIncludesOpaqueBars)
        let isCovered: Bool = extends && !tabBar.isHidden
        shown.containerSafeAreaInsets.bottom = isCovered ? UITabBar.height : 0
        let outside: CGFloat = isCovered || tabBar.isHidden ? 0 : height
        shown.view.frame = bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: outside, right: 0))
        scrollEdgesDidChange(of: shown)
    }

    func scrollEdgesDidChange(of page: UIViewController) {
        guard page === shown else { return }
        tabBar.background.prominence = page.barProminence(at: .bottom)
        (storedParent as? any ScrollEdgeFollowing)?.scrollEdgesDidChange(of: self)
    }

    open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        shown?.contentScrollView(for: edge)
    }

    // MARK: Choosing

    /// Called when the user selects a tab. Selecting the visible one again pops its navigation stack to the root.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        guard let controller = (tabs + (storedMore.map { [$0] } ?? [])).first(where: { $0.tabBarItem === item }),
            delegate?.tabBarController(self, shouldSelect: controller) ?? true
        else { return }
        if controller === shown {
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            select(controller)
        }
        delegate?.tabBarController(self, didSelect: controller)
    }
}

/// The view of a tab bar controller.
@MainActor
private final class TabContentView: UIView {
    var place: () -> Void = {}

    override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }
}

extension UIViewController {
    /// The item of the controller in a tab bar. It is created when first accessed, with the title of the controller.
    ///
    /// A navigation controller uses the item of its root controller unless its own was set.
    public var tabBarItem: UITabBarItem! {
        get {
            if let storedTabBarItem { return storedTabBarItem }
            if let root = (self as? UINavigationController)?.rootForTab { return root.tabBarItem }
            let made = UITabBarItem()
            made.controller = self
            storedTabBarItem = made
            return made
        }
        set {
            newValue?.controller = self
            storedTabBarItem = newValue
            tabTitleDidChange()
        }
    }

    /// Updates the tab of this controller, or of the navigation controller that contains it, after its title changed.
    func tabTitleDidChange() {
        let holder: UIViewController = navigationController ?? self
        for controller in [self, holder] { controller.storedTabBarItem?.itemDidChange() }
        (holder.parent as? UITabBarController)?.itemDidChange(of: holder)
    }
}
