import Foundation
import HostClock
import ScrollPhysics

/// Steps of a wheel or trackpad that follow each other closely: to the delegate they are one drag.
struct WheelSeries {
    /// The call that ends it.
    var end: ScheduledCall
}

extension UIScrollView {
    /// How long after its last step a series is over, in seconds.
    static let wheelPause: TimeInterval = 0.15
    /// How fast the content follows a wheel's notch, in radians per second.
    static let wheelFrequency: Double = 26

    /// Takes a step of a wheel or trackpad, and returns whether it could go that way.
    ///
    /// A trackpad moves the content at once, a wheel's notch within a moment; neither moves it past an end.
    func receiveWheel(_ event: UIScrollWheelEvent) -> Bool {
        guard isScrollEnabled, !isDragging || wheel != nil else { return false }
        let axes: ScrollAxes = overflowingAxes
        let from: CGPoint = motion?.kind == .wheel ? (motion?.target ?? contentOffset) : contentOffset
        var wanted: CGPoint = from
        if axes.contains(.horizontal) { wanted.x -= event.delta.dx }
        if axes.contains(.vertical) { wanted.y -= event.delta.dy }
        wanted = clamped(wanted)
        wanted = CGPoint(x: snapped(wanted.x), y: snapped(wanted.y))
        // A step that leads nowhere belongs to a scroll view further out, unless a series is under way here.
        guard wanted != from || wheel != nil else { return false }
        continueSeries()
        if event.isContinuous {
            motion = nil
            move(to: wanted)
        } else if wanted != from {
            follow(to: wanted, at: event.timestamp)
        }
        return true
    }

    private func follow(to offset: CGPoint, at time: TimeInterval) {
        let velocity: CGVector = motion?.velocity(at: time) ?? .zero
        if let motion { move(to: motion.offset(at: time)) }
        motion = ScrollMotion(
            kind: .wheel,
            horizontal: .springing(
                from: contentOffset.x, velocity: velocity.dx, to: offset.x, frequency: Self.wheelFrequency),
            vertical: .springing(
                from: contentOffset.y, velocity: velocity.dy, to: offset.y, frequency: Self.wheelFrequency),
            start: time)
        startMoving()
    }

    private func continueSeries() {
        let isFirst: Bool = wheel == nil
        wheel?.end.cancel()
        let end: ScheduledCall = MainQueue.shared.schedule(after: Self.wheelPause) { [weak self] in
            self?.wheelDidPause()
        }
        wheel = WheelSeries(end: end)
        guard isFirst else { return }
        if motion?.kind != .wheel { stopMotion() }
        isDragging = true
        storedScrollDelegate?.scrollViewWillBeginDragging(self)
        showIndicators()
    }

    private func wheelDidPause() {
        if motion?.kind == .wheel { return }
        endWheel()
    }

    /// The content has come to where the last notch wanted it.
    func wheelDidRest() {
        endWheel()
    }

    /// The series is over.
    func endWheel() {
        guard let wheel else { return }
        wheel.end.cancel()
        self.wheel = nil
        if motion?.kind == .wheel { motion = nil }
        var target: CGPoint = contentOffset
        withUnsafeMutablePointer(to: &target) { pointer in
            storedScrollDelegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: pointer)
        }
        isDragging = false
        storedScrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: false)
        if target != contentOffset { animate(to: target) }
        hideIndicatorsIfIdle()
    }
}
