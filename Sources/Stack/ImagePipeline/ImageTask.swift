/// One asker's wish for a picture.
@MainActor
public final class ImageTask {
    /// What was asked for.
    public let request: ImageRequest

    /// How soon it is wanted, compared with others. Raising it moves it forward among those that wait.
    public var priority: ImageRequest.Priority {
        didSet { if priority != oldValue { pipeline?.priorityDidChange(self) } }
    }

    /// Whether nothing more will come: the picture came, failed, or is no longer wanted.
    public private(set) var isFinished = false

    private weak var pipeline: ImagePipeline?
    private var completion: ((Result<DecodedImage, ImageError>) -> Void)?

    init(
        _ request: ImageRequest, priority: ImageRequest.Priority, pipeline: ImagePipeline?,
        completion: @escaping (Result<DecodedImage, ImageError>) -> Void
    ) {
        self.request = request
        self.priority = priority
        self.pipeline = pipeline
        self.completion = completion
    }

    /// Says that the picture is no longer wanted: its completion is not called. Calling it again changes nothing.
    public func cancel() {
        guard !isFinished else { return }
        isFinished = true
        completion = nil
        pipeline?.cancel(self)
    }

    func finish(_ result: Result<DecodedImage, ImageError>) {
        guard !isFinished else { return }
        isFinished = true
        let completion = self.completion
        self.completion = nil
        completion?(result)
    }
}
