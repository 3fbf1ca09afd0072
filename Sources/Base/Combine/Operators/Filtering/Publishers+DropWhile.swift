extension Publishers {
    /// A publisher that leaves out values until one does not satisfy a condition.
    public struct DropWhile<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the errors.
        public typealias Failure = Upstream.Failure

        /// The publisher that sends the values.
        public let upstream: Upstream
        /// Returns whether to leave out a value.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates a publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var isDropping = true
            upstream.subscribe(
                OperatorSubscriber(subscriber) { [predicate] in
                    if isDropping { isDropping = predicate($0) }
                    return isDropping ? .skip : .send($0)
                })
        }
    }
}

extension Publisher {
    /// Leaves out values until one does not satisfy a condition.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }
}
