/// A request for a picture by one caller.
@MainActor
public final class ImageTask {
    /// The requested picture.
    public let request: ImageRequest

    /// The urgency compared with other tasks. Raising it moves the task forward in the queues.
    public var priority: ImageRequest.Priority {
        didSet { if priority != oldValue { pipeline?.priorityDidChange(self) } }
    }

    /// Whether the task has succeeded, failed, or been canceled.
    public private(set) var isFinished = false

    private weak var pipeline: ImagePipeline?
    private var preview: (@MainActor (DecodedImage) -> Void)?
    private var completion: (@MainActor (Result<DecodedImage, ImageError>) -> Void)?

    init(
        _ request: ImageRequest, priority: ImageRequest.Priority, pipeline: ImagePipeline?,
        preview: (@MainActor (DecodedImage) -> Void)?,
        completion: @escaping @MainActor (Result<DecodedImage, ImageError>) -> Void
    ) {
        self.request = request
        self.priority = priority
        self.pipeline = pipeline
        self.preview = preview
        self.completion = completion
    }

    /// Whether the caller requested previews.
    var wantsPreviews: Bool { preview != nil }

    func show(_ image: DecodedImage) { preview?(image) }

    /// Cancels the task. Its completion is not called. Calling it again has no effect.
    public func cancel() {
        guard !isFinished else { return }
        isFinished = true
        preview = nil
        completion = nil
        pipeline?.cancel(self)
    }

    func finish(_ result: Result<DecodedImage, ImageError>) {
        guard !isFinished else { return }
        isFinished = true
        let completion = self.completion
        preview = nil
        self.completion = nil
        completion?(result)
    }
}
