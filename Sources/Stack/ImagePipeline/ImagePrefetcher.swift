/// Loads the pictures of the elements that a list will show next.
///
///     let prefetcher = ImagePrefetcher<Person> { [ImageRequest(url: $0.avatar, size: size, scale: scale)] }
///     binding = table.bind(to: people, prefetching: prefetcher) { table, path, person in … }
///
/// A request must have the size at which the view shows the picture, because pictures are decoded and cached at that
/// size. Prefetching has low priority: waiting requests for visible pictures start first.
@MainActor
public final class ImagePrefetcher<Element> {
    /// The number of elements whose pictures are loaded beyond the visible ones. The default is 10.
    public let elementsAhead: Int

    private let pipeline: ImagePipeline
    private let requests: @MainActor (Element) -> [ImageRequest]
    /// The tasks that were started for the elements ahead and for the shown element. They are not started again, even
    /// if they failed.
    private var tasks: [ImageRequest: ImageTask] = [:]
    private var lastIndex = 0

    /// Creates a prefetcher.
    ///
    /// - Parameters:
    ///   - elementsAhead: The number of elements whose pictures are loaded beyond the visible ones.
    ///   - pipeline: The pipeline that the views use; nil for the shared one.
    ///   - requests: Returns the requests for the pictures of an element.
    public init(
        elementsAhead: Int = 10, pipeline: ImagePipeline? = nil,
        requests: @escaping @MainActor (Element) -> [ImageRequest]
    ) {
        self.elementsAhead = max(0, elementsAhead)
        self.pipeline = pipeline ?? .shared
        self.requests = requests
    }

    isolated deinit {
        for task in tasks.values { task.cancel() }
    }

    /// Loads the pictures of the elements after the one at `index`, or before it if the list moves backward, and
    /// cancels the loading of all others. Call this method when the list creates the view of the element at `index`.
    public func willShow(_ index: Int, of elements: [Element]) {
        guard elements.indices.contains(index) else { return }
        let isBackward: Bool = index < lastIndex
        lastIndex = index
        let ahead: [Int] =
            isBackward
            ? Array((max(0, index - elementsAhead)..<index).reversed())
            : Array(index + 1..<index + 1 + min(elementsAhead, elements.count - index - 1))
        let wanted: [ImageRequest] = ahead.flatMap { requests(elements[$0]) }
        let kept: Set<ImageRequest> = Set(wanted + requests(elements[index]))
        for (request, task) in tasks where !kept.contains(request) {
            task.cancel()
            tasks[request] = nil
        }
        for request in wanted where tasks[request] == nil {
            tasks[request] = pipeline.load(request, priority: .low) { _ in }
        }
    }
}
