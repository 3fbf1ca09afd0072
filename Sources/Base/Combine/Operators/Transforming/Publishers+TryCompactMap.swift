extension Publishers {
    /// A publisher that transforms the values of another publisher with a closure that can throw, and leaves out nil.
    public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
        /// The type of the errors.
        public typealias Failure = any Error

        /// The publisher that sends the values.
        public let upstream: Upstream
        /// Returns the value to send, or nil.
        public let transform: (Upstream.Output) throws -> Output?

        /// Creates a publisher.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                OperatorSubscriber(trying: subscriber) { [transform] in try transform($0).map { .send($0) } ?? .skip })
        }
    }
}

extension Publisher {
    /// Transforms each value with a closure, and sends the results that are not nil. If the closure throws an error,
    /// the publisher fails with that error.
    public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
        Publishers.TryCompactMap(upstream: self, transform: transform)
    }
}
