/// A type that sends values to subscribers over time.
///
/// A publisher sends a subscription to each subscriber, then at most as many values as the subscriber requests, and
/// then at most one completion.
public protocol Publisher<Output, Failure> {
    /// The type of the values.
    associatedtype Output
    /// The type of the errors; `Never` for a publisher that does not fail.
    associatedtype Failure: Error

    /// Attaches a subscriber. Call `subscribe(_:)` instead, which calls this method.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Attaches a subscriber.
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Attaches a subject, which requests the values and publishes them. Canceling the result ends the subscription.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
        let subscriber = SubjectSubscriber(subject)
        receive(subscriber: subscriber)
        return AnyCancellable { subscriber.cancel() }
    }

    /// Returns a publisher that hides the type of this one.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
        AnyPublisher(self)
    }
}
