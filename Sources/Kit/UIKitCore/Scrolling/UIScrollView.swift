import Foundation
import HostClock
import ScrollPhysics

/// A view that scrolls content larger than itself.
///
/// Scrolling moves the view's bounds over its content: `contentOffset` is the origin of `bounds`. Nothing is redrawn.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    // MARK: Creation

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareScrolling()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareScrolling()
        coder.configure(self, as: UIScrollView.self)
    }

    private func prepareScrolling() {
        clipsToBounds = true
        // As on iOS, a subclass that conforms to `UIGestureRecognizerDelegate` is the delegate of its pan recognizer.
        panGestureRecognizer.delegate = self as? any UIGestureRecognizerDelegate
        addGestureRecognizer(delayedTouchesRecognizer)
        addGestureRecognizer(panGestureRecognizer)
    }

    /// The delegate. A weak reference.
    // Disfavored, because the subclasses of the kit declare a delegate of a narrower type with the same name.
    @_disfavoredOverload
    open weak var delegate: (any UIScrollViewDelegate)? {
        get { storedScrollDelegate }
        set { storedScrollDelegate = newValue }
    }

    // MARK: Stored state

    package weak var storedScrollDelegate: (any UIScrollViewDelegate)? {
        didSet { list?.scrollDelegateDidChange() }
    }

    /// The recognizer that drags the content.
    public let panGestureRecognizer: UIPanGestureRecognizer = UIScrollViewPanGestureRecognizer()
    let delayedTouchesRecognizer = UIScrollViewDelayedTouchesBeganGestureRecognizer()
    var edgeEffects = ScrollEdgeEffects()
    var motion: ScrollMotion?
    var drag: ScrollDrag?
    /// Whether a finger drags the content, including before the content has moved.
    package var hasDrag: Bool { drag != nil }
    var wheel: WheelSeries?
    var indicators: ScrollIndicators?
    var zooming: ScrollZooming?
    var lastAdjustedInset: UIEdgeInsets = .zero
    /// The height of the bars above the content while it is scrolled to its top, in points; 0 if no bar follows it.
    var barTotal: CGFloat = 0
    /// The value of `reachableTop` when the adjusted inset last changed.
    var lastReachableTop: CGFloat = 0
    /// The distances from the top at which a part of the bar is hidden. The content does not rest between them.
    var barStops: [CGFloat] = []
    var isScrollingToTop = false
    /// Called when a touch, a drag or a motion of the content ends. Another touch, drag or motion may be in progress.
    package var restHandler: (() -> Void)?
    /// Whether the kit, rather than the application, changes the offset.
    private var isMovedByKit = false

    var list: (any ListView)? { self as? any ListView }

    // MARK: Content

    /// The point of the content at the view's origin. It can be outside the content while the content bounces.
    ///
    /// A new value is rounded to whole pixels.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            let offset = CGPoint(x: snapped(newValue.x), y: snapped(newValue.y))
            guard offset != bounds.origin else { return }
            bounds = CGRect(origin: offset, size: bounds.size)
        }
    }

    /// The size of the content, in points. The default is zero.
    open var contentSize: CGSize = .zero {
        willSet { keyWillChange(self, "contentSize") }
        didSet {
            defer { keyDidChange(self, "contentSize") }
            guard contentSize != oldValue else { return }
            contentExtentDidChange()
        }
    }

    /// The space around the content, in points. The default is zero.
    open var contentInset: UIEdgeInsets = .zero {
        willSet { keyWillChange(self, "contentInset") }
        didSet {
            defer { keyDidChange(self, "contentInset") }
            guard contentInset != oldValue else { return }
            updateAdjustedInset(keepsTop: false)
        }
    }

    /// The place of content that is smaller than the view, from (0, 0), the default, at the top left to (1, 1) at the
    /// bottom right. `adjustedContentInset` includes the space above and to the left of the content.
    open var contentAlignmentPoint: CGPoint = .zero {
        didSet { if contentAlignmentPoint != oldValue { updateAdjustedInset(keepsTop: true) } }
    }

    /// How the safe area is added to `contentInset`. The default is `automatic`.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { updateAdjustedInset(keepsTop: true) } }
    }

    /// The sum of `contentInset` and the insets that the safe area adds, in points.
    open var adjustedContentInset: UIEdgeInsets { computedAdjustedInset }

    /// Called when `adjustedContentInset` changes. The default implementation does nothing.
    open func adjustedContentInsetDidChange() {}

    // MARK: Behavior

    /// Whether the user can scroll the content. The default is true.
    open var isScrollEnabled: Bool = true {
        didSet {
            guard isScrollEnabled != oldValue else { return }
            panGestureRecognizer.isEnabled = isScrollEnabled
        }
    }

    /// Whether a drag that starts along one axis stays on it. The default is false.
    open var isDirectionalLockEnabled = false

    /// Whether the content can move past its ends along both axes, and return. The default is true.
    open var bounces: Bool {
        get { bouncesHorizontally && bouncesVertically }
        set { (bouncesHorizontally, bouncesVertically) = (newValue, newValue) }
    }

    /// Whether the content can move past its left and right ends, and return. The default is true.
    open var bouncesHorizontally = true

    /// Whether the content can move past its top and bottom, and return. The default is true.
    open var bouncesVertically = true

    /// Whether an outer scroll view scrolls horizontally when this one has reached its end. The default is true.
    open var transfersHorizontalScrollingToParent = true

    /// Whether an outer scroll view scrolls vertically when this one has reached its end. The default is true.
    open var transfersVerticalScrollingToParent = true

    /// Whether the content bounces vertically even if it is not taller than the view. The default is false.
    open var alwaysBounceVertical = false

    /// The control that starts a refresh. The default is `nil`. With a control, the content can always be pulled down.
    open var refreshControl: UIRefreshControl? {
        didSet { if refreshControl !== oldValue { refreshControlDidChange(from: oldValue) } }
    }

    /// Whether the content bounces horizontally even if it is not wider than the view. The default is false.
    open var alwaysBounceHorizontal = false

    /// Whether the content comes to rest only at multiples of the view's size. The default is false.
    open var isPagingEnabled = false

    /// The deceleration of a fling. The default is `normal`.
    open var decelerationRate: DecelerationRate = .normal

    /// Whether the Home key can scroll the content to its top. The default is true.
    open var scrollsToTop = true

    /// Whether the content receives a touch only after it is clear that the touch is not a drag. The default is true.
    open var delaysContentTouches = true

    /// Whether a drag can cancel touches that the content has received. The default is true.
    open var canCancelContentTouches = true

    /// Returns whether `view`, a part of the content, receives new touches. The default is true.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Returns whether a drag cancels the touches that `view`, a part of the content, has received. The default is
    /// true, except for controls.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// How dragging ends text input. The default is `none`.
    open var keyboardDismissMode: KeyboardDismissMode = .none

    // MARK: State

    /// Whether a finger is on the content.
    open internal(set) var isTracking = false

    /// Whether the user is scrolling the content with a finger, a wheel or a trackpad.
    open internal(set) var isDragging = false {
        didSet { updateTrackingPeriod() }
    }

    /// Whether the content is decelerating after a drag.
    open internal(set) var isDecelerating = false {
        didSet { updateTrackingPeriod() }
    }
    /// Exists while the user scrolls, in which timers in the default mode of the run loop do not fire.
    private var trackingPeriod: TrackingPeriod?

    private func updateTrackingPeriod() {
        let isScrolling: Bool = isDragging || isDecelerating
        if isScrolling != (trackingPeriod != nil) { trackingPeriod = isScrolling ? TrackingPeriod() : nil }
    }

    /// Whether a programmatic scroll is in progress.
    open var isScrollAnimating: Bool { motion?.kind == .animation }

    // MARK: Zooming

    /// The minimum scale of the content. The default is 1.
    open var minimumZoomScale: CGFloat = 1 {
        didSet { if minimumZoomScale != oldValue { zoomLimitsDidChange() } }
    }

    /// The maximum scale of the content. The default is 1.
    open var maximumZoomScale: CGFloat = 1 {
        didSet { if maximumZoomScale != oldValue { zoomLimitsDidChange() } }
    }

    /// Whether the scale can move past its limits and return. The default is true.
    open var bouncesZoom = true

    /// The scale of the content. The default is 1.
    open var zoomScale: CGFloat {
        get { currentZoomScale }
        set { applyZoomScale(newValue) }
    }

    /// Sets the scale, which is limited to the minimum and maximum.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { changeZoomScale(to: scale, animated: animated) }

    /// Scales and scrolls so that `rect` of the zoomed view fills the scroll view.
    open func zoom(to rect: CGRect, animated: Bool) { showZoomed(rect, animated: animated) }

    // MARK: Indicators

    /// Whether the vertical indicator is visible during scrolling. The default is true.
    open var showsVerticalScrollIndicator = true {
        didSet { if !showsVerticalScrollIndicator { indicators?.remove(.vertical) } }
    }

    /// Whether the horizontal indicator is visible during scrolling. The default is true.
    open var showsHorizontalScrollIndicator = true {
        didSet { if !showsHorizontalScrollIndicator { indicators?.remove(.horizontal) } }
    }

    /// The style of the indicators. The default is `default`.
    open var indicatorStyle: IndicatorStyle = .default {
        didSet { if indicatorStyle != oldValue { indicators?.updateColors(in: self) } }
    }

    /// The distance of the vertical indicator from the edges, in points. The default is zero.
    open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero {
        didSet { if verticalScrollIndicatorInsets != oldValue { indicators?.place(in: self) } }
    }

    /// The distance of the horizontal indicator from the edges, in points. The default is zero.
    open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero {
        didSet { if horizontalScrollIndicatorInsets != oldValue { indicators?.place(in: self) } }
    }

    /// Whether the indicators stay inside the safe area. The default is true.
    open var automaticallyAdjustsScrollIndicatorInsets = true

    /// The insets of both indicators, in points. The getter returns the vertical indicator's insets.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }

    /// Shows the indicators for a second.
    open func flashScrollIndicators() {
        showIndicators()
        indicators?.hide(after: 1)
    }

    // MARK: Scrolling

    /// Scrolls to `contentOffset`. Any other motion of the content stops.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        redirectZoom(to: contentOffset)
        if animated {
            animate(to: contentOffset)
        } else {
            stopMotion()
            self.contentOffset = contentOffset
        }
    }

    /// Scrolls by the minimum distance that makes `rect` of the content visible. Does nothing if `rect` is already
    /// visible.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let offset = offsetShowing(rect)
        guard offset != contentOffset else { return }
        setContentOffset(offset, animated: animated)
    }

    // MARK: Overrides

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds.origin
            guard newValue.origin != old else {
                super.bounds = newValue
                return
            }
            keyWillChange(self, "contentOffset")
            super.bounds = newValue
            offsetDidChange(from: old)
            keyDidChange(self, "contentOffset")
        }
    }

    override func geometryDidChange(oldSize: CGSize) {
        super.geometryDidChange(oldSize: oldSize)
        guard bounds.size != oldSize else { return }
        contentExtentDidChange()
        list?.sizeDidChange()
    }

    override func baselineOffsets(at size: CGSize) -> (first: CGFloat, last: CGFloat)? {
        (self as? any WrappingText)?.baselines(at: size)
    }

    override var baselineFont: UIFont? { (self as? any WrappingText)?.fontForBaselines }

    open override func layoutSubviews() {
        applyContentSizeOfConstraints()
        super.layoutSubviews()
        // The view may have moved away from a bar without a notification. Such a move changes the inset.
        updateAdjustedInset(keepsTop: true)
        indicators?.place(in: self)
        refreshControl?.contentDidMove()
        notifyBars()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateAdjustedInset(keepsTop: true)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { leaveWindow() }
    }

    /// Changes the offset on behalf of the kit. Motions in progress are neither stopped nor shifted.
    package func move(to offset: CGPoint) {
        let wasMovedByKit = isMovedByKit
        isMovedByKit = true
        contentOffset = offset
        isMovedByKit = wasMovedByKit
    }

    private func offsetDidChange(from old: CGPoint) {
        if !isMovedByKit { shiftMovement(from: old) }
        setNeedsLayout()
        contentDidMove()
        indicators?.place(in: self)
        refreshControl?.contentDidMove()
        // Changes that the delegate and observers of the offset make are those of the app.
        isMovedByKit = false
        storedScrollDelegate?.scrollViewDidScroll(self)
    }

    /// The index of a refresh control among the subviews. It is behind the content.
    package var refreshControlIndex: Int { list?.backgroundView == nil ? 0 : 1 }

    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        scrollPage(direction)
    }

    package override var accessibleSubviews: [UIView] { list?.orderedSubviews ?? super.accessibleSubviews }

    /// Called when the offset changes, before the delegate is notified.
    func contentDidMove() {}

    /// Shifts the drag or motion in progress by the distance of a programmatic change. An animated zoom ends at the new
    /// offset.
    private func shiftMovement(from old: CGPoint) {
        let distance = CGVector(dx: contentOffset.x - old.x, dy: contentOffset.y - old.y)
        if let motion = bounce(from: old) {
            self.motion = motion
        } else {
            motion?.shift.dx += distance.dx
            motion?.shift.dy += distance.dy
        }
        if old == clamped(old) {
            drag?.base.x += distance.dx
            drag?.base.y += distance.dy
        } else {
            continueDragFromHere()
        }
        redirectZoom(to: contentOffset)
    }
}
