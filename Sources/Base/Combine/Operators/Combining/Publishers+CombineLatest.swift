extension Publishers {
    /// A publisher that sends the latest values of two publishers whenever one of them sends a value.
    ///
    /// It sends nothing until both have sent a value.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        /// The type of the values.
        public typealias Output = (A.Output, B.Output)
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
            PairSubscription(subscriber, .latest) { ($0, $1) }.start(a, b)
        }
    }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}

extension Publisher {
    /// Sends tuples of the latest values of this publisher and another.
    public func combineLatest<B: Publisher>(_ b: B) -> Publishers.CombineLatest<Self, B>
    where B.Failure == Failure {
        Publishers.CombineLatest(self, b)
    }

    /// Sends the results of a closure for the latest values of this publisher and another.
    public func combineLatest<B: Publisher, T>(
        _ b: B, _ transform: @escaping (Output, B.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, B>, T>
    where B.Failure == Failure {
        Publishers.CombineLatest(self, b).map { transform($0.0, $0.1) }
    }
}
