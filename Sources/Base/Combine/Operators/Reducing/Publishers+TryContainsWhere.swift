extension Publishers {
    /// A publisher that sends a Boolean value indicating whether any value satisfies a condition, using a closure that
    /// can throw.
    public struct TryContainsWhere<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Bool
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
            var result = false
            upstream.subscribe(
                ReductionSubscriber<Upstream.Output, Upstream.Failure, S>(
                    trying: subscriber,
                    step: { [predicate] in
                        result = try predicate($0)
                        return result ? .finish : .proceed
                    },
                    result: { result }))
        }
    }
}

extension Publisher {
    /// Sends a Boolean value that indicates whether any value satisfies a condition, as soon as the result is known. If
    /// the closure throws an error, the publisher fails with that error.
    public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
        Publishers.TryContainsWhere(upstream: self, predicate: predicate)
    }
}
