/// The continuation of an asynchronous request for a picture.
@MainActor
final class PendingImage {
    var task: ImageTask?
    private var continuation: CheckedContinuation<Result<DecodedImage, ImageError>, Never>?

    nonisolated init() {}

    func begin(_ continuation: CheckedContinuation<Result<DecodedImage, ImageError>, Never>) {
        self.continuation = continuation
    }

    /// Resumes the caller. Later calls have no effect.
    func finish(_ result: Result<DecodedImage, ImageError>) {
        continuation?.resume(returning: result)
        continuation = nil
    }

    func cancel() {
        task?.cancel()
        finish(.failure(.cancelled))
    }
}
