extension Publishers {
    /// A publisher that sends whether a value satisfies a condition, with a closure that can throw.
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
    /// Sends whether a value satisfies a condition, as soon as that is known. An error of the closure ends the stream.
    public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
        Publishers.TryContainsWhere(upstream: self, predicate: predicate)
    }
}
