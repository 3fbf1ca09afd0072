/// A publisher that publishes the values that other code sends to it.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to all subscribers that requested one.
    func send(_ value: Output)

    /// Completes the stream of values. Later values are not sent.
    func send(completion: Subscribers.Completion<Failure>)

    /// Receives the subscription of a publisher to which the subject is subscribed.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Sends a value without content.
    public func send() {
        send(())
    }
}
