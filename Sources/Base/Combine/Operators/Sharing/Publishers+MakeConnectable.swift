extension Publishers {
    /// A publisher that begins to send the values of another publisher when it is connected.
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher where Upstream.Failure == Never {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the errors: the publisher does not fail.
        public typealias Failure = Never

        private let inner: Multicast<Upstream, PassthroughSubject<Output, Never>>

        /// Creates a publisher.
        public init(upstream: Upstream) {
            inner = upstream.multicast(subject: PassthroughSubject())
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            inner.subscribe(subscriber)
        }

        /// Begins to send values. Canceling the result ends the connection.
        public func connect() -> any Cancellable {
            inner.connect()
        }
    }
}

extension Publisher where Failure == Never {
    /// Sends no values until `connect()` is called.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> {
        Publishers.MakeConnectable(upstream: self)
    }
}
