import Foundation
import HostClock
import ScrollPhysics

/// The state of a zoom gesture or an animated change in scale.
@MainActor
final class ScrollZooming {
    /// The recognizer that scales the content.
    let recognizer = UIScrollViewPinchGestureRecognizer()
    /// Whether fingers are scaling the content.
    var isActive = false
    /// Whether the scale is returning to its limits.
    var isBouncing = false
    /// The scale at the beginning of the gesture.
    var startScale: CGFloat = 1
    /// The point of the unscaled content that stays under the fingers.
    var anchor: CGPoint = .zero
    var movement: ZoomMovement?
}

/// An animated change in scale.
struct ZoomMovement {
    let glide: Glide
    /// The start time, in seconds of the host's clock.
    let start: TimeInterval
    /// The offset at the start.
    var fromOffset: CGPoint
    /// The offset at the end.
    var toOffset: CGPoint
}

extension UIScrollView {
    /// The maximum factor by which fingers can exceed the limits of the scale.
    private static let zoomStretch: CGFloat = 2

    /// The view that is scaled.
    var zoomedView: UIView? { storedScrollDelegate?.viewForZooming(in: self) }

    var currentZoomScale: CGFloat { zoomedView.map { $0.transform.a } ?? 1 }

    /// The recognizer that scales the content, or `nil` if the minimum scale is not less than the maximum.
    public var pinchGestureRecognizer: UIPinchGestureRecognizer? {
        minimumZoomScale < maximumZoomScale ? zooming?.recognizer : nil
    }

    /// Whether fingers are scaling the content.
    public var isZooming: Bool { zooming?.isActive ?? false }

    /// Whether an animated change in scale is in progress.
    public var isZoomAnimating: Bool { zooming?.movement != nil }

    /// Whether the scale is returning to its limits after fingers have scaled past them.
    public var isZoomBouncing: Bool { zooming?.isBouncing ?? false }

    func zoomLimitsDidChange() {
        guard minimumZoomScale < maximumZoomScale else {
            if let recognizer = zooming?.recognizer { removeGestureRecognizer(recognizer) }
            stopZoomMovement()
            zooming = nil
            return
        }
        guard zooming == nil else { return }
        let zooming = ScrollZooming()
        self.zooming = zooming
        addGestureRecognizer(zooming.recognizer)
    }

    // MARK: Scaling

    /// Scales the content. The point `point` of the unscaled content keeps its position on the screen.
    private func scale(to scale: CGFloat, keeping point: CGPoint) {
        guard let view = zoomedView, scale != view.transform.a, scale > 0 else { return }
        let old = view.transform.a
        let unscaled = view.bounds.size
        let onScreen = CGPoint(x: point.x * old - contentOffset.x, y: point.y * old - contentOffset.y)
        view.rareState.isZoomed = true
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        view.center = CGPoint(
            x: unscaled.width * scale * view.anchorPoint.x, y: unscaled.height * scale * view.anchorPoint.y)
        contentSize = CGSize(width: unscaled.width * scale, height: unscaled.height * scale)
        move(to: CGPoint(x: point.x * scale - onScreen.x, y: point.y * scale - onScreen.y))
        storedScrollDelegate?.scrollViewDidZoom(self)
    }

    /// Scales the content around the middle of the bounds.
    func applyZoomScale(_ newScale: CGFloat) {
        let scale = min(max(newScale, minimumZoomScale), maximumZoomScale)
        stopZoomMovement()
        guard zoomedView != nil, scale != currentZoomScale else { return }
        stopMotion()
        let middle = CGPoint(x: bounds.midX / currentZoomScale, y: bounds.midY / currentZoomScale)
        self.scale(to: scale, keeping: middle)
        move(to: clamped(contentOffset))
    }

    // MARK: Fingers

