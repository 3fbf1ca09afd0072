extension Publishers {
    /// A publisher that sends the number of values of another publisher.
    public struct Count<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Int
        /// The type of the errors.
        public typealias Failure = Upstream.Failure

        /// The publisher that sends the values.
        public let upstream: Upstream

        /// Creates a publisher.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var count = 0
            upstream.subscribe(
                ReductionSubscriber<Upstream.Output, Upstream.Failure, S>(
                    subscriber,
                    step: { _ in
                        count += 1
                        return .proceed
                    },
                    result: { count }))
        }
    }
}

extension Publisher {
    /// Sends the number of values at the end.
    public func count() -> Publishers.Count<Self> {
        Publishers.Count(upstream: self)
    }
}
