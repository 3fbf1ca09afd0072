import Foundation

/// Sends at most one value in each interval.
///
/// The first value is sent immediately. Of the values that arrive during the following interval, one is sent at the end
/// of the interval.
final class RateLimit<Value, Context: Scheduler> {
    private let interval: Context.SchedulerTimeType.Stride
    private let scheduler: Context
    private let sendsLatest: Bool
    private let lock = NSLock()
    private var lastTime: Context.SchedulerTimeType?
    private var pending: Value?

    init(interval: Context.SchedulerTimeType.Stride, scheduler: Context, sendsLatest: Bool) {
        self.interval = interval
        self.scheduler = scheduler
        self.sendsLatest = sendsLatest
    }

    /// Adds a value, and schedules `send` if no call is scheduled.
    func add(_ value: Value, send: @escaping (Value) -> Void) {
        let due: Context.SchedulerTimeType? = lock.withLock {
            let isScheduled: Bool = pending != nil
            if !isScheduled || sendsLatest { pending = value }
            guard !isScheduled else { return nil }
            let now: Context.SchedulerTimeType = scheduler.now
            return lastTime.map { max(now, $0.advanced(by: interval)) } ?? now
        }
        guard let due else { return }
        let action: () -> Void = { [self] in
            if let value = removePending() { send(value) }
        }
        if due <= scheduler.now { scheduler.schedule(action) } else { scheduler.schedule(after: due, action) }
    }

    /// Removes and returns the value that waits. The next interval begins.
    func removePending() -> Value? {
        lock.withLock {
            defer { pending = nil }
            if pending != nil { lastTime = scheduler.now }
            return pending
        }
    }
}
