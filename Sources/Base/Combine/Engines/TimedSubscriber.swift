import Foundation

/// A subscription between an upstream publisher and a subscriber, for operators that change when values are sent.
///
/// The operator decides in its closures what it sends and requests.
final class TimedSubscriber<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription
where Downstream.Failure == Failure {
    private let lock = NSRecursiveLock()
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    /// The number of values that the subscriber has requested but not received.
    private(set) var demand: Subscribers.Demand = .none
    /// Called with each value. Returns the number of further values to request.
    var value: (TimedSubscriber, Input) -> Subscribers.Demand = { _, _ in .none }
    /// Called with the completion.
    var completion: (TimedSubscriber, Subscribers.Completion<Failure>) -> Void = { $0.complete($1) }
    /// Called with a request. The default passes it on to the upstream publisher.
    var requested: (TimedSubscriber, Subscribers.Demand) -> Void = { $0.requestUpstream($1) }
    /// Cancels the upstream subscription.
    var cancelUpstream: (any Subscription) -> Void = { $0.cancel() }
    /// Called at the end, to cancel timers.
    var ended: () -> Void = {}

    init(_ downstream: Downstream) {
        self.downstream = downstream
    }

    func receive(subscription: any Subscription) {
        let downstream: Downstream? = lock.withLock {
            guard upstream == nil else { return nil }
            upstream = subscription
            return self.downstream
        }
        guard let downstream else { return subscription.cancel() }
        downstream.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand { value(self, input) }

    func receive(completion: Subscribers.Completion<Failure>) {
        lock.withLock { upstream = nil }
        self.completion(self, completion)
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { self.demand += demand }
        requested(self, demand)
    }

    func requestUpstream(_ demand: Subscribers.Demand) {
        lock.withLock { upstream }?.request(demand)
    }

    /// Sends a value if one was requested, and returns whether the value was sent.
    @discardableResult
    func send(_ value: Downstream.Input) -> Bool {
        let downstream: Downstream? = lock.withLock {
            guard demand > 0 else { return nil }
            demand -= 1
            return self.downstream
        }
        guard let downstream else { return false }
        let more: Subscribers.Demand = downstream.receive(value)
        if more > 0 { request(more) }
        return true
    }

    func complete(_ completion: Subscribers.Completion<Failure>) {
        let ended: (Downstream?, (any Subscription)?) = end()
        if let upstream = ended.1 { cancelUpstream(upstream) }
        ended.0?.receive(completion: completion)
    }

    func cancel() {
        if let upstream = end().1 { cancelUpstream(upstream) }
    }

    private func end() -> (Downstream?, (any Subscription)?) {
        let parts: (Downstream?, (any Subscription)?) = lock.withLock {
            defer { (downstream, upstream) = (nil, nil) }
            return (downstream, upstream)
        }
        if parts.0 != nil { ended() }
        return parts
    }
}
