/// A publisher that creates the actual publisher for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = DeferredPublisher.Output
    /// The type of the errors.
    public typealias Failure = DeferredPublisher.Failure

    /// Returns the publisher for a subscriber.
    public let createPublisher: () -> DeferredPublisher

    /// Creates a publisher.
    public init(createPublisher: @escaping () -> DeferredPublisher) {
        self.createPublisher = createPublisher
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        createPublisher().subscribe(subscriber)
    }
}
