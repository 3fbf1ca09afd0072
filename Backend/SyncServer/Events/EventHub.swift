import Foundation
import HostClock
import Synchronization

/// Passes the stored events to the streams of this process, in the order of their identifiers.
final class EventHub: Sendable {
    fileprivate struct WeakStream {
        weak var stream: EventStream?
    }

    fileprivate struct State {
        /// The identifier of the last event that was sent to the streams.
        var position: Int64 = 0
        var streams: [Int64: [ObjectIdentifier: WeakStream]] = [:]
        /// The members of conversations, which do not change.
        var members: [Int64: [Int64]] = [:]
        /// The closures to call when an event has been sent to the streams.
        var awaited: [(id: Int64, body: @Sendable () -> Void)] = []
        /// The work that holds virtual time until a signal arrives.
        var signals: [EventSignal: [Work]] = [:]
    }

    /// The maximum number of conversations whose members are kept in memory.
    private static let memberLimit = 10_000
    /// The maximum number of missed events that a new connection receives. If there are more, its client loads
    /// everything.
    private static let replayLimit = 1_000

    private let state = Mutex(State())

    deinit {
        // The database may not have returned the last events and signals yet.
        let (awaited, signals): ([@Sendable () -> Void], [Work]) = state.withLock { state in
            (state.awaited.map(\.body), state.signals.values.flatMap { $0 })
        }
        for body in awaited { body() }
        finishSignals(signals)
    }

    // MARK: Streams

    /// Adds a stream. It begins after the event `lastEventID`, or with the event `begin` if `lastEventID` is nil.
    ///
    /// The stream also begins with `begin` if the event is unknown, or if too many events have followed it.
    func add(_ stream: EventStream, after lastEventID: Int64?, in database: SyncDatabase) throws {
        let position: Int64 = state.withLock { state in
            state.streams[stream.account, default: [:]][ObjectIdentifier(stream)] = WeakStream(stream: stream)
            return state.position
        }
        if let lastEventID, let missed = try missedEvents(of: stream, after: lastEventID, position, database) {
            stream.begin(with: missed.map(\.bytes), through: max(position, lastEventID))
        } else {
            stream.begin(with: [Array("id: \(position)\nevent: begin\ndata: {}\n\n".utf8)], through: position)
        }
    }

    private func missedEvents(
        of stream: EventStream, after last: Int64, _ position: Int64, _ database: SyncDatabase
    ) throws -> [StoredEvent]? {
        let range: (oldest: Int64, newest: Int64) = try database.eventRange()
        // `last` can be greater than `position`, because another process may have stored events that this process has
        // not sent to its streams yet.
        guard last <= range.newest, last >= range.oldest - 1 else { return nil }
        guard last < position else { return [] }
        let missed: [StoredEvent] = try database.events(
            after: last, through: position, of: stream.account, limit: EventHub.replayLimit + 1)
        return missed.count > EventHub.replayLimit ? nil : missed
    }

    /// Removes a stream that is being deallocated.
    func remove(_ stream: EventStream) {
        let key = ObjectIdentifier(stream)
        state.withLock { state in
            state.streams[stream.account]?[key] = nil
            if state.streams[stream.account]?.isEmpty == true { state.streams[stream.account] = nil }
        }
    }

    /// Returns the streams of the given accounts, or all streams if `accounts` is nil.
    ///
    /// The result retains the streams, so that none is deallocated while the lock is held.
    private func streams(of accounts: [Int64]?) -> [EventStream] {
        state.withLock { $0.streams(of: accounts) }
    }

    /// Breaks the streams of an account, as if their connections were lost.
    func drop(_ account: Int64) {
        for stream in streams(of: [account]) { stream.drop() }
    }

    /// Sends a comment line on every event stream, so that disconnected clients are detected. Also ends the streams
    /// that have expired, because their own deadlines are late after the system was suspended.
    func beat(at now: Date) {
        for stream in streams(of: nil) {
            if stream.expiration <= now { stream.end() } else { stream.send(Array(":\n".utf8), id: 0) }
        }
    }

    /// The number of streams.
    var streamCount: Int { state.withLock { $0.streams.values.reduce(0) { $0 + $1.count } } }

    // MARK: Events

    /// Sets the position to the newest event.
    func start(_ database: SyncDatabase) throws {
        let newest: Int64 = try database.eventRange().newest
        state.withLock { $0.position = newest }
    }

