extension Publishers {
    /// A publisher that combines all values into one value, using a closure that can throw.
    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
        /// The type of the errors.
        public typealias Failure = any Error

        /// The publisher that sends the values.
        public let upstream: Upstream
        /// The initial result, which is sent if there are no values.
        public let initial: Output
        /// Returns the next result, computed from the last result and a value.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Creates a publisher.
        public init(
            upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result: Output = initial
            upstream.subscribe(
                ReductionSubscriber<Upstream.Output, Upstream.Failure, S>(
                    trying: subscriber,
                    step: { [nextPartialResult] in
                        result = try nextPartialResult(result, $0)
                        return .proceed
                    },
                    result: { result }))
        }
    }
}

extension Publisher {
    /// Combines all values, and sends the result at the end. If the closure throws an error, the publisher fails with
    /// that error.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }
}
