extension Publishers {
    /// A publisher that omits values equal to the previous value, using a closure that can throw.
    public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the errors.
        public typealias Failure = any Error

        /// The publisher that sends the values.
        public let upstream: Upstream
        /// Returns whether two values are equal.
        public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

        /// Creates a publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Upstream.Output?
            upstream.subscribe(
                OperatorSubscriber(trying: subscriber) { [predicate] value in
                    if let last, try predicate(last, value) { return .skip }
                    last = value
                    return .send(value)
                })
        }
    }
}

extension Publisher {
    /// Omits values that equal the previous value according to a closure. If the closure throws an error, the publisher
    /// fails with that error.
    public func tryRemoveDuplicates(
        by predicate: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryRemoveDuplicates<Self> {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }
}
