/// A type that receives values from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The type of the values.
    associatedtype Input
    /// The type of the errors; `Never` for a subscriber that cannot receive errors.
    associatedtype Failure: Error

    /// Called once, with the subscription that the subscriber uses to request values.
    func receive(subscription: any Subscription)

    /// Called with a value. Returns the number of further values that the subscriber requests.
    func receive(_ input: Input) -> Subscribers.Demand

    /// Called when the publisher has finished or failed. No value follows.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Receives a value without content.
    public func receive() -> Subscribers.Demand {
        receive(())
    }
}
