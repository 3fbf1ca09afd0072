extension Publishers {
    /// A publisher that leaves out values until one does not satisfy a condition, using a closure that can throw.
    public struct TryDropWhile<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the errors.
        public typealias Failure = any Error

        /// The publisher that sends the values.
        public let upstream: Upstream
        /// Returns whether to leave out a value.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates a publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var isDropping = true
            upstream.subscribe(
                OperatorSubscriber(trying: subscriber) { [predicate] in
                    if isDropping { isDropping = try predicate($0) }
                    return isDropping ? .skip : .send($0)
                })
        }
    }
}

extension Publisher {
    /// Leaves out values until one does not satisfy a condition. If the closure throws an error, the publisher fails
    /// with that error.
    public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
        Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }
}
