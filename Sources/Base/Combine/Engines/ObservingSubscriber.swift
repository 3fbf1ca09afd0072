import Foundation

/// Forwards all events between a publisher and a subscriber, and calls a closure before each.
final class ObservingSubscriber<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    private let lock = NSLock()
    private var downstream: Downstream?
    private var events: Publishers.HandleEvents<Upstream>?
    private var upstream: (any Subscription)?
    /// Called with the demand that the subscriber returns for a value, in place of the closure for requests.
    private var returned: ((Subscribers.Demand) -> Void)?

    init(
        _ downstream: Downstream, events: Publishers.HandleEvents<Upstream>,
        returned: ((Subscribers.Demand) -> Void)? = nil
    ) {
        self.downstream = downstream
        self.events = events
        self.returned = returned ?? events.receiveRequest
    }

    func receive(subscription: any Subscription) {
        lock.withLock { events }?.receiveSubscription?(subscription)
        lock.withLock { upstream = subscription }
        lock.withLock { downstream }?.receive(subscription: self)
    }

    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        lock.withLock { events }?.receiveOutput?(input)
        let demand: Subscribers.Demand = lock.withLock { downstream }?.receive(input) ?? .none
        if demand > 0 { lock.withLock { returned }?(demand) }
        return demand
    }

    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        lock.withLock { events }?.receiveCompletion?(completion)
        end().0?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { events }?.receiveRequest?(demand)
        lock.withLock { upstream }?.request(demand)
    }

    func cancel() {
        let events: Publishers.HandleEvents<Upstream>? = lock.withLock { self.events }
        guard let upstream = end().1 else { return }
        events?.receiveCancel?()
        upstream.cancel()
    }

    private func end() -> (Downstream?, (any Subscription)?) {
        // The closures are released outside the lock.
        lock.lock()
        let (downstream, upstream): (Downstream?, (any Subscription)?) = (self.downstream, self.upstream)
        let closures: (Publishers.HandleEvents<Upstream>?, ((Subscribers.Demand) -> Void)?) = (events, returned)
        (self.downstream, self.upstream, events, returned) = (nil, nil, nil, nil)
        lock.unlock()
        withExtendedLifetime(closures) {}
        return (downstream, upstream)
    }
}
