import Foundation
import HostClock
import ScrollPhysics

/// Motions that no finger controls. They advance with each frame.
extension UIScrollView: FrameClient {
    /// The duration of a programmatic motion, in seconds.
    static let animationDuration: TimeInterval = 0.3

    package func advance(to time: TimeInterval) -> Bool {
        let isZooming = advanceZoom(to: time)
        guard window != nil else {
            // A window that is deallocated does not notify its views.
            stopMotion()
            return isZooming
        }
        if let motion, let target = motion.aim?(), target != motion.target, self.motion?.start == motion.start {
            self.motion?.redirect(to: target, from: motion.offset(at: time), at: time)
        }
        guard let motion else { return isZooming }
        move(to: motion.offset(at: time))
        guard let current = self.motion, current.start == motion.start else { return isZooming || self.motion != nil }
        guard current.hasEnded(at: time) else {
            if let bounce = bounce(of: current, at: time) { self.motion = bounce }
            return true
        }
        finish(current)
        return isZooming || self.motion != nil
    }

    func startMoving() {
        if window != nil { UIApplication.shared.addFrameClient(self) }
    }

    private func finish(_ motion: ScrollMotion) {
        if let aim = motion.aim { moveToTarget(aim) }
        guard self.motion?.start == motion.start else { return }
        if let back = returnMotion(after: motion) {
            self.motion = back
            return
        }
        switch motion.kind {
        case .deceleration: endDeceleration()
        case .animation: endAnimation()
        case .wheel:
            self.motion = nil
            wheelDidRest()
        }
    }

    /// Moves to an offset that may change with each layout, which measures more of the content.
    package func moveToTarget(_ target: () -> CGPoint?) {
        for _ in 0..<3 {
            layoutIfNeeded()
            guard let offset = target(), offset != contentOffset else { return }
            contentOffset = offset
        }
    }

    /// Returns a motion to the nearest offset inside the content, if the content became smaller during `motion`.
    private func returnMotion(after motion: ScrollMotion) -> ScrollMotion? {
        let (offset, inside): (CGPoint, CGPoint) = (contentOffset, clamped(contentOffset))
        guard motion.kind != .wheel, motion.endsInside, offset != inside else { return nil }
        return ScrollMotion(
            kind: motion.kind,
            horizontal: .glide(from: offset.x, to: inside.x, duration: Self.animationDuration),
            vertical: .glide(from: offset.y, to: inside.y, duration: Self.animationDuration),
            start: MainQueue.shared.now)
    }

    /// Returns a motion to an offset inside the content, if a deceleration would end past an end of the content because
    /// the content became smaller.
    private func bounce(of motion: ScrollMotion, at time: TimeInterval) -> ScrollMotion? {
        let (target, rest): (CGPoint, CGPoint) = (motion.target, clamped(motion.target))
        guard motion.kind == .deceleration, target != rest else { return nil }
        let (offset, inside): (CGPoint, CGPoint) = (contentOffset, clamped(contentOffset))
        let isPastX: Bool = offset.x != inside.x && target.x != rest.x
        let isPastY: Bool = offset.y != inside.y && target.y != rest.y
        guard isPastX || isPastY else { return nil }
        return bounce(of: motion, at: time, to: rest, springsX: isPastX, springsY: isPastY)
    }

    /// Returns the rest of a deceleration whose offset was past an end at `old` until the app moved it to that end: it
    /// bounces again. Nil if the app moved it elsewhere.
    func bounce(from old: CGPoint) -> ScrollMotion? {
        guard let motion, motion.kind == .deceleration else { return nil }
        let (inside, offset): (CGPoint, CGPoint) = (clamped(old), contentOffset)
        let isHeldX: Bool = old.x != inside.x && offset.x == inside.x
        let isHeldY: Bool = old.y != inside.y && offset.y == inside.y
        guard isHeldX || isHeldY else { return nil }
        let rest = CGPoint(
            x: isHeldX ? inside.x : motion.target.x + offset.x - old.x,
            y: isHeldY ? inside.y : motion.target.y + offset.y - old.y)
        return bounce(of: motion, at: MainQueue.shared.now, to: rest, springsX: isHeldX, springsY: isHeldY)
    }

