extension Publishers {
    /// A publisher that sends the greatest value of another publisher at the end.
    public struct Comparison<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the errors.
        public typealias Failure = Upstream.Failure

        /// The publisher that sends the values.
        public let upstream: Upstream
        /// Returns whether the first value is less than the second.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

        /// Creates a publisher.
        public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var greatest: Upstream.Output?
            upstream.subscribe(
                ReductionSubscriber<Upstream.Output, Upstream.Failure, S>(
                    subscriber,
                    step: { [areInIncreasingOrder] in
                        if let last = greatest, !(areInIncreasingOrder(last, $0)) { return .proceed }
                        greatest = $0
                        return .proceed
                    },
                    result: { greatest }))
        }
    }
}

extension Publisher {
    /// Sends the greatest value at the end, in the order that a closure defines.
    public func max(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }
}

extension Publisher {
    /// Sends the least value at the end, in the order that a closure defines.
    public func min(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
    }
}

extension Publisher where Output: Comparable {
    /// Sends the greatest value at the end.
    public func max() -> Publishers.Comparison<Self> {
        max(by: <)
    }
}

extension Publisher where Output: Comparable {
    /// Sends the least value at the end.
    public func min() -> Publishers.Comparison<Self> {
        min(by: <)
    }
}
