extension Publishers {
    /// A publisher that subscribes to another publisher again when that publisher fails.
    public struct Retry<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the errors.
        public typealias Failure = Upstream.Failure

        /// The publisher that can fail.
        public let upstream: Upstream
        /// The maximum number of further subscriptions; nil for no maximum.
        public let retries: Int?

        /// Creates a publisher.
        public init(upstream: Upstream, retries: Int?) {
            self.upstream = upstream
            self.retries = retries
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var remaining: Int = retries ?? .max
            let succession = SuccessionSubscription(subscriber)
            func attempt() {
                succession.subscribe(to: upstream) { completion in
                    guard case .failure = completion, remaining > 0 else { return succession.complete(completion) }
                    remaining -= 1
                    attempt()
                }
            }
            succession.start { _ in attempt() }
        }
    }
}

extension Publisher {
    /// Subscribes to the publisher again when it fails, up to a maximum number of times.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> {
        Publishers.Retry(upstream: self, retries: retries)
    }
}
