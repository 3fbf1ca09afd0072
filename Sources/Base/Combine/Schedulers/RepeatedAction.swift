import Foundation

/// Calls a closure repeatedly, until the action is canceled.
final class RepeatedAction {
    private let lock = NSLock()
    private var action: (() -> Void)?

    init(_ action: @escaping () -> Void) {
        self.action = action
    }

    /// Schedules the closure for a given time, and after each call for the next time.
    func start<S: Scheduler>(
        on scheduler: S, at date: S.SchedulerTimeType, interval: S.SchedulerTimeType.Stride,
        tolerance: S.SchedulerTimeType.Stride, options: S.SchedulerOptions?
    ) {
        scheduler.schedule(after: date, tolerance: tolerance, options: options) {
            guard let action = self.lock.withLock({ self.action }) else { return }
            action()
            let next: S.SchedulerTimeType = Self.next(after: date, interval: interval, now: scheduler.now)
            self.start(on: scheduler, at: next, interval: interval, tolerance: tolerance, options: options)
        }
    }

    /// Returns the date after the given number of intervals that follows both the last date and `now`. Calls that were
    /// missed are not made up for.
    private static func next<Time: Strideable>(after last: Time, interval: Time.Stride, now: Time) -> Time {
        var next: Time = last.advanced(by: interval)
        // Steps of growing lengths reach a distant date soon. An interval may be zero, or too short for the clock.
        while next <= now, next < next.advanced(by: interval) {
            var step: Time.Stride = interval
            while next.advanced(by: step + step) <= now { step += step }
            next = next.advanced(by: step)
        }
        return next
    }

    func cancel() {
        // The closure is released outside the lock.
        let last: (() -> Void)? = lock.withLock {
            defer { action = nil }
            return action
        }
        withExtendedLifetime(last) {}
    }
}
