extension Publishers {
    /// A publisher that sends the first value that satisfies a condition, using a closure that can throw.
    public struct TryFirstWhere<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the errors.
        public typealias Failure = any Error

        /// The publisher that sends the values.
        public let upstream: Upstream
        /// Returns whether to send a value.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates a publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                OperatorSubscriber(trying: subscriber) { [predicate] in try predicate($0) ? .sendAndFinish($0) : .skip }
            )
        }
    }
}

extension Publisher {
    /// Sends the first value that satisfies a condition, and finishes. If the closure throws an error, the publisher
    /// fails with that error.
    public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
        Publishers.TryFirstWhere(upstream: self, predicate: predicate)
    }
}
