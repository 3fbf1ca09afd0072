/// A subject that stores the subscriptions of its upstream publishers until they end.
protocol UpstreamOwner {
    /// Releases a subscription that has ended.
    func remove(upstream: any Subscription)
}
