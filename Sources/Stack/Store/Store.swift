import Foundation
import HostClock
import SQLite

/// Records in a file: the app's memory between its launches.
///
///     let store = try Store(at: file, migrations: [.create(Person.self)])
///     try await store.write { try $0.save(person) }
///     let adults = try await store.read { try $0.fetch(Person.where(\.age >= 18)) }
///     let people = try store.liveQuery(Person.sorted(by: \.name))
///
/// A write is acknowledged by its return: from then on it outlives the process, however that ends. One write runs at a
/// time, in the order in which they were asked for; reads go on meanwhile, and see what was there before.
///
/// What is written is in the live queries when the write returns on the main actor.
///
/// Each function has an asynchronous form, and a synchronous one that waits where it stands, for few and small things.
public final class Store: Sendable {
    let writer: Writer
    /// None for a store in memory, which has a single connection.
    private let readers: ReaderPool?
    let location: StoreLocation

    /// Opens the file, makes it if it is missing, and runs the migrations that it has not had.
    ///
    /// - Parameters:
    ///   - url: the file. Its folder must be there. SQLite puts two more files beside it.
    ///   - migrations: how the tables came about, oldest first.
    ///   - options: how the store works.
    public convenience init(at url: URL, migrations: [Migration], options: StoreOptions = StoreOptions()) throws {
        try self.init(StoreLocation(url: url), migrations, options)
    }

    /// Makes a store that is gone when it is let go. Reads wait for writes.
    public static func inMemory(migrations: [Migration], options: StoreOptions = StoreOptions()) throws -> Store {
        try Store(StoreLocation(url: nil), migrations, options)
    }

    /// Opens the file as `init` does, on a thread of its own: for migrations that may take their time.
    public nonisolated(nonsending) static func open(
        at url: URL, migrations: [Migration], options: StoreOptions = StoreOptions()
    ) async throws -> Store {
        try await Writer.onAnotherThread { try Store(at: url, migrations: migrations, options: options) }
    }

    private init(_ location: StoreLocation, _ migrations: [Migration], _ options: StoreOptions) throws {
        self.location = location
        let session: Session = try location.open(migrations, options)
        writer = Writer(session: session, location: location, options: options)
        let sealer: Sealer? = session.sealer
        readers =
            location.url == nil
            ? nil
            : ReaderPool(width: max(1, options.readerCount)) {
                try location.openForReading(sealer: sealer)
            }
    }

    // MARK: Writing

    /// Runs `body` in a transaction; if it throws, nothing has happened.
    ///
    /// Cancelling the task ends a write that has not been asked for yet, and no other.
    @discardableResult
    public nonisolated(nonsending) func write<Result: Sendable>(
        _ body: @escaping @Sendable (WriteTransaction) throws -> Result
    ) async throws -> Result {
        try Task.checkCancellation()
        return try await writer.write(body)
    }

    /// Runs `body` in a transaction, and waits for it where it stands; if it throws, nothing has happened.
    @discardableResult
    public func write<Result>(_ body: (WriteTransaction) throws -> Result) throws -> Result {
        try writer.write(body)
    }

    // MARK: Reading

    /// Runs `body`, for which the records stand still.
    ///
    /// Cancelling the task ends a read that has not been asked for yet, and no other.
    public nonisolated(nonsending) func read<Result: Sendable>(
        _ body: @escaping @Sendable (ReadTransaction) throws -> Result
    ) async throws -> Result {
        try Task.checkCancellation()
        guard let readers else { return try await writer.read(body) }
        return try await readers.read(body)
    }

    /// Runs `body`, for which the records stand still, and waits for it where it stands.
    public func read<Result>(_ body: (ReadTransaction) throws -> Result) throws -> Result {
        guard let readers else { return try writer.read(body) }
        return try readers.read(body)
    }
}
