import Foundation

/// The full-text index of a table, independent of the record type.
///
/// It is an external content table of FTS5: it indexes the words of the rows, but does not contain their text. Triggers
/// keep it up to date.
struct SearchDefinition: Sendable {
    let quotedName: String
    let columns: [ColumnDefinition]
    /// The statements that create the index, unless it exists.
    let creation: [String]
    /// The statement that rebuilds the index from all rows of the table.
    let rebuilding: String
    /// The name of the index.
    let name: String

    init(table: String, id: ColumnDefinition, columns: [ColumnDefinition]) {
        self.columns = columns
        name = "\(table)_search"
        let index: String = name.quotedAsName
        quotedName = index
        let quotedTable: String = table.quotedAsName
        let names: [String] = columns.map(\.quotedName)
        let list: String = names.joined(separator: ", ")
        let new: String = names.map { "new.\($0)" }.joined(separator: ", ")
        let old: String = names.map { "old.\($0)" }.joined(separator: ", ")
        let content: String = table.replacingOccurrences(of: "'", with: "''")
        let insertion = "INSERT INTO \(index) (rowid, \(list)) VALUES (new.rowid, \(new));"
        let removal = "INSERT INTO \(index) (\(index), rowid, \(list)) VALUES ('delete', old.rowid, \(old));"
        let difference: String = (names + ["rowid"]).map { "old.\($0) IS NOT new.\($0)" }.joined(separator: " OR ")
        func trigger(_ event: String, _ condition: String, _ body: String) -> String {
            let name: String = "\(table)_search_\(event.lowercased())".quotedAsName
            return "CREATE TRIGGER IF NOT EXISTS \(name) AFTER \(event) ON \(quotedTable) \(condition) "
                + "BEGIN \(body) END"
        }
        creation = [
            "CREATE VIRTUAL TABLE IF NOT EXISTS \(index) USING fts5(\(list), content='\(content)', prefix='2 3', "
                + "tokenize='unicode61 remove_diacritics 2')",
            trigger("INSERT", "", insertion), trigger("DELETE", "", removal),
            trigger("UPDATE", "WHEN \(difference)", removal + " " + insertion),
        ]
        rebuilding = "INSERT INTO \(index) (\(index)) VALUES ('rebuild')"
    }
}
