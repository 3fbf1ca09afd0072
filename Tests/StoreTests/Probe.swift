import Foundation
import Testing

@testable import Store

/// The program `StoreCrashProbe`, which writes to a store until it is killed.
enum Probe {
    // Its tables.
    struct Entry: StoredRecord {
        var id: Int
        var text: String
        static let schema = Schema<Entry>("entries", id: Column("id", \.id), Column("text", \.text))
    }

    struct Total: StoredRecord {
        var id: Int
        var count: Int
        static let schema = Schema<Total>("totals", id: Column("id", \.id), Column("count", \.count))
    }

    /// Where it is: it is built beside the tests.
    static func program() throws -> URL {
        let tests = URL(fileURLWithPath: CommandLine.arguments[0])
        let folder: URL = tests.resolvingSymlinksInPath().deletingLastPathComponent()
        let program: URL = folder.appendingPathComponent("StoreCrashProbe")
        try #require(FileManager.default.isExecutableFile(atPath: program.path), "Build the tests again.")
        return program
    }
}
