import Foundation
import HostClock
import Synchronization

/// A stream of events (`text/event-stream`) that a test sends.
///
///     let events = EventChannel()
///     server.routes.get("/events") { _ in .events(events) }
///     events.send(#"{"id": 7, "stars": 3}"#, type: "starred", id: "1")
///
/// An event is sent to all connections that are open. A connection that sends `Last-Event-ID` first receives the events
/// after the one with that identifier.
public final class EventChannel: EventFeed, Sendable {
    fileprivate struct Event {
        var id: String?
        var text: String
    }

    fileprivate struct Listener {
        var pending: [UInt8] = []
        /// Resumes the connection; nil while it is not suspended.
        var resume: (@Sendable () -> Void)?
        /// The way in which the connection ends after everything is sent; nil if it stays open.
        var ending: Ending?
        /// The work that holds virtual time while an event waits for a connection that is not suspended; nil if none
        /// waits.
        var work: Work?
        /// Whether the connection has sent everything that precedes the events. Before that, virtual time must pass,
        /// because the connection may wait.
        var hasBegun = false
    }

    fileprivate enum Ending { case end, drop }

    fileprivate struct State {
        var events: [Event] = []
        var listeners: [UInt64: Listener] = [:]
        var nextIdentifier: UInt64 = 0
    }

    private let state = Mutex(State())
    /// The type of the event with which a new stream begins, if any.
    private let opening: String?

    /// Creates a channel without events.
    ///
    /// - Parameter opening: The type of an event that each connection receives first, unless the `Last-Event-ID` of the
    ///   connection identifies an event of the channel. This event informs a client that it may have missed events. The
    ///   default is nil, which means that no event is sent.
    public init(opening: String? = nil) {
        self.opening = opening
    }

    /// The number of connections that are open. A connection that the client closed counts until the next event.
    public var connectionCount: Int { state.withLock { $0.listeners.count } }

    /// Sends an event.
    ///
    /// - Parameters:
    ///   - data: The data, which may have several lines.
    ///   - type: The type; nil for `message`.
    ///   - id: The identifier, if any.
    public func send(_ data: String, type: String? = nil, id: String? = nil) {
        var text = ""
        if let id { text += "id: \(id)\n" }
        if let type { text += "event: \(type)\n" }
        // A carriage return with a line feed is a single character.
        let lines = data.split(omittingEmptySubsequences: false) { ["\n", "\r\n", "\r"].contains($0) }
        for line in lines { text += "data: \(line)\n" }
        text += "\n"
        send(text, recording: Event(id: id, text: text))
    }

    /// Sends an event whose data is a value in JSON.
    public func send(json value: some Encodable, type: String? = nil, id: String? = nil) throws {
        send(String(decoding: try JSONEncoder().encode(value), as: UTF8.self), type: type, id: id)
    }

    /// Sends text unchanged, such as a comment, a `retry` field or a part of an event.
    public func sendRaw(_ text: String) {
        send(text, recording: nil)
    }

    /// Ends the streams of all connections. The clients connect again.
    public func end() {
        finish(.end)
    }

    /// Closes all connections without ending their streams.
    public func drop() {
        finish(.drop)
    }

    private func send(_ text: String, recording event: Event?) {
        change { state in
            if let event { state.events.append(event) }
            for key in state.listeners.keys { state.listeners[key]?.pending += text.utf8 }
        }
    }

    private func finish(_ ending: Ending) {
        change { state in
            for key in state.listeners.keys { state.listeners[key]?.ending = ending }
        }
    }

    /// Changes the listeners, and resumes the suspended ones.
    private func change(_ body: (inout State) -> Void) {
        let resumptions: [@Sendable () -> Void] = state.withLock { state in
            body(&state)
            return state.listeners.keys.sorted().compactMap { key in
                guard let resume = state.listeners[key]?.resume else {
                    if let listener = state.listeners[key], listener.hasBegun, listener.work == nil {
                        state.listeners[key]?.work = Ledger.shared.begin()
                    }
                    return nil
                }
                state.listeners[key]?.resume = nil
                return resume
            }
        }
        for resume in resumptions { resume() }
    }

    // MARK: Connections

    package func open(after lastEventID: String?) -> UInt64 {
        state.withLock { state in
            state.nextIdentifier += 1
            var listener = Listener()
            if let lastEventID, let index = state.events.lastIndex(where: { $0.id == lastEventID }) {
                for event in state.events[(index + 1)...] { listener.pending += event.text.utf8 }
            } else if let opening {
                listener.pending += "event: \(opening)\ndata: {}\n\n".utf8
            }
            // Sends a comment, because libmicrohttpd does not send the head of a response before the body begins.
            if listener.pending.isEmpty { listener.pending += ":\n".utf8 }
            state.listeners[state.nextIdentifier] = listener
            return state.nextIdentifier
        }
    }

    package func close(_ listener: UInt64) {
        let work: Work? = state.withLock { $0.listeners.removeValue(forKey: listener)?.work }
        if let work { Ledger.shared.finish(work) }
    }

    package func next(for key: UInt64, limit: Int) -> EventFeedStep {
        let (step, work): (EventFeedStep, Work?) = state.withLock { state in
            let work: Work? = state.listeners[key]?.work
            state.listeners[key]?.work = nil
            state.listeners[key]?.hasBegun = true
            return (state.step(for: key, limit: limit), work)
        }
        if let work { Ledger.shared.finish(work) }
        return step
    }

    package func whenReady(_ key: UInt64, _ resume: @escaping @Sendable () -> Void) {
        let isReady: Bool = state.withLock { state in
            guard let listener = state.listeners[key] else { return true }
            if !listener.pending.isEmpty || listener.ending != nil { return true }
            state.listeners[key]?.resume = resume
            return false
        }
        if isReady { resume() }
    }
}

extension EventChannel.State {
    /// Returns the next step of a connection. If the step has bytes, at most `limit`, they are no longer pending.
    fileprivate mutating func step(for key: UInt64, limit: Int) -> EventFeedStep {
        guard let listener = listeners[key] else { return .end }
        guard listener.pending.isEmpty else {
            let piece = Array(listener.pending.prefix(limit))
            listeners[key]?.pending.removeFirst(piece.count)
            return .bytes(piece)
        }
        return switch listener.ending {
        case .end: .end
        case .drop: .drop
        case nil: .wait
        }
    }
}
