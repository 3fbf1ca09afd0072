/// The publisher of an observable object.
public final class ObservableObjectPublisher: Publisher {
    /// The publisher sends no content.
    public typealias Output = Void
    /// The type of the errors: the publisher does not fail.
    public typealias Failure = Never

    private let subject = PassthroughSubject<Void, Never>()

    /// Creates a publisher.
    public init() {}

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        subject.subscribe(subscriber)
    }

    /// Notifies the subscribers that the object is about to change.
    public func send() {
        subject.send()
    }
}
