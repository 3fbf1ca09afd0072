import Foundation

/// The subscription of an operator that subscribes to several publishers at the same time, and sends their values.
///
/// If the subscriber requests a limited number of values, the subscription requests one value from each publisher, and
/// stores it until the subscriber requests it.
final class MergingSubscription<Downstream: Subscriber>: Subscription {
    private let lock = NSLock()
    /// Serializes the calls to the subscriber. Recursive, because the subscriber can make publishers send values.
    private let delivery = NSRecursiveLock()
    private var downstream: Downstream?
    private var demand: Subscribers.Demand = .none
    private var upstreams: [Int: any Subscription] = [:]
    /// The values that wait for a request, and the numbers of the publishers that sent them.
    private var pending = FIFOQueue<(number: Int, value: Downstream.Input)>()
    private var nextNumber = 0
    private var activeCount = 0
    private var areAllAdded = false
    /// Called when a publisher has finished, to request further publishers.
    var finishedOne: () -> Void = {}
    /// Called on cancellation and failure, to cancel the source of publishers.
    var canceled: () -> Void = {}

    init(_ downstream: Downstream) {
        self.downstream = downstream
    }

    func start() {
        lock.withLock { downstream }?.receive(subscription: self)
    }

    /// Subscribes to a publisher.
    func add<P: Publisher>(_ publisher: P) where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
        let number: Int? = lock.withLock {
            guard downstream != nil else { return nil }
            nextNumber += 1
            activeCount += 1
            return nextNumber
        }
        guard let number else { return }
        publisher.subscribe(
            UpstreamSubscriber<P.Output, P.Failure>(
                subscription: { self.handle($0, of: number) },
                value: { self.handle($0, of: number) },
                completion: { self.handle($0, of: number) }))
    }

    /// Called when no further publisher will be added.
    func addedAll() {
        lock.withLock { areAllAdded = true }
        finishIfDone()
    }

    func fail(_ error: Downstream.Failure) {
        complete(end(canceling: true), .failure(error))
    }

    /// Whether the stream has not ended.
    var isActive: Bool { lock.withLock { downstream != nil } }

    func request(_ demand: Subscribers.Demand) {
        guard demand > 0 else { return }
        let unlimited: [any Subscription] = add(demand)
        deliverPending()
        for upstream in unlimited { upstream.request(.unlimited) }
        finishIfDone()
    }

    /// Adds a request. If the demand becomes unlimited, returns the subscriptions. The caller must send the waiting
    /// values, and then request all values from these subscriptions.
    private func add(_ more: Subscribers.Demand) -> [any Subscription] {
        guard more > 0 else { return [] }
        return lock.withLock {
            defer { demand += more }
            return more == .unlimited && demand != .unlimited ? Array(upstreams.values) : []
        }
    }

    func cancel() {
        if end(canceling: true) != nil { canceled() }
    }

    // MARK: Events

    private func handle(_ subscription: any Subscription, of number: Int) {
        let demand: Subscribers.Demand? = lock.withLock {
            guard downstream != nil else { return nil }
            upstreams[number] = subscription
            return self.demand == .unlimited ? .unlimited : .max(1)
        }
        guard let demand else { return subscription.cancel() }
        subscription.request(demand)
    }

    private func handle(_ value: Downstream.Input, of number: Int) -> Subscribers.Demand {
        delivery.withLock {
            let target: (Downstream, isUnlimited: Bool)? = lock.withLock {
                guard let downstream else { return nil }
                // The caller that has added a request sends the values that wait for it first.
                guard demand > 0, pending.isEmpty else {
                    pending.append((number, value))
                    return nil
                }
                let isUnlimited: Bool = demand == .unlimited
                demand -= 1
                return (downstream, isUnlimited)
            }
            guard let (downstream, isUnlimited) = target else { return .none }
            // Further values may have arrived while the subscriber received this one.
            request(downstream.receive(value))
            return isUnlimited ? .none : .max(1)
        }
    }

    private func handle(_ completion: Subscribers.Completion<Downstream.Failure>, of number: Int) {
        switch completion {
        case .finished:
            lock.withLock {
                upstreams[number] = nil
                activeCount -= 1
            }
            finishedOne()
            finishIfDone()
        case .failure(let error):
            guard isActive else { return }
            lock.withLock { upstreams[number] = nil }
            fail(error)
            canceled()
        }
    }

    /// Sends the waiting values, and requests the next values from their publishers.
    private func deliverPending() {
        delivery.withLock {
            var unlimited: [any Subscription] = []
            while true {
                let next: (Downstream, Int, Downstream.Input)? = lock.withLock {
                    guard let downstream, demand > 0, let (number, value) = pending.popFirst() else { return nil }
                    demand -= 1
                    return (downstream, number, value)
                }
                guard let (downstream, number, value) = next else { break }
                unlimited += add(downstream.receive(value))
                let upstream: (any Subscription)? = lock.withLock { demand == .unlimited ? nil : upstreams[number] }
                upstream?.request(.max(1))
            }
            for upstream in unlimited { upstream.request(.unlimited) }
        }
    }

    private func finishIfDone() {
        let isDone: Bool = lock.withLock { areAllAdded && activeCount == 0 && pending.isEmpty && downstream != nil }
        if isDone { complete(end(canceling: false), .finished) }
    }

    private func complete(_ downstream: Downstream?, _ completion: Subscribers.Completion<Downstream.Failure>) {
        delivery.lock()
        defer { delivery.unlock() }
        downstream?.receive(completion: completion)
    }

    /// Ends the subscription, and returns the subscriber on the first call.
    private func end(canceling isCanceling: Bool) -> Downstream? {
        lock.lock()
        let (downstream, upstreams): (Downstream?, [Int: any Subscription]) = (self.downstream, self.upstreams)
        let values: FIFOQueue<(number: Int, value: Downstream.Input)> = pending
        (self.downstream, self.upstreams, pending) = (nil, [:], FIFOQueue())
        lock.unlock()
        // The values are released outside the lock.
        withExtendedLifetime(values) {}
        if isCanceling {
            for upstream in upstreams.values { upstream.cancel() }
        }
        return downstream
    }
}
