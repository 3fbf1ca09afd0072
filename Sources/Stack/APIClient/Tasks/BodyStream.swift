import Synchronization

/// The pieces of a response's body as they are received.
///
///     for try await piece in client.body(Endpoint(.get, "/statuses.xml")) { parser.parse(piece) }
///
/// Each iterator sends its own request when its first element is requested. Releasing the iterator ends the transfer.
public struct BodyStream: AsyncSequence, Sendable {
    /// The type of an element: a piece of the body.
    public typealias Element = [UInt8]
    /// The type of the errors.
    public typealias Failure = APIError

    let client: APIClient
    let endpoint: Endpoint<Void>
    /// Called on the transfer thread with the head of a successful response, before the first piece.
    var onHead: (@Sendable (HTTPResponse) -> Void)?

    /// Returns an iterator with its own transfer.
    public func makeAsyncIterator() -> Iterator {
        Iterator(stream: self)
    }

    /// Iterates over the pieces.
    public struct Iterator: AsyncIteratorProtocol {
        private let stream: BodyStream
        private var pieces: PieceSource<[UInt8]>?

        init(stream: BodyStream) {
            self.stream = stream
        }

        /// Returns the next piece; nil after the last one, or if the task was canceled.
        public mutating func next(
            isolation actor: isolated (any Actor)? = #isolation
        ) async throws(APIError) -> [UInt8]? {
            let pieces: PieceSource<[UInt8]> = self.pieces ?? stream.start()
            self.pieces = pieces
            return try await pieces.next()
        }
    }

    private func start() -> PieceSource<[UInt8]> {
        PieceSource { [self] queue async throws(APIError) in
            let reader = PieceReader(queue, onHead: onHead)
            _ = try await client.perform(endpoint, target: .stream(reader), restartsTimeout: true)
        }
    }
}

/// Passes a body from the transfer thread to a queue.
private final class PieceReader: BodyReader {
    private let queue: PieceQueue<[UInt8]>
    private let onHead: (@Sendable (HTTPResponse) -> Void)?
    private let hasReceived = Atomic<Bool>(false)
    var hasBegun: Bool { hasReceived.load(ordering: .relaxed) }

    init(_ queue: PieceQueue<[UInt8]>, onHead: (@Sendable (HTTPResponse) -> Void)?) {
        self.queue = queue
        self.onHead = onHead
    }

    func begin(_ response: HTTPResponse) -> Bool {
        onHead?(response)
        return true
    }

    func hasRoom(orCall resume: @escaping @Sendable () -> Void, afterPausing pause: () -> Void) -> Bool {
        queue.hasRoom(orCall: resume, afterPausing: pause)
    }

    func receive(_ bytes: UnsafeRawBufferPointer) -> Bool {
        hasReceived.store(true, ordering: .relaxed)
        queue.put(Array(bytes), cost: bytes.count)
        return true
    }
}

extension APIClient {
    /// Returns the pieces of a response's body as they are received, for parsing while the response loads.
    ///
    /// The timeout restarts with every piece. The response is not cached, and the request is not repeated after a piece
    /// has been received. While about 256 KiB are buffered, the client does not read from the connection, and no
    /// timeout runs.
    public func body(_ endpoint: Endpoint<Void>) -> BodyStream {
        BodyStream(client: self, endpoint: endpoint)
    }
}
