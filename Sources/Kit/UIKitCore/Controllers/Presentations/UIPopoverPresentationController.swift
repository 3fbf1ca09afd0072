import ClassRuntime
import Foundation

/// A presentation in a bubble with an arrow that points at a source view, rectangle or bar item.
///
/// If the width is compact, the delegate chooses a different style: a sheet, by default.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController, DialogPresentation {
    private let dimming = DimmingView()
    private lazy var bubble = PopoverView(content: presentedViewController.view)

    /// The object that adapts the presentation and is notified of it, held weakly.
    open var delegate: (any UIPopoverPresentationControllerDelegate)? {
        get { adaptiveDelegate as? any UIPopoverPresentationControllerDelegate }
        set { adaptiveDelegate = newValue }
    }

    /// The presentation as a sheet, which a popover uses if the width is compact.
    public private(set) lazy var adaptiveSheetPresentationController: UISheetPresentationController = {
        let sheet = UISheetPresentationController(presentedViewController: presentedViewController, presenting: nil)
        sheet.retainedPresented = nil
        return sheet
    }()

    /// The permitted directions of the arrow. The default is `any`. If the set is empty, the popover has no arrow, and
    /// its center is the center of the source.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any {
        didSet { containerView?.setNeedsLayout() }
    }

    /// The view that the arrow points at, or that contains `sourceRect`.
    open weak var sourceView: UIView? {
        didSet { containerView?.setNeedsLayout() }
    }

    /// The rectangle that the arrow points at, in the coordinates of `sourceView`. The default, null, is the bounds of
    /// that view.
    open var sourceRect: CGRect = .null {
        didSet { containerView?.setNeedsLayout() }
    }

    /// The bar item that the arrow points at. It takes precedence over the source view.
    open weak var barButtonItem: UIBarButtonItem? {
        didSet { containerView?.setNeedsLayout() }
    }

    /// The view, layout guide or bar item that the arrow points at. It takes precedence over `barButtonItem` and
    /// `sourceView`. The default is nil.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        didSet { containerView?.setNeedsLayout() }
    }

    /// The direction of the arrow, or `unknown` before the popover is shown. It is empty if there is no arrow: none is
    /// permitted, or the popover covers the source because there is not enough space beside it.
    open private(set) var arrowDirection: UIPopoverArrowDirection = .unknown

    /// The views outside the popover that receive touches while it is shown. The default is nil.
    open var passthroughViews: [UIView]?

    /// The color of the bubble. The default, nil, is the system background.
    open var backgroundColor: UIColor? {
        didSet { bubble.color = backgroundColor ?? .systemBackground }
    }

    /// The class of the background, a subclass of `UIPopoverBackgroundView`. The default, nil, means the standard bubble.
    open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)? {
        didSet { bubble.background = (popoverBackgroundViewClass as? UIView.Type)?.make() as? UIPopoverBackgroundView }
    }

    /// The minimum distances to the edges of the safe area, in points. The default is 10 on each side.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

    open override var presentationStyle: UIModalPresentationStyle { .popover }
    open override var presentedView: UIView? { bubble }
    open override var adaptivePresentationStyle: UIModalPresentationStyle { .pageSheet }
    package final var motion: PresentationMotion { .popover }

    private static let standardSize = CGSize(width: 320, height: 480)

    private var placement: PopoverPlacement? {
        guard let container = containerView else { return nil }
        let source: CGRect =
            sourceFrame(in: container)
            ?? CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
        let size = contentSize
        let bounds = container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins)
        return PopoverPlacement(
            size: size, source: source, bounds: bounds, permitted: permittedArrowDirections,
            chrome: popoverBackgroundViewClass.map { PopoverChrome($0) } ?? PopoverChrome())
    }

    private func sourceFrame(in container: UIView) -> CGRect? {
        if let sourceItem { return sourceItem.frame(in: container) }
        if let barButtonItem { return barButtonItem.displayedView.map { container.convert($0.bounds, from: $0) } }
        return sourceView.map { container.convert(sourceRect.isNull ? $0.bounds : sourceRect, from: $0) }
    }

    private var dialog: (any DialogController)? { presentedViewController as? any DialogController }

    private var contentSize: CGSize {
        var size = dialog?.popoverSize ?? presentedViewController.preferredContentSize
        if size.width <= 0 { size.width = Self.standardSize.width }
        if size.height <= 0 { size.height = Self.standardSize.height }
        return size
    }

    /// Returns the size that the popover prefers, or the largest size that fits.
    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        let (size, margins) = (contentSize, popoverLayoutMargins)
        return CGSize(
            width: min(size.width, parentSize.width - margins.left - margins.right),
            height: min(size.height, parentSize.height - margins.top - margins.bottom))
    }

    private func tapOutside() {
        if dialog?.handleTapOutsidePopover() != true { dismissByGesture() }
    }

    open override var frameOfPresentedViewInContainerView: CGRect { placement?.outline ?? .zero }

    open override func presentationTransitionWillBegin() {
        guard let container = containerView else { return }
        delegate?.prepareForPopoverPresentation(self)
        if sourceItem == nil, barButtonItem == nil, sourceView == nil {
            Diagnostics.warn(
                "The popover of \(presentedViewController) has no sourceItem, sourceView or barButtonItem. It is shown in the middle."
            )
        }
        if dialog != nil {
            bubble.color = presentedViewController.view.backgroundColor ?? .systemBackground
        }
        dimming.backgroundColor = .clear
        dimming.alpha = 1
        dimming.onTap = { [weak self] in self?.tapOutside() }
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
        guard bubble.superview === container, !isInTransition else { return }
        bubble.frame = frameOfPresentedViewInContainerView
    }

    override func passesTouches(at point: CGPoint) -> Bool {
        guard let container = containerView, !bubble.frame.contains(point) else { return false }
        return passthroughViews?.contains { $0.bounds.contains(container.convert(point, to: $0)) } ?? false
    }

    package override var canBeDismissedByGesture: Bool {
        super.canBeDismissedByGesture
            && delegate?.popoverPresentationControllerShouldDismissPopover(self) ?? true
    }

    package override func didDismissByGesture() {
        super.didDismissByGesture()
        delegate?.popoverPresentationControllerDidDismissPopover(self)
    }
}

/// Methods that adapt the presentation of a popover and report it. All methods are optional.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called before the popover is shown. Set its source here.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    /// Returns whether a tap outside may dismiss the popover. The default is true. Prefer
    /// `presentationControllerShouldDismiss(_:)`.
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    /// Called after a tap outside has dismissed the popover. Prefer `presentationControllerDidDismiss(_:)`.
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }
    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
}
