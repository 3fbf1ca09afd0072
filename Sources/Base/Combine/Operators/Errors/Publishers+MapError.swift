extension Publishers {
    /// A publisher that transforms the errors from another publisher.
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output

        /// The publisher that sends the values.
        public let upstream: Upstream
        /// Returns the error to send.
        public let transform: (Upstream.Failure) -> Failure

        /// Creates a publisher.
        public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(OperatorSubscriber(subscriber, failure: transform) { .send($0) })
        }
    }
}

extension Publisher {
    /// Transforms the error.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
        Publishers.MapError(upstream: self, transform: transform)
    }
}
