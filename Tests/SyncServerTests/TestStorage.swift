import SyncServer

/// The kinds of databases that the tests run with.
enum TestStorage: CaseIterable {
    case sqlite, postgres

    /// Returns a new, empty database.
    func makeDatabase() throws -> SyncServer.Database {
        switch self {
        case .sqlite: .inMemory
        case .postgres: .postgres(try PostgresTestServer.shared.get().makeDatabase())
        }
    }
}
