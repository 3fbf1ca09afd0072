import Foundation

/// The events of a server, as they come, over as many connections as it takes.
///
///     for try await event in client.events(Endpoint(.get, "/news")) { show(event.data) }
///
/// Each loop connects anew, with the first step. It ends when the server says 204, with an `APIError` when the server
/// refuses or sends something else, and when its task is cancelled. If the connection ends or breaks, or the server says
/// 408, 425, 429, 500, 502, 503 or 504, it connects again and tells the last identifier it saw; but not if the server
/// wants to be left alone for longer than the client's `retry.longestRetryAfter`.
public struct EventStream: AsyncSequence, Sendable {
    public typealias Element = ServerSentEvent
    public typealias Failure = APIError

    /// The pauses that a server may wish for with `retry`, in seconds: from a tenth to an hour. A shorter or longer one
    /// is taken for the nearest of them.
    public static var reconnectionTimes: ClosedRange<TimeInterval> { 0.1...3_600 }

    let client: APIClient
    let endpoint: Endpoint<Void>
    let lastEventID: String

    public func makeAsyncIterator() -> Iterator {
        Iterator(stream: self)
    }

    /// Waits for one event after the other.
    public struct Iterator: AsyncIteratorProtocol {
        private let stream: EventStream
        private var events: PieceSource<ServerSentEvent>?

        init(stream: EventStream) {
            self.stream = stream
        }

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
    /// The events that an endpoint streams (`text/event-stream`).
    ///
    /// Its timeout is for silence: after so many seconds without a byte the client connects again. Without one it waits
    /// for ever; a server that sends a comment now and then makes one useful. While about 256 KiB of events wait to be
    /// taken, no more is read from the connection, and no timeout runs.
    ///
    /// - Parameter lastEventID: where an earlier stream ended; empty begins wherever the server likes.
    public func events(_ endpoint: Endpoint<Void>, after lastEventID: String = "") -> EventStream {
        EventStream(client: self, endpoint: endpoint, lastEventID: lastEventID)
    }
}
