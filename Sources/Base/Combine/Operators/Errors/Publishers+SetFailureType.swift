extension Publishers {
    /// A publisher that assigns an error type to a publisher that does not fail.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
        /// The type of the values.
        public typealias Output = Upstream.Output

        /// The publisher that sends the values.
        public let upstream: Upstream

        /// Creates a publisher.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(OperatorSubscriber(subscriber, failure: { (error: Never) -> Failure in }) { .send($0) })
        }
    }
}

extension Publisher where Failure == Never {
    /// Assigns an error type to the publisher, so that it can be combined with publishers that fail.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
        Publishers.SetFailureType(upstream: self)
    }
}
