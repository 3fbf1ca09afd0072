import Foundation

/// Which way the arrow of a popover points.
public struct UIPopoverArrowDirection: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The popover stands below what it is about.
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    /// The popover stands above.
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    /// The popover stands to the right.
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    /// The popover stands to the left.
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    /// Wherever there is room.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// It is not shown yet.
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

/// Shows a controller beside what it is about, in a bubble with an arrow.
///
/// Where the screen is narrow its delegate says what it becomes instead: a sheet, by default.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    private let dimming = DimmingView()
    private lazy var bubble = PopoverView(content: presentedViewController.view)

    /// Who is asked and told about it, too. Held weakly.
    open var delegate: (any UIPopoverPresentationControllerDelegate)? {
        get { adaptiveDelegate as? any UIPopoverPresentationControllerDelegate }
        set { adaptiveDelegate = newValue }
    }

    /// Where it may point. The default is anywhere.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any {
        didSet { containerView?.setNeedsLayout() }
    }

    /// The view that it is about, or that `sourceRect` is in.
    open weak var sourceView: UIView? {
        didSet { containerView?.setNeedsLayout() }
    }

    /// What it is about, in `sourceView`, in points. The default is all of that.
    open var sourceRect: CGRect = .null {
        didSet { containerView?.setNeedsLayout() }
    }

    /// The item of a bar that it is about, instead of a view.
    open weak var barButtonItem: UIBarButtonItem? {
        didSet { containerView?.setNeedsLayout() }
    }

    /// Which way its arrow points; `unknown` before it is shown.
    open private(set) var arrowDirection: UIPopoverArrowDirection = .unknown

    /// The views that take touches although they lie outside. The default is none.
    open var passthroughViews: [UIView]?

    /// The colour of the bubble with its arrow. The default is the system's background.
    open var backgroundColor: UIColor? {
        didSet { bubble.color = backgroundColor ?? .systemBackground }
    }

    /// How far it keeps from the edges of the screen, in points. The default is 10.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

    open override var presentationStyle: UIModalPresentationStyle { .popover }
    open override var presentedView: UIView? { bubble }
    override var dimsTint: Bool { true }

    private static let standardSize = CGSize(width: 320, height: 480)

    private var placement: PopoverPlacement? {
        guard let container = containerView else { return nil }
        let view: UIView? = barButtonItem?.button ?? barButtonItem?.customView ?? sourceView
        let rect: CGRect = barButtonItem == nil && !sourceRect.isNull ? sourceRect : view?.bounds ?? .zero
        let source: CGRect =
            view.map { container.convert(rect, from: $0) }
            ?? CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
        var size: CGSize = preferredSize
        if size.width <= 0 { size.width = Self.standardSize.width }
        if size.height <= 0 { size.height = Self.standardSize.height }
        let bounds: CGRect = container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins)
        return PopoverPlacement(size: size, source: source, bounds: bounds, permitted: permittedArrowDirections)
    }

    /// Answers are as high as they need to be.
    private var preferredSize: CGSize {
        guard let alert = presentedViewController as? UIAlertController else {
            return presentedViewController.preferredContentSize
        }
        return alert.view.sizeThatFits(CGSize(width: Self.answersWidth, height: .greatestFiniteMagnitude))
    }

    private static let answersWidth: CGFloat = 304

    private func tapBeside() {
        guard let alert = presentedViewController as? UIAlertController else { return _ = dismissByGesture() }
        // Without an answer that says no, nothing has been said.
        if alert.actions.contains(where: { $0.style == .cancel }) { alert.tapBeside() } else { dismissByGesture() }
    }

    open override var frameOfPresentedViewInContainerView: CGRect { placement?.outline ?? .zero }

    open override func presentationTransitionWillBegin() {
        guard let container = containerView else { return }
        delegate?.prepareForPopoverPresentation(self)
        if barButtonItem == nil, sourceView == nil {
            Diagnostics.warn(
                "The popover of \(presentedViewController) has neither sourceView nor barButtonItem: it stands in the middle."
            )
        }
        if presentedViewController is UIAlertController {
            bubble.color = presentedViewController.view.backgroundColor ?? .systemBackground
        }
        dimming.backgroundColor = .clear
        dimming.alpha = 1
        dimming.onTap = { [weak self] in self?.tapBeside() }
        dimming.frame = container.bounds
        container.addSubview(dimming)
        place()
    }

    private func place() {
        guard let placement else { return }
        bubble.placement = placement
        arrowDirection = placement.direction
    }

    open override func containerViewWillLayoutSubviews() {
        guard let container = containerView else { return }
        dimming.frame = container.bounds
        place()
        guard bubble.superview === container, presentedViewController.ownTransition == nil else { return }
        bubble.frame = frameOfPresentedViewInContainerView
    }

    override func passesTouches(at point: CGPoint) -> Bool {
        guard let container = containerView, let views = passthroughViews else { return false }
        return views.contains { $0.bounds.contains(container.convert(point, to: $0)) }
    }

    override func standardAnimator(isComing: Bool) -> any UIViewControllerAnimatedTransitioning {
        PresentationAnimator(.popover, isComing: isComing)
    }
}

/// Who is asked and told about a popover. Every method may be left out.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Tells that it will be shown: the time to say what it is about.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}
