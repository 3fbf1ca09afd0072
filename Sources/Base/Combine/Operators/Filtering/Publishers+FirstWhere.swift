extension Publishers {
    /// A publisher that sends the first value that satisfies a condition.
    public struct FirstWhere<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the errors.
        public typealias Failure = Upstream.Failure

        /// The publisher that sends the values.
        public let upstream: Upstream
        /// Returns whether to send a value.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates a publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                OperatorSubscriber(subscriber) { [predicate] in predicate($0) ? .sendAndFinish($0) : .skip })
        }
    }
}

extension Publisher {
    /// Sends the first value that satisfies a condition, and finishes.
    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
        Publishers.FirstWhere(upstream: self, predicate: predicate)
    }
}

extension Publisher {
    /// Sends the first value, and finishes.
    public func first() -> Publishers.FirstWhere<Self> {
        first { _ in true }
    }
}
