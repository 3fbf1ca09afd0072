import Foundation

/// A subscription between an upstream publisher and a subscriber, for operators that change when values are sent.
///
/// The operator decides in its closures what it sends and requests.
final class TimedSubscriber<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription
where Downstream.Failure == Failure {
    private let lock = NSRecursiveLock()
    /// Serializes the calls to the subscriber. Recursive, because the subscriber can make publishers send values.
    private let delivery = NSRecursiveLock()
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var isSubscribed = false
    /// The completion that the operator has sent before the subscription.
    private var earlyCompletion: Subscribers.Completion<Failure>?
    /// The number of values that the subscriber has requested but not received.
    private var unsent: Subscribers.Demand = .none
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

    /// The number of values that can be sent.
    var demand: Subscribers.Demand { lock.withLock { unsent } }

    func receive(subscription: any Subscription) {
        let (downstream, earlyCompletion): (Downstream?, Subscribers.Completion<Failure>?) = lock.withLock {
            guard !isSubscribed else { return (nil, nil) }
            isSubscribed = true
            if self.earlyCompletion == nil { upstream = subscription }
            return (self.downstream, self.earlyCompletion)
        }
        guard let downstream else { return subscription.cancel() }
        guard let earlyCompletion else { return downstream.receive(subscription: self) }
        subscription.cancel()
        downstream.receive(subscription: Subscriptions.empty)
        complete(earlyCompletion)
    }

    func receive(_ input: Input) -> Subscribers.Demand { value(self, input) }

    func receive(completion: Subscribers.Completion<Failure>) {
        lock.withLock { upstream = nil }
        self.completion(self, completion)
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { unsent += demand }
        requested(self, demand)
    }

    func requestUpstream(_ demand: Subscribers.Demand) {
        lock.withLock { upstream }?.request(demand)
    }

    /// Sends a value if one was requested, and returns whether the value was sent.
    @discardableResult
    func send(_ value: Downstream.Input) -> Bool {
        let more: Subscribers.Demand? = delivery.withLock {
            let downstream: Downstream? = lock.withLock {
                guard unsent > 0 else { return nil }
                unsent -= 1
                return self.downstream
            }
            return downstream?.receive(value)
        }
        if let more, more > 0 { request(more) }
        return more != nil
    }

    /// Ends the stream. A completion before the subscription follows the subscription.
    func complete(_ completion: Subscribers.Completion<Failure>) {
        let isEarly: Bool = lock.withLock {
            if !isSubscribed { earlyCompletion = completion }
            return !isSubscribed
        }
        if isEarly { return }
        let ended: (Downstream?, (any Subscription)?) = end()
        if let upstream = ended.1 { cancelUpstream(upstream) }
        delivery.withLock { ended.0?.receive(completion: completion) }
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
