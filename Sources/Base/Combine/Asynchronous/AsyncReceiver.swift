import Foundation

/// Receives the values of a publisher one at a time, for a task that waits.
// @unchecked: the lock protects all state. A value crosses to the task that waits for it, and is not used elsewhere.
final class AsyncReceiver<Input, Failure: Error>: Subscriber, @unchecked Sendable {
    /// Carries a value to the task.
    // @unchecked: the publisher does not use a value after it has sent it.
    private struct Item: @unchecked Sendable {
        var result: Result<Input, Failure>?
    }

    private let lock = NSLock()
    private var subscription: (any Subscription)?
    private var waiting: [CheckedContinuation<Item, Never>] = []
    private var end: Subscribers.Completion<Failure>?

    /// The user of a receiver. When it is deallocated, it cancels the subscription, which retains the receiver.
    final class User: Sendable {
        let receiver = AsyncReceiver()

        deinit { receiver.cancel() }
    }

    func receive(subscription: any Subscription) {
        let count: Int? = lock.withLock {
            guard end == nil else { return nil }
            self.subscription = subscription
            return waiting.count
        }
        guard let count else { return subscription.cancel() }
        if count > 0 { subscription.request(.max(count)) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let first: CheckedContinuation<Item, Never>? = lock.withLock {
            waiting.isEmpty ? nil : waiting.removeFirst()
        }
        first?.resume(returning: Item(result: .success(input)))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let waiting: [CheckedContinuation<Item, Never>] = lock.withLock {
            end = self.waiting.isEmpty ? completion : .finished
            subscription = nil
            defer { self.waiting = [] }
            return self.waiting
        }
        for (index, continuation) in waiting.enumerated() {
            if index == 0, case .failure(let error) = completion {
                continuation.resume(returning: Item(result: .failure(error)))
            } else {
                continuation.resume(returning: Item(result: nil))
            }
        }
    }

    /// Waits for the next value or the error; nil at the end or after cancellation of the task.
    func next(isolation: isolated (any Actor)? = #isolation) async -> Result<Input, Failure>? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { self.enqueue($0) }.result
        } onCancel: {
            self.cancel()
        }
    }

    private func enqueue(_ continuation: CheckedContinuation<Item, Never>) {
        var ended: Item?
        let subscription: (any Subscription)? = lock.withLock {
            guard let end else {
                waiting.append(continuation)
                return self.subscription
            }
            ended = Item(result: nil)
            if case .failure(let error) = end { ended = Item(result: .failure(error)) }
            self.end = .finished
            return nil
        }
        if let ended { continuation.resume(returning: ended) }
        subscription?.request(.max(1))
    }

    private func cancel() {
        let (waiting, subscription): ([CheckedContinuation<Item, Never>], (any Subscription)?) = lock.withLock {
            end = .finished
            defer { (self.waiting, self.subscription) = ([], nil) }
            return (self.waiting, self.subscription)
        }
        subscription?.cancel()
        for continuation in waiting { continuation.resume(returning: Item(result: nil)) }
    }
}
