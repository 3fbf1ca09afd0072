extension Publishers {
    /// A publisher that sends the values of another publisher, or a given value if that publisher finishes without
    /// values.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the errors.
        public typealias Failure = Upstream.Failure

        /// The publisher that sends the values.
        public let upstream: Upstream
        /// The value to send if the other publisher finishes without values.
        public let output: Upstream.Output

        /// Creates a publisher.
        public init(upstream: Upstream, output: Output) {
            self.upstream = upstream
            self.output = output
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var isEmpty = true
            let counted = upstream.map { value in
                isEmpty = false
                return value
            }
            SuccessionSubscription(subscriber).start { [output] succession in
                succession.subscribe(to: counted) { completion in
                    guard case .finished = completion, isEmpty else { return succession.complete(completion) }
                    succession.subscribe(to: Just(output)) { _ in succession.complete(.finished) }
                }
            }
        }
    }
}

extension Publisher {
    /// Sends a value if the publisher finishes without values.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }
}
