extension Publishers {
    /// A publisher that sends the time between the values of another publisher.
    public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The type of the values.
        public typealias Output = Context.SchedulerTimeType.Stride
        /// The type of the errors.
        public typealias Failure = Upstream.Failure

        /// The publisher that sends the values.
        public let upstream: Upstream
        /// The scheduler whose clock measures the time.
        public let scheduler: Context

        /// Creates a publisher.
        public init(upstream: Upstream, scheduler: Context) {
            self.upstream = upstream
            self.scheduler = scheduler
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Context.SchedulerTimeType = scheduler.now
            upstream.map { [scheduler] _ in
                let now: Context.SchedulerTimeType = scheduler.now
                defer { last = now }
                return last.distance(to: now)
            }.subscribe(subscriber)
        }
    }
}

extension Publisher {
    /// Sends the time between the values, beginning with the time between the subscription and the first value.
    public func measureInterval<S: Scheduler>(using scheduler: S, options: S.SchedulerOptions? = nil)
        -> Publishers.MeasureInterval<Self, S>
    {
        Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
    }
}
