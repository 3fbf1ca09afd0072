extension Publishers {
    /// A publisher that sends at most one value of another publisher in each interval.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the errors.
        public typealias Failure = Upstream.Failure

        /// The publisher that sends the values.
        public let upstream: Upstream
        /// The interval.
        public let interval: Context.SchedulerTimeType.Stride
        /// The scheduler that delivers the values.
        public let scheduler: Context
        /// Whether the last value of an interval is sent instead of the first.
        public let latest: Bool

        /// Creates a publisher.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.latest = latest
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let limit = RateLimit<Output, Context>(interval: interval, scheduler: scheduler, sendsLatest: latest)
            let timed = TimedSubscriber<Output, Failure, S>(subscriber)
            timed.requested = { [isFirst = LatestValue<Void>(())] timed, _ in
                if isFirst.remove() != nil { timed.requestUpstream(.unlimited) }
            }
            timed.value = { timed, value in
                limit.add(value) { timed.send($0) }
                return .none
            }
            timed.completion = { [scheduler] timed, completion in
                scheduler.schedule {
                    if case .finished = completion, let value = limit.removePending() { timed.send(value) }
                    timed.complete(completion)
                }
            }
            timed.ended = { _ = limit.removePending() }
            upstream.subscribe(timed)
        }
    }
}

extension Publisher {
    /// Sends at most one value in each interval: the last value if `latest` is true, otherwise the first.
    public func throttle<S: Scheduler>(for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool)
        -> Publishers.Throttle<Self, S>
    {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}
