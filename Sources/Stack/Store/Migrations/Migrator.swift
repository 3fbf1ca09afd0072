import ProgramDiagnostics
import SQLite

/// Runs the pending migrations of a file.
struct Migrator {
    let migrations: [Migration]
    /// The store's name for messages.
    let file: String

    init(migrations: [Migration], file: String) {
        self.migrations = migrations
        self.file = file
        stopProgram(
            unless: Set(migrations.map(\.name)).count == migrations.count,
            "Two migrations of \(file) have the same name. Give the later one a different name.")
    }

    /// Throws an error if the file has unknown migrations, or known ones in a different order. Changes nothing.
    func check(_ database: SQLiteDatabase) throws {
        _ = try countOfDone(database)
    }

    /// Runs the migrations that have not run on the file yet.
    func run(in session: Session) throws {
        let database: SQLiteDatabase = session.database
        // Usually there is nothing to do, and a transaction would wait for writes by other processes.
        guard try countOfDone(database) < migrations.count else { return }
        try database.execute(
            "CREATE TABLE IF NOT EXISTS engawa_migrations (position INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT")
        while try database.transaction({ try runNext(in: session) }) {}
    }

    /// Runs the next migration, and returns whether there was one. Another process may have run it already.
    private func runNext(in session: Session) throws -> Bool {
        let done = try countOfDone(session.database)
        guard done < migrations.count else { return false }
        let migration = migrations[done]
        let transaction = WriteTransaction(session)
        defer { transaction.end() }
        do {
            try migration.body(transaction)
            try session.database.statement("INSERT INTO engawa_migrations VALUES (?1, ?2)")
                .bind(Int64(done + 1), at: 1).bind(migration.name, at: 2).run()
        } catch {
            let reason = StoreError.translated(error, file: file)
            throw StoreError(
                .migrationFailed,
                """
                \(file) could not be migrated: the migration “\(migration.name)” failed and was rolled back. \
                \((reason as? StoreError)?.message ?? "\(reason)")
                """, details: "\(reason)")
        }
        return true
    }

    /// Returns the number of migrations that have run on the file.
    private func countOfDone(_ database: SQLiteDatabase) throws -> Int {
        guard
            try database.integer("SELECT count(*) FROM sqlite_schema WHERE name = 'engawa_migrations'") > 0
        else { return 0 }
        let statement = try database.statement("SELECT name FROM engawa_migrations ORDER BY position")
        defer { statement.reset() }
        var names: [String] = []
        while try statement.step() { names.append(statement.text(0)) }
        guard names.elementsEqual(migrations.prefix(names.count).map(\.name)) else {
            let knownNames = migrations.map(\.name)
            let unknown: [String] = names.filter { !knownNames.contains($0) }
            throw StoreError(
                .newerSchema,
                unknown.isEmpty
                    ? """
                    The migrations of \(file) ran in a different order than this version of the app lists them. \
                    Restore their order, and add new migrations at the end.
                    """
                    : """
                    \(file) was created by a newer version of this app. It was not changed. Update the app.
                    """, details: "Migrations of the file: \(names.joined(separator: ", ")).")
        }
        return names.count
    }
}
