import Foundation

/// The subscription of a publisher that sends values whenever a callback provides them.
///
/// Values that were not requested are not sent.
final class CallbackSubscription<Downstream: Subscriber>: Subscription {
    private let lock = NSLock()
    private var downstream: Downstream?
    private var demand: Subscribers.Demand = .none
    /// Called once on cancellation.
    var canceled: () -> Void = {}
    /// Called at the first request.
    var began: (() -> Void)?

    init(_ downstream: Downstream) {
        self.downstream = downstream
    }

    func start() {
        lock.withLock { downstream }?.receive(subscription: self)
    }

    func send(_ value: Downstream.Input) {
        let downstream: Downstream? = lock.withLock {
            guard demand > 0 else { return nil }
            demand -= 1
            return self.downstream
        }
        guard let downstream else { return }
        let more: Subscribers.Demand = downstream.receive(value)
        if more > 0 { lock.withLock { demand += more } }
    }

    func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
        end()?.receive(completion: completion)
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
        lock.withLock {
            defer { downstream = nil }
            return downstream
        }
    }
}
