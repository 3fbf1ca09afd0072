import ProgramDiagnostics
import UIKitControls
import UIKitCore

/// A container that shows one page at a time, and moves between pages as the user drags.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    /// The kind of transition between pages.
    public enum TransitionStyle: Int, Sendable {
        /// Pages scroll.
        case scroll = 1
    }

    /// The axis along which pages scroll.
    public enum NavigationOrientation: Int, Sendable {
        /// Left and right.
        case horizontal = 0
        /// Up and down.
        case vertical = 1
    }

    /// The direction of a transition between pages.
    public enum NavigationDirection: Int, Sendable {
        /// To the next page.
        case forward = 0
        /// To the previous page.
        case reverse = 1
    }

    /// The keys of options for a page view controller.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the option.
        public let rawValue: String
        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The distance between pages, as a number of points. The default is 0.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    /// The kind of transition between pages.
    public let transitionStyle: TransitionStyle

    /// The axis along which pages scroll.
    public let navigationOrientation: NavigationOrientation

    /// The object that provides the pages. Without one, the user cannot move between pages.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet { if dataSource !== oldValue { neighborsDidChange() } }
    }

    /// The object that is notified when the user moves between pages.
    open weak var delegate: (any UIPageViewControllerDelegate)? {
        get { storedDelegate }
        set { storedDelegate = newValue }
    }

    /// The value of `delegate`, also if a subclass overrides that property.
    final weak var storedDelegate: (any UIPageViewControllerDelegate)?

    /// The current page in an array, or an empty array.
    open var viewControllers: [UIViewController]? { current.map { [$0] } ?? [] }

    /// The gesture recognizers for moving between pages. The array is empty, because a scroll view recognizes the
    /// gestures.
    open var gestureRecognizers: [UIGestureRecognizer] { [] }

    let spacing: CGFloat
    let pageView = PageScrollView()
    let pageControl = UIPageControl()
    var current: UIViewController?
    /// The page before the current page, if any.
    var before: UIViewController?
    /// The page after the current page, if any.
    var after: UIViewController?
    /// The page that a transition shows.
    var pending: UIViewController?
    /// The direction of the transition to `pending`.
    var pendingDirection: NavigationDirection = .forward
    /// The completion of `setViewControllers`.
    var completion: ((Bool) -> Void)?
    var isTransitionInteractive = false
    /// The index of the current page in the page control.
    var currentDot = 0

    /// Creates a page view controller.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        let spacingOption = options?[.interPageSpacing]
        spacing = (spacingOption as? CGFloat) ?? (spacingOption as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a page view controller that scrolls horizontally. The nib is ignored.
    ///
    /// Apple's implementation uses page curls instead.
    public convenience override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }

    /// Creates a page view controller with the orientation and the spacing that a storyboard specifies. An archive is
    /// ignored.
    public required init?(coder: NSCoder) {
        transitionStyle = .scroll
        navigationOrientation =
            coder.interface?.attribute("navigationOrientation") == "vertical" ? .vertical : .horizontal
        spacing = coder.interface?.attribute("pageSpacing").flatMap { Double($0) }.map { CGFloat($0) } ?? 0
        super.init(coder: coder)
    }

    open override func loadView() {
        let view = PageContentView(frame: UIScreen.main.bounds)
        view.pages = self
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.clipsToBounds = true
        pageView.pages = self
        pageControl.isHidden = true
        pageControl.addAction(UIAction { [weak self] _ in self?.pageControlDidChange() }, for: .valueChanged)
        view.addSubview(pageView)
        view.addSubview(pageControl)
        self.view = view
        // Gives pages that are added before the first layout a size in which their constraints can be satisfied.
        layoutPages()
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        if let current { install(current) }
    }

    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        current?.beginAppearanceTransition(true, animated: animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        current?.endAppearanceTransition()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        finishTransition()
        current?.beginAppearanceTransition(false, animated: animated)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        current?.endAppearanceTransition()
    }

    /// Shows a page and makes it the current page.
    ///
    /// - Parameters:
    ///   - viewControllers: An array with exactly one controller.
    ///   - direction: The direction of the transition.
    ///   - animated: Whether the transition is animated.
    ///   - completion: Called at the end. Its argument indicates whether the transition completed.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let pages: [UIViewController] = viewControllers ?? []
        stopProgram(
            unless: pages.count == 1,
            "A page view controller that scrolls shows 1 page at a time, but \(pages.count) were set.")
        show(pages[0], direction: direction, animated: animated, completion: completion)
    }
}

/// Methods that provide the pages of a page view controller.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// Returns the page before `viewController`, if any.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// Returns the page after `viewController`, if any.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// Returns the number of dots below the pages. The default is 0, which hides them.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Returns the index of the dot for the page that `setViewControllers` showed last. The default is 0.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Methods that report transitions by the user. All methods are optional.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// Called when the user begins to move to `pendingViewControllers`.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// Called when a transition ends. `completed` is false if the user returned to the previous page.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}
