extension Publishers {
    /// A publisher that sends a Boolean value indicating whether any value satisfies a condition.
    public struct ContainsWhere<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Bool
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
            var result = false
            upstream.subscribe(
                ReductionSubscriber<Upstream.Output, Upstream.Failure, S>(
                    subscriber,
                    step: { [predicate] in
                        result = predicate($0)
                        return result ? .finish : .proceed
                    },
                    result: { result }))
        }
    }
}

extension Publisher {
    /// Sends a Boolean value that indicates whether any value satisfies a condition, as soon as the result is known.
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }
}

extension Publisher where Output: Equatable {
    /// Sends a Boolean value that indicates whether any value equals the given value, as soon as the result is known.
    public func contains(_ output: Output) -> Publishers.ContainsWhere<Self> {
        contains { $0 == output }
    }
}
