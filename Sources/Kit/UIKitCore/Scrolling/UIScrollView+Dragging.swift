import Foundation
import HostClock
import ScrollPhysics

extension UIScrollView {
    // MARK: Touches

    /// Called when a finger touches the content. Stops the deceleration, if any.
    ///
    /// - Returns: Whether the content was moving. If so, the finger drags it immediately.
    func fingerDidTouch(at time: TimeInterval) -> Bool {
        isTracking = true
        guard let motion, motion.kind == .deceleration else { return false }
        move(to: motion.offset(at: time))
        let isCaught: Bool = self.motion != nil && !motion.hasEnded(at: time)
        endDeceleration()
        return isCaught
    }

    /// Called when the fingers' gesture has ended.
    func fingerDidLeave() {
        isTracking = false
        restHandler?()
    }

    // MARK: Dragging

    /// Handles a change in the pan recognizer's state.
    func handlePan(_ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began: beginDragging(recognizer)
        case .changed: continueDragging(recognizer)
        case .ended: endDragging(recognizer, isCancelled: false)
        case .cancelled: endDragging(recognizer, isCancelled: true)
        case .possible, .failed: break
        }
    }

    private func beginDragging(_ recognizer: UIPanGestureRecognizer) {
        guard zooming?.isActive != true else { return }
        endWheel()
        stopMotion()
        let movement = recognizer.translation(in: self)
        isDragging = true
        drag = ScrollDrag(
            base: CGPoint(
                x: horizontalBand.fingerPosition(for: contentOffset.x, in: horizontalRange),
                y: verticalBand.fingerPosition(for: contentOffset.y, in: verticalRange)),
            start: contentOffset, axes: dragAxes(of: recognizer))
        if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory { endTyping() }
        list?.draggingWillBegin()
        storedScrollDelegate?.scrollViewWillBeginDragging(self)
        showIndicators()
        if movement != .zero { continueDragging(recognizer) }
    }

    private func dragAxes(of recognizer: UIPanGestureRecognizer) -> ScrollAxes {
        let axes = draggableAxes
        guard isDirectionalLockEnabled, axes == .both else { return axes }
        let movement: CGVector = ownMovement(
            (recognizer as? UIScrollViewPanGestureRecognizer)?.firstMovement ?? recognizer.movement)
        if abs(movement.dx) > abs(movement.dy) * 2 { return .horizontal }
        if abs(movement.dy) > abs(movement.dx) * 2 { return .vertical }
        return axes
    }

    private var horizontalBand: RubberBand { RubberBand(dimension: bounds.width) }
    private var verticalBand: RubberBand { RubberBand(dimension: bounds.height) }

    /// Moves the content to follow the finger. The offset depends only on the finger's total movement, not on the
    /// number of steps.
    private func continueDragging(_ recognizer: UIPanGestureRecognizer) {
        guard let drag, zooming?.isActive != true else { return }
        let translation = recognizer.translation(in: self)
        var offset = contentOffset
        if drag.axes.contains(.horizontal) {
            offset.x = position(drag.base.x - translation.x, .horizontal, in: horizontalRange, band: horizontalBand)
        }
        if drag.axes.contains(.vertical) {
            offset.y = position(drag.base.y - translation.y, .vertical, in: verticalRange, band: verticalBand)
        }
        move(to: offset)
        moveInputViews(with: recognizer)
    }

    /// Continues a drag from the current offset after the offset, or the range of offsets, has changed.
    func continueDragFromHere() {
        guard drag != nil else { return }
        let translation = panGestureRecognizer.translation(in: self)
        drag?.base.x = horizontalBand.fingerPosition(for: contentOffset.x, in: horizontalRange) + translation.x
        drag?.base.y = verticalBand.fingerPosition(for: contentOffset.y, in: verticalRange) + translation.y
    }

    private func position(
        _ target: Double, _ axis: ScrollAxes, in range: ClosedRange<Double>, band: RubberBand
    ) -> Double {
        canBounce(axis, in: range)
            ? band.position(for: target, in: range) : min(max(target, range.lowerBound), range.upperBound)
    }

    /// Called when the finger lifts.
    ///
    /// 1. The velocity and the resting offset are calculated from the finger's movement.
    /// 2. The view itself and then the delegate can choose a different offset.
    /// 3. The drag ends, and the delegate is notified whether the content continues to move.
    /// 4. If the content continues to move, it decelerates.
    private func endDragging(_ recognizer: UIPanGestureRecognizer, isCancelled: Bool) {
        guard let drag else { return }
        let time = recognizer.now
        var velocity: CGVector = .zero
        if !isCancelled {
            let finger = recognizer.velocity(in: self)
            if drag.axes.contains(.horizontal) { velocity.dx = -finger.x }
            if drag.axes.contains(.vertical) { velocity.dy = -finger.y }
        }
        if !isCancelled { dismissKeyboard(after: recognizer) }
        let natural = naturalMotion(velocity, drag, at: time)
        let perMillisecond = CGPoint(x: velocity.dx / 1_000, y: velocity.dy / 1_000)
        var target = restingBesideBar(
            list?.restingOffset(natural.target, velocity: perMillisecond) ?? natural.target)
        withUnsafeMutablePointer(to: &target) { pointer in
            storedScrollDelegate?.scrollViewWillEndDragging(
                self, withVelocity: perMillisecond, targetContentOffset: pointer)
        }
        self.drag = nil
        isTracking = false
        isDragging = false
        let motion: ScrollMotion = target == natural.target ? natural : deceleration(to: target, velocity, at: time)
        // The delegate may have started another motion in the meantime.
        let willDecelerate: Bool = motion.duration > 0 && self.motion == nil
        storedScrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
        guard willDecelerate, !isDragging, self.motion == nil else {
            if !isDragging {
                // Without bounces, content that became smaller during the drag is still past its end.
                if !willDecelerate, self.motion == nil, target == natural.target { move(to: clamped(contentOffset)) }
                refreshControl?.contentDidRest()
            }
            return motionDidEnd()
        }
        beginDeceleration(motion)
    }

    /// Makes the first responder resign. If the first responder shows only an accessory view, it resigns only if the
    /// mode also dismisses accessory views.
    private func endTyping() {
        guard let responder = UIApplication.shared.inputWindow?.firstResponder else { return }
        if dismissesAccessory || !responder.showsOnlyAccessory { responder.resignFirstResponder() }
    }

    private var dismissesAccessory: Bool {
        keyboardDismissMode == .onDragWithAccessory || keyboardDismissMode == .interactiveWithAccessory
    }

    private var dismissesInteractively: Bool {
        keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory
    }

    /// Moves the input views down to follow a finger that reaches them.
    private func moveInputViews(with recognizer: UIPanGestureRecognizer) {
        guard dismissesInteractively, let window, let presenter = UIApplication.shared.visibleInputPresenter else {
            return
        }
        let y: CGFloat = window.convert(recognizer.location(in: nil), to: nil as UIWindow?).y
        presenter.fingerDidMove(toY: y, movesAccessory: dismissesAccessory)
    }

    /// Ends text input if the finger moved the input views down. Without input views, the direction of the finger
    /// decides.
    private func dismissKeyboard(after recognizer: UIPanGestureRecognizer) {
        guard dismissesInteractively else { return }
        let velocity: CGFloat = recognizer.velocity(in: superview).y
        if let presenter = UIApplication.shared.visibleInputPresenter {
            return presenter.fingerDidLift(movesDown: velocity >= 0)
        }
        if recognizer.translation(in: superview).y > 0, velocity >= 0 { endTyping() }
    }

    private func naturalMotion(_ velocity: CGVector, _ drag: ScrollDrag, at time: TimeInterval) -> ScrollMotion {
        ScrollMotion(
            kind: .deceleration,
            horizontal: naturalMotion(
                from: contentOffset.x, velocity.dx, .horizontal, in: horizontalRange, page: bounds.width,
                start: drag.start.x),
            vertical: naturalMotion(
                from: contentOffset.y, velocity.dy, .vertical, in: verticalRange, page: bounds.height,
                start: drag.start.y),
            start: time)
    }

    private func naturalMotion(
        from position: Double, _ velocity: Double, _ axis: ScrollAxes, in range: ClosedRange<Double>, page: Double,
        start: Double
    ) -> AxisMotion {
        // Content that became smaller during the drag springs back even if it now fits.
        let canBounce: Bool = canBounce(axis, in: range) || bounces(axis) && !range.contains(position)
        if isPagingEnabled, range.contains(position) {
            let target: Double = Paging(length: page, range: range).target(
                from: position, velocity: velocity, start: start)
            return AxisMotion.page(from: position, velocity: velocity, to: target)
        }
        let rate: Double = decelerationRate.rawValue
        let fling: AxisMotion = .fling(
            from: position, velocity: velocity, rate: rate, in: range, bounces: canBounce)
        // Content comes to rest on a whole pixel.
        return fling.duration > 0
            ? fling.resting(at: min(max(snapped(fling.target), range.lowerBound), range.upperBound)) : fling
    }

    /// Returns a motion that ends at the offset that the view or the delegate chose.
    private func deceleration(to target: CGPoint, _ velocity: CGVector, at time: TimeInterval) -> ScrollMotion {
        let rate: Double = decelerationRate.rawValue
        return ScrollMotion(
            kind: .deceleration,
            horizontal: .deceleration(from: contentOffset.x, velocity: velocity.dx, to: target.x, rate: rate),
            vertical: .deceleration(from: contentOffset.y, velocity: velocity.dy, to: target.y, rate: rate),
            start: time)
    }

    // MARK: Deceleration

    func beginDeceleration(_ motion: ScrollMotion) {
        self.motion = motion
        isDecelerating = true
        storedScrollDelegate?.scrollViewWillBeginDecelerating(self)
        guard self.motion != nil else { return }
        // The delegate may have removed the view from its window, which has no more frames for it.
        if window != nil { startMoving() } else { endDeceleration() }
    }

    func endDeceleration() {
        guard isDecelerating else { return }
        motion = nil
        isDecelerating = false
        storedScrollDelegate?.scrollViewDidEndDecelerating(self)
        if !isTracking { refreshControl?.contentDidRest() }
        motionDidEnd()
    }
}
