import Foundation

/// The subscriber of an operator that receives all values and sends at most one at the end.
final class ReductionSubscriber<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
    /// The result of the operator for a value.
    enum Step {
        /// Requires more values.
        case proceed
        /// The result is known.
        case finish
        /// Fails.
        case fail(Downstream.Failure)
    }

    private let lock = NSLock()
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var isRequested = false
    /// The result, which waits for a request.
    private var pending: Downstream.Input?
    private let step: (Input) -> Step
    private let result: () -> Downstream.Input?
    private let failure: (Failure) -> Downstream.Failure

    init(
        _ downstream: Downstream, failure: @escaping (Failure) -> Downstream.Failure, step: @escaping (Input) -> Step,
        result: @escaping () -> Downstream.Input?
    ) {
        self.downstream = downstream
        self.failure = failure
        self.step = step
        self.result = result
    }

    func receive(subscription: any Subscription) {
        let downstream: Downstream? = lock.withLock {
            guard upstream == nil else { return nil }
            upstream = subscription
            return self.downstream
        }
        guard let downstream else { return subscription.cancel() }
        downstream.receive(subscription: self)
        lock.withLock { upstream }?.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard lock.withLock({ downstream != nil && pending == nil }) else { return .none }
        switch step(input) {
        case .proceed:
            break
        case .finish:
            lock.withLock { upstream }?.cancel()
            finish()
        case .fail(let error):
            end(canceling: true)?.receive(completion: .failure(error))
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: finish()
        case .failure(let error): end(canceling: false)?.receive(completion: .failure(failure(error)))
        }
    }

    func request(_ demand: Subscribers.Demand) {
        let value: Downstream.Input? = lock.withLock {
            isRequested = true
            return pending
        }
        if let value { send(value) }
    }

    func cancel() {
        _ = end(canceling: true)
    }

    /// Sends the result if it was requested, and otherwise keeps it.
    private func finish() {
        guard lock.withLock({ downstream != nil && pending == nil }) else { return }
        guard let value = result() else {
            end(canceling: false)?.receive(completion: .finished)
            return
        }
        let isRequested: Bool = lock.withLock {
            if !self.isRequested { pending = value }
            return self.isRequested
        }
        if isRequested { send(value) }
    }

    private func send(_ value: Downstream.Input) {
        guard let downstream = end(canceling: false) else { return }
        _ = downstream.receive(value)
        downstream.receive(completion: .finished)
    }

    /// Ends the subscription, and returns the subscriber on the first call.
    private func end(canceling isCanceling: Bool) -> Downstream? {
        lock.lock()
        let (downstream, upstream): (Downstream?, (any Subscription)?) = (self.downstream, self.upstream)
        let value: Downstream.Input? = pending
        (self.downstream, self.upstream, pending) = (nil, nil, nil)
        lock.unlock()
        // The value is released outside the lock.
        withExtendedLifetime(value) {}
        if isCanceling { upstream?.cancel() }
        return downstream
    }
}

extension ReductionSubscriber where Downstream.Failure == Failure {
    convenience init(
        _ downstream: Downstream, step: @escaping (Input) -> Step, result: @escaping () -> Downstream.Input?
    ) {
        self.init(downstream, failure: { $0 }, step: step, result: result)
    }
}

extension ReductionSubscriber where Downstream.Failure == any Error {
    /// Creates the subscriber of an operator whose step can throw.
    convenience init(
        trying downstream: Downstream, step: @escaping (Input) throws -> Step, result: @escaping () -> Downstream.Input?
    ) {
        let caught: (Input) -> Step = { input in
            do { return try step(input) } catch { return .fail(error) }
        }
        self.init(downstream, failure: { $0 }, step: caught, result: result)
    }
}
