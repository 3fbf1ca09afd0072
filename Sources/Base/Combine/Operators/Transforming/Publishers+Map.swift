extension Publishers {
    /// A publisher that transforms the values of another publisher.
    public struct Map<Upstream: Publisher, Output>: Publisher {
        /// The type of the errors.
        public typealias Failure = Upstream.Failure

        /// The publisher that sends the values.
        public let upstream: Upstream
        /// Returns the value to send.
        public let transform: (Upstream.Output) -> Output

        /// Creates a publisher.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(OperatorSubscriber(subscriber) { [transform] in .send(transform($0)) })
        }
    }
}

extension Publisher {
    /// Transforms each value with a closure, and sends the results.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
        Publishers.Map(upstream: self, transform: transform)
    }
}

extension Publisher {
    /// Sends a property of the values.
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Map<Self, T> {
        map { $0[keyPath: keyPath] }
    }
}

extension Publisher {
    /// Sends two properties of the values.
    public func map<T, U>(_ first: KeyPath<Output, T>, _ second: KeyPath<Output, U>) -> Publishers.Map<Self, (T, U)> {
        map { ($0[keyPath: first], $0[keyPath: second]) }
    }
}

extension Publisher {
    /// Sends three properties of the values.
    public func map<T, U, V>(
        _ first: KeyPath<Output, T>, _ second: KeyPath<Output, U>, _ third: KeyPath<Output, V>
    ) -> Publishers.Map<Self, (T, U, V)> {
        map { ($0[keyPath: first], $0[keyPath: second], $0[keyPath: third]) }
    }
}

extension Publisher {
    /// Sends a value in place of nil.
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
        map { $0 ?? output }
    }
}
