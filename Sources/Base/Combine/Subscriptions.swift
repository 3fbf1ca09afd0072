/// The namespace of ready-made subscriptions.
public enum Subscriptions {}

extension Subscriptions {
    /// A subscription that does nothing, for a publisher that has completed.
    public static var empty: any Subscription { Empty() }

    /// A subscription without state.
    private struct Empty: Subscription {
        let combineIdentifier = CombineIdentifier()

        func request(_ demand: Subscribers.Demand) {}
        func cancel() {}
    }
}
