/// A subject that sends each value to its current subscribers, and stores no value.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let state = SubjectState<Output, Failure>()

    /// Creates a subject.
    public init() {}

    deinit { state.cancelUpstreams() }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        state.attach(subscriber, subject: self)
    }

    /// Sends a value to all subscribers that requested one. Others do not receive it.
    public func send(_ value: Output) {
        state.send(value)
    }

    /// Completes the stream of values.
    public func send(completion: Subscribers.Completion<Failure>) {
        state.send(completion)
    }

    /// Receives the subscription of a publisher. The subject requests values when one of its subscribers does.
    public func send(subscription: any Subscription) {
        state.add(upstream: subscription)
    }
}

extension PassthroughSubject: UpstreamOwner {
    func remove(upstream: any Subscription) {
        state.remove(upstream: upstream)
    }
}

// @unchecked: the lock of the state protects it. Values cross threads only if they are sendable.
extension PassthroughSubject: @unchecked Sendable where Output: Sendable {}
