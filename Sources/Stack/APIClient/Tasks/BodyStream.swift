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
        private var pieces: AsyncThrowingStream<[UInt8], any Error>.Iterator?

        init(stream: BodyStream) {
            self.stream = stream
        }

        /// The next piece; nil after the last one, or if the task was cancelled.
        public mutating func next(
            isolation actor: isolated (any Actor)? = #isolation
        ) async throws(APIError) -> [UInt8]? {
            if pieces == nil { pieces = start() }
            do {
                return try await pieces?.next(isolation: actor)
            } catch {
                // What ends the stream is an `APIError` from the start; the stream has just lost its type.
                throw error as? APIError ?? stream.client.error(.failed, "\(error)")
            }
        }

        private func start() -> AsyncThrowingStream<[UInt8], any Error>.Iterator {
            let (stream, continuation) = AsyncThrowingStream<[UInt8], any Error>.makeStream()
            let task = Task { [body = self.stream] in
                do throws(APIError) {
                    let reader = PieceReader(continuation, onHead: body.onHead)
                    _ = try await body.client.perform(body.endpoint, target: .stream(reader), restartsTimeout: true)
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            // Also when whoever listened lets go of the stream.
            continuation.onTermination = { _ in task.cancel() }
            return stream.makeAsyncIterator()
        }
    }
}

/// Hands on a body, from the thread of the transfers.
private final class PieceReader: BodyReader {
    private let continuation: AsyncThrowingStream<[UInt8], any Error>.Continuation
    private let onHead: (@Sendable (HTTPResponse) -> Void)?
    private let hasReceived = Atomic<Bool>(false)
    var hasBegun: Bool { hasReceived.load(ordering: .relaxed) }

    init(
        _ continuation: AsyncThrowingStream<[UInt8], any Error>.Continuation,
        onHead: (@Sendable (HTTPResponse) -> Void)?
    ) {
        self.continuation = continuation
        self.onHead = onHead
    }

    func begin(_ response: HTTPResponse) -> Bool {
        onHead?(response)
        return true
    }

    func receive(_ bytes: UnsafeRawBufferPointer) -> Bool {
        hasReceived.store(true, ordering: .relaxed)
        continuation.yield(Array(bytes))
        return true
    }
}

extension APIClient {
    /// The body of an answer in pieces, as they come, for what is parsed while it loads.
    ///
    /// The timeout begins anew with every piece. It is not kept in the cache, and not sent again once a piece came.
    /// Pieces that nobody takes wait in memory.
    public func body(_ endpoint: Endpoint<Void>) -> BodyStream {
        BodyStream(client: self, endpoint: endpoint)
    }
}
