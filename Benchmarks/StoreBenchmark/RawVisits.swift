import CSQLite
import Foundation

/// A table of `Visit` records that is accessed with direct calls to SQLite's functions, as in code without a store.
final class RawVisits {
    private(set) var database: OpaquePointer?

    init(path: String) {
        sqlite3_open_v2(path, &database, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nil)
        run(
            """
            PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
            CREATE TABLE visits (
                id INTEGER PRIMARY KEY NOT NULL, guest TEXT NOT NULL, mail TEXT NOT NULL, city TEXT NOT NULL,
                nights INTEGER NOT NULL, price REAL NOT NULL, isPaid INTEGER NOT NULL, arrival REAL NOT NULL,
                remark TEXT, points INTEGER NOT NULL) STRICT
            """)
    }

    deinit { sqlite3_close_v2(database) }

    func run(_ sql: String) {
        let code: Int32 = sqlite3_exec(database, sql, nil, nil, nil)
        precondition(code == SQLITE_OK, String(cString: sqlite3_errmsg(database)))
    }

    func insert(_ visits: [Visit]) {
        run("BEGIN IMMEDIATE")
        var statement: OpaquePointer?
        sqlite3_prepare_v2(database, "INSERT INTO visits VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", -1, &statement, nil)
        for visit in visits { execute(statement, visit) }
        sqlite3_finalize(statement)
        run("COMMIT")
    }

    /// Executes a statement whose parameters are the columns.
    func execute(_ statement: OpaquePointer?, _ visit: Visit) {
        sqlite3_bind_int64(statement, 1, Int64(visit.id))
        bind(visit.guest, 2, statement)
        bind(visit.mail, 3, statement)
        bind(visit.city, 4, statement)
        sqlite3_bind_int64(statement, 5, Int64(visit.nights))
        sqlite3_bind_double(statement, 6, visit.price)
        sqlite3_bind_int64(statement, 7, visit.isPaid ? 1 : 0)
        sqlite3_bind_double(statement, 8, visit.arrival.timeIntervalSinceReferenceDate)
        if let remark = visit.remark { bind(remark, 9, statement) } else { sqlite3_bind_null(statement, 9) }
        sqlite3_bind_int64(statement, 10, visit.points)
        precondition(sqlite3_step(statement) == SQLITE_DONE)
        sqlite3_reset(statement)
    }

    private func bind(_ text: String, _ index: Int32, _ statement: OpaquePointer?) {
        var text: String = text
        text.withUTF8 { bytes in
            _ = bytes.withMemoryRebound(to: CChar.self) {
                sqlite_bind_text_copy(statement, index, $0.baseAddress, Int32($0.count))
            }
        }
    }

    func fetch() -> [Visit] {
        var statement: OpaquePointer?
        sqlite3_prepare_v2(database, "SELECT * FROM visits ORDER BY id", -1, &statement, nil)
        defer { sqlite3_finalize(statement) }
        return rows(of: statement)
    }

    /// Returns the rows of a statement that selects all columns.
    func rows(of statement: OpaquePointer?) -> [Visit] {
        var visits: [Visit] = []
        while sqlite3_step(statement) == SQLITE_ROW {
            visits.append(
                Visit(
                    id: Int(sqlite3_column_int64(statement, 0)), guest: text(1, statement), mail: text(2, statement),
                    city: text(3, statement), nights: Int(sqlite3_column_int64(statement, 4)),
                    price: sqlite3_column_double(statement, 5), isPaid: sqlite3_column_int64(statement, 6) != 0,
                    arrival: Date(timeIntervalSinceReferenceDate: sqlite3_column_double(statement, 7)),
                    remark: sqlite3_column_type(statement, 8) == SQLITE_NULL ? nil : text(8, statement),
                    points: sqlite3_column_int64(statement, 9)))
        }
        return visits
    }

    private func text(_ index: Int32, _ statement: OpaquePointer?) -> String {
        guard let text = sqlite3_column_text(statement, index) else { return "" }
        let count = Int(sqlite3_column_bytes(statement, index))
        return String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
    }
}
