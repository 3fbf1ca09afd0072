import Foundation
import PostgreSQL
import Synchronization
import TestSupport

/// A PostgreSQL server that all tests of this process share. Each test has its own schema.
final class PostgresTestServer: Sendable {
    /// The server, which starts at its first use and stops with this process.
    static let shared = Result { try PostgresTestServer() }

    struct StartError: Error {}

    let url: String
    private let process: Process
    private let input: Pipe
    private let count = Mutex(0)

    private init() throws {
        process = Process()
        input = Pipe()
        let output = Pipe()
        let root: URL = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        process.executableURL = root.appending(path: "Scripts/postgres")
        process.arguments = ["--set", "fsync=off"]
        process.standardInput = input
        process.standardOutput = output
        try process.runWithoutBlockedSignals()
        var line: [UInt8] = []
        while let byte = try output.fileHandleForReading.read(upToCount: 1)?.first, byte != UInt8(ascii: "\n") {
            line.append(byte)
        }
        url = String(decoding: line, as: UTF8.self)
        guard url.hasPrefix("postgresql:") else { throw StartError() }
    }

    /// Creates an empty schema, and returns the address of a database that uses only this schema.
    func makeDatabase() throws -> String {
        let number: Int = count.withLock { count in
            count += 1
            return count
        }
        try PostgresConnection(url: url).execute("CREATE SCHEMA test\(number)")
        return "\(url)&options=-csearch_path%3Dtest\(number)"
    }
}
