extension Publishers {
    /// A publisher that combines each value of another publisher with the previous result in a closure that can throw.
    public struct TryScan<Upstream: Publisher, Output>: Publisher {
        /// The type of the errors.
        public typealias Failure = any Error

        /// The publisher that sends the values.
        public let upstream: Upstream
        /// The result before the first value.
        public let initialResult: Output
        /// Returns the next result, computed from the previous result and a value.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Creates a publisher.
        public init(
            upstream: Upstream, initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result: Output = initialResult
            upstream.subscribe(
                OperatorSubscriber(trying: subscriber) { [nextPartialResult] in
                    result = try nextPartialResult(result, $0)
                    return .send(result)
                })
        }
    }
}

extension Publisher {
    /// Calls a closure with the previous result and each value, and sends the results. If the closure throws an error,
    /// the publisher fails with that error.
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}
