extension Publishers {
    /// A publisher that sends the values of two publishers.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure {
        /// The type of the values.
        public typealias Output = A.Output
        /// The type of the errors.
        public typealias Failure = A.Failure

        /// A publisher.
        public let a: A
        /// A publisher.
        public let b: B

        /// Creates a publisher.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let merging = MergingSubscription(subscriber)
            merging.start()
            merging.add(a)
            merging.add(b)
            merging.addedAll()
        }
    }
}

extension Publisher {
    /// Sends the values of this publisher and of another publisher.
    public func merge<B: Publisher>(with b: B)
        -> Publishers.Merge<Self, B>
    where B.Output == Output, B.Failure == Failure {
        Publishers.Merge(self, b)
    }
}
