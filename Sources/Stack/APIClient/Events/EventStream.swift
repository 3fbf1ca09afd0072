import Foundation

/// The events that a server streams. The stream reconnects automatically.
///
///     for try await event in client.events(.get("/news")) { show(event.data) }
///
/// Each iterator opens its own connection when its first event is requested. The iteration ends when the server
/// responds with 204 or the task is canceled, and throws an `APIError` if the server refuses the request or sends
/// another content type. If the connection ends or breaks, or the status is 408, 425, 429, 500, 502, 503 or 504, the
/// stream reconnects and sends the last event identifier. It does not reconnect if the server requests a longer delay
/// than the client's `retry.maximumRetryAfter`.
public struct EventStream: AsyncSequence, Sendable {
    /// The type of an element: an event.
    public typealias Element = ServerSentEvent
    /// The type of the errors.
    public typealias Failure = APIError

    /// The range of delays that a server can set with `retry`, in seconds. Other values are clamped to the range.
    public static var reconnectionTimes: ClosedRange<TimeInterval> { 0.1...3_600 }

    let client: APIClient
    let endpoint: Endpoint<Void>
    let lastEventID: String

    /// Returns an iterator with its own connection.
    public func makeAsyncIterator() -> Iterator {
        Iterator(stream: self)
    }

    /// Iterates over the events.
    public struct Iterator: AsyncIteratorProtocol {
        private let stream: EventStream
        private var events: PieceSource<ServerSentEvent>?

        init(stream: EventStream) {
            self.stream = stream
        }

        /// Returns the next event; nil if the server ended the stream with a 204, or if the task was canceled.
        public mutating func next(
            isolation actor: isolated (any Actor)? = #isolation
        ) async throws(APIError) -> ServerSentEvent? {
            let events: PieceSource<ServerSentEvent> = self.events ?? stream.start()
            self.events = events
            return try await events.next()
        }
    }

    private func start() -> PieceSource<ServerSentEvent> {
        PieceSource { [client, endpoint, lastEventID] queue async throws(APIError) in
            try await EventConnection.run(client, endpoint, lastEventID, queue)
        }
    }
}

extension APIClient {
    /// Returns the events that an endpoint streams (`text/event-stream`).
    ///
    /// If the endpoint has a timeout, the client reconnects after that many seconds without a byte. Use a timeout if
    /// the server regularly sends comments. While about 256 KiB of events are buffered, the client does not read from
    /// the connection, and no timeout runs.
    ///
    /// - Parameter lastEventID: The identifier of the last event of an earlier stream; empty to start without one.
    public func events(_ endpoint: Endpoint<Void>, after lastEventID: String = "") -> EventStream {
        EventStream(client: self, endpoint: endpoint, lastEventID: lastEventID)
    }

    /// Decodes the data of an event from JSON, in the format of the configuration.
    public func decode<Value: Decodable>(_ type: Value.Type, from event: ServerSentEvent) throws -> Value {
        try configuration.json.decoder.decode(type, from: Array(event.data.utf8))
    }
}
