import Foundation
import HostClock

/// Loads pictures, decodes them at their display size, and caches them in memory.
///
/// Requests for the same file share one download, and requests for the same size share one decoding. Decoding runs on
/// background threads. Everything else runs on the main actor, in a deterministic order.
@MainActor
public final class ImagePipeline {
    /// The pipeline that views use by default. It has no disk cache; to use one, assign another pipeline when the
    /// application starts, before the first request.
    public static var shared = ImagePipeline()

    let configuration: ImagePipelineConfiguration
    private let loader: any ImageDataLoading
    private let decoder: ImageDecoder
    private let decodings: DecodeQueue
    private var memory: CostLimitedCache<ImageRequest, DecodedImage>
    private var fetches: [URL: FetchJob] = [:]
    private var fetchCount = 0
    private var prefetched: [ImageRequest: ImageTask] = [:]

    /// Creates a pipeline.
    public init(
        loader: any ImageDataLoading = NetworkImageLoader(),
        configuration: ImagePipelineConfiguration = ImagePipelineConfiguration()
    ) {
        self.loader = loader
        self.configuration = configuration
        decoder = ImageDecoder(
            pixelLimit: configuration.pixelLimit, memoryLimit: configuration.decodeMemoryLimit,
            animationByteLimit: configuration.animationByteLimit,
            animationPixelLimit: configuration.animationPixelLimit)
        decodings = DecodeQueue(width: configuration.decodeLimit)
        memory = CostLimitedCache(limit: configuration.memoryLimit)
    }

    // MARK: Requesting

    /// Returns the picture if it is in memory at the requested size.
    public func cachedImage(for request: ImageRequest) -> DecodedImage? {
        memory.value(for: request)
    }

    /// Loads a picture.
    ///
    /// - Parameters:
    ///   - priority: The urgency compared with other requests.
    ///   - preview: Called whenever a sharper version of a progressive JPEG is available while the picture loads. Nil
    ///     requests no previews.
    ///   - completion: Called once, unless the task is canceled. If the picture is in memory, it is called before this
    ///     method returns.
    @discardableResult
    public func load(
        _ request: ImageRequest, priority: ImageRequest.Priority = .normal,
        preview: (@MainActor (DecodedImage) -> Void)? = nil,
        completion: @escaping @MainActor (Result<DecodedImage, ImageError>) -> Void
    ) -> ImageTask {
        let task = ImageTask(
            request, priority: priority, pipeline: self, preview: preview, completion: completion)
        if let image = cachedImage(for: request) {
            task.finish(.success(image))
            return task
        }
        let fetch: FetchJob = fetches[request.url] ?? beginFetch(of: request.url)
        let decoding: DecodeJob = fetch.decodings[request] ?? DecodeJob()
        decoding.tasks.append(task)
        fetch.decodings[request] = decoding
        if fetch.data != nil, decoding.token == nil { decode(request, of: fetch) }
        priorityDidChange(task)
        startFetches()
        return task
    }

