import Foundation

/// The subscription of an operator that subscribes to publishers one after another.
///
/// Values that were requested and not yet received are requested from the next publisher.
final class SuccessionSubscription<Downstream: Subscriber>: Subscription {
    private let lock = NSLock()
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var demand: Subscribers.Demand = .none
    /// The number of the current publisher. Events of earlier publishers are ignored.
    private var number = 0

    init(_ downstream: Downstream) {
        self.downstream = downstream
    }

    /// Sends the subscription, and subscribes to the first publisher.
    func start(_ subscribe: (SuccessionSubscription) -> Void) {
        lock.withLock { downstream }?.receive(subscription: self)
        subscribe(self)
    }

    /// Subscribes to a publisher. `completion` is called at its end.
    func subscribe<P: Publisher>(
        to publisher: P, completion: @escaping (Subscribers.Completion<P.Failure>) -> Void
    ) where P.Output == Downstream.Input {
        let number: Int = lock.withLock {
            self.number += 1
            upstream = nil
            return self.number
        }
        let subscriber = UpstreamSubscriber<P.Output, P.Failure>(
            subscription: { self.handle($0, of: number) },
            value: { self.handle($0, of: number) },
            completion: {
                guard self.lock.withLock({ self.number == number && self.downstream != nil }) else { return }
                completion($0)
            })
        publisher.subscribe(subscriber)
    }

    /// Ends the stream.
    func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
        end().downstream?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        let upstream: (any Subscription)? = lock.withLock {
            self.demand += demand
            return self.upstream
        }
        upstream?.request(demand)
    }

    func cancel() {
        end().upstream?.cancel()
    }

    private func handle(_ subscription: any Subscription, of number: Int) {
        let demand: Subscribers.Demand? = lock.withLock {
            guard self.number == number, downstream != nil else { return nil }
            upstream = subscription
            return self.demand
        }
        guard let demand else { return subscription.cancel() }
        if demand > 0 { subscription.request(demand) }
    }

    private func handle(_ value: Downstream.Input, of number: Int) -> Subscribers.Demand {
        let downstream: Downstream? = lock.withLock {
            guard self.number == number else { return nil }
            demand -= 1
            return self.downstream
        }
        guard let downstream else { return .none }
        let more: Subscribers.Demand = downstream.receive(value)
        let (isCurrent, successor): (Bool, (any Subscription)?) = lock.withLock {
            demand += more
            return (self.number == number, upstream)
        }
        if isCurrent { return more }
        // Another publisher has replaced the sender while the subscriber received the value.
        if more > 0 { successor?.request(more) }
        return .none
    }

    private func end() -> (downstream: Downstream?, upstream: (any Subscription)?) {
        lock.withLock {
            defer { (downstream, upstream) = (nil, nil) }
            return (downstream, upstream)
        }
    }
}
