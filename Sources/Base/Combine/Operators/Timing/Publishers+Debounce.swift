extension Publishers {
    /// A publisher that sends the latest value of another publisher when no value has followed within an interval.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the errors.
        public typealias Failure = Upstream.Failure

        /// The publisher that sends the values.
        public let upstream: Upstream
        /// The time that must pass after a value before the publisher sends it.
        public let dueTime: Context.SchedulerTimeType.Stride
        /// The scheduler that delivers the values.
        public let scheduler: Context
        /// The options of the scheduler.
        public let options: Context.SchedulerOptions?

        /// Creates a publisher.
        public init(
            upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let latest = LatestValue<Output>()
            let timed = TimedSubscriber<Output, Failure, S>(subscriber)
            timed.requested = { [isFirst = LatestValue<Void>(())] timed, _ in
                if isFirst.remove() != nil { timed.requestUpstream(.unlimited) }
            }
            timed.value = { [dueTime, scheduler, options] timed, value in
                let number: Int = latest.store(value)
                scheduler.schedule(
                    after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
                    options: options
                ) {
                    if let value = latest.remove(number) { timed.send(value) }
                }
                return .none
            }
            timed.completion = { [scheduler, options] timed, completion in
                scheduler.schedule(options: options) { timed.complete(completion) }
            }
            timed.ended = { _ = latest.remove() }
            upstream.subscribe(timed)
        }
    }
}

extension Publisher {
    /// Sends a value when no further value has followed within an interval. As on Apple platforms, a value that is
    /// still waiting when the publisher completes is not sent.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}
