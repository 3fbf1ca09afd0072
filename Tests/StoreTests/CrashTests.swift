import Foundation
import Testing

@testable import Store

/// A process that is killed while it writes.
///
/// `ENGAWA_STORE_KILLS` says how often; 20 times unless told.
@Suite struct CrashTests {
    private typealias Entry = Probe.Entry
    private typealias Total = Probe.Total

    @Test func `what was acknowledged is there after a kill, and nothing is half done`() throws {
        let rounds: Int = ProcessInfo.processInfo.environment["ENGAWA_STORE_KILLS"].flatMap { Int($0) } ?? 20
        var random = SplitMix64(state: 7)
        var folder = try TemporaryFolder()
        var acknowledged = 0
        for round in 0..<rounds {
            // Now and then a new file, so that kills hit its beginnings as well.
            if round % 10 == 0 {
                folder = try TemporaryFolder()
                acknowledged = 0
            }
            let file: URL = folder.file()
            let lines = Int.random(in: 0...40, using: &random)
            let pause = Int.random(in: 0...200_000, using: &random)
            acknowledged = max(acknowledged, try killProbe(file, seed: round, afterLines: lines, spins: pause))
            let store = try Store(at: file, migrations: [.create(Entry.self), .create(Total.self)])
            let isWhole: Bool = try store.writer.withSession {
                try $0.database.integer("SELECT count(*) FROM pragma_integrity_check WHERE integrity_check = 'ok'") == 1
            }
            #expect(isWhole, "round \(round)")
            let (count, last, total): (Int, Int, Int) = try store.read { transaction in
                (
                    try transaction.count(Entry.all),
                    try transaction.first(Entry.sorted(by: \.id, .descending))?.id ?? 0,
                    try transaction.first(Total.all)?.count ?? 0
                )
            }
            #expect(count >= acknowledged, "round \(round): \(acknowledged) were acknowledged")
            #expect(count == total && count == last, "round \(round)")
        }
    }

    /// Starts the probe, kills it when it has acknowledged so many writes and a little later, and returns the last
    /// number that it acknowledged.
    private func killProbe(_ file: URL, seed: Int, afterLines limit: Int, spins: Int) throws -> Int {
        let process = Process()
        process.executableURL = try Probe.program()
        process.arguments = [file.path, "\(seed)"]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let descriptor: Int32 = pipe.fileHandleForReading.fileDescriptor
        var output: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4_096)
        var lines = 0
        while lines < limit {
            let count: Int = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { break }
            output += buffer[..<count]
            lines = output.count { $0 == UInt8(ascii: "\n") }
        }
        // Not always at the same place: a moment that the processor decides.
        var turns = 0
        while turns < spins { turns += 1 }
        kill(process.processIdentifier, SIGKILL)
        while true {
            let count: Int = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { break }
            output += buffer[..<count]
        }
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal)
        // A line that was cut off was not finished, and so not said.
        let lastLines: [Substring] = String(decoding: output, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        return lastLines.last.flatMap { Int($0) } ?? 0
    }
}
