extension Publishers {
    /// A publisher that replaces an error from another publisher with a value.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the errors: the publisher does not fail.
        public typealias Failure = Never

        /// The publisher that can fail.
        public let upstream: Upstream
        /// The value in place of the error.
        public let output: Upstream.Output

        /// Creates a publisher.
        public init(upstream: Upstream, output: Output) {
            self.upstream = upstream
            self.output = output
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.catch { [output] _ in Just(output) }.subscribe(subscriber)
        }
    }
}

extension Publisher {
    /// Sends a value in place of an error, and finishes.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }
}
