extension Publishers {
    /// A publisher that sends the values of one publisher, and then the values of another.
    public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
    where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
        /// The type of the values.
        public typealias Output = Suffix.Output
        /// The type of the errors.
        public typealias Failure = Suffix.Failure

        /// The publisher of the first values.
        public let prefix: Prefix
        /// The publisher of the values after those of `prefix`.
        public let suffix: Suffix

        /// Creates a publisher.
        public init(prefix: Prefix, suffix: Suffix) {
            self.prefix = prefix
            self.suffix = suffix
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            SuccessionSubscription(subscriber).start { [prefix, suffix] succession in
                succession.subscribe(to: prefix) { completion in
                    guard case .finished = completion else { return succession.complete(completion) }
                    succession.subscribe(to: suffix) { succession.complete($0) }
                }
            }
        }
    }
}

extension Publisher {
    /// Sends the given values before the values of this publisher.
    public func prepend(_ elements: Output...)
        -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self>
    {
        prepend(elements)
    }

    /// Sends the elements of a sequence before the values of this publisher.
    public func prepend<S: Sequence>(_ elements: S)
        -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where S.Element == Output
    {
        prepend(Publishers.Sequence(sequence: elements))
    }

    /// Sends the values of another publisher before the values of this publisher.
    public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
    where P.Failure == Failure, P.Output == Output {
        Publishers.Concatenate(prefix: publisher, suffix: self)
    }

    /// Sends the given values after the values of this publisher.
    public func append(_ elements: Output...) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
        append(elements)
    }

    /// Sends the elements of a sequence after the values of this publisher.
    public func append<S: Sequence>(_ elements: S)
        -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where S.Element == Output
    {
        append(Publishers.Sequence(sequence: elements))
    }

    /// Sends the values of another publisher after the values of this publisher.
    public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
    where P.Failure == Failure, P.Output == Output {
        Publishers.Concatenate(prefix: self, suffix: publisher)
    }
}
