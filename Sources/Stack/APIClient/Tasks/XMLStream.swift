import Parsing
import Synchronization

/// Values that are read from an answer in XML while it arrives: those that each piece of it completed, as they come.
///
///     let statuses: XMLStream<Status> = client.xml(Endpoint(.get, "/statuses.xml")) { reader, give in
///         reader.onElement("statuses/status", as: Status.self) { give($0) }
///     }
///     for try await some in statuses { list += some }
///
/// Each loop sends the request anew, with the first step. Letting go of it ends the transfer.
public struct XMLStream<Value: Sendable>: AsyncSequence, Sendable {
    public typealias Element = [Value]
    public typealias Failure = APIError

    /// Tells a reader what to wait for, and what it found is given to the closure.
    public typealias Preparation = @Sendable (XMLStreamReader, _ give: @escaping (Value) -> Void) -> Void

    let client: APIClient
    let endpoint: Endpoint<Void>
    let prepare: Preparation

    public func makeAsyncIterator() -> Iterator {
        Iterator(stream: self)
    }

    /// Waits for some values after the other.
    public struct Iterator: AsyncIteratorProtocol {
        private let stream: XMLStream
        private var values: PieceSource<[Value]>?

        init(stream: XMLStream) {
            self.stream = stream
        }

        /// The next values, at least one; nil at the end of the document.
        ///
        /// - Throws: `APIError`: `cancelled` if the task is, because what came is not all there is.
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
        var body: BodyStream = client.body(endpoint)
        body.onHead = { response in
            charset.name.withLock { $0 = ContentType.charset(response.headers["content-type"]) }
        }
        var isBegun = false
        for try await piece in body {
            if !isBegun { reader.encoding = charset.name.withLock { $0 } ?? reader.encoding }
            isBegun = true
            try take(found, queue, cost: piece.count) { try piece.withUnsafeBytes { try reader.parse($0) } }
            // While nobody takes what was found, no more of the body is taken either.
            await queue.waitForRoom()
        }
        // Who is cancelled has not seen the end.
        guard !Task.isCancelled else { return }
        try take(found, queue, cost: 0) { try reader.finish() }
    }

    /// Reads on, and gives what that found: also before a fault, because where the pieces were cut is chance.
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

/// The encoding that the head of the answer names, once it came.
private final class Charset: Sendable {
    let name = Mutex<String?>(nil)
}

/// What was found and not given on yet.
private final class Found<Value> {
    var values: [Value] = []
}

extension APIClient {
    /// Reads an answer in XML while it arrives.
    ///
    /// It is read off the main actor. What `body(_:)` says about timeouts, the cache and retries holds here too.
    ///
    /// - Parameters:
    ///   - type: what is found; left out where the compiler can tell.
    ///   - prepare: says what to wait for. What it throws from there ends the stream as an answer that could not be
    ///     understood.
    public func xml<Value>(
        _ endpoint: Endpoint<Void>, of type: Value.Type = Value.self, prepare: @escaping XMLStream<Value>.Preparation
    ) -> XMLStream<Value> {
        XMLStream(client: self, endpoint: endpoint, prepare: prepare)
    }
}
