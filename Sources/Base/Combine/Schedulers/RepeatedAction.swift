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
            self.start(
                on: scheduler, at: date.advanced(by: interval), interval: interval, tolerance: tolerance,
                options: options)
        }
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