    /// Sends the events that were stored since the last call, up to a given event. Call it from one thread at a time.
    func catchUp(_ database: SyncDatabase, through last: Int64 = .max) throws {
        while true {
            let position: Int64 = state.withLock { $0.position }
            let events: [StoredEvent] = try database.events(after: position, through: last)
            for event in events { pass(event, to: try receivers(of: event, database)) }
            if events.isEmpty { return }
        }
    }

    private func pass(_ event: StoredEvent, to accounts: [Int64]?) {
        let streams: [EventStream] = state.withLock { state in
            state.position = event.id
            return state.streams(of: accounts)
        }
        if !streams.isEmpty {
            let bytes: [UInt8] = event.bytes
            for stream in streams { stream.send(bytes, id: event.id) }
        }
        let bodies: [@Sendable () -> Void] = state.withLock { state in
            guard !state.awaited.isEmpty else { return [] }
            defer { state.awaited.removeAll { $0.id <= event.id } }
            return state.awaited.filter { $0.id <= event.id }.map(\.body)
        }
        for body in bodies { body() }
    }

    private func receivers(of event: StoredEvent, _ database: SyncDatabase) throws -> [Int64]? {
        if let conversation = event.conversation { return try members(of: conversation, database) }
        return event.account.map { [$0] }
    }

    private func members(of conversation: Int64, _ database: SyncDatabase) throws -> [Int64] {
        if let known = state.withLock({ $0.members[conversation] }) { return known }
        let members: [Int64] = try database.memberIDs(of: conversation)
        state.withLock { state in
            if state.members.count >= EventHub.memberLimit { state.members.removeAll() }
            state.members[conversation] = members
        }
        return members
    }

    /// Sends a `typing` signal to the streams of the other members, or ends the streams to which an `ended` signal
    /// applies.
    func pass(_ signal: EventSignal, _ database: SyncDatabase) throws {
        switch signal {
        case .typing(let conversation, let account):
            let data = #"{"account_id":\#(account),"conversation_id":\#(conversation)}"#
            let bytes = Array("event: typing\ndata: \(data)\n\n".utf8)
            let others: [Int64] = try members(of: conversation, database).filter { $0 != account }
            for stream in streams(of: others) { stream.send(bytes, id: 0) }
        case .ended(let session):
            for stream in streams(of: nil) where stream.session == session { stream.end() }
        }
        finishSignals(state.withLock { $0.signals.removeValue(forKey: signal) ?? [] })
    }

    private func finishSignals(_ works: [Work]) {
        for work in works { Ledger.shared.finish(work) }
    }

    // MARK: Announcements

    /// Sends the events and signals of an announcement to the streams. Used if only one process uses the database.
    func receive(_ announcement: SyncDatabase.Announcement, from database: SyncDatabase) throws {
        if announcement.event != nil { try catchUp(database) }
        for signal in announcement.signals { try pass(signal, database) }
    }

    /// Holds virtual time until the event of an announcement is sent to the streams.
    func hold(for announcement: SyncDatabase.Announcement) {
        guard let id = announcement.event else { return }
        let work: Work = Ledger.shared.begin()
        whenPassed(id) { Ledger.shared.finish(work) }
    }

    /// Calls `body` when an event has been sent to the streams, which may be immediately.
    func whenPassed(_ id: Int64, _ body: @escaping @Sendable () -> Void) {
        let isPassed: Bool = state.withLock { state in
            guard state.position < id else { return true }
            state.awaited.append((id, body))
            return false
        }
        if isPassed { body() }
    }

    /// Holds virtual time until a signal that this process is about to send comes back from the database.
    func hold(for signal: EventSignal) {
        state.withLock { $0.signals[signal, default: []].append(Ledger.shared.begin()) }
    }

    /// Stops waiting for signals, which are lost when the connection is lost.
    func forgetSignals() {
        let works: [Work] = state.withLock { state in
            defer { state.signals = [:] }
            return state.signals.values.flatMap { $0 }
        }
        finishSignals(works)
    }
}

extension EventHub.State {
    fileprivate func streams(of accounts: [Int64]?) -> [EventStream] {
        guard let accounts else { return streams.values.flatMap { $0.values.compactMap(\.stream) } }
        return accounts.flatMap { streams[$0]?.values.compactMap(\.stream) ?? [] }
    }
}
