import Expectations
import SQLite
import Testing

/// Copies of databases in memory.
struct DatabaseCopyTests {
    private func tableCount(of database: SQLiteDatabase) throws -> Int64 {
        try database.integer("SELECT count(*) FROM sqlite_schema")
    }

    @Test(arguments: [0, 2]) func `a copy replaces the database, also if it is empty`(_ count: Int64) throws {
        let original = try SQLiteDatabase(path: ":memory:")
        for number in 0..<count { try original.execute("CREATE TABLE table\(number) (id INTEGER)") }
        let copy = try SQLiteDatabase(path: ":memory:")
        try copy.execute("CREATE TABLE other (id INTEGER)")
        try copy.deserialize(original.serialized())
        try expect(tableCount(of: copy), equals: count)
        try copy.execute("CREATE TABLE another (id INTEGER)")
        try expect(tableCount(of: copy), equals: count + 1)
        try expect(tableCount(of: original), equals: count)
    }
}
