import Foundation
import HostClock
import ScrollPhysics

/// A series of wheel or trackpad steps with short pauses between them. The delegate is notified of the series as
/// one drag.
struct WheelSeries {
    /// The call that ends the series.
    var end: ScheduledCall
    /// The offset at which the series began.
    var start: CGPoint
    /// Whether the last step came from a trackpad.
    var isContinuous = false
}

extension UIScrollView {
    /// The time between the last step and the end of a series, in seconds.
    static let wheelPause: TimeInterval = 0.15
    /// The frequency of the spring that moves the content after a wheel's step, in radians per second.
    static let wheelFrequency: Double = 26

    /// Handles a step of a wheel or a trackpad. Returns whether the step was used, because the content can move or a
    /// series is in progress.
    ///
    /// A trackpad moves the content immediately. A wheel's step moves it with a short animation. Neither moves it past
    /// an end. With paging, a series of a trackpad ends on the nearest page, and that of a wheel on the next page in its
    /// direction.
    func receiveWheel(_ event: UIScrollWheelEvent) -> Bool {
        guard isScrollEnabled, !isDragging || wheel != nil else { return false }
        let axes = overflowingAxes
        let delta: CGVector = ownMovement(event.delta)
        func moved(_ offset: CGPoint) -> CGPoint {
            var target = offset
            if axes.contains(.horizontal) { target.x -= delta.dx }
            if axes.contains(.vertical) { target.y -= delta.dy }
            target = clamped(target)
            return CGPoint(x: snapped(target.x), y: snapped(target.y))
        }
        // A wheel's step adds to the motion to a page.
        let isTurningPage: Bool = isPagingEnabled && isDecelerating && !event.isContinuous
        var from: CGPoint =
            motion?.kind == .wheel || isTurningPage ? (motion?.target ?? contentOffset) : contentOffset
        var target: CGPoint = moved(from)
        // A step that does not move the content is passed to an outer scroll view, unless a series is in progress here.
        let isAlongAxis: Bool = axes.contains(abs(delta.dx) > abs(delta.dy) ? .horizontal : .vertical)
        guard target != from || wheel != nil else { return isAlongAxis && !transfersScrolling(event.delta) }
        if target != from, motion?.kind != .wheel {
            let end: CGPoint = contentOffset
            stopMotion()
            // The delegate may have moved the content at the end of the motion.
            if contentOffset != end { (from, target) = (contentOffset, moved(contentOffset)) }
        }
        continueSeries(from: from, isContinuous: event.isContinuous)
        guard target != from else { return true }
        if event.isContinuous {
            motion = nil
            move(to: target)
        } else {
            follow(to: target, at: event.timestamp)
        }
        return true
    }

    private func follow(to offset: CGPoint, at time: TimeInterval) {
        let velocity: CGVector = motion?.velocity(at: time) ?? .zero
        var offset: CGPoint = offset
        if let motion {
            move(to: motion.offset(at: time))
            // The delegate may have shifted the motion.
            if let shifted = self.motion?.shift {
                offset.x += shifted.dx - motion.shift.dx
                offset.y += shifted.dy - motion.shift.dy
            }
        }
        motion = ScrollMotion(
            kind: .wheel,
            horizontal: .spring(
                from: contentOffset.x, velocity: velocity.dx, to: offset.x, frequency: Self.wheelFrequency),
            vertical: .spring(
                from: contentOffset.y, velocity: velocity.dy, to: offset.y, frequency: Self.wheelFrequency),
            start: time)
        startMoving()
    }

    private func continueSeries(from start: CGPoint, isContinuous: Bool) {
        let isFirst: Bool = wheel == nil
        scheduleWheelPause()
        wheel?.isContinuous = isContinuous
        guard isFirst else { return }
        wheel?.start = start
        isDragging = true
        list?.draggingWillBegin()
        storedScrollDelegate?.scrollViewWillBeginDragging(self)
        showIndicators()
    }

    /// Schedules the end of the series, unless another step comes before.
    func scheduleWheelPause() {
        wheel?.end.cancel()
        let end: ScheduledCall = MainQueue.shared.schedule(after: Self.wheelPause) { [weak self] in
            self?.wheelDidPause()
        }
        wheel = WheelSeries(
            end: end, start: wheel?.start ?? contentOffset, isContinuous: wheel?.isContinuous ?? false)
    }

    private func wheelDidPause() {
        if motion?.kind == .wheel { return }
        endWheel()
    }

    /// Called when the content has reached the target of the last step.
    func wheelDidRest() {
        endWheel()
    }

    /// Ends the series, if one is in progress.
    package func endWheel() {
        guard let wheel else { return }
        wheel.end.cancel()
        self.wheel = nil
        if motion?.kind == .wheel { motion = nil }
        // A programmatic motion that began after the last step keeps its target.
        var target = motion?.target ?? restingBesideBar(isPagingEnabled ? page(after: wheel) : contentOffset)
        withUnsafeMutablePointer(to: &target) { pointer in
            storedScrollDelegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: pointer)
        }
        isDragging = false
        let end: CGPoint = contentOffset
        let willDecelerate: Bool = isPagingEnabled && motion == nil && target != end && window != nil
        storedScrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
        // The delegate may have moved the content elsewhere.
        let isAtEnd: Bool = motion == nil && zooming?.movement == nil && contentOffset == end
        if isAtEnd, willDecelerate {
            let horizontal: AxisMotion = .page(from: end.x, velocity: 0, to: target.x)
            let vertical: AxisMotion = .page(from: end.y, velocity: 0, to: target.y)
            return beginDeceleration(
                ScrollMotion(
                    kind: .deceleration, horizontal: horizontal, vertical: vertical, start: MainQueue.shared.now))
        }
        if isAtEnd, target != end { animate(to: target) }
        if !isTracking { refreshControl?.contentDidRest() }
        motionDidEnd()
    }

    /// Returns the offset of the page on which a series ends.
    private func page(after series: WheelSeries) -> CGPoint {
        let end: CGPoint = contentOffset
        let start: CGPoint = series.isContinuous ? end : series.start
        return CGPoint(
            x: Paging(length: bounds.width, range: horizontalRange).target(afterStepsTo: end.x, from: start.x),
            y: Paging(length: bounds.height, range: verticalRange).target(afterStepsTo: end.y, from: start.y))
    }
}
