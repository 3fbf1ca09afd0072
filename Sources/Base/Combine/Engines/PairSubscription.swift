import Foundation

/// The subscription of an operator that combines the values of two publishers.
final class PairSubscription<A, B, Downstream: Subscriber>: Subscription {
    /// How values are combined.
    enum Rule {
        /// Combines the values of both publishers that have the same index.
        case zip
        /// Combines each value with the latest value of the other publisher.
        case latest
    }

    private let rule: Rule
    private let combine: (A, B) -> Downstream.Input
    private let lock = NSLock()
    /// Serializes the calls to the subscriber. Recursive, because the subscriber can make publishers send values.
    private let delivery = NSRecursiveLock()
    private var downstream: Downstream?
    private var demand: Subscribers.Demand = .none
    private var first = FIFOQueue<A>()
    private var second = FIFOQueue<B>()
    private var upstreams: (first: (any Subscription)?, second: (any Subscription)?)
    private var isFinished = (first: false, second: false)

    init(_ downstream: Downstream, _ rule: Rule, combine: @escaping (A, B) -> Downstream.Input) {
        self.downstream = downstream
        self.rule = rule
        self.combine = combine
    }

    func start<P: Publisher, Q: Publisher>(_ a: P, _ b: Q)
    where P.Output == A, Q.Output == B, P.Failure == Downstream.Failure, Q.Failure == Downstream.Failure {
        lock.withLock { downstream }?.receive(subscription: self)
        a.subscribe(
            UpstreamSubscriber<A, P.Failure>(
                subscription: { self.handle($0) { $0.upstreams.first = $1 } },
                value: { value in self.add { $0.store(value, in: &$0.first) } },
                completion: { self.handle($0) { $0.isFinished.first = true } }))
        b.subscribe(
            UpstreamSubscriber<B, Q.Failure>(
                subscription: { self.handle($0) { $0.upstreams.second = $1 } },
                value: { value in self.add { $0.store(value, in: &$0.second) } },
                completion: { self.handle($0) { $0.isFinished.second = true } }))
    }

    func request(_ demand: Subscribers.Demand) {
        let upstreams = lock.withLock {
            self.demand += demand
            return self.upstreams
        }
        upstreams.first?.request(demand)
        upstreams.second?.request(demand)
    }

    func cancel() {
        _ = end()
    }

    // MARK: Events

    private func handle(_ subscription: any Subscription, _ store: (PairSubscription, any Subscription) -> Void) {
        let demand: Subscribers.Demand? = lock.withLock {
            guard downstream != nil else { return nil }
            store(self, subscription)
            return self.demand
        }
        guard let demand else { return subscription.cancel() }
        if demand > 0 { subscription.request(demand) }
    }

    private func add<Value>(_ store: (PairSubscription) -> Value?) -> Subscribers.Demand {
        var replaced: Value?
        // The value is released outside the locks, because its deinitializer can make publishers send.
        defer { withExtendedLifetime(replaced) {} }
        return delivery.withLock {
            let result: (Downstream, Downstream.Input)? = lock.withLock {
                guard let downstream else { return nil }
                replaced = store(self)
                return takePair().map { (downstream, combine($0, $1)) }
            }
            guard let (downstream, value) = result else { return .none }
            let more: Subscribers.Demand = downstream.receive(value)
            if more > 0 { request(more) }
            finishIfDone()
            return .none
        }
    }

    /// Stores a value, and returns the value that it replaces. The caller must hold the lock.
    private func store<Value>(_ value: Value, in values: inout FIFOQueue<Value>) -> Value? {
        guard rule == .latest, let replaced = values.first else {
            values.append(value)
            return nil
        }
        values.replaceFirst(with: value)
        return replaced
    }

    /// Returns the next two values to combine, if they have arrived and are requested. The caller must hold the lock.
    private func takePair() -> (A, B)? {
        guard let a = first.first, let b = second.first else { return nil }
        switch rule {
        case .zip:
            _ = (first.popFirst(), second.popFirst())
        case .latest:
            // Each publisher can send as many values as the subscriber requests, and each value results in a
            // combination. Send only as many combinations as are requested.
            guard demand > 0 else { return nil }
            demand -= 1
        }
        return (a, b)
    }

    private func handle(
        _ completion: Subscribers.Completion<Downstream.Failure>, _ store: (PairSubscription) -> Void
    ) {
        switch completion {
        case .finished:
            lock.withLock { store(self) }
            finishIfDone()
        case .failure(let error):
            complete(end(), .failure(error))
        }
    }

    private func finishIfDone() {
        let isDone: Bool = lock.withLock {
            switch rule {
            case .zip:
                return (isFinished.first && first.isEmpty) || (isFinished.second && second.isEmpty)
            case .latest:
                return (isFinished.first && isFinished.second) || (isFinished.first && first.isEmpty)
                    || (isFinished.second && second.isEmpty)
            }
        }
        if isDone { complete(end(), .finished) }
    }

    private func complete(_ downstream: Downstream?, _ completion: Subscribers.Completion<Downstream.Failure>) {
        delivery.lock()
        defer { delivery.unlock() }
        downstream?.receive(completion: completion)
    }

    /// Ends the subscription, cancels both publishers, and returns the subscriber on the first call.
    private func end() -> Downstream? {
        lock.lock()
        let downstream: Downstream? = self.downstream
        let active: [(any Subscription)?] = [upstreams.first, upstreams.second]
        let values: (FIFOQueue<A>, FIFOQueue<B>) = (first, second)
        (self.downstream, upstreams, first, second) = (nil, (nil, nil), FIFOQueue(), FIFOQueue())
        lock.unlock()
        // The values are released outside the lock.
        withExtendedLifetime(values) {}
        for upstream in active { upstream?.cancel() }
        return downstream
    }
}
