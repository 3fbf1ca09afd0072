import ClassRuntime
import Foundation
import FoundationAdditions
import QuartzCore

/// A rectangular area that draws content, lays out subviews and handles events.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, UICoordinateSpace, UITraitEnvironment,
    UIFocusItem
{
    // MARK: Creating a view

    /// The class of the view's layer. The default is `CALayer`.
    open class var layerClass: AnyClass { CALayer.self }

    /// The layer that draws the view.
    public let layer: CALayer

    /// Creates a view with a frame in the coordinates of its future superview, in points.
    public init(frame: CGRect) {
        layer = Self.makeLayer()
        super.init()
        prepare(frame: frame)
    }

    /// Creates a view whose frame is zero.
    public convenience override init() {
        self.init(frame: .zero)
    }

    /// Creates a view, and sets the values from an interface file or an archive.
    public required init?(coder: NSCoder) {
        layer = Self.makeLayer()
        super.init()
        prepare(frame: .zero)
        coder.configure(self, as: UIView.self)
    }

    /// Encodes the geometry, the appearance, the subviews and the constraints, and the properties of stack views, scroll
    /// views, labels, image views, buttons, text fields, switches, sliders, progress views and bars.
    ///
    /// For other classes of UIKit, only the properties that all views have are encoded, and a warning is written to
    /// standard error.
    open func encode(with coder: NSCoder) { ViewArchives.encode?(self, coder) }

    /// Clears the unowned references to the view. No strong references to the view remain at this point, so the code
    /// can run on any thread.
    deinit {
        storedHandle?.clear()
        ownLayer?.owner = nil
        for subview in storedSubviews { subview.storedSuperview = nil }
    }

    // MARK: Stored state

    /// The layer, for use in `deinit`, which is not isolated to an actor. Unsafe access is correct there: `deinit`
    /// holds the only reference to the view.
    nonisolated(unsafe) var ownLayer: CALayer?
    var storedHandle: Handle<UIView>?

    var storedSubviews: [UIView] = []
    /// The superview. Unsafe access is correct: a superview retains its subviews, and its `deinit` clears this
    /// reference.
    nonisolated(unsafe) unowned(unsafe) var storedSuperview: UIView?
    weak var storedWindow: UIWindow?
    /// The view controller that manages this view.
    weak var viewController: UIViewController?
    var storedTraits: UITraitCollection?
    var storedSafeAreaInsets: UIEdgeInsets = .zero
    var storedRecognizers: [UIGestureRecognizer] = []
    /// The state that few views need, allocated when it is first set.
    var rare: UIViewRareState?
    /// The Auto Layout state, allocated when the view is first used in a constraint.
    var layoutState: ViewLayoutState?
    /// Whether the class overrides `draw(_:)`.
    var drawsContent = false
    /// The functions that the class overrides.
    var overrides: ViewOverrides = []
    /// The functions that read traits when they ran last.
    var traitReaders = TrackedFunctions()
    var needsConstraintUpdate = true
    var subtreeNeedsConstraintUpdate = false
    /// Whether the view or a descendant requires constraint updates even without constraints.
    var subtreeRequiresConstraints = false
    /// Whether the view or a descendant owns, or once owned, a constraint.
    var subtreeHoldsConstraints = false
    /// Whether the size changed since the last layout.
    var wasResized = false

    /// A number that identifies the view. The default is 0.
    open var tag: Int = 0 {
        willSet { keyWillChange(self, "tag") }
        didSet { keyDidChange(self, "tag") }
    }

    /// Whether the view and its subviews receive events. The default is true.
    open var isUserInteractionEnabled = true {
        willSet { keyWillChange(self, "isUserInteractionEnabled") }
        didSet { keyDidChange(self, "isUserInteractionEnabled") }
    }

    /// Whether the view receives more than one touch at a time. The default is false.
    open var isMultipleTouchEnabled = false

    /// Whether a touch in the view blocks touches in other views. The default is false.
    open var isExclusiveTouch = false

    /// How the content adapts to the size of the view. The default is `scaleToFill`.
    open var contentMode: ContentMode = .scaleToFill {
        didSet {
            guard contentMode != oldValue else { return }
            layer.contentsGravity = contentMode.gravity
        }
    }

    /// Whether a change in the view's size resizes its subviews according to their autoresizing masks. The default is
    /// true.
    open var autoresizesSubviews = true

    /// The margins and dimensions that adapt to the superview's size. The default is empty.
    open var autoresizingMask: AutoresizingMask = []

    // MARK: Geometry

    /// The view's rectangle in its superview's coordinates, in points. Undefined while `transform` is not the identity.
    open var frame: CGRect {
        get { layer.frame }
        set { setFrame(newValue) }
    }

    /// The view's rectangle in its own coordinates, in points.
    open var bounds: CGRect {
        get { layer.bounds }
        set { setBounds(newValue) }
    }

    /// The position of the anchor point in the superview's coordinates, in points.
    open var center: CGPoint {
        get { layer.position }
        set { setCenter(newValue) }
    }

    /// The transform about the anchor point. The default is the identity.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { setTransform(newValue) }
    }

    /// The three-dimensional transform about the anchor point. The default is the identity.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    /// The point of the bounds that `center` and `transform` use as their reference, in unit coordinates. The default
    /// is (0.5, 0.5).
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }

    func geometryDidChange(oldSize: CGSize) {
        let size = layer.bounds.size
        guard size != oldSize else { return }
        wasResized = true
        rare?.sizeObserver?()
        setNeedsLayout()
        if contentMode == .redraw, drawsContent { setNeedsDisplay() }
        if autoresizesSubviews { resizeSubviews(from: oldSize) }
        layoutSizeDidChange()
    }

    /// Returns the size that fits the view best within `size`, in points. The default implementation returns the
    /// current size.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        bounds.size
    }

    /// Resizes the view to the size that fits it best. Keeps the frame's origin, or the center of a transformed view.
    open func sizeToFit() {
        resize(to: sizeThatFits(bounds.size))
    }

    /// Converts `point` from this view's coordinates to the coordinates of `view`, or of the window if `view` is nil.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        layer.convert(point, to: (view ?? window)?.layer)
    }

    /// Converts `point` from the coordinates of `view`, or of the window if `view` is nil, to this view's coordinates.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: (view ?? window)?.layer)
    }

    /// Converts `rect` from this view's coordinates to the coordinates of `view`, or of the window if `view` is nil.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        layer.convert(rect, to: (view ?? window)?.layer)
    }

    /// Converts `rect` from the coordinates of `view`, or of the window if `view` is nil, to this view's coordinates.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        layer.convert(rect, from: (view ?? window)?.layer)
    }

    // MARK: View hierarchy

    /// The subviews, from back to front.
    open var subviews: [UIView] { storedSubviews }

    /// The view that contains this view.
    open var superview: UIView? { storedSuperview }

    /// The window that contains this view.
    open var window: UIWindow? { storedWindow }

    /// Adds `view` in front of all subviews and sublayers. The view is removed from its old superview.
    open func addSubview(_ view: UIView) {
        insert(view, .front)
    }

    /// Inserts `view` at `index`, counted from the back. An index beyond the last subview inserts the view in front of
    /// all subviews.
    open func insertSubview(_ view: UIView, at index: Int) {
        stopProgram(unless: index >= 0, "A view cannot be inserted at the negative index \(index).")
        insert(view, .index(index))
    }

    /// Inserts `view` directly behind `siblingSubview`, or in front of all subviews if `siblingSubview` is not a
    /// subview of this view.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, .below(siblingSubview))
    }

    /// Inserts `view` directly in front of `siblingSubview`, or in front of all subviews if `siblingSubview` is not a
    /// subview of this view.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, .above(siblingSubview))
    }

    /// Moves `view` in front of the other subviews, and its layer in front of all other sublayers.
    open func bringSubviewToFront(_ view: UIView) { moveSubview(view, to: .front) }

    /// Moves `view` behind the other subviews, and its layer behind all other sublayers.
    open func sendSubviewToBack(_ view: UIView) { moveSubview(view, to: .back) }

    /// Returns the first view of the subtree, including this view, whose tag is `tag`, if any.
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }

    /// Removes the view from its superview.
    open func removeFromSuperview() {
        leaveSuperview()
    }

    /// Called after `subview` is added. The default implementation does nothing.
    open func didAddSubview(_ subview: UIView) {}

    /// Called before `subview` is removed. The default implementation does nothing.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Called before the superview changes. The default implementation does nothing.
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// Called after the superview changes. The default implementation does nothing.
    open func didMoveToSuperview() {}

    /// Called before the window changes. The default implementation does nothing.
    open func willMove(toWindow newWindow: UIWindow?) {}

    /// Called after the window changes. The default implementation does nothing.
    open func didMoveToWindow() {}

    // MARK: Appearance

    /// The color behind the content; nil for a transparent background. The default is nil.
    open var backgroundColor: UIColor? {
        get { rare?.backgroundColor }
        set { setBackgroundColor(newValue) }
    }

    /// The opacity, from 0 to 1. The default is 1.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set {
            keyWillChange(self, "alpha")
            layer.opacity = Float(min(max(newValue, 0), 1))
            keyDidChange(self, "alpha")
        }
    }

    /// Whether the view is invisible and receives no touches. The default is false.
    open var isHidden: Bool {
        get { rare?.isHiddenAfterAnimation ?? layer.isHidden }
        set { setHidden(newValue) }
    }

    /// Whether the view fills its bounds with opaque pixels. The default is true.
    ///
    /// After it is set to true, the content behind drawn pixels of the view is not drawn. The default has no effect.
    open var isOpaque: Bool {
        get { layer.isOpaque }
        set { layer.isOpaque = newValue }
    }

    /// Whether the view is cleared to transparent black before `draw(_:)` is called. The default is true.
    ///
    /// If it is false and the view is opaque, `draw(_:)` draws over the previous drawing, unless the size of the view
    /// changed, or its drawing was released while it was not visible.
    open var clearsContextBeforeDrawing: Bool {
        get { layer.clearsContents }
        set { layer.clearsContents = newValue }
    }

    /// Whether subviews are clipped to the view's bounds. The default is false.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// The color of interactive elements. The default is the tint color of the superview.
    open var tintColor: UIColor! {
        get { effectiveTintAdjustmentMode == .dimmed ? .systemGray : undimmedTintColor }
        set {
            keyWillChange(self, "tintColor")
            defer { keyDidChange(self, "tintColor") }
            setTintColor(newValue)
        }
    }

    /// The outline of the view in the collisions of a dynamic animator. The default is `rectangle`.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

    /// The outline for `UIDynamicItemCollisionBoundsType.path`, in coordinates with the origin at the view's center.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    /// The adjustment of the tint, such as dimming. The default is the adjustment of the superview.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { effectiveTintAdjustmentMode }
        set { setTintAdjustmentMode(newValue) }
    }

    /// Called after `tintColor` changes. The default implementation does nothing.
    open func tintColorDidChange() {}

    /// A view whose alpha channel masks this view.
    open var mask: UIView? {
        get { rare?.mask }
        set {
            rareState.mask = newValue
            layer.mask = newValue?.layer
        }
    }

    // MARK: Drawing

    /// The number of pixels for each point of the view's content. The default is the scale of the display. A factor
    /// that the app sets does not change when the view moves to another window.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { setContentScaleFactor(newValue) }
    }

    /// Draws the view's content. The default implementation draws nothing.
    ///
    /// - Parameter rect: The part to draw, in the view's own coordinates.
    open func draw(_ rect: CGRect) {}

    /// Marks the whole content for drawing in the next frame.
    open func setNeedsDisplay() {
        guard drawsContent else { return }
        layer.setNeedsDisplay()
    }

    /// Marks a part of the content for drawing in the next frame.
    open func setNeedsDisplay(_ rect: CGRect) {
        guard drawsContent else { return }
        layer.setNeedsDisplay(rect)
    }

    // MARK: Layout

    /// Marks the view for layout before the next frame.
    open func setNeedsLayout() {
        layer.setNeedsLayout()
    }

    /// Lays out all views of the tree that are marked for layout, immediately.
    open func layoutIfNeeded() {
        LayoutPass.run(from: self)
    }

    /// Sets the frames of the subviews. The default implementation sets the frames that constraints determine.
    open func layoutSubviews() {
        applyConstraintFramesToSubviews()
    }

    /// Updates the view's properties from its data. The default implementation does nothing.
    ///
    /// Called before the first layout in a window. When an `@Observable` object or a trait that the function read changes,
    /// it is called again.
    open func updateProperties() {}

    /// Whether the class requires constraints for its layout. The default is false.
    ///
    /// Constraint updates begin in a view tree when one of its views gets its first constraint, stops translating its
    /// autoresizing mask, or calls `setNeedsUpdateConstraints()`. A class that creates its constraints in
    /// `updateConstraints()` returns true, so that the method is also called in a tree without constraints.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Updates the view's constraints. Call `super` last.
    ///
    /// Called before the first layout and after `setNeedsUpdateConstraints()`, but not in a view tree without
    /// constraints; see `requiresConstraintBasedLayout`.
    open func updateConstraints() {
        needsConstraintUpdate = false
    }

    /// The natural size of the content, in points. The default, `noIntrinsicMetric`, means that there is no natural
    /// width or height.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Marks `intrinsicContentSize` as changed, so that it is read again before the next layout.
    open func invalidateIntrinsicContentSize() {
        layoutState?.slot.engine?.intrinsicSizeDidChange(of: self)
        (storedSuperview as? any ContentObserver)?.contentDidChange(of: self)
        UIView.constraintObserver?(self)
    }

    /// The insets from the frame to the alignment rectangle, which excludes shadows and badges. The default is zero.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// Returns the alignment rectangle for `frame`.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect {
        frame.inset(by: alignmentRectInsets)
    }

    /// Returns the frame for an alignment rectangle.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        frame(around: alignmentRect)
    }

    /// The subview that provides the first baseline. The default is `forLastBaselineLayout`.
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

    /// The subview that provides the last baseline. The default is the result of `forBaselineLayout()`.
    open var forLastBaselineLayout: UIView { forBaselineLayout() }

    /// Returns the subview that provides both baselines, for older code. The default is the view itself.
    open func forBaselineLayout() -> UIView { self }

    /// Returns the natural size at a width, in points, for content that wraps, such as text; nil for other content.
    func intrinsicSize(atWidth width: CGFloat) -> CGSize? {
        guard let content = self as? any WrappingContent, content.wrapsContent else { return nil }
        return content.naturalSize(atWidth: width)
    }

    /// Whether `intrinsicSize(atWidth:)` depends on the width.
    var contentWraps: Bool { (self as? any WrappingContent)?.wrapsContent ?? false }

    /// Returns the distances from the top to the first baseline and from the bottom to the last baseline at a given
    /// size, in points. Returns nil for a view without a baseline.
    func baselineOffsets(at size: CGSize) -> (first: CGFloat, last: CGFloat)? { nil }

    /// The distance by which the baselines move down if the view becomes one point taller. Nil means that the first
    /// baseline keeps its distance from the top, and the last one its distance from the bottom.
    var baselineShare: CGFloat? { nil }

    /// The font that determines the system spacing between baselines; nil for a view without text.
    var baselineFont: UIFont? { nil }

    /// Returns the size nearest to `targetSize` that satisfies the constraints.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// Returns the size nearest to `targetSize` that satisfies the constraints, with a priority for each direction.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    /// Whether the autoresizing mask and the frame determine the layout. The default is true. Set this property to
    /// false before you add constraints.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { layoutState?.translatesAutoresizingMask ?? true }
        set { setTranslatesAutoresizingMask(newValue) }
    }

    /// The guide for the part of the view that no bar covers.
    open var safeAreaLayoutGuide: UILayoutGuide { ensureSafeAreaGuide() }

    /// The insets that bars and other obstructions require, in points.
    open var safeAreaInsets: UIEdgeInsets { rare?.reportedSafeAreaInsets ?? computedSafeAreaInsets }

    /// The space between the edges and the content, in points, relative to the reading direction. The default is 8 on
    /// each side; for a controller's view, it is the controller's `systemMinimumLayoutMargins`. The value includes the
    /// safe area, unless `insetsLayoutMarginsFromSafeArea` is false.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { computedDirectionalMargins }
        set { setMargins(newValue) }
    }

    /// The space between the edges and the content, in points. See `directionalLayoutMargins`.
    open var layoutMargins: UIEdgeInsets {
        get { computedMargins }
        set { setMargins(newValue) }
    }

    /// The semantic meaning of the content, which determines whether it is mirrored. The default is `unspecified`: the
    /// content follows the reading direction.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { rare?.semanticContentAttribute ?? .unspecified }
        set { setSemanticContentAttribute(newValue) }
    }

    /// The layout direction of the content, which `semanticContentAttribute` and the traits determine.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    /// Called after the layout direction changes. Marks the view for layout and drawing.
    func layoutDirectionDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
        constraintDirectionDidChange()
    }

    /// Called after the safe area changes. The default implementation does nothing.
    open func safeAreaInsetsDidChange() {}

    /// Called after the layout margins change. The default implementation marks the view for layout.
    open func layoutMarginsDidChange() {
        setNeedsLayout()
    }

    /// Schedules a call to `updateConstraints()` before the next layout.
    open func setNeedsUpdateConstraints() {
        markConstraintUpdate()
    }

    /// Sets the priority with which the view resists being larger than its content.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        let state = ensureLayoutState()
        if axis == .horizontal { state.hugging.horizontal = priority } else { state.hugging.vertical = priority }
        state.slot.engine?.itemDidChange(self)
    }

    // MARK: Events

    open override var next: UIResponder? {
        viewController ?? superview
    }

    /// Returns the frontmost view of the subtree that contains `point`, if any.
    ///
    /// Skips views that are hidden, ignore interaction, have an alpha below 0.01, or are blocked by an animation.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, !isBlockedByAnimation,
            self.point(inside: point, with: event)
        else { return nil }
        for subview in storedSubviews.reversed() {
            if let hit = subview.hitTest(pointForHitTest(point, in: subview), with: event) { return hit }
        }
        return self
    }

    /// Returns whether the view contains `point`. The default tests the bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }

    /// Returns whether a recognizer of the view or of an ancestor may begin. The default implementation returns true.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    open override var canBecomeFirstResponder: Bool { false }

    /// Attaches `gestureRecognizer`, which is removed from its previous view.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        attach(gestureRecognizer)
    }

    /// Removes `gestureRecognizer`. A gesture that is in progress is canceled.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

    /// The attached recognizers, in the order in which they were added, or `nil` if no recognizer is attached.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { storedRecognizers.isEmpty ? nil : storedRecognizers }
        set { setGestureRecognizers(newValue) }
    }

    /// Makes the first responder resign if it is this view or a descendant, and returns whether it resigned.
    ///
    /// - Parameter force: Whether the first responder loses its status even if it refuses to resign.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { resignDescendant(force: force) }

    // MARK: Focus

    /// Whether the view can become focused. The default is false. Enabled controls and the cells of lists return true.
    open var canBecomeFocused: Bool { false }

    /// Whether the view has the focus.
    open var isFocused: Bool { storedWindow?.storedFocusSystem?.focusedItem === self }

    /// The environments that are searched first for the item to focus. The default is empty, which means the first item
    /// in reading order.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

    /// The focus environment that contains the view: the next responder.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }

    /// The identifier of the group in which arrow keys move the focus. The default, nil, means the superview's group.
    open var focusGroupIdentifier: String? {
        get { rare?.focusGroupIdentifier }
        set { rareState.focusGroupIdentifier = newValue }
    }

    /// The view's priority when the focus moves to its group. The default is `ignored`.
    open var focusGroupPriority: UIFocusGroupPriority {
        get { isFocused ? .currentlyFocused : rare?.focusGroupPriority ?? .ignored }
        set { rareState.focusGroupPriority = newValue }
    }

    /// The visual effect of the focus, if any. The default is a ring.
    open var focusEffect: UIFocusEffect? {
        get { rare == nil ? UIFocusEffect() : rare?.focusEffect }
        set { rareState.focusEffect = newValue }
    }

    /// Returns whether the focus may change as `context` describes. The default implementation returns true.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Called after the focus changes. The default implementation does nothing.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: Traits

    /// The traits of the view's environment, such as its interface style, size class and display scale.
    open var traitCollection: UITraitCollection {
        TraitReads.wereRead = true
        return storedTraits ?? inheritedTraits
    }

    /// Called after the traits change. The default implementation does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Called when resolved colors may have changed. Views that set colors on layers override this method.
    func layerColorsDidChange() {}

    // MARK: Layer delegate

    /// Returns the action for a change to the layer's `key`: an animation inside an animation block, otherwise
    /// `NSNull`.
    open func action(for layer: CALayer, forKey key: String) -> (any CAAction)? {
        viewAction(for: layer, forKey: key)
    }

    /// Provides the layer's contents. The default implementation draws them, which calls `draw(_:)`.
    open func display(_ layer: CALayer) { layer.drawContents() }

    /// Draws the layer's content. The default implementation calls `draw(_:)` with the context as the current one.
    open func draw(_ layer: CALayer, in context: CGContext) {
        drawContent(in: context)
    }

    /// Lays out the layer's sublayers. The default implementation calls `layoutSubviews()`.
    open func layoutSublayers(of layer: CALayer) {
        guard layer === self.layer else { return }
        layoutWithController()
    }

    // MARK: Accessibility

    /// A name that identifies the view in tests. Assistive technologies do not speak it.
    open var accessibilityIdentifier: String? {
        get { rare?.accessibility.identifier }
        set { rareState.accessibility.identifier = newValue }
    }

    /// A short name for the view. The default is the text that it shows.
    open var accessibilityLabel: String? {
        get { rare?.accessibility.label ?? defaultAccessibilityLabel }
        set {
            rareState.accessibility.label = newValue
            rareState.accessibility.attributedLabel = nil
        }
    }

    /// The current value. The default depends on the class and the state of the view.
    open var accessibilityValue: String? {
        get { rare?.accessibility.value ?? defaultAccessibilityValue }
        set { rareState.accessibility.value = newValue }
    }

    /// A short description of the result of an action on the view.
    open var accessibilityHint: String? {
        get { rare?.accessibility.hint }
        set { rareState.accessibility.hint = newValue }
    }

    /// The traits that describe the role and the state of the element. The default depends on the class and the state
    /// of the view.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { rare?.accessibility.traits ?? defaultAccessibilityTraits }
        set { rareState.accessibility.traits = newValue }
    }

    /// Whether the view is an accessibility element. An accessibility element hides the elements of its subviews. The
    /// default depends on the class.
    open var isAccessibilityElement: Bool {
        get { rare?.accessibility.isElement ?? isAccessibilityElementByDefault }
        set { rareState.accessibility.isElement = newValue }
    }

    /// Whether the elements in the view are hidden from assistive technologies and tests. The default is false.
    open var accessibilityElementsHidden: Bool {
        get { rare?.accessibility.elementsHidden ?? false }
        set { rareState.accessibility.elementsHidden = newValue }
    }

    /// Whether assistive technologies and tests find only the elements in this view, and none in its siblings. The
    /// default is false.
    open var accessibilityViewIsModal: Bool {
        get { rare?.accessibility.isModal ?? false }
        set { rareState.accessibility.isModal = newValue }
    }

    /// The elements in the view, in reading order: views and `UIAccessibilityElement` objects. The default, nil, uses
    /// the subviews.
    open var accessibilityElements: [Any]? {
        get { rare?.accessibility.elements }
        set { rareState.accessibility.elements = newValue }
    }

    /// The meaning of the view as a container of elements. The default is `none`, even for tables and collections.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { rare?.accessibility.containerType ?? .none }
        set { rareState.accessibility.containerType = newValue }
    }

    /// The actions of the element. The default is nil. The actions of a table row are its swipe actions.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { rare?.accessibility.customActions }
        set { rareState.accessibility.customActions = newValue }
    }

    /// The frame of the element in screen coordinates, in points. The default is that of the view.
    open var accessibilityFrame: CGRect {
        get { rare?.accessibility.frame ?? UIAccessibility.convertToScreenCoordinates(bounds, in: self) }
        set { rareState.accessibility.frame = newValue }
    }

    /// The outline of the element in screen coordinates, in points. The default, nil, means `accessibilityFrame`.
    open var accessibilityPath: UIBezierPath? {
        get { rare?.accessibility.path }
        set { rareState.accessibility.path = newValue }
    }

    /// Whether the user can act on the element. The default is true for controls and views with recognizers.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { rare?.accessibility.respondsToUserInteraction ?? acceptsInteraction }
        set { rareState.accessibility.respondsToUserInteraction = newValue }
    }

    /// The identifier for tests when `accessibilityIdentifier` is nil, such as the name of an image.
    package var defaultAccessibilityIdentifier: String? { nil }

    /// The subviews in the accessibility tree, in reading order.
    package var accessibleSubviews: [UIView] { storedSubviews }

    /// The default of `isAccessibilityElement`.
    var isAccessibilityElementByDefault: Bool { false }

    /// The default of `accessibilityLabel`.
    var defaultAccessibilityLabel: String? { nil }

    /// The default of `accessibilityValue`.
    var defaultAccessibilityValue: String? { nil }

    /// The default of `accessibilityTraits`.
    var defaultAccessibilityTraits: UIAccessibilityTraits { .none }

    // MARK: Internal hooks

    /// Called after `isHidden` changes.
    func hiddenDidChange() {}

    open override nonisolated var description: String {
        // Only the main thread may read the frame. On other threads, the superclass provides the description.
        guard Thread.isMainThread else { return super.description }
        return MainActor.assumeIsolated { describe() }
    }
}

extension UIView: @preconcurrency CALayerDelegate {}
