import UIKitCore

/// One piece of work that a person starts with a control: at most one at a time, and seen at once.
///
/// While it runs, the control and its fields are disabled, so that nothing is sent twice and nothing that was typed
/// changes underneath; afterwards they are as they were. What was typed is never touched.
@MainActor
public final class Submission {
    private let controls: [UIControl]
    private let busyReason: String?
    private var task: Task<Void, Never>?
    private let lock = ControlLock()

    /// Whether the work is under way.
    public var isRunning: Bool { task != nil }

    /// Called when the work begins and when it ends.
    public var onChange: ((_ isRunning: Bool) -> Void)?

    /// Makes a submission.
    ///
    /// - Parameters:
    ///   - controls: what starts the work, and the fields that go with it.
    ///   - busyReason: what a person is told who presses one of them meanwhile.
    public init(controls: [UIControl], busyReason: String? = nil) {
        self.controls = controls
        self.busyReason = busyReason
    }

    /// Starts `work`, unless it is under way already.
    ///
    /// - Parameters:
    ///   - work: runs on the main actor. It is cancelled when the submission is.
    ///   - success: gets what it returned, after the controls can be used again.
    ///   - failure: gets what it threw, after the controls can be used again. Cancelling is not a failure.
    public func start<Value: Sendable>(
        _ work: @escaping @MainActor () async throws -> Value, success: @escaping @MainActor (Value) -> Void,
        failure: @escaping @MainActor (any Error) -> Void
    ) {
        guard task == nil else { return }
        begin()
        task = Task { [weak self] in
            let result: Result<Value, any Error>
            do {
                result = .success(try await work())
            } catch {
                result = .failure(error)
            }
            let isCancelled: Bool = Task.isCancelled
            self?.end()
            guard !isCancelled else { return }
            switch result {
            case .success(let value): success(value)
            case .failure(let error): failure(error)
            }
        }
    }

    /// Gives up the work, if it is under way.
    public func cancel() {
        task?.cancel()
    }

    private func begin() {
        lock.lock(controls, because: busyReason)
        onChange?(true)
    }

    private func end() {
        task = nil
        lock.unlock(returnsFocus: true)
        onChange?(false)
    }
}
