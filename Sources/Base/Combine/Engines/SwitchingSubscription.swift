import Foundation

/// The subscription of an operator that sends only the values of the latest of several publishers.
final class SwitchingSubscription<Downstream: Subscriber>: Subscription {
    private let lock = NSLock()
    /// Serializes the calls to the subscriber. Recursive, because the subscriber can make publishers send values.
    private let delivery = NSRecursiveLock()
    private var downstream: Downstream?
    private var source: (any Subscription)?
    private var inner: (any Subscription)?
    private var demand: Subscribers.Demand = .none
    /// The number of the current publisher. Events of earlier publishers are ignored.
    private var number = 0
    private var isSourceFinished = false
    private var isInnerFinished = true

    init(_ downstream: Downstream) {
        self.downstream = downstream
    }

    func start<Upstream: Publisher>(_ upstream: Upstream)
    where
        Upstream.Output: Publisher, Upstream.Failure == Downstream.Failure, Upstream.Output.Output == Downstream.Input,
        Upstream.Output.Failure == Downstream.Failure
    {
        lock.withLock { downstream }?.receive(subscription: self)
        upstream.subscribe(
            UpstreamSubscriber<Upstream.Output, Upstream.Failure>(
                subscription: { subscription in
                    let isActive: Bool = self.lock.withLock {
                        if self.downstream != nil { self.source = subscription }
                        return self.downstream != nil
                    }
                    if isActive { subscription.request(.unlimited) } else { subscription.cancel() }
                },
                value: { publisher in
                    self.switchTo(publisher)
                    return .none
                },
                completion: { completion in
                    switch completion {
                    case .finished:
                        self.lock.withLock { self.isSourceFinished = true }
                        self.finishIfDone()
                    case .failure(let error):
                        self.fail(error)
                    }
                }))
    }

    func request(_ demand: Subscribers.Demand) {
        let inner: (any Subscription)? = lock.withLock {
            self.demand += demand
            return self.inner
        }
        inner?.request(demand)
    }

    func cancel() {
        for subscription in end().upstreams { subscription.cancel() }
    }

    private func switchTo<P: Publisher>(_ publisher: P)
    where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
        let (number, last): (Int, (any Subscription)?) = lock.withLock {
            self.number += 1
            isInnerFinished = false
            defer { inner = nil }
            return (self.number, inner)
        }
        last?.cancel()
        publisher.subscribe(
            UpstreamSubscriber<P.Output, P.Failure>(
                subscription: { self.handle($0, of: number) },
                value: { self.handle($0, of: number) },
                completion: { self.handle($0, of: number) }))
    }

    private func handle(_ subscription: any Subscription, of number: Int) {
        let demand: Subscribers.Demand? = lock.withLock {
            guard self.number == number, downstream != nil else { return nil }
            inner = subscription
            return self.demand
        }
        guard let demand else { return subscription.cancel() }
        if demand > 0 { subscription.request(demand) }
    }

    private func handle(_ value: Downstream.Input, of number: Int) -> Subscribers.Demand {
        let result: Subscribers.Demand? = delivery.withLock {
            let downstream: Downstream? = lock.withLock {
                guard self.number == number else { return nil }
                demand -= 1
                return self.downstream
            }
            return downstream?.receive(value)
        }
        guard let more = result else { return .none }
        let (isCurrent, successor): (Bool, (any Subscription)?) = lock.withLock {
            demand += more
            return (self.number == number, inner)
        }
        if isCurrent { return more }
        // Another publisher has replaced the sender while the subscriber received the value.
        if more > 0 { successor?.request(more) }
        return .none
    }

    private func handle(_ completion: Subscribers.Completion<Downstream.Failure>, of number: Int) {
        let isCurrent: Bool = lock.withLock {
            guard self.number == number else { return false }
            isInnerFinished = true
            inner = nil
            return true
        }
        guard isCurrent else { return }
        switch completion {
        case .finished: finishIfDone()
        case .failure(let error): fail(error)
        }
    }

    private func finishIfDone() {
        guard lock.withLock({ isSourceFinished && isInnerFinished }) else { return }
        complete(end().downstream, .finished)
    }

    private func fail(_ error: Downstream.Failure) {
        let (downstream, upstreams): (Downstream?, [any Subscription]) = end()
        for subscription in upstreams { subscription.cancel() }
        complete(downstream, .failure(error))
    }

    private func complete(_ downstream: Downstream?, _ completion: Subscribers.Completion<Downstream.Failure>) {
        delivery.lock()
        defer { delivery.unlock() }
        downstream?.receive(completion: completion)
    }

    private func end() -> (downstream: Downstream?, upstreams: [any Subscription]) {
        lock.withLock {
            let active: [any Subscription] = [inner, source].compactMap { $0 }
            defer { (downstream, inner, source) = (nil, nil, nil) }
            return (downstream, active)
        }
    }
}
