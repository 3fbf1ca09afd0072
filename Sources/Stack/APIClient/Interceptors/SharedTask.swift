import Synchronization

/// A task that several callers can await. If the task of a caller is canceled, that caller stops waiting immediately;
/// the others continue to wait.
final class SharedTask<Value: Sendable>: Sendable {
    private struct State {
        var result: Result<Value, any Error>?
        var nextIdentifier: UInt64 = 0
        var waiters: [UInt64: CheckedContinuation<Value, any Error>] = [:]
    }

    private let state: Mutex<State>

    /// Creates a finished task.
    init(value: Value) {
        state = Mutex(State(result: .success(value)))
    }

    /// Starts a task. `completion` is called before callers receive the result.
    init(
        _ body: @escaping @Sendable () async throws -> Value,
        completion: @escaping @Sendable (Result<Value, any Error>) -> Void
    ) {
        state = Mutex(State())
        Task {
            let result: Result<Value, any Error>
            do { result = .success(try await body()) } catch { result = .failure(error) }
            completion(result)
            finish(result)
        }
    }

    private func finish(_ result: Result<Value, any Error>) {
        let waiters: [CheckedContinuation<Value, any Error>] = state.withLock { state in
            state.result = result
            defer { state.waiters.removeAll() }
            return state.waiters.sorted { $0.key < $1.key }.map(\.value)
        }
        for waiter in waiters { waiter.resume(with: result) }
    }

    var value: Value {
        get async throws {
            let key: UInt64 = state.withLock { state in
                state.nextIdentifier += 1
                return state.nextIdentifier
            }
            return try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { continuation in
                    let result: Result<Value, any Error>? = state.withLock { state in
                        if let result = state.result { return result }
                        if Task.isCancelled { return .failure(CancellationError()) }
                        state.waiters[key] = continuation
                        return nil
                    }
                    if let result { continuation.resume(with: result) }
                }
            } onCancel: {
                state.withLock { $0.waiters.removeValue(forKey: key) }?.resume(throwing: CancellationError())
            }
        }
    }
}
