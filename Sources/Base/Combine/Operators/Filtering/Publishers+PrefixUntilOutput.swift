extension Publishers {
    /// A publisher that sends the values of a publisher until another sends a value.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the errors.
        public typealias Failure = Upstream.Failure

        /// The publisher that sends the values.
        public let upstream: Upstream
        /// The publisher whose first value ends the stream.
        public let other: Other

        /// Creates a publisher.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let timed = TimedSubscriber<Output, Failure, S>(subscriber)
            timed.value = { timed, value in
                timed.send(value)
                return .none
            }
            timed.requested = { $0.requestUpstream($1) }
            let trigger = FirstValueObserver(of: other) { [weak timed] in timed?.complete(.finished) }
            timed.ended = trigger.cancel
            // The other publisher may send immediately.
            trigger.start()
            upstream.subscribe(timed)
        }
    }
}

extension Publisher {
    /// Sends values, and finishes when another publisher sends a value.
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }
}