    /// Loads a picture. Canceling the task cancels the request.
    public func image(
        for request: ImageRequest, priority: ImageRequest.Priority = .normal
    ) async throws(ImageError) -> DecodedImage {
        let pending = PendingImage()
        let result: Result<DecodedImage, ImageError> = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                pending.begin(continuation)
                guard !Task.isCancelled else { return pending.finish(.failure(.cancelled)) }
                pending.task = load(request, priority: priority) { pending.finish($0) }
            }
        } onCancel: {
            Task { @MainActor in pending.cancel() }
        }
        return try result.get()
    }

    /// Loads pictures that may be needed soon, with low priority.
    public func prefetch(_ requests: [ImageRequest]) {
        for request in requests where prefetched[request] == nil && cachedImage(for: request) == nil {
            prefetched[request] = load(request, priority: .low) { [weak self] _ in self?.prefetched[request] = nil }
        }
    }

    /// Cancels prefetching of pictures. Other requests for them continue.
    public func stopPrefetching(_ requests: [ImageRequest]) {
        for request in requests { prefetched.removeValue(forKey: request)?.cancel() }
    }

    /// Removes all decoded pictures from memory.
    public func removeAll() {
        memory.removeAll()
    }

    /// The number of files that are waiting, loading or being decoded, and the number of those that are not waiting.
    package var fetchCounts: (all: Int, underWay: Int) { (fetches.count, fetches.values.count { $0.task != nil }) }

    /// The size of the decoded pictures in memory, in bytes.
    package var memoryCost: Int { memory.cost }

    // MARK: Fetching

    private func beginFetch(of url: URL) -> FetchJob {
        fetchCount += 1
        let fetch = FetchJob(url: url, sequenceNumber: fetchCount)
        fetches[url] = fetch
        return fetch
    }

    /// Starts waiting fetches in order of priority, up to the limit of concurrent fetches.
    private func startFetches() {
        var underWay: Int = fetches.values.count { $0.task != nil && $0.data == nil }
        while underWay < configuration.fetchLimit {
            let waiting = fetches.values.filter { $0.task == nil }
            let next = waiting.max { ($0.priority, $1.sequenceNumber) < ($1.priority, $0.sequenceNumber) }
            guard let next else { return }
            start(next)
            underWay += 1
        }
    }

    private func start(_ fetch: FetchJob) {
        let loader = self.loader
        fetch.task = Task { [weak self] in
            let result: Result<Data, any Error>
            let watch = ProgressiveWatch()
            do {
                result = .success(
                    try await loader.data(for: fetch.url) { bytes in
                        guard let data = watch.see(bytes) else { return }
                        MainQueue.shared.async { self?.preview(data, of: fetch) }
                    })
            } catch {
                result = .failure(error)
            }
            self?.fetched(fetch, result)
        }
    }

    private func fetched(_ fetch: FetchJob, _ result: Result<Data, any Error>) {
        guard fetches[fetch.url] === fetch else { return }
        switch result {
        case .success(let data):
            fetch.data = data
            for (request, _) in fetch.orderedDecodings { decode(request, of: fetch) }
        case .failure(let error):
            fetches[fetch.url] = nil
            let failure = ImageError(error, url: fetch.url.absoluteString)
            for task in fetch.orderedDecodings.flatMap(\.value.tasks) { task.finish(.failure(failure)) }
        }
        startFetches()
    }

    // MARK: Decoding

    private func decode(_ request: ImageRequest, of fetch: FetchJob) {
        guard let data = fetch.data, let job = fetch.decodings[request] else { return }
        // The complete picture follows soon, so the preview is not decoded.
        if let preview = job.previewToken { decodings.cancel(preview) }
        let decoder = self.decoder
        job.token = decodings.add(priority: job.priority) { [weak self] token in
            let result = Result<DecodedImage, ImageError> { () throws(ImageError) in
                try decoder.decode(data, for: request, isCancelled: { token.isCancelled })
            }
            return { self?.decoded(request, of: fetch, job, result) }
        }
    }

    /// Decodes previews of the data received so far, for requests that have a preview closure but no preview in
    /// progress.
    private func preview(_ data: Data, of fetch: FetchJob) {
        guard fetches[fetch.url] === fetch, fetch.data == nil else { return }
        let decoder = self.decoder
        for (request, job) in fetch.orderedDecodings
        where job.previewToken == nil && job.tasks.contains(where: \.wantsPreviews) {
            job.previewToken = decodings.add(priority: job.priority) { [weak self] _ in
                let image = decoder.preview(data, for: request)
                return { self?.previewed(image, request, of: fetch, job) }
            }
        }
    }

    private func previewed(_ image: DecodedImage?, _ request: ImageRequest, of fetch: FetchJob, _ job: DecodeJob) {
        job.previewToken = nil
        // The picture may have been decoded before the preview.
        guard fetch.decodings[request] === job, let image else { return }
        for task in job.tasks { task.show(image) }
    }

    private func decoded(
        _ request: ImageRequest, of fetch: FetchJob, _ job: DecodeJob, _ result: Result<DecodedImage, ImageError>
    ) {
        // The request may have been canceled and made again.
        guard fetch.decodings[request] === job else { return }
        fetch.decodings[request] = nil
        if fetch.decodings.isEmpty { fetches[fetch.url] = nil }
        if case .success(let image) = result { memory.store(image, for: request, cost: image.byteCount) }
        for task in job.tasks { task.finish(result) }
    }

    // MARK: Changes to a task

    func priorityDidChange(_ task: ImageTask) {
        guard let job = fetches[task.request.url]?.decodings[task.request], let token = job.token else { return }
        decodings.setPriority(job.priority, of: token)
    }

    func cancel(_ task: ImageTask) {
        guard let fetch = fetches[task.request.url], let job = fetch.decodings[task.request] else { return }
        job.tasks.removeAll { $0 === task }
        guard job.tasks.isEmpty else { return priorityDidChange(task) }
        fetch.decodings[task.request] = nil
        for token in [job.token, job.previewToken].compactMap(\.self) { decodings.cancel(token) }
        guard fetch.decodings.isEmpty else { return }
        fetch.task?.cancel()
        fetches[fetch.url] = nil
        startFetches()
    }
}

extension FetchJob {
    /// The decodings in an order that is the same in every run.
    fileprivate var orderedDecodings: [(key: ImageRequest, value: DecodeJob)] {
        decodings.sorted { $0.key.order < $1.key.order }
    }
}

extension ImageRequest {
    /// A sort key: the picture's own size first, then the other sizes, largest first.
    fileprivate var order: (Double, Double, Double, Int) {
        guard let size = pixelSize else { return (-.infinity, -.infinity, -.infinity, 0) }
        return (-size.width * size.height, -size.width, -size.height, contentMode == .aspectFit ? 0 : 1)
    }
}