    func handlePinch(_ recognizer: UIPinchGestureRecognizer) {
        guard let zooming else { return }
        switch recognizer.state {
        case .began:
            stopMotion()
            stopZoomMovement()
            guard let view = zoomedView else { return }
            zooming.isActive = true
            zooming.startScale = view.transform.a
            let finger = recognizer.location(in: self)
            zooming.anchor = CGPoint(x: finger.x / zooming.startScale, y: finger.y / zooming.startScale)
            storedScrollDelegate?.scrollViewWillBeginZooming(self, with: view)
        case .changed:
            guard zoomedView != nil else { return }
            let finger = recognizer.location(in: superview)
            scale(to: stretched(zooming.startScale * recognizer.scale), keeping: zooming.anchor)
            // Keep the anchor point under the fingers.
            let scale = currentZoomScale
            let location: CGPoint = superview?.convert(finger, to: self) ?? finger
            let shift = CGPoint(x: zooming.anchor.x * scale - location.x, y: zooming.anchor.y * scale - location.y)
            move(to: CGPoint(x: contentOffset.x + shift.x, y: contentOffset.y + shift.y))
        case .ended, .cancelled:
            guard zooming.isActive else { return }
            zooming.isActive = false
            // A finger that is still down continues to drag from here.
            let dragged = panGestureRecognizer.translation(in: self)
            drag?.base = CGPoint(x: contentOffset.x + dragged.x, y: contentOffset.y + dragged.y)
            finishZoomGesture()
        case .possible, .failed: break
        }
    }

    /// Returns the scale with resistance past the limits.
    private func stretched(_ scale: CGFloat) -> CGFloat {
        guard bouncesZoom else { return min(max(scale, minimumZoomScale), maximumZoomScale) }
        if scale > maximumZoomScale {
            let band = RubberBand(dimension: log(Self.zoomStretch))
            return maximumZoomScale * exp(band.stretch(for: log(scale / maximumZoomScale)))
        }
        if scale < minimumZoomScale {
            let band = RubberBand(dimension: log(Self.zoomStretch))
            return minimumZoomScale * exp(band.stretch(for: log(scale / minimumZoomScale)))
        }
        return scale
    }

    /// Ends the gesture, and animates the scale and the offset to the nearest permitted values.
    private func finishZoomGesture() {
        guard let zooming else { return }
        let scale = currentZoomScale
        let allowed = min(max(scale, minimumZoomScale), maximumZoomScale)
        let anchor = zooming.anchor
        let onScreen = CGPoint(x: anchor.x * scale - contentOffset.x, y: anchor.y * scale - contentOffset.y)
        let offset = CGPoint(x: anchor.x * allowed - onScreen.x, y: anchor.y * allowed - onScreen.y)
        zooming.isBouncing = allowed != scale
        beginZoomMovement(to: allowed, offset: offset)
    }

    private func beginZoomMovement(to scale: CGFloat, offset: CGPoint) {
        guard let zooming else { return }
        guard let view = zoomedView else { return endZoom() }
        let target = clamped(offset, contentAt: scale, of: view)
        guard scale != currentZoomScale || target != contentOffset else { return endZoom() }
        zooming.movement = ZoomMovement(
            glide: Glide(origin: currentZoomScale, target: scale, duration: Self.animationDuration),
            start: MainQueue.shared.now, fromOffset: contentOffset, toOffset: target)
        if window == nil { finishZoomMovement() } else { startMoving() }
    }

