import Foundation

/// A publisher that sends one value when its work is complete, or fails.
///
/// The work begins when the publisher is created. All subscribers receive its result.
public final class Future<Output, Failure: Error>: Publisher {
    /// Receives the result of the work. Only the first call has an effect.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = NSLock()
    private var result: Result<Output, Failure>?
    private var members: [ObjectIdentifier: any FutureMember] = [:]

    /// Creates a publisher, and calls a closure that begins the work.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { self.fulfill($0) }
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let member = Member(subscriber, future: self)
        let result: Result<Output, Failure>? = lock.withLock {
            if self.result == nil { members[ObjectIdentifier(member)] = member }
            return self.result
        }
        subscriber.receive(subscription: member)
        if let result { member.handle(result) }
    }

    private func fulfill(_ result: Result<Output, Failure>) {
        let members: [any FutureMember] = lock.withLock {
            guard self.result == nil else { return [] }
            self.result = result
            defer { self.members = [:] }
            return Array(self.members.values)
        }
        for member in members { (member as? any ResultHandler<Output, Failure>)?.handle(result) }
    }

    private func remove(_ member: any FutureMember) {
        lock.withLock { _ = members.removeValue(forKey: ObjectIdentifier(member)) }
    }

    /// The subscription of a subscriber.
    private final class Member<Downstream: Subscriber>: FutureMember, ResultHandler, Subscription
    where Downstream.Input == Output, Downstream.Failure == Failure {
        private let lock = NSLock()
        private var downstream: Downstream?
        private var future: Future?
        private var isRequested = false
        private var pending: Output?

        init(_ downstream: Downstream, future: Future) {
            self.downstream = downstream
            self.future = future
        }

        func handle(_ result: Result<Output, Failure>) {
            switch result {
            case .success(let value):
                let isRequested: Bool = lock.withLock {
                    if !self.isRequested { pending = value }
                    return self.isRequested
                }
                if isRequested { send(value) }
            case .failure(let error):
                end()?.receive(completion: .failure(error))
            }
        }

        func request(_ demand: Subscribers.Demand) {
            let value: Output? = lock.withLock {
                isRequested = true
                defer { pending = nil }
                return pending
            }
            if let value { send(value) }
        }

        func cancel() {
            let future: Future? = lock.withLock { self.future }
            if end() != nil { future?.remove(self) }
        }

        private func send(_ value: Output) {
            guard let downstream = end() else { return }
            _ = downstream.receive(value)
            downstream.receive(completion: .finished)
        }

        private func end() -> Downstream? {
            lock.lock()
            let released: (downstream: Downstream?, Future?, Output?) = (downstream, future, pending)
            (downstream, future, pending) = (nil, nil, nil)
            lock.unlock()
            // The future and its value are released outside the lock.
            return withExtendedLifetime(released) { released.downstream }
        }
    }
}

/// A subscription of a future. Its type depends on the subscriber.
private protocol FutureMember: AnyObject {}

/// A type that handles a result.
private protocol ResultHandler<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error

    func handle(_ result: Result<Output, Failure>)
}
