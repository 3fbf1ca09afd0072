import Foundation
import SQLite

/// Where a store is, and how its connections are opened.
struct StoreLocation: Sendable {
    /// nil for a store in memory.
    let url: URL?

    /// The file, as a person knows it.
    var name: String { url?.lastPathComponent ?? "The store" }
    private var path: String { url?.path ?? ":memory:" }

    /// The file into which SQLite writes first.
    var logPath: String? { url.map { $0.path + "-wal" } }

    /// Opens the connection that writes, and runs the migrations. Until it is sure that the file is one of ours, nothing
    /// in it is changed.
    func open(_ migrations: [Migration], _ options: StoreOptions) throws -> Session {
        do {
            if let url {
                if let problem = PrivateFile.make(at: url.path) { throw StoreError(making: name, problem) }
                if let error = StoreError(using: url.path, file: name) { throw error }
            }
            let database = try SQLiteDatabase(path: path, timeout: options.busyTimeout)
            // Reads the file's head and its tables, and so finds out whether it is a database.
            _ = try database.integer("SELECT count(*) FROM sqlite_schema")
            let migrator = Migrator(migrations: migrations, file: name)
            try migrator.check(database)
            // SQLite gives its log the rights that the file has.
            if let url { for suffix in ["", "-wal", "-shm"] { PrivateFile.restrict(url.path + suffix) } }
            try database.execute("PRAGMA journal_mode = WAL")
            try database.execute("PRAGMA synchronous = \(options.durability == .powerCut ? "FULL" : "NORMAL")")
            try database.execute("PRAGMA foreign_keys = ON")
            let sealer: Sealer? = try options.key.map { try KeyCheck(file: name).sealer(for: $0, in: database) }
            let session = Session(database: database, sealer: sealer, file: name)
            try migrator.run(in: session)
            return session
        } catch {
            throw StoreError.translated(error, file: name)
        }
    }

    func openForReading(sealer: Sealer?) throws -> Session {
        do {
            return Session(database: try SQLiteDatabase(path: path, isReadOnly: true), sealer: sealer, file: name)
        } catch {
            throw StoreError.translated(error, file: name)
        }
    }
}
