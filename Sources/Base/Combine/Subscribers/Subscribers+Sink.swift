import Foundation

extension Subscribers {
    /// A subscriber that requests all values and calls closures.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        private let lock = NSLock()
        private var value: ((Input) -> Void)?
        private var completion: ((Completion<Failure>) -> Void)?
        private var subscription: (any Subscription)?
        private var isEnded = false

        /// Called with each value.
        public var receiveValue: (Input) -> Void { lock.withLock { value } ?? { _ in } }
        /// Called with the completion.
        public var receiveCompletion: (Completion<Failure>) -> Void { lock.withLock { completion } ?? { _ in } }

        /// Creates a subscriber.
        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
        ) {
            completion = receiveCompletion
            value = receiveValue
        }

        /// Requests all values. A second subscription is canceled.
        public func receive(subscription: any Subscription) {
            let isAccepted: Bool = lock.withLock {
                guard !isEnded, self.subscription == nil else { return false }
                self.subscription = subscription
                return true
            }
            if isAccepted { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        /// Calls the closure for values.
        public func receive(_ value: Input) -> Demand {
            lock.withLock { self.value }?(value)
            return .none
        }

        /// Calls the closure for the completion.
        public func receive(completion: Completion<Failure>) {
            end().completion?(completion)
        }

        /// Cancels the subscription. No closure is called after that.
        public func cancel() {
            end().subscription?.cancel()
        }

        private func end() -> (completion: ((Completion<Failure>) -> Void)?, subscription: (any Subscription)?) {
            // The closures are released outside the lock.
            let ended = lock.withLock {
                defer { (isEnded, value, completion, subscription) = (true, nil, nil, nil) }
                return (value: value, completion: completion, subscription: subscription)
            }
            return (ended.completion, ended.subscription)
        }
    }
}

extension Publisher {
    /// Requests all values, and calls closures until the result is canceled or deallocated.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Requests all values, and calls a closure until the result is canceled or deallocated.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}
