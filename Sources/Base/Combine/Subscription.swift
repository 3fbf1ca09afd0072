/// The connection of a subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Requests values, in addition to those already requested.
    func request(_ demand: Subscribers.Demand)
}
