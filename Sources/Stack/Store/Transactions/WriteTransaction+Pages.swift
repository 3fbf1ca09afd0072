import SQLite

/// The pages of a server's list that were saved since its first page was requested.
package struct SavedPages<Record: StoredRecord>: Sendable {
    /// The records of the query when the first page was requested. Only these can be outdated; others were added since.
    let earlier: [Record]
    /// The identities of the saved records.
    var seen: Set<SQLiteValue> = []
    /// The number of the saved records that satisfy the query.
    var includedCount = 0

    /// Creates an empty sequence of pages.
    package init(earlier: [Record]) {
        self.earlier = earlier
    }
}

extension WriteTransaction {
    /// Saves a page of a server's list, and deletes the records that the server no longer has: records of the query
    /// that existed when the first page was requested, are on no page, and precede the last record of the pages.
    ///
    /// - Parameter isLast: Whether there is no further page. In that case, every record of the query that is on no page
    ///   is outdated if it existed when the first page was requested.
    package func save<Record: StoredRecord>(
        page: [Record], of query: Query<Record>, into pages: inout SavedPages<Record>, isLast: Bool
    ) throws {
        try save(page)
        let table = Record.schema.table
        let outdated: [SQLiteValue] = try run { session in
            let new: [SQLiteValue] = try page.map { try session.identity($0.id, of: table) }
                .filter { pages.seen.insert($0).inserted }
            pages.includedCount += try count(new, in: query, session)
            return try findOutdated(query, pages, isLast: isLast, session)
        }
        guard !outdated.isEmpty else { return }
        try run { session in
            for identity in outdated { try session.database.statement(table.deletion).bind(identity, at: 1).run() }
        }
    }

    /// Returns the number of records with the given identities that satisfy a query.
    private func count<Record: StoredRecord>(
        _ identities: [SQLiteValue], in query: Query<Record>, _ session: Session
    ) throws -> Int {
        // SQLite limits the number of parameters.
        try stride(from: 0, to: identities.count, by: 500).reduce(0) { sum, start in
            let part = Array(identities[start..<min(start + 500, identities.count)])
            let statement = try query.where(Condition(.isIn(0, part))).counting().statement(in: session.database)
            defer { statement.reset() }
            return try statement.step() ? sum + Int(statement.integer(0)) : sum
        }
    }

    /// Returns the identities of the outdated records.
    ///
    /// OPTIMIZATION: The records are read in order, up to the last record of the pages.
    private func findOutdated<Record: StoredRecord>(
        _ query: Query<Record>, _ pages: SavedPages<Record>, isLast: Bool, _ session: Session
    ) throws -> [SQLiteValue] {
        var candidates: [SQLiteValue] = []
        var unseen: [SQLiteValue] = []
        var remaining: Int = pages.includedCount
        let statement = try query.identities().statement(in: session.database)
        defer { statement.reset() }
        while isLast || remaining > 0, try statement.step() {
            let identity: SQLiteValue = statement.row.value(0)
            guard pages.seen.contains(identity) else {
                unseen.append(identity)
                continue
            }
            remaining -= 1
            candidates += unseen
            unseen.removeAll(keepingCapacity: true)
        }
        if isLast { candidates += unseen }
        guard !candidates.isEmpty else { return [] }
        let table = Record.schema.table
        let earlier: Set<SQLiteValue> = Set(try pages.earlier.map { try session.identity($0.id, of: table) })
        return candidates.filter(earlier.contains)
    }
}

extension Query {
    /// Returns the statement that selects the identities of the records, in order.
    func identities() throws(StoreError) -> PreparedQuery {
        try selection(of: Record.schema.table.idColumn.quotedName)
    }
}
