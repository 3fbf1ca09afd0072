extension Publishers {
    /// A publisher that sends the values of another publisher in arrays, at an interval.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The type of the values.
        public typealias Output = [Upstream.Output]
        /// The type of the errors.
        public typealias Failure = Upstream.Failure

        /// The publisher that sends the values.
        public let upstream: Upstream
        /// The interval, and the size of the arrays.
        public let strategy: TimeGroupingStrategy<Context>
        /// The options of the scheduler.
        public let options: Context.SchedulerOptions?

        /// Creates a publisher.
        public init(
            upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (scheduler, interval, count): (Context, Context.SchedulerTimeType.Stride, Int) =
                switch strategy {
                case .byTime(let scheduler, let interval): (scheduler, interval, .max)
                case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, count)
                }
            let maximum: Int = Swift.max(1, count)
            let values = SerialEvents<Upstream.Output>()
            let end = LatestValue<Subscribers.Completion<Failure>>()
            let hasEnded = LockedValue(false)
            let timed = TimedSubscriber<Upstream.Output, Failure, S>(subscriber)
            // Sends arrays of at least the given size while values are requested, and the completion after all values.
            func send(_ timed: TimedSubscriber<Upstream.Output, Failure, S>, minimum: Int = 1) {
                values.serialize {
                    while timed.demand > 0, let collected = values.popFirst(minimum...maximum) { timed.send(collected) }
                    if values.count == 0, let completion = end.remove() { timed.complete(completion) }
                }
            }
            timed.requested = { [isFirst = LatestValue<Void>(())] timed, _ in
                if isFirst.remove() != nil { timed.requestUpstream(.unlimited) }
                if hasEnded.value { send(timed) }
            }
            timed.value = { timed, value in
                values.append(value)
                send(timed, minimum: maximum)
                return .none
            }
            timed.completion = { timed, completion in
                guard case .finished = completion else { return timed.complete(completion) }
                // Values that are not requested yet are sent at the request.
                _ = end.store(completion)
                hasEnded.store(true)
                send(timed)
            }
            let repetition: any Cancellable = scheduler.schedule(
                after: scheduler.now.advanced(by: interval), interval: interval,
                tolerance: scheduler.minimumTolerance, options: options
            ) { [weak timed] in
                if let timed { send(timed) }
            }
            timed.ended = repetition.cancel
            upstream.subscribe(timed)
        }
    }
}

extension Publishers {
    /// The strategy that determines when an array is sent.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// At an interval.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// At an interval, and when the array reaches a maximum size.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }
}

extension Publisher {
    /// Sends the values in arrays, at an interval.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}
