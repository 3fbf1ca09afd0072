extension Publishers {
    /// A publisher that transforms the values of another publisher and leaves out nil.
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        /// The type of the errors.
        public typealias Failure = Upstream.Failure

        /// The publisher that sends the values.
        public let upstream: Upstream
        /// Returns the value to send, or nil.
        public let transform: (Upstream.Output) -> Output?

        /// Creates a publisher.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                OperatorSubscriber(subscriber) { [transform] in transform($0).map { .send($0) } ?? .skip })
        }
    }
}

extension Publisher {
    /// Transforms each value with a closure, and sends the results that are not nil.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }
}
