extension Publishers {
    /// A publisher that sends the values of another publisher that satisfy a condition, using a closure that can throw.
    public struct TryFilter<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the errors.
        public typealias Failure = any Error

        /// The publisher that sends the values.
        public let upstream: Upstream
        /// Returns whether to send a value.
        public let isIncluded: (Upstream.Output) throws -> Bool

        /// Creates a publisher.
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                OperatorSubscriber(trying: subscriber) { [isIncluded] in try isIncluded($0) ? .send($0) : .skip })
        }
    }
}

extension Publisher {
    /// Sends the values that satisfy a condition. If the closure throws an error, the publisher fails with that error.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
        Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
    }
}
