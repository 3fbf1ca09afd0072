import Foundation
import ScrollPhysics

/// Shows a controller as a sheet that rests at one of several heights, and leaves when it is dragged down.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// What a sheet without a grabber or a greater radius has, in points.
    private static let cornerRadius: CGFloat = 12
    /// How far a large sheet keeps from the top, in points.
    private static let topGap: CGFloat = 12

    private let dimming = DimmingView()
    private lazy var card = SheetCardView(content: presentedViewController.view)
    private lazy var drag = SheetDrag(sheet: self)

    /// Who is told of its height, too. Held weakly.
    open var delegate: (any UISheetPresentationControllerDelegate)? {
        get { adaptiveDelegate as? any UISheetPresentationControllerDelegate }
        set { adaptiveDelegate = newValue }
    }

    // MARK: Settings

    /// The heights at which it rests. The default is `large`.
    open var detents: [Detent] = [.large()] {
        didSet { settingsDidChange() }
    }

    /// The height at which it rests; nil, the default, is the least.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { settingsDidChange() } }
    }

    /// Up to which height what lies behind stays bright, and takes touches; nil, the default, is none.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { if largestUndimmedDetentIdentifier != oldValue { settingsDidChange() } }
    }

    /// Whether it shows at its top that it can be dragged. The default is false.
    open var prefersGrabberVisible = false {
        didSet { if prefersGrabberVisible != oldValue { settingsDidChange() } }
    }

    /// How far its corners are rounded, in points; nil, the default, is the system's.
    open var preferredCornerRadius: CGFloat? {
        didSet { if preferredCornerRadius != oldValue { settingsDidChange() } }
    }

    /// Whether content that is scrolled up at its top makes the sheet higher first. The default is true.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    /// Makes what `changes` changes move.
    open func animateChanges(_ changes: () -> Void) {
        UIView.animate(springDuration: 0.4, bounce: 0, options: .allowUserInteraction) {
            changes()
            containerView?.layoutIfNeeded()
        }
    }

    private func settingsDidChange() {
        containerView?.setNeedsLayout()
    }

    // MARK: Heights

    /// What the heights are worked out from.
    private final class Context: NSObject, UISheetPresentationControllerDetentResolutionContext {
        let containerTraitCollection: UITraitCollection
        let maximumDetentValue: CGFloat

        init(_ traits: UITraitCollection, _ maximum: CGFloat) {
            containerTraitCollection = traits
            maximumDetentValue = maximum
        }
    }

    /// How high it may be at most, with the safe area at the bottom, in points.
    private var largestHeight: CGFloat {
        guard let container = containerView else { return 0 }
        return max(0, container.bounds.height - container.safeAreaInsets.top - Self.topGap)
    }

    private func height(of detent: Detent) -> CGFloat? {
        guard let container = containerView else { return nil }
        let bottom: CGFloat = container.safeAreaInsets.bottom
        let context = Context(container.traitCollection, largestHeight - bottom)
        return detent.resolvedValue(in: context).map { min($0 + bottom, largestHeight) }
    }

    /// The heights that it can have, growing.
    var restingPlaces: [(identifier: Detent.Identifier, height: CGFloat)] {
        let places: [(identifier: Detent.Identifier, height: CGFloat)] = detents.compactMap { detent in
            height(of: detent).map { (detent.identifier, $0) }
        }
        return places.sorted { $0.height < $1.height }
    }

    private var restingPlace: (identifier: Detent.Identifier, height: CGFloat)? {
        let places: [(identifier: Detent.Identifier, height: CGFloat)] = restingPlaces
        return places.first { $0.identifier == selectedDetentIdentifier } ?? places.first
    }

    /// How high it rests.
    var restingHeight: CGFloat { restingPlace?.height ?? largestHeight }

    private var restingIdentifier: Detent.Identifier? { restingPlace?.identifier }

    /// How high it stands while a finger drags it.
    var draggedHeight: CGFloat? {
        didSet { containerView?.setNeedsLayout() }
    }

    func travel(mayLeave: Bool) -> SheetTravel {
        SheetTravel(heights: restingPlaces.map { Double($0.height) }, mayLeave: mayLeave)
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        let height: CGFloat = draggedHeight ?? restingHeight
        let bounds: CGRect = container.bounds
        guard bounds.width >= 700 else {
            return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        }
        let wanted: CGSize = presentedViewController.preferredContentSize
        let isForm: Bool = presentedViewController.modalPresentationStyle == .formSheet && wanted.width > 0
        let width: CGFloat = isForm ? min(wanted.width, bounds.width - 40) : min(624, bounds.width - 80)
        let ownHeight: CGFloat = isForm && wanted.height > 0 ? min(wanted.height, height) : height
        return CGRect(x: (bounds.width - width) / 2, y: bounds.height - ownHeight, width: width, height: ownHeight)
    }

    // MARK: Coming and going

    open override var presentedView: UIView? { card }

    override var dimsTint: Bool { dimmingAlpha > 0 }

    open override func presentationTransitionWillBegin() {
        guard let container = containerView else { return }
        dimming.frame = container.bounds
        dimming.onTap = { [weak self] in self?.dismissByGesture() }
        container.addSubview(dimming)
        card.addGestureRecognizer(drag.recognizer)
        applyLooks()
        let alpha: CGFloat = dimmingAlpha
        runAlong { self.dimming.alpha = alpha }
    }

    open override func dismissalTransitionWillBegin() {
        runAlong { self.dimming.alpha = 0 }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if !completed { containerView?.setNeedsLayout() }
    }

    private func applyLooks() {
        card.layer.cornerRadius = preferredCornerRadius ?? Self.cornerRadius
        card.showsGrabber = prefersGrabberVisible
    }

    open override func containerViewWillLayoutSubviews() {
        guard let container = containerView else { return }
        dimming.frame = container.bounds
        applyLooks()
        guard card.superview === container, presentedViewController.ownTransition == nil else { return }
        card.frame = frameOfPresentedViewInContainerView
        dimming.alpha = dimmingAlpha
        presentingViewController.viewIfLoaded?.setBehindPresentation(dimsTint)
    }

    /// How dark it is behind: not at all up to the undimmed height, and paler as the sheet leaves.
    private var dimmingAlpha: CGFloat {
        let height: CGFloat = draggedHeight ?? restingHeight
        let places: [(identifier: Detent.Identifier, height: CGFloat)] = restingPlaces
        if let undimmed = places.first(where: { $0.identifier == largestUndimmedDetentIdentifier }) {
            guard height > undimmed.height + 0.5 else { return 0 }
            guard let next = places.first(where: { $0.height > undimmed.height }) else { return 1 }
            return min(1, (height - undimmed.height) / max(1, next.height - undimmed.height))
        }
        return CGFloat(travel(mayLeave: true).presence(at: Double(height)))
    }

    override func passesTouches(at point: CGPoint) -> Bool {
        dimming.alpha < 0.01 && dimming.superview != nil && !card.frame.contains(point)
            && presentedViewController.ownTransition == nil
    }

    /// A finger has brought it to another height.
    func select(_ identifier: Detent.Identifier) {
        guard identifier != restingIdentifier else { return }
        selectedDetentIdentifier = identifier
        delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
}

/// Who is asked and told about a sheet. Every method may be left out.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Tells that a finger has brought the sheet to another height.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
