import SQLite

/// A condition on the columns of a table, independent of the record type. Columns are identified by their index in the
/// schema.
indirect enum ConditionNode: Sendable {
    enum Comparison: String, Sendable {
        // SQL's IS treats NULL as Swift's == treats nil.
        case equal = "IS"
        case unequal = "IS NOT"
        case less = "<"
        case lessOrEqual = "<="
        case greater = ">"
        case greaterOrEqual = ">="

        var isEquality: Bool { self == .equal || self == .unequal }
    }

    enum TextTest: Sendable {
        case contains, prefix, suffix, containsIgnoringCase
    }

    case compare(Int, Comparison, SQLiteValue)
    case text(Int, TextTest, String)
    case isIn(Int, [SQLiteValue])
    /// True if all nodes are true, or if the list is empty.
    case all([ConditionNode])
    case any([ConditionNode])
    case not(ConditionNode)
    /// True if the table's full-text index finds the words of a search.
    case search(String)
    /// True if a column is equal to one of the values that a query of other tables selects.
    case isSelected(Int, PreparedQuery, tables: Set<String>)
    case invalid(StoreError)
}

// MARK: Lists

extension ConditionNode {
    // A combination of combinations has one list, because SQLite and the stack of a thread limit the nesting.

    /// The nodes that are all true if this one is.
    var conjuncts: [ConditionNode] {
        if case .all(let nodes) = self { nodes } else { [self] }
    }

    /// The nodes of which one is true if this one is.
    var disjuncts: [ConditionNode] {
        if case .any(let nodes) = self { nodes } else { [self] }
    }
}

// MARK: As SQL

extension ConditionNode {
    /// Returns the condition as an SQL expression that is never NULL, with `?` for each parameter, and appends the
    /// values of the parameters to `values`.
    func sql(_ table: TableDefinition, _ values: inout [SQLiteValue]) throws(StoreError) -> String {
        switch self {
        case .compare(let columnIndex, let comparison, let value):
            values.append(value)
            let test = "\(table.columns[columnIndex].quotedName) \(comparison.rawValue) ?"
            return comparison.isEquality ? test : notNull(columnIndex, table, test)
        case .text(let columnIndex, let kind, let text):
            let column = table.columns[columnIndex].quotedName
            switch kind {
            case .contains:
                values.append(.text(text))
                return notNull(columnIndex, table, "instr(\(column), ?) > 0")
            case .prefix where !text.utf8.contains(0):
                values.append(.text(text.escapedForGlob + "*"))
                return notNull(columnIndex, table, "\(column) GLOB ?")
            case .prefix:
                // GLOB ends the pattern at a NUL character.
                values += repeatElement(.blob(Array(text.utf8)), count: 2)
                return notNull(columnIndex, table, "substr(CAST(\(column) AS BLOB), 1, length(?)) IS ?")
            case .suffix where text.isEmpty:
                return notNull(columnIndex, table, "1")
            case .suffix:
                values += repeatElement(.blob(Array(text.utf8)), count: 2)
                return notNull(columnIndex, table, "substr(CAST(\(column) AS BLOB), -length(?)) IS ?")
            case .containsIgnoringCase:
                values.append(.text(text))
                return notNull(columnIndex, table, "instr(lower(\(column)), lower(?)) > 0")
            }
        case .isIn(let columnIndex, let expected):
            let column = table.columns[columnIndex].quotedName
            let present: [SQLiteValue] = expected.filter { $0 != .null }
            values += present
            let list = Array(repeating: "?", count: present.count).joined(separator: ", ")
            let test = notNull(columnIndex, table, "\(column) IN (\(list))")
            return present.count == expected.count ? test : "(\(test) OR \(column) IS NULL)"
        case .all(let nodes):
            return try joined(nodes, " AND ", empty: "1", table, &values)
        case .any(let nodes):
            return try joined(nodes, " OR ", empty: "0", table, &values)
        case .not(let node):
            return "NOT \(try node.sql(table, &values))"
        case .search(let words):
            let search = try table.searchIndex()
            guard let pattern = SearchPattern.pattern(words) else { return "1" }
            values.append(.text(pattern))
            return "(\(table.quotedName).rowid IN (SELECT rowid FROM \(search.quotedName) WHERE "
                + "\(search.quotedName) MATCH ?))"
        case .isSelected(let columnIndex, let query, _):
            values += query.values
            // If the query selects NULL, the result of IN can be NULL.
            return "((\(table.columns[columnIndex].quotedName) IN (\(query.sql))) IS TRUE)"
        case .invalid(let error):
            throw error
        }
    }

    /// The other tables that the condition depends on.
    var otherTables: Set<String> {
        switch self {
        case .compare, .text, .isIn, .search, .invalid: []
        case .all(let nodes), .any(let nodes): nodes.reduce(into: []) { $0.formUnion($1.otherTables) }
        case .not(let node): node.otherTables
        case .isSelected(_, _, let tables): tables
        }
    }

    /// Returns `test`, extended so that it is false instead of NULL if the column is NULL.
    private func notNull(_ columnIndex: Int, _ table: TableDefinition, _ test: String) -> String {
        let column = table.columns[columnIndex]
        return column.isOptional ? "(\(column.quotedName) IS NOT NULL AND \(test))" : "(\(test))"
    }

    private func joined(
        _ nodes: [ConditionNode], _ separator: String, empty: String, _ table: TableDefinition,
        _ values: inout [SQLiteValue]
    ) throws(StoreError) -> String {
        var parts: [String] = []
        for node in nodes { parts.append(try node.sql(table, &values)) }
        return parts.isEmpty ? empty : ConditionNode.joined(parts[...], separator)
    }

    /// Joins expressions. A long list becomes a balanced tree, because SQLite limits the depth of a tree to 1,000.
    private static func joined(_ parts: ArraySlice<String>, _ separator: String) -> String {
        guard parts.count > 100 else { return "(\(parts.joined(separator: separator)))" }
        let middle: Int = parts.startIndex + parts.count / 2
        return "(\(joined(parts[..<middle], separator))\(separator)\(joined(parts[middle...], separator)))"
    }
}

extension String {
    fileprivate var escapedForGlob: String {
        var escaped = ""
        for scalar in unicodeScalars {
            if "*?[".unicodeScalars.contains(scalar) {
                escaped += "[\(scalar)]"
            } else {
                escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
