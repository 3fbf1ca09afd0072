import Expectations
import Foundation
import TestSupport
import Testing

/// A conversation during which the app and the server are killed at random instants: each message that the app accepted
/// arrives exactly once.
@Suite(.serialized) struct SyncCrashTests {
    /// A program that was started by the test.
    private final class Program {
        private let process = Process()
        private let output = Pipe()
        private let input = Pipe()
        private var read: [UInt8] = []

        /// Starts a program that was built with the tests.
        convenience init(_ name: String, _ arguments: [String]) throws {
            try self.init(at: Program.built(name), arguments)
        }

        /// Returns the location of a program that was built with the tests.
        static func built(_ name: String) -> URL {
            let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            return tests.deletingLastPathComponent().appending(path: name)
        }

        init(at url: URL, _ arguments: [String]) throws {
            process.executableURL = url
            process.arguments = arguments
            process.standardOutput = output
            process.standardInput = input
            try process.runWithoutBlockedSignals()
        }

        /// Reads the output of the program until a line is complete. Returns nil at the end of the output.
        func line() -> String? {
            while true {
                if let end = read.firstIndex(of: UInt8(ascii: "\n")) {
                    defer { read.removeFirst(end + 1) }
                    return String(decoding: read[..<end], as: UTF8.self)
                }
                let data: Data = output.fileHandleForReading.availableData
                if data.isEmpty { return nil }
                read += data
            }
        }

        /// Kills the program after a busy loop, and returns the lines that it printed until then.
        func kill(afterSpins spins: Int) -> [String] {
            var count = 0
            while count < spins { count += 1 }
            Foundation.kill(process.processIdentifier, SIGKILL)
            return finish()
        }

        /// Waits until the program ends, and returns the lines that were not read yet.
        func finish() -> [String] {
            var lines: [String] = []
            while let line = line() { lines.append(line) }
            process.waitUntilExit()
            return lines
        }

        /// Closes the program's standard input, and waits until the program exits.
        func endInput() throws {
            try input.fileHandleForWriting.close()
            _ = finish()
        }

