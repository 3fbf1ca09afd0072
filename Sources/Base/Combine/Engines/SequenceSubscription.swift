import Foundation

/// The subscription of a publisher that sends the elements of a sequence.
final class SequenceSubscription<Elements: Sequence, Downstream: Subscriber>: Subscription
where Downstream.Input == Elements.Element {
    private let lock = NSLock()
    private var downstream: Downstream?
    private var iterator: Elements.Iterator
    /// The next element, read in advance so that the end is known after the last one.
    private var next: Elements.Element?
    private let completion: Subscribers.Completion<Downstream.Failure>
    private var demand: Subscribers.Demand = .none
    private var isSending = false

    init(
        _ downstream: Downstream, _ elements: Elements,
        completion: Subscribers.Completion<Downstream.Failure> = .finished
    ) {
        self.downstream = downstream
        self.completion = completion
        iterator = elements.makeIterator()
        next = iterator.next()
    }

    func start() {
        guard let downstream else { return }
        if next != nil { return downstream.receive(subscription: self) }
        downstream.receive(subscription: Subscriptions.empty)
        downstream.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        let isSending: Bool = lock.withLock {
            self.demand += demand
            defer { self.isSending = true }
            return self.isSending
        }
        // A request during a call to the subscriber is served by the loop that made the call.
        if isSending { return }
        while let (downstream, value, isLast) = takeNext() {
            let more: Subscribers.Demand = downstream.receive(value)
            lock.withLock { self.demand += more }
            if isLast { return complete() }
        }
    }

    func cancel() {
        lock.lock()
        let released: (Downstream?, Elements.Element?) = (downstream, next)
        (downstream, next) = (nil, nil)
        lock.unlock()
        // The subscriber is released outside the lock.
        withExtendedLifetime(released) {}
    }

    private func takeNext() -> (Downstream, Elements.Element, isLast: Bool)? {
        lock.withLock {
            guard demand > 0, let downstream, let value = next else {
                isSending = false
                return nil
            }
            demand -= 1
            next = iterator.next()
            return (downstream, value, next == nil)
        }
    }

    private func complete() {
        let downstream: Downstream? = lock.withLock {
            defer { self.downstream = nil }
            return self.downstream
        }
        downstream?.receive(completion: completion)
    }
}
