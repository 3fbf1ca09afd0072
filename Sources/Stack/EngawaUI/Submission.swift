import UIKitCore

/// An asynchronous operation that the user starts with a control, at most once at a time.
///
/// While it runs, the control and the related fields are disabled, so that nothing is submitted twice and no input
/// changes. Afterward, their state is restored. The input is never modified.
@MainActor
public final class Submission {
    private let controls: [UIControl]
    private let busyReason: String?
    private var task: Task<Void, Never>?
    private let lock = ControlLock()

    /// Whether the operation is in progress.
    public var isRunning: Bool { task != nil }

    /// Called when the operation begins and when it ends.
    public var onChange: ((_ isRunning: Bool) -> Void)?

    /// Creates a submission.
    ///
    /// - Parameters:
    ///   - controls: The control that starts the operation, and the related fields.
    ///   - busyReason: The disabled reason of the controls during the operation.
    public init(controls: [UIControl], busyReason: String? = nil) {
        self.controls = controls
        self.busyReason = busyReason
    }

    /// Starts `work`, unless it is in progress.
    ///
    /// - Parameters:
    ///   - work: The operation, which runs on the main actor. `cancel()` cancels it.
    ///   - success: Called with the result, after the controls were restored. Not called after a cancellation.
    ///   - failure: Called with the error, after the controls were restored. Not called after a cancellation.
    public func start<Value: Sendable>(
        _ work: @escaping @MainActor () async throws -> Value, success: @escaping @MainActor (Value) -> Void,
        failure: @escaping @MainActor (any Error) -> Void
    ) {
        guard task == nil else { return }
        // The task retains the submission, so that the controls are restored in any case.
        task = Task {
            let result: Result<Value, any Error>
            do {
                result = .success(try await work())
            } catch {
                result = .failure(error)
            }
            let isCancelled = Task.isCancelled
            end()
            guard !isCancelled else { return }
            switch result {
            case .success(let value): success(value)
            case .failure(let error): failure(error)
            }
        }
        begin()
    }

    /// Cancels the operation if it is in progress.
    public func cancel() {
        task?.cancel()
    }

    private func begin() {
        lock.lock(controls, because: busyReason)
        onChange?(true)
    }

    private func end() {
        task = nil
        lock.unlock(restoresFocus: true)
        onChange?(false)
    }
}
