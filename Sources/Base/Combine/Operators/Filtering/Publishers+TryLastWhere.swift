extension Publishers {
    /// A publisher that sends the last value that satisfies a condition, using a closure that can throw.
    public struct TryLastWhere<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the errors.
        public typealias Failure = any Error

        /// The publisher that sends the values.
        public let upstream: Upstream
        /// Returns whether a value satisfies the condition.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates a publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Upstream.Output?
            upstream.subscribe(
                ReductionSubscriber<Upstream.Output, Upstream.Failure, S>(
                    trying: subscriber,
                    step: { [predicate] in
                        if try predicate($0) { last = $0 }
                        return .proceed
                    },
                    result: { last }))
        }
    }
}

extension Publisher {
    /// Sends the last value that satisfies a condition, at the end. If the closure throws an error, the publisher fails
    /// with that error.
    public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
        Publishers.TryLastWhere(upstream: self, predicate: predicate)
    }
}
