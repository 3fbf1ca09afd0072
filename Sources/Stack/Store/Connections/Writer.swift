import Bindings
import Dispatch
import Foundation
import HostClock
import SQLite
import Diagnostics
import Synchronization

/// The connection that writes, on a thread of its own, and the live queries, which it brings up to date.
// @unchecked: the connection and all that changes are used on `queue` alone, or are atomic.
final class Writer: @unchecked Sendable {
    private let queue = DispatchQueue(label: "store", qos: .userInitiated)
    private let mark = DispatchSpecificKey<Void>()
    private let session: Session
    private let location: StoreLocation
    private let liveQueryFailed: @MainActor @Sendable (StoreError) -> Void

    private var liveQueries: [any LiveQuery] = []
    /// Counts the times at which results became others.
    private var moment = 0
    private var watch: FileWatch?
    /// Whether something was written of which other processes were not told.
    private let isNews = Atomic<Bool>(false)
    /// Whether they will be.
    private let isTelling = Atomic<Bool>(false)
    /// What SQLite counts up when another process has written.
    private var dataVersion: Int64 = 0

    init(session: Session, location: StoreLocation, options: StoreOptions) {
        self.session = session
        self.location = location
        liveQueryFailed = options.liveQueryFailed
        queue.setSpecific(key: mark, value: ())
    }

    // MARK: Turns

    /// Runs `body` when it is its turn, and waits for that.
    private func sync<Result>(_ body: () throws -> Result) rethrows -> Result {
        stopProgram(
            unless: DispatchQueue.getSpecific(key: mark) == nil,
            """
            A store was asked synchronously from inside one of its own transactions, for which it would wait for ever. \
            Use the transaction that you were given.
            """)
        return try queue.sync(execute: body)
    }

    /// Runs `body` when it is its turn.
    private nonisolated(nonsending) func async<Result: Sendable>(
        _ body: @escaping @Sendable () -> (Swift.Result<Result, any Error>, updates: LiveUpdates)
    ) async throws -> Result {
        let work: Work = Ledger.shared.begin()
        return try await withCheckedThrowingContinuation { continuation in
            queue.async {
                let (result, updates) = body()
                Delivery.finish(work, updates) { continuation.resume(with: result) }
                // Who waits here comes first.
                self.tellOtherProcessesSoon()
            }
        }
    }

