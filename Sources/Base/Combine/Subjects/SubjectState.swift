import Foundation
import ProgramDiagnostics

/// The subscribers and the completion of a subject. The subscribers are called outside the lock.
///
/// All subscribers receive events in the same order, also if several threads send, or if a subscriber sends while it
/// receives a value: each event is added to the queues of all subscribers under the lock.
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

    /// Sends a value, unless a completion was sent. If the subject has a current value, stores the value in it first.
    func send(_ value: Output, storingIn current: LockedValue<Output>? = nil) {
        // The old value is released outside the lock.
        let (members, old): ([Member], Output?) = lock.withLock {
            guard completion == nil else { return ([], nil) }
            for member in order { member.append(.value(value)) }
            return (order, current?.store(value))
        }
        withExtendedLifetime(old) {
            for member in members { member.sendNext() }
        }
    }

    func send(_ completion: Subscribers.Completion<Failure>) {
        let members: [Member] = lock.withLock {
            guard self.completion == nil else { return [] }
            self.completion = completion
            for member in order { member.append(.completion(completion)) }
            defer { (self.members, order) = ([:], []) }
            return order
        }
        for member in members { member.sendNext() }
    }

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
        /// The events that were not sent yet.
        private var events = FIFOQueue<StreamEvent<Output, Failure>>()
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

        /// Adds an event to those that `sendNext()` sends.
        func append(_ event: StreamEvent<Output, Failure>) {
            lock.withLock {
                if subscriber != nil { events.append(event) }
            }
        }

        /// Sends the oldest event. Called once for each event.
        func sendNext() {
            delivery.withLock {
                switch lock.withLock({ events.popFirst() }) {
                case .value(let value): send(value)
                case .completion(let completion): end()?.receive(completion: completion)
                case nil: break
                }
            }
        }

        private func send(_ value: Output) {
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

        func request(_ demand: Subscribers.Demand) {
            stopProgram(unless: demand > 0, "A subscriber must request at least one value.")
            state.requestUpstreams()
            let isFirstMissing: Bool = lock.withLock {
                self.demand += demand
                return first != nil
            }
            if isFirstMissing { sendFirst() }
        }

        /// Sends the current value, unless the subscriber has received a newer one or will receive one.
        private func sendFirst() {
            delivery.withLock {
                let pending: (AnySubscriber<Output, Failure>, Output)? = lock.withLock {
                    guard demand > 0, events.isEmpty, let subscriber, let first else { return nil }
                    self.first = nil
                    demand -= 1
                    return (subscriber, first())
                }
                guard let (subscriber, value) = pending else { return }
                let more: Subscribers.Demand = subscriber.receive(value)
                if more > 0 { lock.withLock { demand += more } }
            }
        }

        func cancel() {
            if end() != nil { state.remove(self) }
        }

        private func end() -> AnySubscriber<Output, Failure>? {
            // The subject and the events are released outside the lock.
            let (subscriber, released): (AnySubscriber<Output, Failure>?, Any) = lock.withLock {
                defer { (self.subscriber, self.subject, first, events) = (nil, nil, nil, FIFOQueue()) }
                return (self.subscriber, (self.subject, events))
            }
            return withExtendedLifetime(released) { subscriber }
        }
    }
}
