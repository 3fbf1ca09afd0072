import Bindings

/// Runs one request at a time, and publishes its state.
@MainActor
final class RequestRunner {
    let state = Dynamic(RequestState.none)
    private var task: Task<Void, Never>?
    /// The state that cancellation restores.
    private var stateBefore = RequestState.none
    private var run = 0

    nonisolated init() {}

    isolated deinit {
        task?.cancel()
    }

    var isRequesting: Bool { task != nil }

    /// Starts a request, which replaces the request in progress. The task of a replaced request ends with the last
    /// request.
    ///
    /// - Parameters:
    ///   - success: Called with the result, before observers see the new state.
    ///   - isNew: Whether cancellation restores the state `.none`, because earlier results do not belong to the
    ///     request.
    ///   - failure: Called with the error, which may be a cancellation, before observers see the new state.
    ///   - afterNotification: Called after observers are notified of a success.
    @discardableResult
    func start<Value: Sendable>(
        isNew: Bool = false, _ load: @escaping @MainActor () async throws -> Value,
        success: @escaping @MainActor (Value) -> Void,
        failure: @escaping @MainActor (any Error) -> Void = { _ in },
        afterNotification: @escaping @MainActor () -> Void = {}
    ) -> Task<Void, Never> {
        if let task { task.cancel() } else { stateBefore = state.value }
        if isNew { stateBefore = .none }
        run += 1
        let run = self.run
        let task: Task<Void, Never> = Task { [weak self] in
            let result: Result<Value, any Error>
            do {
                try Task.checkCancellation()
                result = .success(try await load())
            } catch {
                result = .failure(error)
            }
            // Another request may have replaced this one, or the model may have been deallocated.
            guard let self, self.run == run else {
                let replacement: Task<Void, Never>? = self?.task
                await replacement?.value
                return
            }
            self.task = nil
            withBatchedUpdates {
                switch result {
                case .success(let value):
                    self.state.value = .loaded
                    success(value)
                case .failure(let error):
                    let isCancelled = RequestFailure.isCancellation(error)
                    self.state.value = isCancelled ? self.stateBefore : .failed(RequestFailure(error))
                    failure(error)
                }
            }
            if case .success = result { afterNotification() }
        }
        self.task = task
        state.value = .requesting
        return task
    }

    /// The request in progress.
    var current: Task<Void, Never>? { task }

    /// Cancels the request in progress, and restores the state before the request.
    func cancel() {
        guard let task else { return }
        run += 1
        self.task = nil
        task.cancel()
        state.value = stateBefore
    }

    /// Cancels the request in progress, and discards the results of earlier ones.
    func reset() {
        cancel()
        if state.value != .none { state.value = .none }
    }

    /// Cancels the request because its result is already known.
    func finish() {
        cancel()
        state.value = .loaded
    }
}
