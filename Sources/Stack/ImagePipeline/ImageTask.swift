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

    /// Whether it wants to be shown a picture that is still coming.
    var wantsPreviews: Bool { preview != nil }

    func show(_ image: DecodedImage) { preview?(image) }

    /// Says that the picture is no longer wanted: its completion is not called. Calling it again changes nothing.
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
