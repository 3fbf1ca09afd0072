import Synchronization

/// Reads the events from one connection, on the transfer thread.
final class EventReader: BodyReader {
    private struct State {
        var parser: EventStreamParser
        var isRefused = false
        var hasBegun = false
    }

    private let state: Mutex<State>
    private let queue: PieceQueue<ServerSentEvent>

    init(lastEventID: String, _ queue: PieceQueue<ServerSentEvent>) {
        state = Mutex(State(parser: EventStreamParser(lastEventID: lastEventID)))
        self.queue = queue
    }

    var lastEventID: String { state.withLock { $0.parser.lastEventID } }
    /// The reconnection time that the server requested, in milliseconds; nil if it requested none.
    var retry: Int? { state.withLock { $0.parser.retry } }
    /// Whether the response was not an event stream.
    var isRefused: Bool { state.withLock { $0.isRefused } }
    var isTooLong: Bool { state.withLock { $0.parser.isTooLong } }
    /// Whether the response was an event stream.
    var hasBegun: Bool { state.withLock { $0.hasBegun } }

    func begin(_ response: HTTPResponse) -> Bool {
        // A 204 ends the stream. It has no content type.
        guard response.status != 204 else { return true }
        let type: Substring = (response.headers["content-type"] ?? "").prefix { $0 != ";" }
        let isStream: Bool = type.filter { $0 != " " }.lowercased() == "text/event-stream" && response.status == 200
        state.withLock { state in
            state.isRefused = !isStream
            state.hasBegun = isStream
        }
        return isStream
    }

    func hasRoom(orCall resume: @escaping @Sendable () -> Void, afterPausing pause: () -> Void) -> Bool {
        queue.hasRoom(orCall: resume, afterPausing: pause)
    }

    func receive(_ bytes: UnsafeRawBufferPointer) -> Bool {
        state.withLock { state in
            for event in state.parser.read(bytes) { queue.put(event, cost: EventReader.cost(of: event)) }
            return !state.parser.isTooLong
        }
    }

    /// Returns the approximate size of an event in memory, in bytes.
    private static func cost(of event: ServerSentEvent) -> Int {
        event.data.utf8.count + event.type.utf8.count + event.id.utf8.count + MemoryLayout<ServerSentEvent>.size
    }
}
