extension Publishers {
    /// A publisher that combines each value of another publisher with the previous result.
    public struct Scan<Upstream: Publisher, Output>: Publisher {
        /// The type of the errors.
        public typealias Failure = Upstream.Failure

        /// The publisher that sends the values.
        public let upstream: Upstream
        /// The result before the first value.
        public let initialResult: Output
        /// Returns the next result, computed from the previous result and a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Creates a publisher.
        public init(
            upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result: Output = initialResult
            upstream.subscribe(
                OperatorSubscriber(subscriber) { [nextPartialResult] in
                    result = nextPartialResult(result, $0)
                    return .send(result)
                })
        }
    }
}

extension Publisher {
    /// Calls a closure with the previous result and each value, and sends the results.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Scan<Self, T> {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}