    private func clamped(_ offset: CGPoint, contentAt scale: CGFloat, of view: UIView) -> CGPoint {
        let size = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
        let inset = adjustedInset(forContentOf: size)
        func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            min(max(value, low), max(low, high))
        }
        return CGPoint(
            x: clamp(offset.x, -inset.left, size.width + inset.right - bounds.width),
            y: clamp(offset.y, -inset.top, size.height + inset.bottom - bounds.height))
    }

    /// Applies the scale and offset at `time`. Returns whether they still change.
    func advanceZoom(to time: TimeInterval) -> Bool {
        guard let zooming, let movement = zooming.movement else { return false }
        let elapsed: TimeInterval = max(0, time - movement.start)
        let hasEnded: Bool = elapsed >= movement.glide.duration
        let scale: CGFloat = hasEnded ? movement.glide.target : movement.glide.position(at: elapsed)
        let fraction: CGFloat =
            hasEnded ? 1 : Glide(origin: 0, target: 1, duration: movement.glide.duration).position(at: elapsed)
        self.scale(to: scale, keeping: .zero)
        // The delegate may have set the offset. An animated scroll moves the content itself.
        let current: ZoomMovement = zooming.movement ?? movement
        let (from, to): (CGPoint, CGPoint) = (current.fromOffset, current.toOffset)
        if motion == nil {
            move(to: CGPoint(x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction))
        }
        guard hasEnded else { return true }
        zooming.movement = nil
        endZoom()
        return false
    }

    /// Moves an animated change, if any, to an offset that the app sets.
    func redirectZoom(to offset: CGPoint) {
        guard let movement = zooming?.movement, let view = zoomedView else { return }
        let target = clamped(offset, contentAt: movement.glide.target, of: view)
        zooming?.movement?.fromOffset = target
        zooming?.movement?.toOffset = target
    }

    /// Ends an animated change, if any, at its final scale and offset. Called when the view has no window.
    func finishZoomMovement() { _ = advanceZoom(to: .infinity) }

    /// Ends an animated change at the current scale.
    private func stopZoomMovement() {
        guard zooming?.movement != nil else { return }
        zooming?.movement = nil
        endZoom()
    }

    private func endZoom() {
        zooming?.isBouncing = false
        storedScrollDelegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: currentZoomScale)
        motionDidEnd()
    }

    // MARK: Programmatic zooming

    func changeZoomScale(to scale: CGFloat, animated: Bool) {
        let allowed = min(max(scale, minimumZoomScale), maximumZoomScale)
        guard animated, window != nil, zooming != nil else { return applyZoomScale(allowed) }
        stopZoomMovement()
        let now = currentZoomScale
        guard allowed != now, let view = zoomedView else { return }
        stopMotion()
        storedScrollDelegate?.scrollViewWillBeginZooming(self, with: view)
        let offset = CGPoint(
            x: bounds.midX / now * allowed - bounds.width / 2, y: bounds.midY / now * allowed - bounds.height / 2)
        beginZoomMovement(to: allowed, offset: offset)
    }

    func showZoomed(_ rect: CGRect, animated: Bool) {
        stopZoomMovement()
        guard let view = zoomedView, rect.width > 0, rect.height > 0 else { return }
        stopMotion()
        let fitting: CGFloat = min(bounds.width / rect.width, bounds.height / rect.height)
        let scale = min(max(fitting, minimumZoomScale), maximumZoomScale)
        let offset = CGPoint(x: rect.midX * scale - bounds.width / 2, y: rect.midY * scale - bounds.height / 2)
        guard animated, window != nil, zooming != nil else {
            self.scale(to: scale, keeping: .zero)
            move(to: clamped(offset))
            return
        }
        storedScrollDelegate?.scrollViewWillBeginZooming(self, with: view)
        beginZoomMovement(to: scale, offset: offset)
    }
}

/// The recognizer that scales the content of a scroll view.
final class UIScrollViewPinchGestureRecognizer: UIPinchGestureRecognizer {
    init() {
        super.init(target: nil, action: nil)
    }

    private var scrollView: UIScrollView? { view as? UIScrollView }

    override func mayBegin() -> Bool { scrollView?.zoomedView != nil }

    /// Unlike other pinches, the gesture ends when one finger lifts. The finger that remains drags the content.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if isActive, downTouches.count < 2 { state = .ended } else { super.touchesEnded(touches, with: event) }
    }

    override func sendActions() {
        scrollView?.handlePinch(self)
        super.sendActions()
    }

    /// Fingers that drag can start to pinch and continue to drag.
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventingGestureRecognizer !== scrollView?.panGestureRecognizer
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer !== scrollView?.panGestureRecognizer
    }
}