        var status: Int32 { process.terminationStatus }
    }

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func startServer(_ port: Int) throws -> (program: Program, url: String) {
        let program = try Program(
            "engawa-backend",
            ["--sync", "--until-input-ends", "--port", "\(port)", "--database", folder.file("server.sqlite").path])
        return (program, try #require(program.line()))
    }

    private func startApp(_ url: String, from number: Int, count: Int? = nil) throws -> Program {
        try Program(
            "SyncCrashProbe",
            [url, folder.file("app").path, "\(number)"] + (count.map { ["\($0)"] } ?? []))
    }

    @Test func `messages arrive exactly once although the app and the server are killed`() throws {
        let count: Int = ProcessInfo.processInfo.environment["ENGAWA_SYNC_KILLS"].flatMap { Int($0) } ?? 3
        var random = SplitMix64(seed: 18)
        try FileManager.default.createDirectory(at: folder.file("app"), withIntermediateDirectories: true)
        var (server, url): (Program, String) = try startServer(0)
        let port: Int = try #require(URL(string: url)?.port)
        var accepted: [Int] = []
        // An app that is killed may have stored a message without printing its number. The next app skips that number.
        func note(_ lines: [String]) { accepted += lines.compactMap { Int($0) } }
        for _ in 0..<count {
            let app: Program = try startApp(url, from: (accepted.max() ?? 0) + 2)
            for _ in 0..<Int.random(in: 1...4, using: &random) { note([app.line() ?? ""]) }
            _ = server.kill(afterSpins: Int.random(in: 0...300_000, using: &random))
            for _ in 0..<Int.random(in: 0...2, using: &random) { note([app.line() ?? ""]) }
            (server, url) = try startServer(port)
            for _ in 0..<Int.random(in: 0...4, using: &random) { note([app.line() ?? ""]) }
            note(app.kill(afterSpins: Int.random(in: 0...300_000, using: &random)))
        }
        let last: Program = try startApp(url, from: (accepted.max() ?? 0) + 2, count: 1)
        note(last.finish())
        expect(last.status, equals: 0)
        let arrived: [Int] = try messages(at: url)
        // A message may have been stored before its number was printed.
        expect(Set(accepted).isSubset(of: arrived))
        expect(Set(arrived).count, equals: arrived.count)
        expect(accepted.count, isGreaterThan: 2 * count)
        _ = server.kill(afterSpins: 0)
    }

    @Test func `messages arrive exactly once although the app, servers and PostgreSQL are killed`() throws {
        let count: Int = ProcessInfo.processInfo.environment["ENGAWA_SYNC_KILLS"].flatMap { Int($0) } ?? 3
        var random = SplitMix64(seed: 19)
        try FileManager.default.createDirectory(at: folder.file("app"), withIntermediateDirectories: true)
        let servers: Program = try startServers()
        let url: String = try #require(servers.line())
        var accepted: [Int] = []
        func note(_ lines: [String]) { accepted += lines.compactMap { Int($0) } }
        for _ in 0..<count {
            let app: Program = try startApp(url, from: (accepted.max() ?? 0) + 2)
            for _ in 0..<Int.random(in: 1...4, using: &random) { note([app.line() ?? ""]) }
            // The database and a server are killed in random order, sometimes one immediately after the other.
            let server = "server-\(Int.random(in: 1...3, using: &random)).pid"
            let victims = [(server, "engawa-backend"), ("postgres/data/postmaster.pid", "postgres")]
            for (file, program) in victims.shuffled(using: &random) {
                try kill(program, in: folder.file("servers").appending(path: file))
                for _ in 0..<Int.random(in: 0...3, using: &random) { note([app.line() ?? ""]) }
            }
            note(app.kill(afterSpins: Int.random(in: 0...300_000, using: &random)))
        }
        let last: Program = try startApp(url, from: (accepted.max() ?? 0) + 2, count: 1)
        note(last.finish())
        expect(last.status, equals: 0)
        let arrived: [Int] = try messages(at: url)
        expect(Set(accepted).isSubset(of: arrived))
        expect(Set(arrived).count, equals: arrived.count)
        expect(accepted.count, isGreaterThan: count)
        try servers.endInput()
        expect(servers.status, equals: 0)
    }

    @Test func `servers that exit during the restart of another server are also restarted`() throws {
        let servers: Program = try startServers()
        _ = try #require(servers.line())
        for _ in 0..<3 {
            for number in [1, 2, 3, 1] {
                try kill("engawa-backend", in: folder.file("servers").appending(path: "server-\(number).pid"))
            }
        }
        try servers.endInput()
        expect(servers.status, equals: 0)
    }

    /// Starts three servers behind one address, with PostgreSQL.
    private func startServers() throws -> Program {
        let root: URL = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return try Program(
            at: root.appending(path: "Scripts/sync-servers"),
            [
                "--port", "\(try freePort())", "--folder", folder.file("servers").path,
                "--program", Program.built("engawa-backend").path,
            ])
    }

    /// An error that indicates that a program was not restarted.
    private struct Missing: Error {
        let program: String
    }

    /// Waits until the first line of a file contains the process identifier of a running program, and kills the
    /// program.
    ///
    /// The system does not notify a process when a process that is not its child starts, so the method reads `/proc`
    /// repeatedly.
    private func kill(_ program: String, in file: URL) throws {
        let end: ContinuousClock.Instant = .now + .seconds(30)
        while ContinuousClock.now < end {
            guard let line = try? String(contentsOf: file, encoding: .utf8).split(separator: "\n").first,
                let process = Int32(line),
                // A process that was killed has no executable.
                let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/exe"),
                path.hasSuffix("/" + program)
            else { continue }
            guard Foundation.kill(process, SIGKILL) == 0 else { continue }
            // The file contains the identifier of the killed process until the next process starts.
            while FileManager.default.fileExists(atPath: "/proc/\(process)/exe") {}
            return
        }
        throw Missing(program: program)
    }

    /// Returns a port of the loopback interface that is not in use.
    private func freePort() throws -> UInt16 {
        let file: Int32 = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(file) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let status: Int32 = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(file, pointer, size) == 0 ? getsockname(file, pointer, &size) : -1
            }
        }
        try #require(status == 0)
        return UInt16(bigEndian: address.sin_port)
    }

    /// Returns the numbers of the messages that Bo receives.
    private func messages(at url: String) throws -> [Int] {
        let welcome = try send(url + "/sync/sessions", nil, #"{"email":"bo@example.org","password":"bo-password"}"#)
        let token: String = try #require(welcome["token"] as? String)
        var numbers: [Int] = []
        for conversation in 1...3 {
            var next: String? = ""
            while let before = next {
                let query: String = before.isEmpty ? "" : "&before=\(before)"
                let page = try send("\(url)/sync/conversations/\(conversation)/messages?limit=200\(query)", token, nil)
                let items = page["items"] as? [[String: Any]] ?? []
                numbers += items.compactMap { ($0["text"] as? String)?.split(separator: " ") }
                    .compactMap { $0.first == "message" ? $0.last.flatMap { Int($0) } : nil }
                next = page["next"] as? String
            }
        }
        return numbers
    }

    private func send(_ url: String, _ token: String?, _ body: String?) throws -> [String: Any] {
        let url: URL = try #require(URL(string: url))
        let path: String = url.path + (url.query.map { "?\($0)" } ?? "")
        let response = try RawClient.request(
            body == nil ? "GET" : "POST", path, port: try #require(url.port), token: token, json: body)
        return try JSONSerialization.jsonObject(with: Data(response.body.utf8)) as? [String: Any] ?? [:]
    }
}
