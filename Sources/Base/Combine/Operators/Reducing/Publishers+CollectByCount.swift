extension Publishers {
    /// A publisher that sends the values of another publisher in arrays of a fixed size.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = [Upstream.Output]
        /// The type of the errors.
        public typealias Failure = Upstream.Failure

        /// The publisher that sends the values.
        public let upstream: Upstream
        /// The size of the arrays. The last one can be smaller.
        public let count: Int

        /// Creates a publisher.
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var values: [Upstream.Output] = []
            let timed = TimedSubscriber<Upstream.Output, Failure, S>(subscriber)
            timed.requested = { [count] in $0.requestUpstream($1 * count) }
            timed.value = { [count] timed, value in
                values.append(value)
                guard values.count == count else { return .none }
                let full: [Upstream.Output] = values
                // The subscriber can make the publisher send further values.
                values = []
                timed.send(full)
                return .none
            }
            timed.completion = { timed, completion in
                if case .finished = completion, !values.isEmpty { timed.send(values) }
                timed.complete(completion)
            }
            upstream.subscribe(timed)
        }
    }
}

extension Publisher {
    /// Sends the values in arrays of a fixed size. The last one can be smaller.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: count)
    }
}