    /// Runs `body` on some thread.
    nonisolated(nonsending) static func onAnotherThread<Result: Sendable>(
        _ body: @escaping @Sendable () throws -> Result
    ) async throws -> Result {
        let work: Work = Ledger.shared.begin()
        return try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global(qos: .userInitiated).async {
                let result = Swift.Result { try body() }
                Delivery.finish(work, .none) { continuation.resume(with: result) }
            }
        }
    }

    // MARK: Transactions

    nonisolated(nonsending) func write<Result: Sendable>(
        _ body: @escaping @Sendable (WriteTransaction) throws -> Result
    ) async throws -> Result {
        try await async { self.transact(body) }
    }

    func write<Result>(_ body: (WriteTransaction) throws -> Result) throws -> Result {
        let (result, updates) = sync { transact(body) }
        Delivery.now(updates)
        tellOtherProcessesSoon()
        return try result.get()
    }

    nonisolated(nonsending) func read<Result: Sendable>(
        _ body: @escaping @Sendable (ReadTransaction) throws -> Result
    ) async throws -> Result {
        try await async { (Swift.Result { try self.session.read(body) }, .none) }
    }

    func read<Result>(_ body: (ReadTransaction) throws -> Result) throws -> Result {
        try sync { try session.read(body) }
    }

    /// Runs a transaction, and brings up to date what it touched.
    private func transact<Result>(
        _ body: (WriteTransaction) throws -> Result
    ) -> (Swift.Result<Result, any Error>, updates: LiveUpdates) {
        let transaction = WriteTransaction(session)
        defer { transaction.end() }
        let before: Int = session.database.totalChangeCount
        do {
            let (result, areTablesOthers): (Result, Bool) = try session.translating {
                try session.database.transaction {
                    let before: Int64 = try session.database.schemaVersion
                    return (try body(transaction), try session.database.schemaVersion != before)
                }
            }
            // No row is said to change where a table does.
            if areTablesOthers { invalidateAll() }
            if areTablesOthers || session.database.totalChangeCount != before {
                isNews.store(true, ordering: .relaxed)
            }
            return (.success(result), refresh())
        } catch {
            // What was looked at does not matter now; to look again with the next write does no harm.
            return (.failure(error), .none)
        }
    }

    // MARK: Live queries

    /// Runs a query, and again whenever that may bring something else.
    nonisolated(nonsending) func add<Record: StoredRecord>(_ query: LiveResult<Record>) async throws -> [Record] {
        try await async { self.register(query) }
    }

    func add<Record: StoredRecord>(_ query: LiveResult<Record>) throws -> [Record] {
        let (records, updates) = sync { register(query) }
        Delivery.now(updates)
        return try records.get()
    }

    /// Runs a query for the first time. Should it see what another process wrote, the others are to see it as well.
    private func register<Record: StoredRecord>(
        _ query: LiveResult<Record>
    ) -> (Swift.Result<[Record], any Error>, updates: LiveUpdates) {
        do {
            try startWatching()
            return try session.read { _ in
                let records: [Record] = try query.begin(session)
                try noticeForeignChanges()
                refreshStale()
                let updates: LiveUpdates = undelivered
                liveQueries.append(query)
                observeRows()
                return (.success(records), updates)
            }
        } catch {
            return (.failure(error), .none)
        }
    }

    func remove(_ query: any LiveQuery) {
        queue.async { [self] in
            liveQueries.removeAll { $0 === query }
            guard liveQueries.isEmpty else { return }
            observeRows()
            watch = nil
        }
    }

    /// How many queries are kept up to date.
    var liveQueryCount: Int { sync { liveQueries.count } }

    /// Looks at each row that changes, if somebody wants to know.
    private func observeRows() {
        guard !liveQueries.isEmpty else { return session.database.observeChanges(nil) }
        let queries: [any LiveQuery] = liveQueries
        session.database.observeChanges { change in
            for query in queries where !query.isStale { query.look(at: change) }
        }
    }

    /// Runs those queries again whose results may be others by now, and returns what is to be delivered.
    ///
    /// All of them see one moment. What another process wrote meanwhile is seen by all or by none.
    private func refresh() -> LiveUpdates {
        guard liveQueries.contains(where: \.isStale) else { return .none }
        do {
            return try session.read { _ in
                try noticeForeignChanges()
                return refreshStale() ? undelivered : .none
            }
        } catch {
            tell(error)
            return .none
        }
    }

    /// Has all queries run again if another process has written since the last time.
    private func noticeForeignChanges() throws {
        let version: Int64 = try session.database.integer("PRAGMA data_version")
        guard version != dataVersion else { return }
        invalidateAll()
        dataVersion = version
    }

    /// Has all queries run again, as nobody knows what is another now.
    private func invalidateAll() {
        for query in liveQueries { query.invalidate() }
    }

    /// Runs those queries again whose results may be others by now, and tells whether some are.
    @discardableResult
    private func refreshStale() -> Bool {
        let changedCount: Int = liveQueries.count { $0.isStale && isChanged($0) }
        guard changedCount > 0 else { return false }
        moment += 1
        return true
    }

    /// All that is to be delivered, so that no live query shows another moment than the others: also what came of another
    /// process's writes, and waits for the main loop.
    private var undelivered: LiveUpdates {
        LiveUpdates(queries: liveQueries.filter(\.isBehind), moment: moment)
    }

    /// Runs a query again: whether something else came of it.
    private func isChanged(_ query: any LiveQuery) -> Bool {
        do {
            return try session.translating { try query.refresh(session, moment + 1) }
        } catch {
            tell(error)
            return false
        }
    }

    /// Says that live queries keep what they have, and why.
    private func tell(_ error: any Error) {
        let failure: StoreError = error as? StoreError ?? StoreError(.failed, "A record cannot be read: \(error).")
        let liveQueryFailed = liveQueryFailed
        let work: Work = Ledger.shared.begin()
        Ledger.shared.finish(work) { liveQueryFailed(failure) }
    }

    // MARK: Other processes

    /// Tells them in a moment: of one write after the other only once, and not while the next one waits for this thread.
    /// If there is no store any more then, its end has told them, for it closed the log.
    private func tellOtherProcessesSoon() {
        guard location.logPath != nil, isNews.load(ordering: .relaxed),
            !isTelling.exchange(true, ordering: .acquiringAndReleasing)
        else { return }
        queue.asyncAfter(deadline: .now() + .milliseconds(5)) { [weak self] in self?.tellOtherProcesses() }
    }

    /// Touches the log, which those who watch it are told of by the system. Writing to it tells them too early: what is
    /// written shows a little later.
    private func tellOtherProcesses() {
        // What is written from now on is told of next time.
        isTelling.store(false, ordering: .sequentiallyConsistent)
        guard isNews.exchange(false, ordering: .sequentiallyConsistent), let path = location.logPath else { return }
        utimensat(AT_FDCWD, path, nil, 0)
    }

    private func startWatching() throws {
        guard watch == nil, let path = location.logPath else { return }
        watch = try FileWatch(path: path, queue: queue) { [weak self] in self?.lookForForeignChanges() }
    }

    private func lookForForeignChanges() {
        guard !liveQueries.isEmpty, let version = try? session.database.integer("PRAGMA data_version"),
            version != dataVersion
        else { return }
        invalidateAll()
        let work: Work = Ledger.shared.begin()
        Delivery.finish(work, refresh()) {}
    }

    // MARK: Whole files

    /// Runs `body` when no write is under way.
    func withSession<Result>(_ body: (Session) throws -> Result) throws -> Result {
        try sync { try session.translating { try body(session) } }
    }
}

extension Session {
    /// Runs `body` on what is there at one moment.
    func read<Result>(_ body: (ReadTransaction) throws -> Result) throws -> Result {
        try translating {
            let transaction = ReadTransaction(self)
            try database.statement("BEGIN").run()
            defer {
                transaction.end()
                // Nothing was written, so there is nothing to lose, and nothing to say.
                try? database.statement("COMMIT").run()
            }
            return try body(transaction)
        }
    }
}
