/// An operator's subscriber to one of its upstream publishers. It calls closures of the operator.
///
/// The operator's subscription retains this object through the publisher, and the closures of this object retain the
/// operator's subscription.
final class UpstreamSubscriber<Input, Failure: Error>: Subscriber {
    private let subscription: (any Subscription) -> Void
    private let value: (Input) -> Subscribers.Demand
    private let completion: (Subscribers.Completion<Failure>) -> Void

    init(
        subscription: @escaping (any Subscription) -> Void, value: @escaping (Input) -> Subscribers.Demand,
        completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        self.subscription = subscription
        self.value = value
        self.completion = completion
    }

    func receive(subscription: any Subscription) { self.subscription(subscription) }
    func receive(_ input: Input) -> Subscribers.Demand { value(input) }
    func receive(completion: Subscribers.Completion<Failure>) { self.completion(completion) }
}
