extension Publishers {
    /// A publisher that ends the stream of another publisher if no value arrives within an interval.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the errors.
        public typealias Failure = Upstream.Failure

        /// The publisher that sends the values.
        public let upstream: Upstream
        /// The time without a value after which the stream ends.
        public let interval: Context.SchedulerTimeType.Stride
        /// The scheduler that delivers the events.
        public let scheduler: Context
        /// The options of the scheduler.
        public let options: Context.SchedulerOptions?
        /// A closure that returns the error; if the closure is nil, the stream finishes without an error.
        public let customError: (() -> Upstream.Failure)?

        /// Creates a publisher.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?, customError: (() -> Failure)?
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.options = options
            self.customError = customError
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let deadline = LatestValue<Void>()
            let timed = TimedSubscriber<Output, Failure, S>.scheduling(subscriber) { [scheduler, options] action in
                scheduler.schedule(options: options, action)
            }
            let restart: (TimedSubscriber<Output, Failure, S>) -> Void = {
                [interval, scheduler, options, customError] timed in
                let number: Int = deadline.store(())
                scheduler.schedule(
                    after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance,
                    options: options
                ) {
                    guard deadline.remove(number) != nil else { return }
                    timed.complete(customError.map { .failure($0()) } ?? .finished)
                }
            }
            let deliver = timed.value
            timed.value = { timed, value in
                restart(timed)
                return deliver(timed, value)
            }
            timed.ended = { _ = deadline.remove() }
            upstream.subscribe(timed)
            restart(timed)
        }
    }
}

extension Publisher {
    /// Ends the stream if no value arrives within an interval.
    ///
    /// - Parameter customError: A closure that returns the error. By default, the stream finishes without an error.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(
            upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
    }
}
