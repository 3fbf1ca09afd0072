import Bindings

/// Runs one request at a time, and knows how it stands.
@MainActor
final class RequestRunner {
    let state = Dynamic(RequestState.none)
    private var task: Task<Void, Never>?
    /// Where the state goes back to if the request is cancelled.
    private var stateBefore = RequestState.none
    private var run = 0

    nonisolated init() {}

    isolated deinit {
        task?.cancel()
    }

    var isRequesting: Bool { task != nil }

    /// Starts a request, in place of one that is under way.
    ///
    /// - Parameters:
    ///   - success: gets what came, before anybody sees the new state.
    ///   - failure: gets what was thrown, which may be a cancellation; before anybody sees the new state.
    ///   - told: is called when a success was told to all observers.
    @discardableResult
    func start<Value: Sendable>(
        _ load: @escaping @MainActor () async throws -> Value, success: @escaping @MainActor (Value) -> Void,
        failure: @escaping @MainActor (any Error) -> Void = { _ in }, told: @escaping @MainActor () -> Void = {}
    ) -> Task<Void, Never> {
        if let task { task.cancel() } else { stateBefore = state.value }
        run += 1
        let run: Int = self.run
        let task: Task<Void, Never> = Task { [weak self] in
            let result: Result<Value, any Error>
            do { result = .success(try await load()) } catch { result = .failure(error) }
            // Another request may have taken its place, or the model may be gone.
            guard let self, self.run == run else { return }
            self.task = nil
            together {
                switch result {
                case .success(let value):
                    self.state.value = .loaded
                    success(value)
                case .failure(let error):
                    let isCancelled: Bool = RequestFailure.isCancellation(error)
                    self.state.value = isCancelled ? self.stateBefore : .failed(RequestFailure(error))
                    failure(error)
                }
            }
            if case .success = result { told() }
        }
        self.task = task
        state.value = .requesting
        return task
    }

    /// The request under way.
    var current: Task<Void, Never>? { task }

    /// Gives up the request, if one is under way: everything is as it was before it.
    func cancel() {
        guard let task else { return }
        run += 1
        self.task = nil
        task.cancel()
        state.value = stateBefore
    }

    /// Gives up the request because what it would bring is known by now.
    func finish() {
        cancel()
        state.value = .loaded
    }
}
