extension Publishers {
    /// A publisher that sends the values of five publishers.
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
    where
        A.Output == B.Output, B.Output == C.Output, C.Output == D.Output, D.Output == E.Output, A.Failure == B.Failure,
        B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure
    {
        /// The type of the values.
        public typealias Output = A.Output
        /// The type of the errors.
        public typealias Failure = A.Failure

        /// A publisher.
        public let a: A
        /// A publisher.
        public let b: B
        /// A publisher.
        public let c: C
        /// A publisher.
        public let d: D
        /// A publisher.
        public let e: E

        /// Creates a publisher.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let merging = MergingSubscription(subscriber)
            merging.start()
            merging.add(a)
            merging.add(b)
            merging.add(c)
            merging.add(d)
            merging.add(e)
            merging.addedAll()
        }
    }
}

extension Publisher {
    /// Sends the values of this publisher and of four other publishers.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(with b: B, _ c: C, _ d: D, _ e: E)
        -> Publishers.Merge5<Self, B, C, D, E>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure, E.Output == Output, E.Failure == Failure
    {
        Publishers.Merge5(self, b, c, d, e)
    }
}
