/// A request under way that can be watched, paused and cancelled.
///
/// It starts when it is made, and goes on whether or not somebody awaits its `value` or holds on to it; but one that
/// nobody holds while it is paused is cancelled.
public final class RequestTask<Response: Sendable>: Sendable {
    /// What a task is doing.
    public enum State: Sendable, Hashable {
        case running, paused, finished
    }

    private let control: TransferControl
    private let task: Task<Result<Response, APIError>, Never>

    init(control: TransferControl, task: Task<Result<Response, APIError>, Never>) {
        self.control = control
        self.task = task
    }

    // Nobody can let it go on any more.
    deinit { if control.isPaused { task.cancel() } }

    /// What the task is doing now.
    public var state: State {
        control.isOver ? .finished : control.isPaused ? .paused : .running
    }

    /// How far the transfer is. What was lost because the server could not go on where it stopped counts as not done.
    public var progress: TransferProgress { control.progress }

    /// How far the transfer is, now and whenever it moves, until the task is over. Somebody who is slow gets the newest.
    public var progressUpdates: AsyncStream<TransferProgress> { control.updates() }

    /// What the request brought. Cancelling a Swift task that waits here does not cancel the request: others may wait.
    ///
    /// - Throws: `APIError`, whose `message` can be shown to a person.
    public var value: Response {
        get async throws(APIError) { try await task.value.get() }
    }

    /// Calls the request off. `value` throws at once. Calling it again changes nothing.
    public func cancel() {
        task.cancel()
    }

    /// Stops the transfer until `resume()`; meanwhile no timeout runs.
    ///
    /// What came so far is kept if the server can be asked for the rest (it sent a strong `ETag` or an older
    /// `Last-Modified`, and nothing compressed); otherwise `resume()` starts from the beginning. A request that must
    /// not happen twice, such as a POST, goes on to its end once all of it was sent.
    public func pause() {
        control.pause()
    }

    /// Goes on with a paused transfer. If it is not paused, nothing happens.
    public func resume() {
        control.resume()
    }
}
