extension Publishers {
    /// A publisher that sends the latest values of three publishers whenever one of them sends a value.
    ///
    /// It sends nothing until all have sent a value.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        /// The type of the values.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// The type of the errors.
        public typealias Failure = A.Failure

        /// A publisher.
        public let a: A
        /// A publisher.
        public let b: B
        /// A publisher.
        public let c: C

        /// Creates a publisher.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            PairSubscription(subscriber, .latest) { ($0.0, $0.1, $1) }.start(
                Publishers.CombineLatest(a, b), c)
        }
    }
}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publisher {
    /// Sends tuples of the latest values of this publisher and two others.
    public func combineLatest<B: Publisher, C: Publisher>(_ b: B, _ c: C) -> Publishers.CombineLatest3<Self, B, C>
    where B.Failure == Failure, C.Failure == Failure {
        Publishers.CombineLatest3(self, b, c)
    }

    /// Sends the results of a closure for the latest values of this publisher and two others.
    public func combineLatest<B: Publisher, C: Publisher, T>(
        _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, B, C>, T>
    where B.Failure == Failure, C.Failure == Failure {
        Publishers.CombineLatest3(self, b, c).map { transform($0.0, $0.1, $0.2) }
    }
}
