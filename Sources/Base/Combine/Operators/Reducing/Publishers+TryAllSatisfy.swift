extension Publishers {
    /// A publisher that sends a Boolean value indicating whether all values satisfy a condition, using a closure that
    /// can throw.
    public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
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
            var result = true
            upstream.subscribe(
                ReductionSubscriber<Upstream.Output, Upstream.Failure, S>(
                    trying: subscriber,
                    step: { [predicate] in
                        result = try predicate($0)
                        return result ? .proceed : .finish
                    },
                    result: { result }))
        }
    }
}

extension Publisher {
    /// Sends a Boolean value that indicates whether all values satisfy a condition, as soon as the result is known. If
    /// the closure throws an error, the publisher fails with that error.
    public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }
}
