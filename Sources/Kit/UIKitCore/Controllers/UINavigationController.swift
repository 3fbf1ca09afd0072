import QuartzCore

/// Shows a stack of controllers, the topmost in front, under a bar that leads back.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// How long pushing and popping take, in seconds.
    static let transitionDuration: TimeInterval = 0.35

    /// Which way a transition goes.
    public enum Operation: Int, Sendable {
        case none = 0
        case push = 1
        case pop = 2
    }

    /// Who is told what is shown.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// The bar at the top.
    public let navigationBar: UINavigationBar

    /// The bar at the bottom.
    public let toolbar: UIToolbar

    private var stack: [UIViewController] = []
    private let content = NavigationContentView()
    private var transition: NavigationTransition?

    // MARK: Making

    /// Makes a navigation controller whose stack has one controller.
    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    /// Makes a navigation controller whose bars are of other classes than the usual ones. Nil is the usual one.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        navigationBar = (navigationBarClass as? UINavigationBar.Type)?.make() as? UINavigationBar ?? UINavigationBar()
        toolbar = (toolbarClass as? UIToolbar.Type)?.make() as? UIToolbar ?? UIToolbar()
        super.init(nibName: nil, bundle: nil)
        navigationBar.viewControllerOfBar = self
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        navigationBar = UINavigationBar()
        toolbar = UIToolbar()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        navigationBar.viewControllerOfBar = self
    }

    public required init?(coder: NSCoder) {
        navigationBar = UINavigationBar()
        toolbar = UIToolbar()
        super.init(coder: coder)
        navigationBar.viewControllerOfBar = self
    }

    // MARK: Stack

    /// The controllers, the topmost last.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The controller that is on top.
    open var topViewController: UIViewController? { stack.last }

    /// The controller that is seen: the topmost, or what it presents.
    open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

    /// Puts `viewController` on top.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        precondition(!stack.contains { $0 === viewController }, "\(viewController) is on the stack already.")
        adopt(viewController)
        stack.append(viewController)
        navigationBar.pushItem(viewController.navigationItem, animated: animated && isViewLoaded)
        showTop(animated: animated, operation: .push, removed: [])
    }

    /// Takes the topmost controller away and returns it; nil when it is the only one.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        return pop(to: stack.count - 2, animated: animated).last
    }

    /// Takes away what is above `viewController`, and returns it.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            Complaint.log("\(viewController) is not on the stack of \(self): nothing was popped.")
            return nil
        }
        return pop(to: index, animated: animated)
    }

    /// Takes away everything but the first controller, and returns it.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.isEmpty ? nil : pop(to: 0, animated: animated)
    }

    private func pop(to index: Int, animated: Bool) -> [UIViewController] {
        let removed = Array(stack[(index + 1)...])
        guard !removed.isEmpty else { return [] }
        for controller in removed { controller.willMove(toParent: nil) }
        stack.removeSubrange((index + 1)...)
        navigationBar.setItems(stack.map(\.navigationItem), animated: animated && isViewLoaded)
        showTop(animated: animated, operation: .pop, removed: removed)
        return removed
    }

    /// Replaces the stack.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let old: [UIViewController] = stack
        let removed: [UIViewController] = old.filter { one in !viewControllers.contains { $0 === one } }
        for controller in removed { controller.willMove(toParent: nil) }
        for controller in viewControllers where controller.storedParent !== self { adopt(controller) }
        let isPop: Bool = viewControllers.last.map { top in old.contains { $0 === top } } ?? true
        stack = viewControllers
        navigationBar.setItems(stack.map(\.navigationItem), animated: animated && isViewLoaded)
        showTop(animated: animated, operation: isPop ? .pop : .push, removed: removed)
    }

    private func adopt(_ controller: UIViewController) {
        addChild(controller)
    }

    // MARK: Showing

    open override func loadView() {
        content.navigation = self
        content.frame = UIScreen.main.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.backgroundColor = .systemBackground
        content.addSubview(navigationBar)
        toolbar.isHidden = true
        content.addSubview(toolbar)
        view = content
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        showTop(animated: false, operation: .none, removed: [])
    }

    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        shown?.beginAppearanceTransition(true, animated: animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        shown?.endAppearanceTransition()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        shown?.beginAppearanceTransition(false, animated: animated)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        shown?.endAppearanceTransition()
    }

    /// The controller whose view is in the content.
    private weak var shown: UIViewController?
    private var isOnScreen: Bool { appearance == .appeared || appearance == .appearing }

    /// Makes the topmost controller's view the one that is seen.
    private func showTop(animated: Bool, operation: Operation, removed: [UIViewController]) {
        guard isViewLoaded else {
            finish(removed: removed, added: operation == .pop ? nil : stack.last)
            return
        }
        transition?.finishNow()
        guard let top = stack.last, top !== shown else {
            if stack.isEmpty, let old = shown {
                old.viewIfLoaded?.removeFromSuperview()
                shown = nil
            }
            finish(removed: removed, added: nil)
            return
        }
        let old: UIViewController? = shown
        shown = top
        let moves: Bool =
            animated && old != nil && view.window != nil && UIView.areAnimationsEnabled && operation != .none
        top.isMovingByContainment = operation == .push
        old?.isMovingByContainment = operation == .pop
        placeInsets(of: top)
        top.view.frame = content.bounds
        top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if isOnScreen {
            old?.beginAppearanceTransition(false, animated: moves)
            top.beginAppearanceTransition(true, animated: moves)
        }
        delegate?.navigationController(self, willShow: top, animated: moves)
        content.insert(top.view, at: operation == .pop ? 0 : max(0, content.storedSubviews.count - 2))
        let step = NavigationTransition(
            from: old?.viewIfLoaded, to: top.view, container: content, operation: operation,
            isMirrored: content.effectiveUserInterfaceLayoutDirection == .rightToLeft
        ) { [weak self] in
            self?.didShow(top, insteadOf: old, animated: moves, removed: removed, operation: operation)
        }
        transition = step
        step.run(animated: moves)
    }

    private func didShow(
        _ top: UIViewController, insteadOf old: UIViewController?, animated: Bool, removed: [UIViewController],
        operation: Operation
    ) {
        transition = nil
        if old !== top { old?.viewIfLoaded?.removeFromSuperview() }
        if isOnScreen {
            old?.endAppearanceTransition()
            if appearance == .appeared { top.endAppearanceTransition() }
        }
        top.isMovingByContainment = false
        old?.isMovingByContainment = false
        finish(removed: removed, added: operation == .push ? top : nil)
        delegate?.navigationController(self, didShow: top, animated: animated)
    }

    private func finish(removed: [UIViewController], added: UIViewController?) {
        for controller in removed {
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
        added?.didMove(toParent: self)
    }

    // MARK: Bars

    /// Whether the bar at the top is hidden. The default is false.
    open var isNavigationBarHidden: Bool {
        get { navigationBar.isHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar at the top.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != navigationBar.isHidden else { return }
        UIView.animate(withDuration: animated ? UINavigationController.transitionDuration : 0) {
            self.navigationBar.isHidden = hidden
            self.viewIfLoaded?.setNeedsLayout()
            self.viewIfLoaded?.layoutIfNeeded()
        }
    }

    /// Whether the bar at the bottom is hidden. The default is true.
    open var isToolbarHidden: Bool {
        get { toolbar.isHidden || !isViewLoaded }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar at the bottom.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        loadViewIfNeeded()
        guard hidden != toolbar.isHidden else { return }
        toolbar.isHidden = hidden
        toolbar.items = topViewController?.toolbarItems
        view.setNeedsLayout()
    }

    func toolbarItemsDidChange(of controller: UIViewController) {
        guard controller === topViewController else { return }
        toolbar.items = controller.toolbarItems
    }

    /// Places the bars and the view that is shown.
    func placeContent() {
        let bounds: CGRect = content.bounds
        let safe: UIEdgeInsets = content.safeAreaInsets
        let barHeight: CGFloat = navigationBar.sizeThatFits(bounds.size).height
        navigationBar.topExtension = safe.top
        navigationBar.frame = CGRect(x: 0, y: safe.top, width: bounds.width, height: barHeight)
        toolbar.frame = CGRect(x: 0, y: bounds.height - safe.bottom - 44, width: bounds.width, height: 44 + safe.bottom)
        if let shown { placeInsets(of: shown) }
    }

    private func placeInsets(of controller: UIViewController) {
        let barHeight: CGFloat = navigationBar.isHidden ? 0 : navigationBar.sizeThatFits(content.bounds.size).height
        controller.containerSafeAreaInsets = UIEdgeInsets(
            top: barHeight, left: 0, bottom: toolbar.isHidden ? 0 : 44, right: 0)
        toolbar.items = controller.toolbarItems
    }
}

/// The view of a navigation controller: its bars in front of the shown controller's view.
@MainActor
private final class NavigationContentView: UIView {
    weak var navigation: UINavigationController?

    override func layoutSubviews() {
        super.layoutSubviews()
        navigation?.placeContent()
    }
}

/// Who is told what a navigation controller shows. Every method may be left out.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// Tells that `viewController` will be shown.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// Tells that `viewController` is shown.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
}
