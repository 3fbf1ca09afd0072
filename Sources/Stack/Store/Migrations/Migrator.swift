import SQLite
import Diagnostics

/// Brings a file up to date.
struct Migrator {
    let migrations: [Migration]
    /// The store's name, as a person knows it.
    let file: String

    init(migrations: [Migration], file: String) {
        self.migrations = migrations
        self.file = file
        stopProgram(
            unless: Set(migrations.map(\.name)).count == migrations.count,
            "Two migrations of \(file) have the same name. Give the later one a name of its own.")
    }

    /// Refuses a file that had migrations which are not known here. Nothing is changed.
    func check(_ database: SQLiteDatabase) throws {
        _ = try countOfDone(database)
    }

    /// Runs what the file has not had.
    func run(in session: Session) throws {
        let database: SQLiteDatabase = session.database
        // Most times there is nothing to do, and a transaction would wait for other processes' writes.
        guard try countOfDone(database) < migrations.count else { return }
        try database.execute(
            "CREATE TABLE IF NOT EXISTS engawa_migrations (position INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT")
        while try database.transaction({ try runNext(in: session) }) {}
    }

    /// Runs the next one, and tells whether there was one. Another process may have been faster.
    private func runNext(in session: Session) throws -> Bool {
        let done: Int = try countOfDone(session.database)
        guard done < migrations.count else { return false }
        let migration: Migration = migrations[done]
        let transaction = WriteTransaction(session)
        defer { transaction.end() }
        do {
            try migration.body(transaction)
            try session.database.statement("INSERT INTO engawa_migrations VALUES (?1, ?2)")
                .bind(Int64(done + 1), at: 1).bind(migration.name, at: 2).run()
        } catch {
            let reason: any Error = StoreError.translated(error, file: file)
            throw StoreError(
                .migrationFailed,
                """
                \(file) could not be brought up to date: the migration “\(migration.name)” failed. \
                Everything is as it was before it. \((reason as? StoreError)?.message ?? "\(reason)")
                """, details: "\(reason)")
        }
        return true
    }

    /// How many of the migrations the file has had.
    private func countOfDone(_ database: SQLiteDatabase) throws -> Int {
        guard
            try database.integer("SELECT count(*) FROM sqlite_schema WHERE name = 'engawa_migrations'") > 0
        else { return 0 }
        let statement: SQLiteStatement = try database.statement("SELECT name FROM engawa_migrations ORDER BY position")
        defer { statement.reset() }
        var names: [String] = []
        while try statement.step() { names.append(statement.text(0)) }
        guard names.elementsEqual(migrations.prefix(names.count).map(\.name)) else {
            let known: [String] = migrations.map(\.name)
            let unknown: [String] = names.filter { !known.contains($0) }
            throw StoreError(
                .newerSchema,
                unknown.isEmpty
                    ? """
                    \(file) had its migrations in another order than this version of the app lists them. \
                    Put them back into their order, and add new ones at the end.
                    """
                    : """
                    \(file) was made by a newer version of this app, which this one does not understand. \
                    Nothing in it was changed. Update the app.
                    """, details: "Migrations of the file: \(names.joined(separator: ", ")).")
        }
        return names.count
    }
}
