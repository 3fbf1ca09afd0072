extension Publishers {
    /// A publisher that sends the values of another publisher in a range of indexes.
    public struct Output<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the errors.
        public typealias Failure = Upstream.Failure

        /// The publisher that sends the values.
        public let upstream: Upstream
        /// The range of indexes.
        public let range: CountableRange<Int>

        /// Creates a publisher.
        public init(upstream: Upstream, range: CountableRange<Int>) {
            self.upstream = upstream
            self.range = range
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            guard !range.isEmpty else {
                subscriber.receive(subscription: Subscriptions.empty)
                return subscriber.receive(completion: .finished)
            }
            var index = 0
            upstream.subscribe(
                OperatorSubscriber(subscriber) { [range] in
                    defer { index += 1 }
                    if index < range.lowerBound { return .skip }
                    return index == range.upperBound - 1 ? .sendAndFinish($0) : .send($0)
                })
        }
    }
}

extension Publisher {
    /// Sends the value at an index, and finishes.
    public func output(at index: Int) -> Publishers.Output<Self> {
        Publishers.Output(upstream: self, range: index..<index + 1)
    }
}

extension Publisher {
    /// Sends the values at the indexes of a range, and finishes.
    public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
        Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
    }
}

extension Publisher {
    /// Sends at most the given number of values, and finishes.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
        output(in: 0..<maxLength)
    }
}
