extension Publishers {
    /// A publisher that sends only the completion of another publisher.
    public struct IgnoreOutput<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Never
        /// The type of the errors.
        public typealias Failure = Upstream.Failure

        /// The publisher that sends the values.
        public let upstream: Upstream

        /// Creates a publisher.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                ReductionSubscriber<Upstream.Output, Upstream.Failure, S>(
                    subscriber,
                    step: { _ in .proceed },
                    result: { nil }))
        }
    }
}

extension Publisher {
    /// Sends only the completion.
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
        Publishers.IgnoreOutput(upstream: self)
    }
}
