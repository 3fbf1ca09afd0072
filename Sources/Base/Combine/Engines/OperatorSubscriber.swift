import Foundation

/// The subscriber of an operator that sends at most one value for each value that it receives.
///
/// It passes requests on to the upstream publisher. For each value without a result, it requests one more value.
final class OperatorSubscriber<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
    private let lock = NSLock()
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private let step: (Input) -> OperatorStep<Downstream.Input, Downstream.Failure>
    private let failure: (Failure) -> Downstream.Failure

    init(
        _ downstream: Downstream, failure: @escaping (Failure) -> Downstream.Failure,
        step: @escaping (Input) -> OperatorStep<Downstream.Input, Downstream.Failure>
    ) {
        self.downstream = downstream
        self.failure = failure
        self.step = step
    }

    func receive(subscription: any Subscription) {
        let downstream: Downstream? = lock.withLock {
            guard upstream == nil else { return nil }
            upstream = subscription
            return self.downstream
        }
        guard let downstream else { return subscription.cancel() }
        downstream.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let downstream = lock.withLock({ self.downstream }) else { return .none }
        switch step(input) {
        case .send(let value):
            return downstream.receive(value)
        case .skip:
            return .max(1)
        case .finish:
            end(canceling: true)?.receive(completion: .finished)
        case .sendAndFinish(let value):
            guard let downstream = end(canceling: true) else { break }
            _ = downstream.receive(value)
            downstream.receive(completion: .finished)
        case .fail(let error):
            end(canceling: true)?.receive(completion: .failure(error))
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        end(canceling: false)?.receive(completion: completion.mapError(failure))
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { upstream }?.request(demand)
    }

    func cancel() {
        _ = end(canceling: true)
    }

    /// Ends the subscription, and returns the subscriber on the first call.
    private func end(canceling isCanceling: Bool) -> Downstream? {
        let (downstream, upstream): (Downstream?, (any Subscription)?) = lock.withLock {
            defer { (self.downstream, self.upstream) = (nil, nil) }
            return (self.downstream, self.upstream)
        }
        if isCanceling { upstream?.cancel() }
        return downstream
    }
}

extension OperatorSubscriber where Downstream.Failure == Failure {
    convenience init(
        _ downstream: Downstream, step: @escaping (Input) -> OperatorStep<Downstream.Input, Downstream.Failure>
    ) {
        self.init(downstream, failure: { $0 }, step: step)
    }
}

extension OperatorSubscriber where Downstream.Failure == any Error {
    /// Creates the subscriber of an operator whose step can throw.
    convenience init(
        trying downstream: Downstream,
        step: @escaping (Input) throws -> OperatorStep<Downstream.Input, Downstream.Failure>
    ) {
        self.init(downstream, failure: { $0 }, step: { input in .trying { try step(input) } })
    }
}
