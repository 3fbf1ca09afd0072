import Foundation
import FoundationAdditions

/// A container that shows one of several controllers and a bar to select them.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate, ScrollEdgeFollowing {
    /// The tab bar. Its items are the controllers' items and must not be set.
    open private(set) lazy var tabBar: UITabBar = {
        let bar = UITabBar()
        bar.delegate = self
        return bar
    }()

    /// The object that permits selections by the user and is notified of them.
    open weak var delegate: (any UITabBarControllerDelegate)? {
        get { storedDelegate }
        set { storedDelegate = newValue }
    }

    /// The value of `delegate`, also if a subclass overrides that property.
    package final weak var storedDelegate: (any UITabBarControllerDelegate)?

    private(set) var tabs: [UIViewController] = []
    weak var selected: UIViewController?
    /// The visible controller: the selected one, or the navigation controller of the “More” list.
    weak var displayedController: UIViewController?
    /// The current transition, which the delegate supplied.
    var transition: TransitionContext?
    var storedMoreNavigation: UINavigationController?
    /// The controller that was moved to the stack of the “More” list.
    var movedTab: MovedTab?
    let content = TabContentView()

    // MARK: Controllers

    /// The controllers, one for each tab. Setting them keeps the selection if possible. Otherwise, it selects the
    /// controller at the same index, or the first controller if the index is out of range.
    open var viewControllers: [UIViewController]? {
        get { tabs.isEmpty ? nil : tabs }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The tabs that determine the controllers; nil if the app sets the controllers themselves.
    package var tabSelection: (any TabSelecting)?

    /// Sets the controllers. If `animated` is true, the tab bar items change with an animation.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        tabSelection = nil
        replaceControllers(viewControllers ?? [], animated: animated)
    }

    /// The arrangement of a bar that minimizes or has an accessory; nil, the default, for a bar at the bottom.
    package var arrangement: (any TabBarArranging)? {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    package func replaceControllers(_ new: [UIViewController], animated: Bool) {
        restoreMovedTab()
        let index = selectedIndex
        let removed: [UIViewController] = tabs.filter { old in !new.contains { $0 === old } }
        for controller in removed { controller.willMove(toParent: nil) }
        let added: [UIViewController] = new.filter { $0.parent !== self }
        for controller in added { addChild(controller) }
        changeKeys(Self.selectionKeys, of: self) {
            tabs = new
            showItems(animated: animated && isViewLoaded)
            let isKept: Bool = new.contains { $0 === selected } || hasMoreList && selected === storedMoreNavigation
            show(selected: isKept ? selected : new.isEmpty ? nil : new[index < new.count ? index : 0])
            for controller in removed { controller.removeFromParent() }
            for controller in added { controller.didMove(toParent: self) }
        }
    }

    /// The selected controller. It is `moreNavigationController` while the “More” list is shown.
    open var selectedViewController: UIViewController? {
        get { selected }
        set {
            guard let newValue else { return }
            guard tabs.contains(where: { $0 === newValue }) || hasMoreList && newValue === moreNavigationController
            else {
                stopProgram("\(newValue) cannot be selected, because it is not one of the viewControllers of \(self).")
            }
            select(newValue)
        }
    }

    /// The index of the selected controller, or `NSNotFound` if no controller is selected or the “More” list is shown.
    /// Setting an index out of range has no effect.
    open var selectedIndex: Int {
        get { tabs.firstIndex { $0 === selected } ?? NSNotFound }
        set {
            guard tabs.indices.contains(newValue) else { return }
            select(tabs[newValue])
        }
    }

    static let selectionKeys = ["selectedIndex", "selectedViewController"]

    package func select(_ controller: UIViewController?) {
        changeKeys(Self.selectionKeys, of: self) { show(selected: controller) }
    }

    func show(selected controller: UIViewController?) {
        transition?.finishImmediately()
        selected = controller
        let container: UIViewController? = controller.map(container(of:))
        tabBar.selectedItem = container?.tabBarItem
        guard isViewLoaded else { return }
        container?.loadViewIfNeeded()
        // Loading the view may have changed the selection.
        if selected === controller { show(container) }
    }

    open override var preferredFocusEnvironments: [any UIFocusEnvironment] { displayedController.map { [$0] } ?? [] }

    // MARK: Showing

    open override func loadView() {
        content.frame = UIScreen.main.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.backgroundColor = .systemBackground
        content.onLayout = { [weak self] in self?.placeContent() }
        content.addSubview(tabBar)
        view = content
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        show(selected: selected)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass {
            maximumItemCountDidChange()
            tabSelection?.tabsDidChange()
        }
    }

    /// Replaces the view of the visible controller with the view of `controller`, and performs the appearance
    /// transitions of both.
    private func show(_ controller: UIViewController?) {
        guard controller !== displayedController else { return }
        // A controller that has moved to the stack of the “More” list stays visible inside `controller`.
        let old: UIViewController? =
            controller?.children.contains { $0 === displayedController } == true ? nil : displayedController
        let isVisible: Bool = appearance == .appeared || appearance == .appearing
        displayedController = controller
        if let controller {
            controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            placeContent()
        }
        let animator = isVisible ? animator(from: old, to: controller) : nil
        if isVisible {
            old?.beginAppearanceTransition(false, animated: animator != nil)
            if displayedController === controller {
                controller?.beginAppearanceTransition(true, animated: animator != nil)
            }
        }
        guard displayedController === controller else {
            // A callback has changed the selection.
            guard let old, old !== displayedController else { return }
            old.viewIfLoaded?.removeFromSuperview()
            return old.endAppearanceTransition()
        }
        if let animator, let old, let controller { return move(from: old, to: controller, with: animator) }
        old?.viewIfLoaded?.removeFromSuperview()
        if let controller { content.insertSubview(controller.view, belowSubview: tabBar) }
        guard isVisible else { return }
        old?.endAppearanceTransition()
        controller?.endAppearingAfterLayout()
    }

    /// Whether a controller on the visible navigation stack hides the tab bar.
    private var hidesTabBar: Bool {
        let stack: [UIViewController] = (displayedController as? UINavigationController)?.viewControllers ?? []
        return stack.dropFirst().contains { $0.hidesBottomBarWhenPushed }
    }

    /// Hides or shows the tab bar if necessary.
    func barVisibilityDidChange() {
        guard isViewLoaded, tabBar.isHiddenByPage != hidesTabBar else { return }
        placeContent()
    }

    /// Whether the visible page extends under the tab bar.
    package var pageExtendsUnderBar: Bool {
        guard let displayedController else { return true }
        return displayedController.edgesForExtendedLayout.contains(.bottom)
            && (tabBar.isTranslucent || displayedController.extendedLayoutIncludesOpaqueBars)
    }

    func placeContent() {
        if tabBar.isHiddenByPage != hidesTabBar { tabBar.isHiddenByPage = hidesTabBar }
        let bounds = content.bounds
        let height: CGFloat = tabBar.height + content.safeAreaInsets.bottom
        let extends: Bool = pageExtendsUnderBar
        // Nothing is visible behind a bar that the page does not extend under, so it does not minimize.
        if !extends { tabBar.isMinimized = false }
        if !tabBar.isMinimized {
            tabBar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        }
        let barHeight: CGFloat = tabBar.isHidden ? 0 : tabBar.height
        let covered: CGFloat = arrangement?.place(tabBar, in: content) ?? barHeight
        guard let displayedController else { return }
        displayedController.containerSafeAreaInsets.bottom = extends ? covered : covered - barHeight
        let outside: CGFloat = extends || tabBar.isHidden ? 0 : height
        let frame = bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: outside, right: 0))
        if transition == nil { displayedController.view.frame = frame }
        scrollEdgesDidChange(of: displayedController)
    }

    func scrollEdgesDidChange(of page: UIViewController) {
        guard page === displayedController else { return }
        tabBar.background.prominence = page.barProminence(at: .bottom)
        arrangement?.contentDidMove(of: page)
        (storedParent as? any ScrollEdgeFollowing)?.scrollEdgesDidChange(of: self)
    }

    open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        displayedController?.contentScrollView(for: edge)
    }

    /// The visible controller.
    open override var childForStatusBarStyle: UIViewController? { displayedController }

    /// The visible controller.
    open override var childForStatusBarHidden: UIViewController? { displayedController }

    // MARK: Selection

    /// Called when the user selects a tab. Selecting the visible tab again pops its navigation stack to the root.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        guard
            let controller = (tabs + (storedMoreNavigation.map { [$0] } ?? [])).first(where: { $0.tabBarItem === item }
            ),
            let report = prepareSelection(of: controller)
        else { return }
        if controller === displayedController {
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            select(controller)
        }
        report()
    }

    /// Asks whether the user may select a controller. Returns nil if not. Otherwise, returns a closure to call after the
    /// selection.
    private func prepareSelection(of controller: UIViewController) -> (() -> Void)? {
        if let tabSelection { return tabSelection.prepareSelection(of: controller) }
        guard storedDelegate?.tabBarController(self, shouldSelect: controller) ?? true else { return nil }
        return { [self] in storedDelegate?.tabBarController(self, didSelect: controller) }
    }
}

/// The view of a tab bar controller.
@MainActor
final class TabContentView: UIView {
    var onLayout: () -> Void = {}

    override func layoutSubviews() {
        super.layoutSubviews()
        onLayout()
    }
}

extension UIViewController {
    /// Called after the title or the tab bar item of this controller changes. Updates the tab of this controller, or of
    /// the navigation controller that contains it.
    func tabTitleDidChange() {
        let container: UIViewController = navigationController ?? self
        for controller in [self, container] { controller.storedTabBarItem?.itemDidChange() }
        (container.parent as? UITabBarController)?.itemDidChange(of: container)
    }
}
