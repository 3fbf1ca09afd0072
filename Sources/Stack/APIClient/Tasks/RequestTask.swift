/// A request in progress that can be observed, paused and canceled.
///
/// A task starts when it is created, and continues after it is released. A task that is paused when it is released is
/// canceled.
public final class RequestTask<Response: Sendable>: Sendable {
    /// The state of a task.
    public enum State: Sendable, Hashable {
        /// The request is in progress.
        case running
        /// The request is paused.
        case paused
        /// The request has succeeded, failed, or been canceled.
        case finished
    }

    private let control: TransferControl
    private let task: Task<Result<Response, APIError>, Never>

    init(control: TransferControl, task: Task<Result<Response, APIError>, Never>) {
        self.control = control
        self.task = task
    }

    // Without references, a paused task cannot be resumed.
    deinit { if control.isPaused { task.cancel() } }

    /// The current state.
    public var state: State {
        control.isFinished ? .finished : control.isPaused ? .paused : .running
    }

    /// The progress of the transfer. It decreases if the server could not continue an interrupted transfer.
    public var progress: TransferProgress { control.progress }

    /// The current progress and its changes until the task ends. A slow consumer receives only the latest.
    public var progressUpdates: AsyncStream<TransferProgress> { control.updates() }

    /// The decoded response. Canceling a Swift task that awaits it does not cancel the request.
    ///
    /// - Throws: `APIError`, whose `message` can be shown to the user.
    public var value: Response {
        get async throws(APIError) { try await task.value.get() }
    }

    /// Cancels the request. `value` throws immediately. Calling it again has no effect.
    public func cancel() {
        task.cancel()
    }

    /// Pauses the transfer until `resume()` is called. No timeout runs while the transfer is paused.
    ///
    /// The received bytes are kept if the response is uncompressed and has a strong `ETag` or a sufficiently old
    /// `Last-Modified`. Otherwise `resume()` starts from the beginning. A request that must not be sent twice, such as
    /// a POST, continues to its end if it has already been sent completely.
    public func pause() {
        control.pause()
    }

    /// Resumes a paused transfer. It has no effect if the transfer is not paused.
    public func resume() {
        control.resume()
    }
}
