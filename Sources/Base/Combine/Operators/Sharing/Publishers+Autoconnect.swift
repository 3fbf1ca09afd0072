extension Publishers {
    /// A publisher that connects another publisher for its first subscriber, and disconnects it when the last
    /// subscription ends.
    public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the errors.
        public typealias Failure = Upstream.Failure

        /// The publisher that is connected.
        public final let upstream: Upstream
        private let connection = SharedConnection()

        /// Creates a publisher.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let timed = TimedSubscriber<Output, Failure, S>(subscriber)
            timed.value = { timed, value in
                timed.send(value)
                return .none
            }
            timed.ended = { [connection] in connection.removeUser() }
            // The subscriber can cancel while it receives the subscription.
            connection.addUser()
            upstream.subscribe(timed)
            connection.connectIfNeeded(upstream.connect)
        }
    }
}

extension ConnectablePublisher {
    /// Connects the publisher for the first subscriber, and disconnects it when the last subscription ends.
    public func autoconnect() -> Publishers.Autoconnect<Self> {
        Publishers.Autoconnect(upstream: self)
    }
}
