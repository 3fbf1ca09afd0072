import Foundation
import HostClock

extension RunLoop: Scheduler {
    /// Options of scheduled closures. There are none.
    public struct SchedulerOptions {}

    /// The current time.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    /// Zero.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Calls a closure in a pass of the loop.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = ScheduledAction(action)
        if self === RunLoop.main {
            MainQueue.shared.async { action.call() }
        } else {
            // Unlike a block that is added to the loop, a timer that is due wakes it.
            add(Timer(fire: .distantPast, interval: 0, repeats: false) { _ in action.call() }, forMode: .common)
        }
    }

    /// Calls a closure in a pass of the loop after a given moment.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = ScheduledAction(action)
        let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action.call() }
        timer.tolerance = tolerance.timeInterval
        add(timer, forMode: .default)
    }

    /// Calls a closure in a pass of the loop after a given moment, and then at an interval until the result is
    /// canceled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let action = ScheduledAction(action)
        let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in action.call() }
        timer.tolerance = tolerance.timeInterval
        add(timer, forMode: .default)
        return AnyCancellable { timer.invalidate() }
    }
}
