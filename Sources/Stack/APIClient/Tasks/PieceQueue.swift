import Synchronization

/// Elements on their way from one who makes them to one who takes them one after the other.
///
/// What waits to be taken has a limit: whoever makes more asks first whether there is room, and goes on when there is.
final class PieceQueue<Element: Sendable>: Sendable {
    private struct State {
        /// What waits, with what each costs; those before `start` were taken.
        var elements: [(element: Element, cost: Int)] = []
        var start = 0
        var cost = 0
        /// Called when there is room again.
        var resume: (@Sendable () -> Void)?
        var taker: CheckedContinuation<Result<Element?, APIError>, Never>?
        /// How it ended; nil while more may come.
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

        /// Who is to go on, because half of the room is free.
        mutating func takeResume(_ capacity: Int) -> (@Sendable () -> Void)? {
            guard cost <= capacity / 2 || end != nil else { return nil }
            defer { resume = nil }
            return resume
        }
    }

    private let state = Mutex(State())
    private let capacity: Int

    /// - Parameter capacity: how much may wait, by what the elements cost: a quarter of a megabyte by default.
    init(capacity: Int = 256 << 10) {
        self.capacity = capacity
    }

    // MARK: Making

    /// Whether there is room; if there is not, `resume` is called once when there is.
    func hasRoom(orCall resume: @escaping @Sendable () -> Void) -> Bool {
        state.withLock { state in
            guard state.cost >= capacity, state.end == nil else { return true }
            state.resume = resume
            return false
        }
    }

    /// Returns when there is room, or when the task is cancelled.
    nonisolated(nonsending) func waitForRoom() async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if hasRoom(orCall: { continuation.resume() }) { return continuation.resume() }
                // The handler may have come before there was anything to call.
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

    /// Adds an element, whether there is room or not.
    func put(_ element: Element, cost: Int) {
        let taker = state.withLock { state -> CheckedContinuation<Result<Element?, APIError>, Never>? in
            guard state.end == nil else { return nil }
            guard state.taker == nil else {
                defer { state.taker = nil }
                return state.taker
            }
            state.elements.append((element, cost))
            state.cost += cost
            return nil
        }
        taker?.resume(returning: .success(element))
    }

    /// Nothing more comes. What waits can still be taken.
    func finish(_ result: Result<Void, APIError>) {
        let taker = state.withLock { state -> CheckedContinuation<Result<Element?, APIError>, Never>? in
            guard state.end == nil else { return nil }
            state.end = result
            defer { state.taker = nil }
            return state.taker
        }
        taker?.resume(returning: result.map { nil })
    }

    // MARK: Taking

    /// The next element; nil after the last one, and once the task that takes was cancelled.
    nonisolated(nonsending) func next() async throws(APIError) -> Element? {
        let result: Result<Element?, APIError> = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let (now, resume) = state.withLock { state -> (Result<Element?, APIError>?, (@Sendable () -> Void)?) in
                    if let element = state.pop() { return (.success(element), state.takeResume(capacity)) }
                    if let end = state.end {
                        // An error is thrown once.
                        state.end = .success(())
                        return (end.map { nil }, nil)
                    }
                    state.taker = continuation
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

    /// Nobody takes any more: what waits is dropped, and whoever makes more need not wait.
    func close() {
        let (taker, resume) = state.withLock { state in
            state.end = .success(())
            state.elements.removeAll()
            (state.start, state.cost) = (0, 0)
            defer { state.taker = nil }
            return (state.taker, state.takeResume(capacity))
        }
        taker?.resume(returning: .success(nil))
        resume?()
    }
}
