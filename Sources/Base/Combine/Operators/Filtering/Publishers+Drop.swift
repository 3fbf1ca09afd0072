extension Publishers {
    /// A publisher that leaves out the first values of another publisher.
    public struct Drop<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the errors.
        public typealias Failure = Upstream.Failure

        /// The publisher that sends the values.
        public let upstream: Upstream
        /// The number of values to leave out.
        public let count: Int

        /// Creates a publisher.
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var index = 0
            upstream.subscribe(
                OperatorSubscriber(subscriber) { [count] in
                    guard index < count else { return .send($0) }
                    index += 1
                    return .skip
                })
        }
    }
}

extension Publisher {
    /// Leaves out the given number of values at the start; by default, one.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        Publishers.Drop(upstream: self, count: count)
    }
}
