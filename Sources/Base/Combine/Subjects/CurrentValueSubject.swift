/// A subject with a current value, which new subscribers receive first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let current: LockedValue<Output>
    private let state = SubjectState<Output, Failure>()

    /// Creates a subject with an initial value.
    public init(_ value: Output) {
        current = LockedValue(value)
    }

    deinit { state.cancelUpstreams() }

    /// The current value. Setting it sends the value.
    public var value: Output {
        get { current.value }
        set { send(newValue) }
    }

    /// Attaches a subscriber, which receives the current value at its first request.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        state.attach(subscriber, subject: self, first: { [current] in current.value })
    }

    /// Stores a value, and sends it to all subscribers. Those that did not request one receive the newest value at
    /// their next request.
    public func send(_ value: Output) {
        state.send(value, storingIn: current)
    }

    /// Completes the stream of values.
    public func send(completion: Subscribers.Completion<Failure>) {
        state.send(completion)
    }

    /// Receives the subscription of a publisher, and requests all its values.
    public func send(subscription: any Subscription) {
        state.add(upstream: subscription)
        subscription.request(.unlimited)
    }
}

extension CurrentValueSubject: UpstreamOwner {
    func remove(upstream: any Subscription) {
        state.remove(upstream: upstream)
    }
}

// @unchecked: locks protect all state. Values cross threads only if they are sendable.
extension CurrentValueSubject: @unchecked Sendable where Output: Sendable {}
