extension Publishers {
    /// A publisher that sends the last value that satisfies a condition.
    public struct LastWhere<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the errors.
        public typealias Failure = Upstream.Failure

        /// The publisher that sends the values.
        public let upstream: Upstream
        /// Returns whether a value satisfies the condition.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates a publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Upstream.Output?
            upstream.subscribe(
                ReductionSubscriber<Upstream.Output, Upstream.Failure, S>(
                    subscriber,
                    step: { [predicate] in
                        if predicate($0) { last = $0 }
                        return .proceed
                    },
                    result: { last }))
        }
    }
}

extension Publisher {
    /// Sends the last value that satisfies a condition, at the end.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }
}

extension Publisher {
    /// Sends the last value, at the end.
    public func last() -> Publishers.LastWhere<Self> {
        last { _ in true }
    }
}
