/// A publisher that sends one value.
public struct Just<Output>: Publisher {
    /// The type of the errors: the publisher does not fail.
    public typealias Failure = Never

    /// The value.
    public let output: Output

    /// Creates a publisher.
    public init(_ output: Output) {
        self.output = output
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        SequenceSubscription(subscriber, CollectionOfOne(output)).start()
    }
}

extension Just: Equatable where Output: Equatable {}
