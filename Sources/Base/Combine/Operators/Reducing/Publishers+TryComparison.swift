extension Publishers {
    /// A publisher that sends the greatest value of another publisher at the end, using a closure that can throw.
    public struct TryComparison<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the errors.
        public typealias Failure = any Error

        /// The publisher that sends the values.
        public let upstream: Upstream
        /// Returns whether the first value is less than the second.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

        /// Creates a publisher.
        public init(
            upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
        ) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var greatest: Upstream.Output?
            upstream.subscribe(
                ReductionSubscriber<Upstream.Output, Upstream.Failure, S>(
                    trying: subscriber,
                    step: { [areInIncreasingOrder] in
                        if let last = greatest, !(try areInIncreasingOrder(last, $0)) { return .proceed }
                        greatest = $0
                        return .proceed
                    },
                    result: { greatest }))
        }
    }
}

extension Publisher {
    /// Sends the greatest value at the end, in the order that a closure defines. If the closure throws an error, the
    /// publisher fails with that error.
    public func tryMax(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }
}

extension Publisher {
    /// Sends the least value at the end, in the order that a closure defines. If the closure throws an error, the
    /// publisher fails with that error.
    public func tryMin(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
    }
}
