import Foundation
import HostClock
import ScrollPhysics

/// A series of wheel or trackpad steps with short pauses between them. The delegate is notified of the series as
/// one drag.
struct WheelSeries {
    /// The call that ends the series.
    var end: ScheduledCall
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
    /// an end.
    func receiveWheel(_ event: UIScrollWheelEvent) -> Bool {
        guard isScrollEnabled, !isDragging || wheel != nil else { return false }
        let axes = overflowingAxes
        func moved(_ offset: CGPoint) -> CGPoint {
            var target = offset
            if axes.contains(.horizontal) { target.x -= event.delta.dx }
            if axes.contains(.vertical) { target.y -= event.delta.dy }
            target = clamped(target)
            return CGPoint(x: snapped(target.x), y: snapped(target.y))
        }
        var from: CGPoint = motion?.kind == .wheel ? (motion?.target ?? contentOffset) : contentOffset
        var target: CGPoint = moved(from)
        // A step that does not move the content is passed to an outer scroll view, unless a series is in progress here.
        guard target != from || wheel != nil else { return false }
        if target != from, motion?.kind != .wheel {
            stopMotion()
            // The delegate may have moved the content at the end of the motion.
            (from, target) = (contentOffset, moved(contentOffset))
        }
        continueSeries()
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
        if let motion { move(to: motion.offset(at: time)) }
        motion = ScrollMotion(
            kind: .wheel,
            horizontal: .spring(
                from: contentOffset.x, velocity: velocity.dx, to: offset.x, frequency: Self.wheelFrequency),
            vertical: .spring(
                from: contentOffset.y, velocity: velocity.dy, to: offset.y, frequency: Self.wheelFrequency),
            start: time)
        startMoving()
    }

    private func continueSeries() {
        let isFirst: Bool = wheel == nil
        scheduleWheelPause()
        guard isFirst else { return }
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
        wheel = WheelSeries(end: end)
    }

    private func wheelDidPause() {
        if motion?.kind == .wheel { return }
        endWheel()
    }

    /// Called when the content has reached the target of the last step.
    func wheelDidRest() {
        endWheel()
    }

    /// Ends the series.
    func endWheel() {
        guard let wheel else { return }
        wheel.end.cancel()
        self.wheel = nil
        if motion?.kind == .wheel { motion = nil }
        // A programmatic motion that began after the last step keeps its target.
        var target = motion?.target ?? restingBesideBar(contentOffset)
        withUnsafeMutablePointer(to: &target) { pointer in
            storedScrollDelegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: pointer)
        }
        isDragging = false
        let end: CGPoint = contentOffset
        storedScrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: false)
        // The delegate may have moved the content elsewhere.
        let isAtEnd: Bool = motion == nil && zooming?.movement == nil && contentOffset == end
        if isAtEnd, target != end { animate(to: target) }
        if !isTracking { refreshControl?.contentDidRest() }
        motionDidEnd()
    }
}
