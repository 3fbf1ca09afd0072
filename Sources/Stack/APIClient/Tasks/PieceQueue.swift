import Synchronization

/// A queue of elements between a producer and a consumer, with back pressure.
///
/// The queue has a capacity. The producer checks for room before it adds elements, and continues when there is room.
final class PieceQueue<Element: Sendable>: Sendable {
    private struct State {
        /// The elements with their costs. Those before `start` have been returned.
        var elements: [(element: Element, cost: Int)] = []
        var start = 0
        var cost = 0
        /// Called when there is room again; nil if the producer does not wait.
        var resume: (@Sendable () -> Void)?
        var consumer: CheckedContinuation<Result<Element?, APIError>, Never>?
        /// The end of the queue; nil while more elements may be added.
        var end: Result<Void, APIError>?

        mutating func pop() -> Element? {
            guard start < elements.count else { return nil }
            let (element, own): (Element, Int) = elements[start]
            start += 1
            cost -= own
            if start == elements.count || start > 64 && start > elements.count / 2 {
                elements.removeFirst(start)
                start = 0
            }
            return element
        }

        /// Removes and returns `resume` if at least half of the capacity is free.
        mutating func takeResume(_ capacity: Int) -> (@Sendable () -> Void)? {
            guard cost <= capacity / 2 || end != nil else { return nil }
            defer { resume = nil }
            return resume
        }
    }

    private let state = Mutex(State())
    private let capacity: Int

    /// - Parameter capacity: The total cost at which there is no more room. The default is 256 KiB.
    init(capacity: Int = 256 << 10) {
        self.capacity = capacity
    }

    // MARK: Producing

    /// Returns whether there is room. If not, `pause` is called before this method returns, and `resume` is called
    /// once, when half of the capacity is free or the queue is closed.
    ///
    /// `pause` is called under the lock of the queue. Without the lock, the consumer could call `resume` first, and the
    /// producer would pause although there is room.
    func hasRoom(orCall resume: @escaping @Sendable () -> Void, afterPausing pause: () -> Void = {}) -> Bool {
        state.withLock { state in
            guard state.cost >= capacity, state.end == nil else { return true }
            pause()
            state.resume = resume
            return false
        }
    }

    /// Returns when there is room, or when the task is canceled.
    nonisolated(nonsending) func waitForRoom() async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if hasRoom(orCall: { continuation.resume() }) { return continuation.resume() }
                // The cancellation handler may have run before `resume` was set.
                if Task.isCancelled { callResume() }
            }
        } onCancel: {
            callResume()
        }
    }

    private func callResume() {
        let resume: (@Sendable () -> Void)? = state.withLock { state in
            defer { state.resume = nil }
            return state.resume
        }
        resume?()
    }

    /// Adds an element, even if there is no room.
    func put(_ element: Element, cost: Int) {
        let consumer = state.withLock { state -> CheckedContinuation<Result<Element?, APIError>, Never>? in
            guard state.end == nil else { return nil }
            guard state.consumer == nil else {
                defer { state.consumer = nil }
                return state.consumer
            }
            state.elements.append((element, cost))
            state.cost += cost
            return nil
        }
        consumer?.resume(returning: .success(element))
    }

    /// Ends the queue. Elements in the queue are still returned.
    func finish(_ result: Result<Void, APIError>) {
        let consumer = state.withLock { state -> CheckedContinuation<Result<Element?, APIError>, Never>? in
            guard state.end == nil else { return nil }
            // An error is thrown only once.
            state.end = state.consumer == nil ? result : .success(())
            defer { state.consumer = nil }
            return state.consumer
        }
        consumer?.resume(returning: result.map { nil })
    }

    // MARK: Consuming

    /// Returns the next element; nil after the last one, or after the consuming task was canceled.
    nonisolated(nonsending) func next() async throws(APIError) -> Element? {
        let result: Result<Element?, APIError> = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let (now, resume) = state.withLock { state -> (Result<Element?, APIError>?, (@Sendable () -> Void)?) in
                    if let element = state.pop() { return (.success(element), state.takeResume(capacity)) }
                    if let end = state.end {
                        // An error is thrown only once.
                        state.end = .success(())
                        return (end.map { nil }, nil)
                    }
                    state.consumer = continuation
                    return (nil, nil)
                }
                resume?()
                if let now { continuation.resume(returning: now) }
            }
        } onCancel: {
            close()
        }
        return try result.get()
    }

    /// Closes the queue on behalf of the consumer. Elements in the queue are dropped, and the producer no longer waits.
    func close() {
        let (consumer, resume) = state.withLock { state in
            state.end = .success(())
            state.elements.removeAll()
            (state.start, state.cost) = (0, 0)
            defer { state.consumer = nil }
            return (state.consumer, state.takeResume(capacity))
        }
        consumer?.resume(returning: .success(nil))
        resume?()
    }
}
