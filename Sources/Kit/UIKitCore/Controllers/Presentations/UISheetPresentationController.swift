import Foundation
import ScrollPhysics

/// A presentation as a sheet that rests at one of several heights. The user can drag it between them, and down to
/// dismiss it.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// The default corner radius, in points.
    private static let cornerRadius: CGFloat = 12
    /// The distance between the largest sheet and the top safe area, in points.
    private static let topGap: CGFloat = 12

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

    private var hasCompactHeight: Bool { containerView?.traitCollection.verticalSizeClass == .compact }

    /// Whether the sheet covers the screen.
    private var isFullScreen: Bool { hasCompactHeight && !prefersEdgeAttachedInCompactHeight }

    /// The maximum height of the sheet, including the safe area at the bottom, in points.
    private var largestHeight: CGFloat {
        guard let container = containerView else { return 0 }
        if isFullScreen { return container.bounds.height }
        return max(0, container.bounds.height - container.safeAreaInsets.top - Self.topGap)
    }

    private func height(of detent: Detent) -> CGFloat? {
        guard let container = containerView else { return nil }
        let bottom = container.safeAreaInsets.bottom
        let context = Context(container.traitCollection, largestHeight - bottom)
        return detent.resolvedValue(in: context).map { min($0 + bottom, largestHeight) }
    }

    /// The detents that are available, with their heights in points, in ascending order.
    var restingDetents: [(identifier: Detent.Identifier, height: CGFloat)] {
        if isFullScreen { return [(.large, largestHeight)] }
        let available: [(identifier: Detent.Identifier, height: CGFloat)] = detents.compactMap { detent in
            height(of: detent).map { (detent.identifier, $0) }
        }
        return available.sorted { $0.height < $1.height }
    }

    private var restingDetent: (identifier: Detent.Identifier, height: CGFloat)? {
        let available = restingDetents
        return available.first { $0.identifier == selectedDetentIdentifier } ?? available.first
    }

    /// The height at which the sheet rests, in points.
    var restingHeight: CGFloat { restingDetent?.height ?? largestHeight }

    private var restingIdentifier: Detent.Identifier? { restingDetent?.identifier }

    /// The height of the sheet while the user drags it, in points.
    var draggedHeight: CGFloat? {
        didSet { containerView?.setNeedsLayout() }
    }

    func physics(isDismissible: Bool) -> SheetPhysics {
        SheetPhysics(heights: restingDetents.map { Double($0.height) }, isDismissible: isDismissible)
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        let height: CGFloat = draggedHeight ?? restingHeight
        let bounds = container.bounds
        if hasCompactHeight { return frameInCompactHeight(height, in: container) }
        guard bounds.width >= 700 else {
            return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        }
        let preferred = presentedViewController.preferredContentSize
        let isForm: Bool = presentedViewController.modalPresentationStyle == .formSheet && preferred.width > 0
        let width: CGFloat = isForm ? min(preferred.width, bounds.width - 40) : min(624, bounds.width - 80)
        let ownHeight: CGFloat = isForm && preferred.height > 0 ? min(preferred.height, height) : height
        return CGRect(x: (bounds.width - width) / 2, y: bounds.height - ownHeight, width: width, height: ownHeight)
    }

    private func frameInCompactHeight(_ height: CGFloat, in container: UIView) -> CGRect {
        let bounds = container.bounds
        guard !isFullScreen else {
            return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: bounds.height)
        }
        let safe = bounds.inset(by: container.safeAreaInsets)
        let preferred: CGFloat = presentedViewController.preferredContentSize.width
        let follows: Bool = widthFollowsPreferredContentSizeWhenEdgeAttached && preferred > 0
        let width: CGFloat = follows ? min(preferred, safe.width) : safe.width
        return CGRect(x: safe.midX - width / 2, y: bounds.height - height, width: width, height: height)
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
        card.layer.cornerRadius = isFullScreen ? 0 : preferredCornerRadius ?? Self.cornerRadius
        card.showsGrabber = prefersGrabberVisible && !isFullScreen
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

    /// The alpha of the dimming view. With an undimmed detent, the alpha is 0 up to that detent, and rises to 1 at the
    /// next one. Otherwise, it decreases as the user drags the sheet below its lowest detent.
    private var dimmingAlpha: CGFloat {
        let height: CGFloat = draggedHeight ?? restingHeight
        let available = restingDetents
        if let undimmed = available.first(where: { $0.identifier == largestUndimmedDetentIdentifier }) {
            guard height > undimmed.height + 0.5 else { return 0 }
            guard let next = available.first(where: { $0.height > undimmed.height }) else { return 1 }
            return min(1, (height - undimmed.height) / max(1, next.height - undimmed.height))
        }
        return CGFloat(physics(isDismissible: true).visibleFraction(at: Double(height)))
    }

    override func passesTouches(at point: CGPoint) -> Bool {
        dimming.alpha < 0.01 && dimming.superview != nil && !card.frame.contains(point)
            && !isInTransition
    }

    /// Selects the detent to which the user dragged the sheet.
    func select(_ identifier: Detent.Identifier) {
        guard identifier != restingIdentifier else { return }
        selectedDetentIdentifier = identifier
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
