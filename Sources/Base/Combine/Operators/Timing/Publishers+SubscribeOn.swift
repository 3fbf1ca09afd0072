extension Publishers {
    /// A publisher that uses a scheduler to subscribe to another publisher, to request values and to cancel.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the errors.
        public typealias Failure = Upstream.Failure

        /// The publisher that sends the values.
        public let upstream: Upstream
        /// The scheduler that subscribes.
        public let scheduler: Context
        /// The options of the scheduler.
        public let options: Context.SchedulerOptions?

        /// Creates a publisher.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let timed = TimedSubscriber<Output, Failure, S>(subscriber)
            timed.value = { timed, value in
                timed.send(value)
                return .none
            }
            timed.requested = { [scheduler, options] timed, demand in
                scheduler.schedule(options: options) { timed.requestUpstream(demand) }
            }
            timed.cancelUpstream = { [scheduler, options] subscription in
                scheduler.schedule(options: options, subscription.cancel)
            }
            scheduler.schedule(options: options) { [upstream] in upstream.subscribe(timed) }
        }
    }
}

extension Publisher {
    /// Subscribes, requests values and cancels on a scheduler.
    public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
        -> Publishers.SubscribeOn<Self, S>
    {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }
}
