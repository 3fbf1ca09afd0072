import Synchronization

/// The body of an answer in pieces, as they come.
///
///     for try await piece in client.body(Endpoint(.get, "/statuses.xml")) { parser.parse(piece) }
///
/// Each loop sends the request anew, with the first step. Letting go of it ends the transfer.
public struct BodyStream: AsyncSequence, Sendable {
    public typealias Element = [UInt8]
    public typealias Failure = APIError

    let client: APIClient
    let endpoint: Endpoint<Void>
    /// Told of the head of a success, on the thread of the transfers, before its first piece is there.
    var onHead: (@Sendable (HTTPResponse) -> Void)?

    public func makeAsyncIterator() -> Iterator {
        Iterator(stream: self)
    }

    /// Waits for one piece after the other.
    public struct Iterator: AsyncIteratorProtocol {
        private let stream: BodyStream
        private var pieces: PieceSource<[UInt8]>?

        init(stream: BodyStream) {
            self.stream = stream
        }

        /// The next piece; nil after the last one, or if the task was cancelled.
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

/// Hands on a body, from the thread of the transfers.
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

    func hasRoom(orCall resume: @escaping @Sendable () -> Void) -> Bool { queue.hasRoom(orCall: resume) }

    func receive(_ bytes: UnsafeRawBufferPointer) -> Bool {
        hasReceived.store(true, ordering: .relaxed)
        queue.put(Array(bytes), cost: bytes.count)
        return true
    }
}

extension APIClient {
    /// The body of an answer in pieces, as they come, for what is parsed while it loads.
    ///
    /// The timeout begins anew with every piece. It is not kept in the cache, and not sent again once a piece came.
    /// While about 256 KiB wait to be taken, no more is read from the connection, and no timeout runs.
    public func body(_ endpoint: Endpoint<Void>) -> BodyStream {
        BodyStream(client: self, endpoint: endpoint)
    }
}
