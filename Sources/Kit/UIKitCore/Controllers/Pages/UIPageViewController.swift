import Foundation

/// Shows one page after another, which a finger turns.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    /// How pages turn.
    public enum TransitionStyle: Int, Sendable {
        /// They are scrolled.
        case scroll = 1
    }

    /// Along which axis pages turn.
    public enum NavigationOrientation: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    /// Which way one goes from page to page.
    public enum NavigationDirection: Int, Sendable {
        case forward = 0
        case reverse = 1
    }

    /// What a page controller is made with.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// How far pages are apart, in points; a number. The default is nothing.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    /// How pages turn.
    public let transitionStyle: TransitionStyle

    /// Along which axis pages turn.
    public let navigationOrientation: NavigationOrientation

    /// Who says which pages there are. Without one no finger turns them.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet { if dataSource !== oldValue { neighborsDidChange() } }
    }

    /// Who is told when a finger turns them.
    open weak var delegate: (any UIPageViewControllerDelegate)?

    /// The page that is shown, or none.
    open var viewControllers: [UIViewController]? { current.map { [$0] } ?? [] }

    /// What recognises the fingers that turn pages. Scrolled pages have none of their own: the scroll view inside has.
    open var gestureRecognizers: [UIGestureRecognizer] { [] }

    let spacing: CGFloat
    let pageView = PageScrollView()
    let pageControl = UIPageControl()
    var current: UIViewController?
    /// The pages before and after, as far as they are known.
    var before: UIViewController?
    var after: UIViewController?
    /// The page that the current one goes to, by a finger or by code.
    var pending: UIViewController?
    /// On which side of the current page it is.
    var pendingDirection: NavigationDirection = .forward
    /// What `setViewControllers` will call.
    var completion: ((Bool) -> Void)?
    var isTurnedByFinger = false
    /// The dot that stands for the current page.
    var shownDot = 0

    /// Makes a page controller.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        let wanted: Any? = options?[.interPageSpacing]
        spacing = (wanted as? CGFloat) ?? (wanted as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a page controller that scrolls horizontally. Nibs are not read.
    ///
    /// Apple's turns its pages like those of a book.
    public convenience override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }

    /// Makes a page controller that scrolls horizontally, whatever the archive says.
    public required init?(coder: NSCoder) {
        transitionStyle = .scroll
        navigationOrientation = .horizontal
        spacing = 0
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
        current?.beginAppearanceTransition(false, animated: animated)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        current?.endAppearanceTransition()
    }

    /// Shows a page.
    ///
    /// - Parameters:
    ///   - viewControllers: the page: one controller.
    ///   - direction: which way one goes to it.
    ///   - completion: called at the end, with whether the page has come.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let pages: [UIViewController] = viewControllers ?? []
        stopProgram(
            unless: pages.count == 1,
            "A page view controller that scrolls shows 1 page at a time, and was given \(pages.count).")
        show(pages[0], direction: direction, animated: animated, completion: completion)
    }
}

/// Says which pages there are.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// The page before `viewController`; nil when there is none.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// The page after `viewController`; nil when there is none.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// How many dots are shown below the pages. The default is none.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Which dot is the page's that was set last. It is asked after `setViewControllers`.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Who is told when a finger turns pages. Every method may be left out.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// Tells that a finger begins to turn to `pendingViewControllers`.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// Tells that pages have come to rest, and whether another one is shown than before.
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