    /// Returns a motion from the current offset to `rest`, with the velocity of `motion`, that springs along some axes
    /// and decelerates along the others.
    private func bounce(
        of motion: ScrollMotion, at time: TimeInterval, to rest: CGPoint, springsX: Bool, springsY: Bool
    ) -> ScrollMotion {
        let offset: CGPoint = contentOffset
        let velocity: CGVector = motion.velocity(at: time)
        func move(
            _ axis: ScrollAxes, _ springs: Bool, _ offset: CGFloat, _ velocity: CGFloat, _ rest: CGFloat
        ) -> AxisMotion {
            springs
                ? .spring(from: offset, velocity: bounces(axis) ? velocity : 0, to: rest)
                : .deceleration(from: offset, velocity: velocity, to: rest, rate: decelerationRate.rawValue)
        }
        return ScrollMotion(
            kind: .deceleration, horizontal: move(.horizontal, springsX, offset.x, velocity.dx, rest.x),
            vertical: move(.vertical, springsY, offset.y, velocity.dy, rest.y), start: time)
    }

    private func endAnimation() {
        motion = nil
        storedScrollDelegate?.scrollViewDidEndScrollingAnimation(self)
        if isScrollingToTop {
            isScrollingToTop = false
            storedScrollDelegate?.scrollViewDidScrollToTop(self)
        }
        motionDidEnd()
    }

    /// Stops a motion at the current offset.
    package func stopMotion() {
        guard let motion else { return }
        switch motion.kind {
        case .deceleration: endDeceleration()
        case .animation:
            isScrollingToTop = false
            endAnimation()
        case .wheel:
            self.motion = nil
            scheduleWheelPause()
        }
    }

    /// Animates to `offset` for a programmatic change.
    package func animate(to offset: CGPoint) {
        guard window != nil, UIView.areAnimationsEnabled else {
            stopMotion()
            contentOffset = offset
            return
        }
        stopMotion()
        guard offset != contentOffset else { return }
        motion = ScrollMotion(
            kind: .animation,
            horizontal: .glide(from: contentOffset.x, to: offset.x, duration: Self.animationDuration),
            vertical: .glide(from: contentOffset.y, to: offset.y, duration: Self.animationDuration),
            start: MainQueue.shared.now, endsInside: clamped(offset) == offset)
        showIndicators()
        startMoving()
    }

    /// Lets the programmatic motion in progress, if any, follow a target that may change with each layout.
    package func aim(_ target: @escaping () -> CGPoint?) {
        if motion?.kind == .animation { motion?.aim = target }
    }

    /// Changes the offset because the size of content before it has changed. A programmatic motion keeps its target.
    package func compensate(to offset: CGPoint) {
        let target: CGPoint? = isScrollAnimating ? motion?.target : nil
        contentOffset = offset
        if let target { motion?.redirect(to: target, from: contentOffset, at: MainQueue.shared.now) }
    }

    func leaveWindow() {
        UIApplication.shared.removeFrameClient(self)
        stopMotion()
        finishZoomMovement()
        endWheel()
        drag = nil
        isDragging = false
        isTracking = false
        restHandler?()
    }

    // MARK: Scroll to top

    /// Scrolls to the top at the user's request, if the delegate permits it. Returns whether it scrolls.
    @discardableResult
    func scrollToTop() -> Bool {
        guard scrollsToTop, storedScrollDelegate?.scrollViewShouldScrollToTop(self) ?? true else { return false }
        let top = CGPoint(x: contentOffset.x, y: verticalRange.lowerBound)
        guard top != contentOffset else { return false }
        animate(to: top)
        if motion == nil {
            storedScrollDelegate?.scrollViewDidScrollToTop(self)
        } else {
            isScrollingToTop = true
        }
        return true
    }
}
