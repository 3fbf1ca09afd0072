import Foundation
import HostClock
import SQLite

/// A database of records in a file.
///
///     let store = try Store(at: file, migrations: [.create(Person.self)])
///     try await store.write { try $0.save(person) }
///     let adults = try await store.read { try $0.fetch(Person.where(\.age >= 18)) }
///     let people = try store.liveQuery(Person.sorted(by: \.name))
///
/// When a write has returned, its changes survive the end of the process, even a crash. Writes run one at a time, in
/// the order of the calls. Reads run concurrently, on the state before a write in progress.
///
/// When a write returns on the main actor, live queries already show its changes.
///
/// Each function has two forms: an asynchronous one, and a synchronous one for small operations, which blocks the
/// thread.
public final class Store: Sendable {
    let writer: Writer
    /// The pool of read-only connections, or nil for a store in memory, which has a single connection.
    private let readers: ReaderPool?
    let location: StoreLocation

    /// Opens a store, creates its file if it does not exist, and runs the pending migrations.
    ///
    /// - Parameters:
    ///   - url: The file. Its folder must exist. SQLite creates two more files next to it.
    ///   - migrations: The migrations that create and change the tables, oldest first.
    ///   - options: The options of the store.
    /// - Throws: `StoreError` if the store cannot be opened or a migration fails.
    public convenience init(at url: URL, migrations: [Migration], options: StoreOptions = StoreOptions()) throws {
        try self.init(StoreLocation(url: url, busyTimeout: options.busyTimeout), migrations, options)
    }

    /// Returns a store in memory, whose records are lost when it is released. Reads wait for writes.
    public static func inMemory(migrations: [Migration], options: StoreOptions = StoreOptions()) throws -> Store {
        try Store(StoreLocation(url: nil, busyTimeout: options.busyTimeout), migrations, options)
    }

    /// Opens a store on a background thread. Use it if migrations may take a long time.
    public nonisolated(nonsending) static func open(
        at url: URL, migrations: [Migration], options: StoreOptions = StoreOptions()
    ) async throws -> Store {
        try await Writer.runInBackground { try Store(at: url, migrations: migrations, options: options) }
    }

    private init(_ location: StoreLocation, _ migrations: [Migration], _ options: StoreOptions) throws {
        self.location = location
        let session = try location.open(migrations, options)
        writer = Writer(session: session, location: location, options: options)
        let sealer = session.sealer
        readers =
            location.url == nil
            ? nil
            : ReaderPool(maximumCount: max(1, options.readerCount)) {
                try location.openForReading(sealer: sealer)
            }
    }

    /// The number of rows that statements of a store in memory have returned, which tests use to measure work.
    package var rowCount: Int { writer.rowCount }

    // MARK: Writing

    /// Runs `body` in a transaction, which is rolled back if `body` throws.
    ///
    /// Canceling the task before the call prevents the write. Canceling it later has no effect.
    @discardableResult
    public nonisolated(nonsending) func write<Result: Sendable>(
        _ body: @escaping @Sendable (WriteTransaction) throws -> Result
    ) async throws -> Result {
        try Task.checkCancellation()
        return try await writer.write(body)
    }

    /// Runs `body` in a transaction, which is rolled back if `body` throws, and blocks the thread until it is done.
    @discardableResult
    public func write<Result>(_ body: (WriteTransaction) throws -> Result) throws -> Result {
        try writer.write(body)
    }

    // MARK: Reading

    /// Runs `body` in a read transaction, which reads a snapshot of the records.
    ///
    /// Canceling the task before the call prevents the read. Canceling it later has no effect.
    public nonisolated(nonsending) func read<Result: Sendable>(
        _ body: @escaping @Sendable (ReadTransaction) throws -> Result
    ) async throws -> Result {
        try Task.checkCancellation()
        guard let readers else { return try await writer.read(body) }
        return try await readers.read(body)
    }

    /// Runs `body` in a read transaction, which reads a snapshot of the records, and blocks the thread until the
    /// transaction is complete.
    public func read<Result>(_ body: (ReadTransaction) throws -> Result) throws -> Result {
        guard let readers else { return try writer.read(body) }
        return try readers.read(body)
    }
}
