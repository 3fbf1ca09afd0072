import Parsing
import Synchronization

/// The values in an XML response as they are received. Each element of the sequence contains the values that were
/// completed by one piece of the response's body.
///
///     let statuses: XMLStream<Status> = client.xml(Endpoint(.get, "/statuses.xml")) { reader, deliver in
///         reader.onElement("statuses/status", as: Status.self) { deliver($0) }
///     }
///     for try await batch in statuses { list += batch }
///
/// Each iterator sends its own request when its first element is requested. Releasing the iterator ends the transfer.
public struct XMLStream<Value: Sendable>: AsyncSequence, Sendable {
    /// The type of the sequence's elements: the values that were completed by one piece of the response's body.
    public typealias Element = [Value]
    /// The type of the errors.
    public typealias Failure = APIError

    /// A closure that adds handlers to a reader. The handlers pass values to `deliver`.
    public typealias Preparation = @Sendable (XMLStreamReader, _ deliver: @escaping (Value) -> Void) -> Void

    let client: APIClient
    let endpoint: Endpoint<Void>
    let prepare: Preparation

    /// Returns an iterator with its own transfer.
    public func makeAsyncIterator() -> Iterator {
        Iterator(stream: self)
    }

    /// Iterates over the values.
    public struct Iterator: AsyncIteratorProtocol {
        private let stream: XMLStream
        private var values: PieceSource<[Value]>?

        init(stream: XMLStream) {
            self.stream = stream
        }

        /// Returns the next values, at least one; nil at the end of the document.
        ///
        /// - Throws: `APIError`. If the task is canceled, the kind of the error is `cancelled`, because the values are
        ///   incomplete.
        public mutating func next(
            isolation actor: isolated (any Actor)? = #isolation
        ) async throws(APIError) -> [Value]? {
            let values: PieceSource<[Value]> = self.values ?? stream.start()
            self.values = values
            if let found = try await values.next() { return found }
            guard !Task.isCancelled else {
                throw stream.client.error(.cancelled, Secrets.removed(from: stream.endpoint.path.text))
            }
            return nil
        }
    }

    private func start() -> PieceSource<[Value]> {
        PieceSource { [self] queue async throws(APIError) in try await read(into: queue) }
    }

    private func read(into queue: PieceQueue<[Value]>) async throws(APIError) {
        let reader = XMLStreamReader()
        let found = Found<Value>()
        prepare(reader) { found.values.append($0) }
        let charset = Charset()
        var body = client.body(endpoint)
        body.onHead = { response in
            charset.name.withLock { $0 = ContentType.charset(response.headers["content-type"]) }
        }
        var isBegun = false
        for try await piece in body {
            if !isBegun { reader.encoding = charset.name.withLock { $0 } ?? reader.encoding }
            isBegun = true
            try take(found, queue, cost: piece.count) { try piece.withUnsafeBytes { try reader.parse($0) } }
            // While the queue is full, no more of the body is read.
            await queue.waitForRoom()
        }
        // If the task was canceled, the document has not been read to its end.
        guard !Task.isCancelled else { return }
        try take(found, queue, cost: 0) { try reader.finish() }
    }

    /// Parses a piece and queues the values in it. Values before an error are queued too, because the boundaries of
    /// pieces are arbitrary.
    private func take(
        _ found: Found<Value>, _ queue: PieceQueue<[Value]>, cost: Int, _ step: () throws -> Void
    ) throws(APIError) {
        let result = Result { try step() }
        if !found.values.isEmpty { queue.put(found.values, cost: cost) }
        found.values = []
        do {
            try result.get()
        } catch {
            throw client.notDecodable(XMLDecodingError(error), url: endpoint.path.text)
        }
    }
}

/// The encoding in the head of the response; nil until the head is received.
private final class Charset: Sendable {
    let name = Mutex<String?>(nil)
}

/// The values that were parsed but not queued yet.
private final class Found<Value> {
    var values: [Value] = []
}

extension APIClient {
    /// Parses an XML response off the main actor while the response is received.
    ///
    /// Timeouts, the cache and retries work as for `body(_:)`.
    ///
    /// - Parameters:
    ///   - type: The type of the values. It can be omitted if it is inferred.
    ///   - prepare: Adds handlers to the reader. An error that a handler throws ends the stream with an error of the
    ///     kind `notDecodable`.
    public func xml<Value>(
        _ endpoint: Endpoint<Void>, of type: Value.Type = Value.self, prepare: @escaping XMLStream<Value>.Preparation
    ) -> XMLStream<Value> {
        XMLStream(client: self, endpoint: endpoint, prepare: prepare)
    }
}
