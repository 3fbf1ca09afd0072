import EngawaTesting
import Foundation
import HostClock
import Synchronization

/// The stream of events for one connection.
final class EventStream: EventFeed {
    /// The maximum size of the data that a client has not received, in bytes. If there is more, the stream breaks. When
    /// the client connects again, the stream continues after the last event that it received.
    private static let limit = 1 << 20

    fileprivate struct State {
        /// The data that the connection sends next. All streams share the bytes of an event.
        var pending: [[UInt8]] = []
        /// The number of bytes in `pending`, or in `later` until the older events were added.
        var size = 0
        /// The events that arrived while older events were being read; nil after the older events were added.
        var later: [(id: Int64, bytes: [UInt8])]? = []
        /// The identifier that was passed to `begin(with:through:)`. The client already has the events up to this one,
        /// so they are not sent again.
        var sent: Int64 = 0
        var ending: EventFeedStep?
        /// Resumes the connection; nil while it is not suspended.
        var resume: (@Sendable () -> Void)?
        /// Ends the stream when its session expires.
        var deadline: ScheduledCall?
        /// Holds virtual time until the connection takes an event that arrived while the connection was not suspended.
        var work: Work?
    }

    let account: Int64
    let session: [UInt8]
    /// The date at which the session ends.
    let expiration: Date
    private let hub: EventHub
    private let state = Mutex(State())

    init(of account: Int64, session: [UInt8], expiration: Date, hub: EventHub) {
        self.account = account
        self.session = session
        self.expiration = expiration
        self.hub = hub
    }

    deinit {
        hub.remove(self)
        let (deadline, work): (ScheduledCall?, Work?) = state.withLock { ($0.deadline, $0.work) }
        deadline?.cancel()
        finishWork(work)
    }

    // MARK: Sending

    /// Begins sending. The stream ends when its session expires.
    ///
    /// - Parameters:
    ///   - earlier: The bytes to send first.
    ///   - id: The identifier of the last event that the client has after these bytes.
    func begin(with earlier: [[UInt8]], through id: Int64) {
        change { state in
            let later: [(id: Int64, bytes: [UInt8])] = state.later ?? []
            (state.later, state.size) = (nil, 0)
            state.sent = id
            for bytes in earlier { state.add(bytes) }
            for event in later where event.id > id || event.id == 0 { state.add(event.bytes) }
            // Send a comment, because libmicrohttpd does not send the head of a response until the body begins.
            if state.pending.isEmpty { state.add(Array(":\n".utf8)) }
        }
        endAtExpiration()
    }

    private func endAtExpiration() {
        let remaining: TimeInterval = expiration.timeIntervalSince(MainQueue.shared.date)
        guard remaining > 0 else { return end() }
        // If the date of the host is set back in the meantime, the session has not expired at the deadline, and a new
        // deadline is set.
        let deadline: ScheduledCall = MainQueue.shared.setDeadline(at: MainQueue.shared.now + remaining) {
            [weak self] in self?.endAtExpiration()
        }
        state.withLock { $0.deadline = deadline }
    }

    /// Sends an event.
    ///
    /// - Parameter id: The identifier; 0 for an event without one.
    func send(_ bytes: [UInt8], id: Int64) {
        change { state in
            if state.later != nil {
                state.later?.append((id, bytes))
                state.size += bytes.count
            } else if id > state.sent || id == 0 {
                state.add(bytes)
            }
            if state.size > EventStream.limit {
                (state.pending, state.size) = ([], 0)
                if state.later != nil { state.later = [] }
                state.ending = .drop
            }
        }
    }

    /// Ends the stream.
    func end() { change { $0.ending = .end } }

    /// Breaks the stream, as if the connection were lost.
    func drop() { change { $0.ending = .drop } }

    private func change(_ body: (inout State) -> Void) {
        let resume: (@Sendable () -> Void)? = state.withLock { state in
            body(&state)
            guard state.isReady else { return nil }
            guard let resume = state.resume else {
                if state.work == nil { state.work = Ledger.shared.begin() }
                return nil
            }
            state.resume = nil
            return resume
        }
        resume?()
    }

    private func finishWork(_ work: Work?) {
        if let work { Ledger.shared.finish(work) }
    }

    // MARK: The connection

    func open(after lastEventID: String?) -> UInt64 { 0 }

    func close(_ key: UInt64) {}

    func next(for key: UInt64, limit: Int) -> EventFeedStep {
        let (step, work): (EventFeedStep, Work?) = state.withLock { state in
            defer { state.work = nil }
            return (state.step(limit: limit), state.work)
        }
        finishWork(work)
        return step
    }

    func whenReady(_ key: UInt64, _ resume: @escaping @Sendable () -> Void) {
        let isReady: Bool = state.withLock { state in
            if !state.isReady { state.resume = resume }
            return state.isReady
        }
        if isReady { resume() }
    }
}

extension EventStream.State {
    fileprivate var isReady: Bool { !pending.isEmpty || ending != nil }

    fileprivate mutating func add(_ bytes: [UInt8]) {
        guard !bytes.isEmpty, ending == nil else { return }
        pending.append(bytes)
        size += bytes.count
    }

    /// Removes and returns the data that the connection sends next, at most `limit` bytes.
    fileprivate mutating func step(limit: Int) -> EventFeedStep {
        guard !pending.isEmpty else { return ending ?? .wait }
        var piece: [UInt8] = []
        var count = 0
        for bytes in pending {
            guard piece.count + bytes.count <= limit else { break }
            piece += bytes
            count += 1
        }
        if count > 0 {
            pending.removeFirst(count)
        } else {
            piece = Array(pending[0].prefix(limit))
            pending[0].removeFirst(limit)
        }
        size -= piece.count
        return .bytes(piece)
    }
}
