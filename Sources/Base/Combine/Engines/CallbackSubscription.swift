import Foundation

/// The subscription of a publisher that sends values whenever a callback provides them.
///
/// Values that were not requested are not sent.
final class CallbackSubscription<Downstream: Subscriber>: Subscription {
    private let lock = NSLock()
    /// Serializes the calls to the subscriber. Recursive, because the subscriber can cause callbacks.
    private let delivery = NSRecursiveLock()
    private var downstream: Downstream?
    private var demand: Subscribers.Demand = .none
    /// Called once on cancellation.
    var canceled: () -> Void = {}
    /// Called at the first request. Released at the end, because it may refer to the subscription.
    var began: (() -> Void)?

    init(_ downstream: Downstream) {
        self.downstream = downstream
    }

    func start() {
        lock.withLock { downstream }?.receive(subscription: self)
    }

    func send(_ value: Downstream.Input) {
        delivery.withLock {
            let downstream: Downstream? = lock.withLock {
                guard demand > 0 else { return nil }
                demand -= 1
                return self.downstream
            }
            guard let downstream else { return }
            let more: Subscribers.Demand = downstream.receive(value)
            if more > 0 { lock.withLock { demand += more } }
        }
    }

    func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
        delivery.withLock { end()?.receive(completion: completion) }
    }

    func request(_ demand: Subscribers.Demand) {
        let began: (() -> Void)? = lock.withLock {
            self.demand += demand
            defer { self.began = nil }
            return self.began
        }
        began?()
    }

    func cancel() {
        if end() != nil { canceled() }
    }

    private func end() -> Downstream? {
        // The closure is released outside the lock.
        let ended: (downstream: Downstream?, (() -> Void)?) = lock.withLock {
            defer { (downstream, began) = (nil, nil) }
            return (downstream, began)
        }
        return ended.downstream
    }
}
