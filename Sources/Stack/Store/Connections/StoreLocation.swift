import Foundation
import SQLite

/// The location of a store. It opens the store's connections.
struct StoreLocation: Sendable {
    /// The file, or nil for a store in memory.
    let url: URL?
    /// The time to wait for another process's write, in seconds.
    let busyTimeout: TimeInterval

    /// The store's name for messages.
    var name: String { url?.lastPathComponent ?? "The store" }
    private var path: String { url?.path ?? ":memory:" }

    /// The path of SQLite's write-ahead log, or nil for a store in memory.
    var logPath: String? { url.map { $0.path + "-wal" } }

    /// Opens the connection that writes, and runs the migrations.
    ///
    /// Before anything in the file is changed, it checks that the file is a database with known migrations.
    func open(_ migrations: [Migration], _ options: StoreOptions) throws -> Session {
        do {
            if let url {
                if let problem = PrivateFile.create(at: url.path) { throw StoreError(creating: name, problem) }
                if let error = StoreError(using: url.path, file: name) { throw error }
            }
            let database = try SQLiteDatabase(path: path, timeout: busyTimeout)
            // Reads the file's header and its schema. This fails if the file is not a database.
            _ = try database.integer("SELECT count(*) FROM sqlite_schema")
            let migrator = Migrator(migrations: migrations, file: name)
            try migrator.check(database)
            // SQLite creates its log with the permissions of the file.
            if let url { for suffix in ["", "-wal", "-shm"] { PrivateFile.restrict(url.path + suffix) } }
            try database.execute("PRAGMA journal_mode = WAL")
            try database.execute("PRAGMA synchronous = \(options.durability == .powerLoss ? "FULL" : "NORMAL")")
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
            let database = try SQLiteDatabase(path: path, isReadOnly: true, timeout: busyTimeout)
            return Session(database: database, sealer: sealer, file: name)
        } catch {
            throw StoreError.translated(error, file: name)
        }
    }
}
