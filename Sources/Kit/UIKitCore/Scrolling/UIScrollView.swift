import Foundation
import HostClock
import ScrollPhysics

/// A view whose content is larger than itself and moves under the finger.
///
/// Its bounds move over its content: `contentOffset` is the origin of `bounds`. Nothing is drawn again for it.
@preconcurrency @MainActor
open class UIScrollView: UIView, ScrollViewDelegating {
    // MARK: Making

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareScrolling()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareScrolling()
    }

    private func prepareScrolling() {
        clipsToBounds = true
        // A subclass that conforms decides for its own recognisers, as on iOS.
        panGestureRecognizer.delegate = self as? any UIGestureRecognizerDelegate
        addGestureRecognizer(delayedTouchesRecognizer)
        addGestureRecognizer(panGestureRecognizer)
    }

    // MARK: Stored state

    weak var storedScrollDelegate: (any UIScrollViewDelegate)? {
        didSet { scrollDelegateDidChange() }
    }

    /// The recogniser that drags the content.
    public let panGestureRecognizer: UIPanGestureRecognizer = UIScrollViewPanGestureRecognizer()
    let delayedTouchesRecognizer = UIScrollViewDelayedTouchesBeganGestureRecognizer()
    var motion: ScrollMotion?
    var drag: ScrollDrag?
    var wheel: WheelSeries?
    var indicators: ScrollIndicators?
    var zooming: ScrollZooming?
    var lastAdjustedInset: UIEdgeInsets = .zero
    var isScrollingToTop = false
    /// Whether the offset changes because the kit moves it, rather than the application.
    private var isMoving = false

    /// Where the content comes to rest after a drag that would end at `proposed`, before the delegate is asked.
    ///
    /// - Parameter velocity: in points per millisecond.
    func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

    /// Called when the delegate changed. Subclasses of the kit keep a narrower reference.
    func scrollDelegateDidChange() {}

    // MARK: Content

    /// The point of the content that is at the view's origin. It may lie outside the content while it bounces.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            guard newValue != bounds.origin else { return }
            bounds = CGRect(origin: newValue, size: bounds.size)
        }
    }

    /// The size of what can be scrolled to, in points. The default is zero.
    open var contentSize: CGSize = .zero {
        didSet {
            guard contentSize != oldValue else { return }
            contentExtentDidChange()
        }
    }

    /// Room around the content, in points. The default is none.
    open var contentInset: UIEdgeInsets = .zero {
        didSet {
            guard contentInset != oldValue else { return }
            updateAdjustedInset(keepsTop: false)
        }
    }

    /// How the safe area adds to `contentInset`. The default is `automatic`.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { updateAdjustedInset(keepsTop: true) } }
    }

    /// The room around the content in all: `contentInset` and what the safe area adds, in points.
    open var adjustedContentInset: UIEdgeInsets { computedAdjustedInset }

    /// Tells that `adjustedContentInset` changed. The default does nothing.
    open func adjustedContentInsetDidChange() {}

    // MARK: Behaviour

    /// Whether the content can be dragged. The default is true.
    open var isScrollEnabled: Bool = true {
        didSet {
            guard isScrollEnabled != oldValue else { return }
            panGestureRecognizer.isEnabled = isScrollEnabled
        }
    }

    /// Whether a drag that starts along one axis stays on it. The default is false.
    open var isDirectionalLockEnabled = false

    /// Whether the content goes a little past its ends and comes back. The default is true.
    open var bounces = true

    /// Whether it bounces vertically also when the content is no higher than the view. The default is false.
    open var alwaysBounceVertical = false

    /// What a person pulls down to ask for new content. The default is nothing. With one, the content can always be pulled.
    open var refreshControl: UIRefreshControl? {
        didSet { if refreshControl !== oldValue { refreshControlDidChange(from: oldValue) } }
    }

    /// Whether it bounces horizontally also when the content is no wider than the view. The default is false.
    open var alwaysBounceHorizontal = false

    /// Whether it comes to rest only at multiples of its own size. The default is false.
    open var isPagingEnabled = false

    /// How fast a fling slows down. The default is `normal`.
    open var decelerationRate: DecelerationRate = .normal

    /// Whether the person can send it to its top. The default is true.
    open var scrollsToTop = true

    /// Whether the content hears of a touch only when it is clear that it is no drag. The default is true.
    open var delaysContentTouches = true

    /// Whether a drag may take a touch away from content that has heard of it. The default is true.
    open var canCancelContentTouches = true

    /// Whether `view`, in the content, may hear of `touches`, which begin. The default is true.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Whether a drag may take the touches of `view`, in the content. The default is true unless it is a control.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// When dragging ends typing. The default is `none`.
    open var keyboardDismissMode: KeyboardDismissMode = .none

    // MARK: State

    /// Whether a finger is on the content.
    open internal(set) var isTracking = false

    /// Whether a finger drags the content.
    open internal(set) var isDragging = false

    /// Whether the content goes on by itself after a drag.
    open internal(set) var isDecelerating = false

    /// Whether the content is on its way to where code sent it.
    open var isScrollAnimating: Bool { motion?.kind == .animation }

    // MARK: Zooming

    /// How far the content can be made smaller. The default is 1.
    open var minimumZoomScale: CGFloat = 1 {
        didSet { if minimumZoomScale != oldValue { zoomLimitsDidChange() } }
    }

    /// How far the content can be made larger. The default is 1.
    open var maximumZoomScale: CGFloat = 1 {
        didSet { if maximumZoomScale != oldValue { zoomLimitsDidChange() } }
    }

    /// Whether it goes a little past the limits of its scale and comes back. The default is true.
    open var bouncesZoom = true

    /// The content's scale. The default is 1.
    open var zoomScale: CGFloat {
        get { currentZoomScale }
        set { applyZoomScale(newValue, around: nil) }
    }

    // MARK: Indicators

    /// Whether it shows how far down it is while it scrolls. The default is true.
    open var showsVerticalScrollIndicator = true {
        didSet { if !showsVerticalScrollIndicator { indicators?.remove(.vertical) } }
    }

    /// Whether it shows how far across it is while it scrolls. The default is true.
    open var showsHorizontalScrollIndicator = true {
        didSet { if !showsHorizontalScrollIndicator { indicators?.remove(.horizontal) } }
    }

    /// How the indicators look. The default is `default`.
    open var indicatorStyle: IndicatorStyle = .default {
        didSet { if indicatorStyle != oldValue { indicators?.updateColors(in: self) } }
    }

    /// How far the vertical indicator keeps from the edges, in points. The default is nothing.
    open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero {
        didSet { if verticalScrollIndicatorInsets != oldValue { indicators?.place(in: self) } }
    }

    /// How far the horizontal indicator keeps from the edges, in points. The default is nothing.
    open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero {
        didSet { if horizontalScrollIndicatorInsets != oldValue { indicators?.place(in: self) } }
    }

    /// Whether the safe area keeps the indicators in. The default is true.
    open var automaticallyAdjustsScrollIndicatorInsets = true

    // MARK: Moving

    /// Goes to `contentOffset`, gently if `animated`. Whatever moves the content by itself stops.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        if animated {
            animate(to: contentOffset)
        } else {
            stopMotion()
            self.contentOffset = contentOffset
        }
    }

    /// Goes as far as it must for `rect` of the content to be seen. Nothing happens when it is.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let offset: CGPoint = offsetShowing(rect)
        guard offset != contentOffset else { return }
        setContentOffset(offset, animated: animated)
    }

    // MARK: Overrides

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old: CGPoint = super.bounds.origin
            super.bounds = newValue
            if newValue.origin != old { offsetDidChange(from: old) }
        }
    }

    override func geometryDidChange(oldSize: CGSize) {
        super.geometryDidChange(oldSize: oldSize)
        guard bounds.size != oldSize else { return }
        contentExtentDidChange()
    }

    open override func layoutSubviews() {
        takeContentSizeOfConstraints()
        super.layoutSubviews()
        // The view may have moved out from under a bar before anybody was told that it lay there.
        updateAdjustedInset(keepsTop: true)
        indicators?.place(in: self)
        refreshControl?.contentDidMove()
        tellBars()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateAdjustedInset(keepsTop: true)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { leaveWindow() }
    }

    /// Moves the content on behalf of the kit: nothing that moves by itself is stopped or shifted by it.
    func move(to offset: CGPoint) {
        let wasMoving: Bool = isMoving
        isMoving = true
        contentOffset = offset
        isMoving = wasMoving
    }

    private func offsetDidChange(from old: CGPoint) {
        let offset: CGPoint = bounds.origin
        if !isMoving { shiftMovement(by: CGVector(dx: offset.x - old.x, dy: offset.y - old.y)) }
        setNeedsLayout()
        contentDidMove()
        frameGuideDidMove()
        indicators?.place(in: self)
        refreshControl?.contentDidMove()
        storedScrollDelegate?.scrollViewDidScroll(self)
    }

    /// Where among the subviews a refresh control stands: behind the content.
    var refreshControlIndex: Int { 0 }

    /// Called when the offset changed, before the delegate is told.
    func contentDidMove() {}

    /// A drag or a fling goes on from where code has put the content.
    private func shiftMovement(by distance: CGVector) {
        motion?.shift.dx += distance.dx
        motion?.shift.dy += distance.dy
        drag?.base.x += distance.dx
        drag?.base.y += distance.dy
    }
}
