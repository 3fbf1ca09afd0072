extension Publishers {
    /// A publisher that sends all values of another publisher as an array.
    public struct Collect<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = [Upstream.Output]
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
            var values: [Upstream.Output] = []
            upstream.subscribe(
                ReductionSubscriber<Upstream.Output, Upstream.Failure, S>(
                    subscriber,
                    step: {
                        values.append($0)
                        return .proceed
                    },
                    result: { values }))
        }
    }
}

extension Publisher {
    /// Sends all values as an array at the end.
    public func collect() -> Publishers.Collect<Self> {
        Publishers.Collect(upstream: self)
    }
}
