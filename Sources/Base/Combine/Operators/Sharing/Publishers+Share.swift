extension Publishers {
    /// A publisher whose subscribers share one subscription to another publisher.
    public final class Share<Upstream: Publisher>: Publisher, Equatable {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the errors.
        public typealias Failure = Upstream.Failure

        /// The publisher that sends the values.
        public let upstream: Upstream
        private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

        /// Creates a publisher.
        public init(upstream: Upstream) {
            self.upstream = upstream
            shared = upstream.multicast(subject: PassthroughSubject()).autoconnect()
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            shared.subscribe(subscriber)
        }

        /// Returns whether two references are to the same object.
        public static func == (left: Share, right: Share) -> Bool {
            left === right
        }
    }
}

extension Publisher {
    /// Shares one subscription between all subscribers. The subscription begins with the first subscriber, and ends
    /// when the last subscriber cancels.
    public func share() -> Publishers.Share<Self> {
        Publishers.Share(upstream: self)
    }
}
