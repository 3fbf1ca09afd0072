import Foundation

extension Subscribers {
    /// A subscriber that sets a property of an object to each value.
    public final class Assign<Root, Input>: Subscriber, Cancellable {
        /// The type of the errors: the publishers do not fail.
        public typealias Failure = Never

        private let lock = NSLock()
        private var root: Root?
        private var subscription: (any Subscription)?

        /// The object, which the subscriber retains until the completion or the cancellation; nil after that.
        public var object: Root? { lock.withLock { root } }
        /// The property.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>

        /// Creates a subscriber.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            root = object
            self.keyPath = keyPath
        }

        /// Requests all values. A second subscription is canceled.
        public func receive(subscription: any Subscription) {
            let isAccepted: Bool = lock.withLock {
                guard root != nil, self.subscription == nil else { return false }
                self.subscription = subscription
                return true
            }
            if isAccepted { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        /// Sets the property.
        public func receive(_ value: Input) -> Demand {
            if let root = lock.withLock({ root }) { root[keyPath: keyPath] = value }
            return .none
        }

        /// Releases the object.
        public func receive(completion: Completion<Never>) {
            _ = end()
        }

        /// Cancels the subscription, and releases the object.
        public func cancel() {
            end()?.cancel()
        }

        private func end() -> (any Subscription)? {
            // The object is released outside the lock.
            let ended: (root: Root?, subscription: (any Subscription)?) = lock.withLock {
                defer { (root, subscription) = (nil, nil) }
                return (root, subscription)
            }
            return ended.subscription
        }
    }
}

extension Publisher where Failure == Never {
    /// Sets a property of an object to each value until the result is canceled or deallocated. Retains the object.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let subscriber = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(subscriber)
        return AnyCancellable(subscriber)
    }

    /// Sets a published property to each value until the property is deallocated.
    public func assign(to published: inout Published<Output>.Publisher) {
        published.storage.assign(from: self)
    }
}
