import Bindings
import Dispatch
import Foundation
import HostClock
import ProgramDiagnostics
import SQLite
import Synchronization

/// Owns the live queries and the connection that writes, and updates live queries after writes. It runs on a serial
/// queue.
// @unchecked: the connection and all mutable state are used only on `queue`, or are atomic.
final class Writer: @unchecked Sendable {
    private let queue = DispatchQueue(label: "store", qos: .userInitiated)
    private let queueKey = DispatchSpecificKey<Void>()
    private let session: Session
    private let location: StoreLocation
    private let liveQueryFailed: @MainActor @Sendable (StoreError) -> Void

    private var liveQueries: [any LiveQuery] = []
    /// The number of times that results of live queries changed.
    private var revision = 0
    private var watch: FileWatch?
    /// Whether there are writes of which other processes were not notified.
    private let hasUnannouncedWrites = Atomic<Bool>(false)
    /// Whether a notification of other processes is scheduled.
    private let isNotificationScheduled = Atomic<Bool>(false)
    /// The last value of `PRAGMA data_version`, which changes when another connection has written.
    private var dataVersion: Int64 = 0

    init(session: Session, location: StoreLocation, options: StoreOptions) {
        self.session = session
        self.location = location
        liveQueryFailed = options.liveQueryFailed
        queue.setSpecific(key: queueKey, value: ())
        if session.database.totalChangeCount > 0 {
            // Migrations changed the file.
            hasUnannouncedWrites.store(true, ordering: .relaxed)
            scheduleNotification()
        }
    }

    // MARK: Queueing

    /// Runs `body` on the queue, and waits for it.
    private func sync<Result>(_ body: () throws -> Result) rethrows -> Result {
        stopProgram(
            unless: DispatchQueue.getSpecific(key: queueKey) == nil,
            """
            A store was called synchronously from inside one of its own transactions, which would be a deadlock. \
            Use the transaction that is passed to the closure.
            """)
        return try queue.sync(execute: body)
    }

    /// Runs `body` on the queue, delivers its updates, and returns its result.
    private nonisolated(nonsending) func async<Result: Sendable>(
        _ body: @escaping @Sendable () -> (Swift.Result<Result, any Error>, updates: LiveUpdates)
    ) async throws -> Result {
        let work = Ledger.shared.begin()
        return try await withCheckedThrowingContinuation { continuation in
            queue.async {
                let (result, updates) = body()
                Delivery.finish(work, updates) { continuation.resume(with: result) }
                // The caller is resumed before other processes are notified.
                self.scheduleNotification()
            }
        }
    }

