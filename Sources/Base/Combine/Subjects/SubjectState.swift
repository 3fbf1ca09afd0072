import Foundation
import ProgramDiagnostics

/// The subscribers and the completion of a subject. The subscribers are called outside the lock.
final class SubjectState<Output, Failure: Error> {
    private let lock = NSLock()
    private var members: [ObjectIdentifier: Member] = [:]
    /// The members in the order of their subscription.
    private var order: [Member] = []
    private var completion: Subscribers.Completion<Failure>?
    private var upstreams: [any Subscription] = []
    private var isRequested = false

    /// Attaches a subscriber. At its first request, the subscriber receives the value that `first` returns.
    func attach<S: Subscriber>(_ subscriber: S, subject: AnyObject?, first: (() -> Output)? = nil)
    where S.Input == Output, S.Failure == Failure {
        let member = Member(AnySubscriber(subscriber), state: self, subject: subject, first: first)
        let completion: Subscribers.Completion<Failure>? = lock.withLock {
            if self.completion == nil {
                members[ObjectIdentifier(member)] = member
                order.append(member)
            }
            return self.completion
        }
        if let completion {
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: completion)
        } else {
            subscriber.receive(subscription: member)
        }
    }

    func send(_ value: Output) {
        for member in lock.withLock({ order }) { member.send(value) }
    }

    func send(_ completion: Subscribers.Completion<Failure>) {
        let members: [Member] = lock.withLock {
            guard self.completion == nil else { return [] }
            self.completion = completion
            defer { (self.members, order) = ([:], []) }
            return order
        }
        for member in members { member.send(completion) }
    }

    /// Whether no completion was sent.
    var isActive: Bool { lock.withLock { completion == nil } }

    func add(upstream: any Subscription) {
        let isRequested: Bool = lock.withLock {
            upstreams.append(upstream)
            return self.isRequested
        }
        if isRequested { upstream.request(.unlimited) }
    }

    /// Releases the subscription of an upstream publisher. The caller keeps it alive during the call.
    func remove(upstream: any Subscription) {
        lock.withLock { upstreams.removeAll { $0.combineIdentifier == upstream.combineIdentifier } }
    }

    /// Called when a subscriber requests values. The first call requests the values of the upstream publishers.
    private func requestUpstreams() {
        let upstreams: [any Subscription] = lock.withLock {
            defer { isRequested = true }
            return isRequested ? [] : self.upstreams
        }
        for upstream in upstreams { upstream.request(.unlimited) }
    }

    func cancelUpstreams() {
        for upstream in upstreams { upstream.cancel() }
    }

    private func remove(_ member: Member) {
        lock.withLock {
            if members.removeValue(forKey: ObjectIdentifier(member)) != nil { order.removeAll { $0 === member } }
        }
    }

    /// The subscription of a subscriber.
    final class Member: Subscription {
        private let lock = NSLock()
        /// Serializes the calls to the subscriber. Recursive, because the subscriber can send values to the subject.
        private let delivery = NSRecursiveLock()
        private var subscriber: AnySubscriber<Output, Failure>?
        private var demand: Subscribers.Demand = .none
        private var first: (() -> Output)?
        /// Whether a subscriber that missed a value receives the current value at its next request.
        private let keepsLatest: Bool
        private let current: (() -> Output)?
        private let state: SubjectState
        /// The subject, which its subscriptions keep alive.
        private var subject: AnyObject?

        init(
            _ subscriber: AnySubscriber<Output, Failure>, state: SubjectState, subject: AnyObject?,
            first: (() -> Output)?
        ) {
            self.subscriber = subscriber
            self.state = state
            self.subject = subject
            self.first = first
            current = first
            keepsLatest = first != nil
        }

        func send(_ value: Output) {
            delivery.withLock {
                let subscriber: AnySubscriber<Output, Failure>? = lock.withLock {
                    guard demand > 0 else {
                        if keepsLatest { first = current }
                        return nil
                    }
                    demand -= 1
                    first = nil
                    return self.subscriber
                }
                guard let subscriber else { return }
                let more: Subscribers.Demand = subscriber.receive(value)
                if more > 0 { lock.withLock { demand += more } }
            }
        }

        func send(_ completion: Subscribers.Completion<Failure>) {
            delivery.withLock { end()?.receive(completion: completion) }
        }

        func request(_ demand: Subscribers.Demand) {
            stopProgram(unless: demand > 0, "A subscriber must request at least one value.")
            state.requestUpstreams()
            let isFirstMissing: Bool = lock.withLock {
                self.demand += demand
                return first != nil
            }
            if isFirstMissing { sendFirst() }
        }

        /// Sends the current value, unless the subscriber has received a newer one.
        private func sendFirst() {
            delivery.withLock {
                let pending: (AnySubscriber<Output, Failure>, () -> Output)? = lock.withLock {
                    guard demand > 0, let subscriber, let first else { return nil }
                    self.first = nil
                    demand -= 1
                    return (subscriber, first)
                }
                guard let (subscriber, first) = pending else { return }
                let more: Subscribers.Demand = subscriber.receive(first())
                if more > 0 { lock.withLock { demand += more } }
            }
        }

        func cancel() {
            if end() != nil { state.remove(self) }
        }

        private func end() -> AnySubscriber<Output, Failure>? {
            // The subject is released outside the lock.
            let (subscriber, subject): (AnySubscriber<Output, Failure>?, AnyObject?) = lock.withLock {
                defer { (self.subscriber, self.subject, first) = (nil, nil, nil) }
                return (self.subscriber, self.subject)
            }
            return withExtendedLifetime(subject) { subscriber }
        }
    }
}
