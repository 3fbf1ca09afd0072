import Foundation

extension OperationQueue: Scheduler {
    /// An instant on the clock of operation queues.
    public typealias SchedulerTimeType = RunLoop.SchedulerTimeType

    /// Options of scheduled closures. There are none.
    public struct SchedulerOptions {}

    /// The current time.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    /// Zero.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Adds a closure to the queue.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = ScheduledAction(action)
        addOperation { action.call() }
    }

    /// Adds a closure to the queue after a given moment.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = ScheduledAction(action)
        let delay: TimeInterval = max(0, date.date.timeIntervalSinceNow)
        // Operations on the main queue run in the order of their times.
        let timer: DispatchQueue = self === OperationQueue.main ? .main : .global()
        timer.asyncAfter(deadline: .now() + delay) { self.addOperation { action.call() } }
    }

    /// Adds a closure to the queue after a given moment, and then at an interval until the result is canceled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let repetition = RepeatedAction(action)
        repetition.start(on: self, at: date, interval: interval, tolerance: tolerance, options: options)
        return AnyCancellable { repetition.cancel() }
    }
}
