import CSQLite

/// The prepared statements that a store runs for a write while a live query is active: a transaction that updates one
/// record, and the query, which returns 20 visits.
final class RawLiveVisits {
    private let visits: RawVisits
    private let begin: OpaquePointer?
    private let update: OpaquePointer?
    private let commit: OpaquePointer?
    private let query: OpaquePointer?

    init(_ visits: RawVisits) {
        self.visits = visits
        func prepare(_ sql: String) -> OpaquePointer? {
            var statement: OpaquePointer?
            let code: Int32 = sqlite3_prepare_v2(visits.database, sql, -1, &statement, nil)
            precondition(code == SQLITE_OK, String(cString: sqlite3_errmsg(visits.database)))
            return statement
        }
        begin = prepare("BEGIN IMMEDIATE")
        update = prepare(
            """
            UPDATE visits SET guest = ?2, mail = ?3, city = ?4, nights = ?5, price = ?6, isPaid = ?7, arrival = ?8,
                remark = ?9, points = ?10 WHERE id = ?1
            """)
        commit = prepare("COMMIT")
        query = prepare("SELECT * FROM visits WHERE nights = 7 ORDER BY points, id LIMIT 20")
    }

    deinit {
        for statement in [begin, update, commit, query] { sqlite3_finalize(statement) }
    }

    func write(_ visit: Visit) {
        step(begin)
        visits.execute(update, visit)
        step(commit)
    }

    func fetch() -> [Visit] {
        defer { sqlite3_reset(query) }
        return visits.rows(of: query)
    }

    private func step(_ statement: OpaquePointer?) {
        precondition(sqlite3_step(statement) == SQLITE_DONE)
        sqlite3_reset(statement)
    }
}
