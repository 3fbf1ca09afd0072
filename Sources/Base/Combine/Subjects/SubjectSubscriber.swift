import Foundation

/// Sends everything that it receives to a subject.
final class SubjectSubscriber<S: Subject>: Subscriber, Cancellable {
    private let lock = NSLock()
    private var subject: S?
    private var subscription: (any Subscription)?

    init(_ subject: S) {
        self.subject = subject
    }

    func receive(subscription: any Subscription) {
        let subject: S? = lock.withLock {
            if self.subject != nil { self.subscription = subscription }
            return self.subject
        }
        guard let subject else { return subscription.cancel() }
        subject.send(subscription: subscription)
    }

    func receive(_ input: S.Output) -> Subscribers.Demand {
        lock.withLock { subject }?.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<S.Failure>) {
        let subject: S? = end().subject
        subject?.send(completion: completion)
    }

    func cancel() {
        end().subscription?.cancel()
    }

    private func end() -> (subject: S?, subscription: (any Subscription)?) {
        let ended: (subject: S?, subscription: (any Subscription)?) = lock.withLock {
            defer { (subject, subscription) = (nil, nil) }
            return (subject, subscription)
        }
        if let owner = ended.subject as? any UpstreamOwner, let subscription = ended.subscription {
            owner.remove(upstream: subscription)
        }
        return ended
    }
}
