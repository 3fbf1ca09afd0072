extension Publishers {
    /// A publisher that sends values until one does not satisfy a condition, using a closure that can throw.
    public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the errors.
        public typealias Failure = any Error

        /// The publisher that sends the values.
        public let upstream: Upstream
        /// Returns whether to send a value.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates a publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                OperatorSubscriber(trying: subscriber) { [predicate] in try predicate($0) ? .send($0) : .finish })
        }
    }
}

extension Publisher {
    /// Sends values until one does not satisfy a condition, and finishes. If the closure throws an error, the publisher
    /// fails with that error.
    public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
        Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
    }
}
