import Foundation
import HostClock

/// Brings pictures: fetched once, decoded once at the size they are shown, kept in memory.
///
/// Whoever asks for the same file shares one download, and whoever shows it at the same size one decoding. Decoding
/// happens on other threads. Everything else happens on the main actor, in an order that tests can rely on.
@MainActor
public final class ImagePipeline {
    /// The pipeline that views use unless they are told another. The default keeps nothing on the disk; set one that
    /// does when the application starts, before anything is asked for.
    public static var shared = ImagePipeline()

    let configuration: ImagePipelineConfiguration
    private let loader: any ImageDataLoading
    private let decoder: ImageDecoder
    private let decodings: DecodeQueue
    private var memory: CostLimitedCache<ImageRequest, DecodedImage>
    private var fetches: [URL: FetchJob] = [:]
    private var fetchCount = 0
    private var prefetched: [ImageRequest: ImageTask] = [:]

    /// Makes a pipeline.
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

    // MARK: Asking

    /// The picture, if it is in memory at that size.
    public func cachedImage(for request: ImageRequest) -> DecodedImage? {
        memory.value(for: request)
    }

    /// Brings a picture.
    ///
    /// - Parameters:
    ///   - priority: how soon it is wanted, compared with others.
    ///   - preview: called with a picture that is still coming whenever it has become much sharper, which happens with
    ///     progressive JPEGs. Nil wants none.
    ///   - completion: called once, unless the task is cancelled: at once, before this returns, when the picture is in
    ///     memory.
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
        decoding.askers.append(task)
        fetch.decodings[request] = decoding
        if fetch.data != nil, decoding.token == nil { decode(request, of: fetch) }
        priorityDidChange(task)
        startFetches()
        return task
    }

    /// Brings a picture. Cancelling the task says that it is no longer wanted.
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

    /// Brings pictures that may be wanted soon, after everything that is wanted now.
    public func prefetch(_ requests: [ImageRequest]) {
        for request in requests where prefetched[request] == nil && cachedImage(for: request) == nil {
            prefetched[request] = load(request, priority: .low) { [weak self] _ in self?.prefetched[request] = nil }
        }
    }

    /// Says that pictures will not be wanted after all. Those that somebody else asked for come all the same.
    public func stopPrefetching(_ requests: [ImageRequest]) {
        for request in requests { prefetched.removeValue(forKey: request)?.cancel() }
    }

    /// Forgets every decoded picture.
    public func removeAll() {
        memory.removeAll()
    }

    /// How many files are fetched or wait to be, and how many of them are under way.
    package var fetchCounts: (all: Int, underWay: Int) { (fetches.count, fetches.values.count { $0.task != nil }) }

    /// How many bytes of decoded pictures are kept.
    package var memoryCost: Int { memory.cost }

    // MARK: Fetching

    private func beginFetch(of url: URL) -> FetchJob {
        fetchCount += 1
        let fetch = FetchJob(url: url, age: fetchCount)
        fetches[url] = fetch
        return fetch
    }

    /// Starts the most wanted of those that wait, as many as may be fetched at once.
    private func startFetches() {
        var underWay: Int = fetches.values.count { $0.task != nil && $0.data == nil }
        while underWay < configuration.fetchLimit {
            let waiting = fetches.values.filter { $0.task == nil }
            guard let next = waiting.max(by: { ($0.priority, $1.age) < ($1.priority, $0.age) }) else { return }
            start(next)
            underWay += 1
        }
    }

    private func start(_ fetch: FetchJob) {
        let loader: any ImageDataLoading = self.loader
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
            for request in fetch.decodings.keys.sorted(by: { $0.order < $1.order }) { decode(request, of: fetch) }
        case .failure(let error):
            fetches[fetch.url] = nil
            let failure = ImageError(error, url: fetch.url.absoluteString)
            for task in fetch.decodings.values.flatMap(\.askers) { task.finish(.failure(failure)) }
        }
        startFetches()
    }

    // MARK: Decoding

    private func decode(_ request: ImageRequest, of fetch: FetchJob) {
        guard let data = fetch.data, let job = fetch.decodings[request] else { return }
        // What would be seen for a moment need not be made first.
        if let preview = job.previewToken { decodings.cancel(preview) }
        let decoder: ImageDecoder = self.decoder
        job.token = decodings.add(priority: job.priority) { [weak self] token in
            let result = Result<DecodedImage, ImageError> { () throws(ImageError) in
                try decoder.decode(data, for: request, isCancelled: { token.isCancelled })
            }
            return { self?.decoded(request, of: fetch, job, result) }
        }
    }

    /// Makes previews of what has come, for those who want them and do not wait for one already.
    private func preview(_ data: Data, of fetch: FetchJob) {
        guard fetches[fetch.url] === fetch, fetch.data == nil else { return }
        let decoder: ImageDecoder = self.decoder
        for (request, job) in fetch.decodings
        where job.previewToken == nil && job.askers.contains(where: \.wantsPreviews) {
            job.previewToken = decodings.add(priority: job.priority) { [weak self] _ in
                let image: DecodedImage? = decoder.preview(data, for: request)
                return { self?.previewed(image, request, of: fetch, job) }
            }
        }
    }

    private func previewed(_ image: DecodedImage?, _ request: ImageRequest, of fetch: FetchJob, _ job: DecodeJob) {
        job.previewToken = nil
        // The picture itself may have been faster.
        guard fetch.decodings[request] === job, let image else { return }
        for task in job.askers { task.show(image) }
    }

    private func decoded(
        _ request: ImageRequest, of fetch: FetchJob, _ job: DecodeJob, _ result: Result<DecodedImage, ImageError>
    ) {
        // It may have been called off, and asked for anew.
        guard fetch.decodings[request] === job else { return }
        fetch.decodings[request] = nil
        if fetch.decodings.isEmpty { fetches[fetch.url] = nil }
        if case .success(let image) = result { memory.store(image, for: request, cost: image.byteCount) }
        for task in job.askers { task.finish(result) }
    }

    // MARK: Changing one's mind

    func priorityDidChange(_ task: ImageTask) {
        guard let job = fetches[task.request.url]?.decodings[task.request], let token = job.token else { return }
        decodings.setPriority(job.priority, of: token)
    }

    func cancel(_ task: ImageTask) {
        guard let fetch = fetches[task.request.url], let job = fetch.decodings[task.request] else { return }
        job.askers.removeAll { $0 === task }
        guard job.askers.isEmpty else { return priorityDidChange(task) }
        fetch.decodings[task.request] = nil
        for token in [job.token, job.previewToken].compactMap(\.self) { decodings.cancel(token) }
        guard fetch.decodings.isEmpty else { return }
        fetch.task?.cancel()
        fetches[fetch.url] = nil
        startFetches()
    }
}

extension ImageRequest {
    /// Larger ones first, so that the order does not change between runs.
    fileprivate var order: String {
        "\(pixelSize.map { Int(1e9) - Int($0.width * $0.height) } ?? 0) \(contentMode)"
    }
}
