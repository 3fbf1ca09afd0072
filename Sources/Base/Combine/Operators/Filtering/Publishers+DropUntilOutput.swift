extension Publishers {
    /// A publisher that leaves out the values of a publisher until another sends a value.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
    where Upstream.Failure == Other.Failure {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the errors.
        public typealias Failure = Upstream.Failure

        /// The publisher that sends the values.
        public let upstream: Upstream
        /// The publisher whose first value begins the stream.
        public let other: Other

        /// Creates a publisher.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let isOpen = LockedValue(false)
            let timed = TimedSubscriber<Output, Failure, S>(subscriber)
            timed.value = { timed, value in
                guard isOpen.value else { return .max(1) }
                timed.send(value)
                return .none
            }
            let trigger = FirstValueObserver(of: other) { isOpen.store(true) }
            trigger.completion = { [weak timed] completion in
                // Without a value of the other publisher, nothing will be sent.
                if !isOpen.value { timed?.complete(completion) }
            }
            timed.ended = trigger.cancel
            // The other publisher may send immediately.
            trigger.start()
            upstream.subscribe(timed)
        }
    }
}

extension Publisher {
    /// Leaves out values until another publisher sends one.
    public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
    where Failure == P.Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }
}