    /// Runs `body` on a background thread.
    nonisolated(nonsending) static func runInBackground<Result: Sendable>(
        _ body: @escaping @Sendable () throws -> Result
    ) async throws -> Result {
        let work = Ledger.shared.begin()
        return try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global(qos: .userInitiated).async {
                let result = Swift.Result { try body() }
                Delivery.finish(work, .none) { continuation.resume(with: result) }
            }
        }
    }

    /// The number of rows that the statements of the connection have returned.
    var rowCount: Int { sync { session.database.rowCount } }

    // MARK: Transactions

    nonisolated(nonsending) func write<Result: Sendable>(
        _ body: @escaping @Sendable (WriteTransaction) throws -> Result
    ) async throws -> Result {
        try await async { self.transact(body) }
    }

    func write<Result>(_ body: (WriteTransaction) throws -> Result) throws -> Result {
        let (result, updates) = sync { transact(body) }
        Delivery.deliver(updates)
        scheduleNotification()
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

    /// Runs a transaction, and updates the live queries that it affects.
    private func transact<Result>(
        _ body: (WriteTransaction) throws -> Result
    ) -> (Swift.Result<Result, any Error>, updates: LiveUpdates) {
        let transaction = WriteTransaction(session)
        defer { transaction.end() }
        let before = session.database.totalChangeCount
        do {
            let (result, schemaChanged): (Result, Bool) = try session.translatingErrors {
                try session.database.transaction {
                    let before = try session.database.schemaVersion
                    return (try body(transaction), try session.database.schemaVersion != before)
                }
            }
            // The pre-update hook is not called for rows that a schema change affects.
            if schemaChanged { invalidateAll() }
            if schemaChanged || session.database.totalChangeCount != before {
                hasUnannouncedWrites.store(true, ordering: .relaxed)
            }
            return (.success(result), refresh())
        } catch {
            // The transaction was rolled back, so the results of the queries that it made stale have not changed.
            // Running them again after the next write does no harm.
            return (.failure(error), .none)
        }
    }

    // MARK: Live queries

    /// Runs a query, and registers it to run again after writes that may change its result.
    nonisolated(nonsending) func add<Query: Selection>(_ query: LiveResult<Query>) async throws -> [Query.Element] {
        try await async { self.register(query) }
    }

    func add<Query: Selection>(_ query: LiveResult<Query>) throws -> [Query.Element] {
        let (records, updates) = sync { register(query) }
        Delivery.deliver(updates)
        return try records.get()
    }

    /// Runs a query for the first time and registers it. If another process has written to the file since the other
    /// live queries ran, this also updates them.
    private func register<Query: Selection>(
        _ query: LiveResult<Query>
    ) -> (Swift.Result<[Query.Element], any Error>, updates: LiveUpdates) {
        do {
            try startWatching()
            return try session.read { _ in
                let records = try query.begin(session)
                try invalidateAfterExternalWrites()
                refreshStale()
                let updates = pendingUpdates
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
            observeRows()
            if liveQueries.isEmpty { watch = nil }
        }
    }

    /// The number of live queries.
    var liveQueryCount: Int { sync { liveQueries.count } }

    /// Observes row changes while there are live queries.
    private func observeRows() {
        guard !liveQueries.isEmpty else { return session.database.observeChanges(nil) }
        let queries = liveQueries
        session.database.observeChanges { change in
            for query in queries where !query.isStale { query.process(change) }
        }
    }

    /// Runs the stale queries again, and returns the updates to deliver.
    ///
    /// All queries run in one read transaction, so writes by another process are visible to all of them or to none.
    private func refresh() -> LiveUpdates {
        guard liveQueries.contains(where: \.isStale) else { return .none }
        do {
            return try session.read { _ in
                try invalidateAfterExternalWrites()
                return refreshStale() ? pendingUpdates : .none
            }
        } catch {
            report(error)
            return .none
        }
    }

    /// Marks all queries as stale if another process has written since the last call.
    private func invalidateAfterExternalWrites() throws {
        let version = try session.database.integer("PRAGMA data_version")
        guard version != dataVersion else { return }
        invalidateAll()
        dataVersion = version
    }

    /// Marks all queries as stale, because it is unknown which rows changed.
    private func invalidateAll() {
        for query in liveQueries { query.invalidate() }
    }

    /// Runs the stale queries again, and returns whether any result changed.
    @discardableResult
    private func refreshStale() -> Bool {
        let changedCount: Int = liveQueries.count { $0.isStale && runAgain($0) }
        guard changedCount > 0 else { return false }
        revision += 1
        return true
    }

    /// All updates that have not been applied, including those that wait for the main loop after writes by other
    /// processes. Delivering all of them keeps all live queries at the same revision.
    private var pendingUpdates: LiveUpdates {
        LiveUpdates(queries: liveQueries.filter(\.hasPendingUpdates), revision: revision)
    }

    /// Runs a query again, and returns whether its result changed.
    private func runAgain(_ query: any LiveQuery) -> Bool {
        do {
            return try session.translatingErrors { try query.refresh(session, revision + 1) }
        } catch {
            report(error)
            return false
        }
    }

    /// Reports an error to the app. The affected live queries keep their previous result.
    private func report(_ error: any Error) {
        let failure: StoreError = error as? StoreError ?? StoreError(.failed, "A record cannot be read: \(error).")
        let liveQueryFailed = liveQueryFailed
        let work = Ledger.shared.begin()
        Ledger.shared.finish(work) { liveQueryFailed(failure) }
    }

    // MARK: Other processes

    /// Schedules a notification to other processes after five milliseconds, unless one is already scheduled.
    ///
    /// The delay combines consecutive writes into one notification. If the store is closed before then, closing the log
    /// notifies the other processes.
    private func scheduleNotification() {
        guard location.logPath != nil, hasUnannouncedWrites.load(ordering: .relaxed),
            !isNotificationScheduled.exchange(true, ordering: .acquiringAndReleasing)
        else { return }
        queue.asyncAfter(deadline: .now() + .milliseconds(5)) { [weak self] in self?.notifyOtherProcesses() }
    }

    /// Notifies other processes by touching the log, which they observe.
    ///
    /// They cannot rely on the writes to the log themselves, because these happen before the transaction is visible.
    private func notifyOtherProcesses() {
        // Writes from here on schedule the next notification.
        isNotificationScheduled.store(false, ordering: .sequentiallyConsistent)
        guard hasUnannouncedWrites.exchange(false, ordering: .sequentiallyConsistent), let path = location.logPath
        else { return }
        utimensat(AT_FDCWD, path, nil, 0)
    }

    private func startWatching() throws {
        guard watch == nil, let path = location.logPath else { return }
        watch = try FileWatch(path: path, queue: queue) { [weak self] in self?.refreshAfterExternalWrites() }
    }

    private func refreshAfterExternalWrites() {
        guard !liveQueries.isEmpty, let version = try? session.database.integer("PRAGMA data_version"),
            version != dataVersion
        else { return }
        invalidateAll()
        let work = Ledger.shared.begin()
        Delivery.finish(work, refresh()) {}
    }

    // MARK: Whole files

    /// Runs `body` with the connection that writes, while no transaction is open.
    func withSession<Result>(_ body: (Session) throws -> Result) throws -> Result {
        try sync { try session.translatingErrors { try body(session) } }
    }
}

extension Session {
    /// Runs `body` in a read transaction, or as a part of the transaction in progress.
    func read<Result>(_ body: (ReadTransaction) throws -> Result) throws -> Result {
        try translatingErrors {
            let transaction = ReadTransaction(self)
            defer { transaction.end() }
            guard !database.isInTransaction else { return try body(transaction) }
            try database.statement("BEGIN").run()
            // The transaction wrote nothing, so a failed commit loses nothing.
            defer { try? database.statement("COMMIT").run() }
            return try body(transaction)
        }
    }
}
