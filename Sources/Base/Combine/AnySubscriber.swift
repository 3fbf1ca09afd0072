/// A subscriber that hides the type of another subscriber.
@frozen
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
    /// The identifier of the hidden subscriber.
    public let combineIdentifier: CombineIdentifier
    private let subscription: (any Subscription) -> Void
    private let value: (Input) -> Subscribers.Demand
    private let completion: (Subscribers.Completion<Failure>) -> Void

    /// Creates a subscriber that forwards everything to another.
    public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
        if let erased = subscriber as? AnySubscriber<Input, Failure> {
            self = erased
            return
        }
        combineIdentifier = subscriber.combineIdentifier
        subscription = subscriber.receive(subscription:)
        value = subscriber.receive(_:)
        completion = subscriber.receive(completion:)
    }

    /// Creates a subscriber that sends what it receives to a subject. The subject requests the values.
    public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
        self.init(SubjectSubscriber(subject))
    }

    /// Creates a subscriber from closures.
    ///
    /// - Parameters:
    ///   - receiveSubscription: Called with the subscription. Without it, nothing is requested.
    ///   - receiveValue: Called with each value. Without it, no further values are requested.
    ///   - receiveCompletion: Called with the completion.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        combineIdentifier = CombineIdentifier()
        subscription = receiveSubscription ?? { _ in }
        value = receiveValue ?? { _ in .none }
        completion = receiveCompletion ?? { _ in }
    }

    /// Forwards the subscription.
    public func receive(subscription: any Subscription) { self.subscription(subscription) }

    /// Forwards a value.
    public func receive(_ value: Input) -> Subscribers.Demand { self.value(value) }

    /// Forwards the completion.
    public func receive(completion: Subscribers.Completion<Failure>) { self.completion(completion) }
}
