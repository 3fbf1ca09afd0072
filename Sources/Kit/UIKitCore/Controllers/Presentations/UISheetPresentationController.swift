import Foundation
import ScrollPhysics

/// A presentation as a sheet that rests at one of several heights. The user can drag it between them, and down to
/// dismiss it.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// The default corner radius, in points.
    private static let cornerRadius: CGFloat = 12

    private let dimming = DimmingView()
    private lazy var card = SheetCardView(content: presentedViewController.view)
    private lazy var drag = SheetDrag(sheet: self)

    /// The object that controls dismissal and is notified of detent changes, held weakly.
    open var delegate: (any UISheetPresentationControllerDelegate)? {
        get { adaptiveDelegate as? any UISheetPresentationControllerDelegate }
        set { adaptiveDelegate = newValue }
    }

    // MARK: Settings

    /// The heights at which the sheet can rest. The default is `large`.
    open var detents: [Detent] = [.large()] {
        didSet { settingsDidChange() }
    }

    /// The detent at which the sheet rests. If nil, the default, the sheet rests at the lowest detent.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { settingsDidChange() } }
    }

    /// The largest detent at which the content behind the sheet is not dimmed and receives touches. If nil, the
    /// default, the content is dimmed at all detents.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { if largestUndimmedDetentIdentifier != oldValue { settingsDidChange() } }
    }

    /// Whether a grabber is shown at the top of the sheet. The default is false.
    open var prefersGrabberVisible = false {
        didSet { if prefersGrabberVisible != oldValue { settingsDidChange() } }
    }

    /// The corner radius, in points. Nil, the default, means the system's radius.
    open var preferredCornerRadius: CGFloat? {
        didSet { if preferredCornerRadius != oldValue { settingsDidChange() } }
    }

    /// Whether dragging up while the content is scrolled to its top expands the sheet before the content scrolls. The
    /// default is true.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    /// Whether the sheet is attached to the bottom edge if the vertical size class is compact. If false, the default,
    /// the sheet covers the screen in that size class.
    open var prefersEdgeAttachedInCompactHeight = false {
        didSet { if prefersEdgeAttachedInCompactHeight != oldValue { settingsDidChange() } }
    }

    /// Whether the preferred content size determines the width of a sheet that is attached to the bottom edge while the
    /// vertical size class is compact. The default is false: the sheet is as wide as the safe area.
    ///
    /// The property has an effect only if `prefersEdgeAttachedInCompactHeight` is true.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
        didSet { if widthFollowsPreferredContentSizeWhenEdgeAttached != oldValue { settingsDidChange() } }
    }

    /// Animates the changes that a closure makes to the sheet.
    open func animateChanges(_ changes: () -> Void) {
        UIView.animate(springDuration: 0.4, bounce: 0, options: .allowUserInteraction) {
            changes()
            containerView?.layoutIfNeeded()
        }
    }

    /// Computes the heights of custom detents again.
    open func invalidateDetents() { settingsDidChange() }

    private func settingsDidChange() { containerView?.setNeedsLayout() }

    // MARK: Heights

    /// The resolution context of the detents.
    private final class Context: NSObject, UISheetPresentationControllerDetentResolutionContext {
        let containerTraitCollection: UITraitCollection
        let maximumDetentValue: CGFloat

        init(_ traits: UITraitCollection, _ maximum: CGFloat) {
            containerTraitCollection = traits
            maximumDetentValue = maximum
        }
    }

    /// The size of the container for which a frame is computed; nil for its current size.
    private var upcomingSize: CGSize?
    /// The traits that the container is about to have; nil if they do not change.
    private var upcomingTraits: UITraitCollection?
    private var traits: UITraitCollection { upcomingTraits ?? containerView?.traitCollection ?? .current }

    private var placement: SheetPlacement {
        SheetPlacement(
            container: upcomingSize ?? containerView?.bounds.size ?? .zero,
            safeArea: containerView?.safeAreaInsets ?? .zero, hasCompactHeight: traits.verticalSizeClass == .compact,
            isEdgeAttached: prefersEdgeAttachedInCompactHeight,
            preferred: presentedViewController.preferredContentSize,
            isForm: presentedViewController.modalPresentationStyle == .formSheet,
            followsWidth: widthFollowsPreferredContentSizeWhenEdgeAttached)
    }

    /// The detents that are available, with their heights in points, in ascending order.
    var restingDetents: [(identifier: Detent.Identifier, height: CGFloat)] {
        let placement = self.placement
        if placement.isFullScreen { return [(.large, placement.largestHeight)] }
        let context = Context(traits, placement.largestDetent)
        let available: [(identifier: Detent.Identifier, height: CGFloat)] = detents.compactMap { detent in
            detent.resolvedValue(in: context).map { (detent.identifier, placement.height(ofDetent: $0)) }
        }
        return available.sorted { $0.height < $1.height }
    }

    private var restingDetent: (identifier: Detent.Identifier, height: CGFloat)? {
        let available = restingDetents
        return available.first { $0.identifier == selectedDetentIdentifier } ?? available.first
    }

    /// The height at which the sheet rests, in points.
    var restingHeight: CGFloat { restingDetent?.height ?? placement.largestHeight }

    /// The height of the sheet while the user drags it, in points.
    var draggedHeight: CGFloat? {
        didSet { containerView?.setNeedsLayout() }
    }

    func physics(isDismissible: Bool) -> SheetPhysics {
        SheetPhysics(heights: restingDetents.map { Double($0.height) }, isDismissible: isDismissible)
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        containerView == nil ? .zero : placement.frame(height: draggedHeight ?? restingHeight)
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        upcomingSize = parentSize
        defer { upcomingSize = nil }
        return placement.frame(height: restingHeight).size
    }

    open override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        upcomingTraits = newCollection
        coordinator.animate { [weak self] _ in self?.upcomingTraits = nil }
    }

    // MARK: Transitions

    open override var presentedView: UIView? { card }

    override var dimsTint: Bool { dimmingAlpha > 0 }

    open override func presentationTransitionWillBegin() {
        guard let container = containerView else { return }
        dimming.frame = container.bounds
        dimming.onTap = { [weak self] in self?.dismissByGesture() }
        container.addSubview(dimming)
        card.addGestureRecognizer(drag.recognizer)
        applyAppearance()
        let alpha = dimmingAlpha
        runAlong { self.dimming.alpha = alpha }
    }

    open override func dismissalTransitionWillBegin() {
        runAlong { self.dimming.alpha = 0 }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if !completed { containerView?.setNeedsLayout() }
    }

    private func applyAppearance() {
        card.layer.cornerRadius = placement.isFullScreen ? 0 : preferredCornerRadius ?? Self.cornerRadius
        card.showsGrabber = prefersGrabberVisible && !placement.isFullScreen
    }

    open override func containerViewWillLayoutSubviews() {
        guard let container = containerView else { return }
        dimming.frame = container.bounds
        applyAppearance()
        guard card.superview === container, !isInTransition else { return }
        card.frame = frameOfPresentedViewInContainerView
        dimming.alpha = dimmingAlpha
        presentingViewController.viewIfLoaded?.setBehindPresentation(dimsTint)
    }

    private var dimmingAlpha: CGFloat {
        let undimmed: CGFloat? = restingDetents.first { $0.identifier == largestUndimmedDetentIdentifier }?.height
        let height = Double(draggedHeight ?? restingHeight)
        return CGFloat(physics(isDismissible: true).dimming(at: height, above: undimmed.map { Double($0) }))
    }

    override func passesTouches(at point: CGPoint) -> Bool {
        dimming.alpha < 0.01 && dimming.superview != nil && !card.frame.contains(point)
            && !isInTransition
    }

    /// Selects the detent to which the user dragged the sheet, unless the selected detent has the same height.
    func select(_ detent: (identifier: Detent.Identifier, height: CGFloat)) {
        guard detent.identifier != restingDetent?.identifier, detent.height != restingHeight else { return }
        selectedDetentIdentifier = detent.identifier
        delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
}

/// Methods that report changes to a sheet. All methods are optional.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called after the user drags the sheet to a different detent.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
