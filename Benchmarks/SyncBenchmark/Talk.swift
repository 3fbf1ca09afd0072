import Foundation
import SyncServer

/// Messages from one window of Sync to another, with the server in this process.
@MainActor
enum Talk {
    /// Prints the times from sending a message to the frame that shows it, and the times of the server alone, in
    /// milliseconds.
    static func measure() throws {
        let server = try SyncServer(passwords: .minimum, isSeeded: true)
        let url: URL = try server.start()
        defer { server.stop() }
        let folder = FileManager.default.temporaryDirectory.appending(path: "engawa-talk-\(getpid())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let writer = try Window("--write", as: "ada", url, folder)
        let reader = try Window("--read", as: "bo", url, folder)
        try writer.waitUntilReady()
        try reader.waitUntilReady()
        var alone: [Double] = try serverTimes(url, first: 0, count: TalkWindow.count / 2)
        for window in [reader, writer] { window.begin() }
        let last: Int = TalkWindow.warmUp + TalkWindow.count
        let sent: [Int: Double] = try writer.times(to: last)
        let shown: [Int: Double] = try reader.times(to: last)
        alone += try serverTimes(url, first: alone.count, count: TalkWindow.count / 2)
        let delays: [Double] = try (TalkWindow.warmUp + 1...last).map { number in
            // A frame can show several messages for the first time.
            guard let start = sent[number], let end = (number...last).lazy.compactMap({ shown[$0] }).first else {
                throw BenchmarkError("Message \(number) did not arrive.")
            }
            return end - start
        }
        printFigure("server, median", alone.quantile(0.5))
        printFigure("server, 99th percentile", alone.quantile(0.99))
        printFigure("frame, median", delays.quantile(0.5))
        printFigure("frame, 99th percentile", delays.quantile(0.99))
    }

    // MARK: The server alone

    /// Returns the times from sending the request for a message to receiving its event, in a conversation that no app
    /// shows.
    private static func serverTimes(_ url: URL, first: Int, count: Int) throws -> [Double] {
        let (writer, reader): (RawPeer, RawPeer) = (try RawPeer(url), try RawPeer(url))
        let (chiyo, haruki): (Session, Session) = (try Session("chiyo", writer), try Session("haruki", reader))
        let talk: [String: Any] = try writer.response(
            to: "POST /sync/conversations", token: chiyo.token, body: "{\"members\":[\(haruki.account)]}")
        guard let id = talk["id"] as? Int else { throw BenchmarkError("The conversation did not begin.") }
        try reader.send("GET /sync/events", token: haruki.token)
        try reader.read(until: "begin")
        return try (first..<first + count).map { number in
            let text = "Raw message \(number)."
            let body = "{\"client_id\":\"raw-\(number)\",\"text\":\"\(text)\"}"
            let start: Double = Clock.now
            try writer.send("POST /sync/conversations/\(id)/messages", token: chiyo.token, body: body)
            try reader.read(until: text)
            let time: Double = Clock.now - start
            try writer.read(until: text)
            // A pause, so that the measurements do not overlap.
            usleep(5_000)
            return time
        }
    }

    /// A seeded account that is signed in.
    private struct Session {
        let token: String
        let account: Int

        init(_ login: String, _ peer: RawPeer) throws {
            let welcome: [String: Any] = try peer.response(
                to: "POST /sync/sessions",
                body: "{\"email\":\"\(login)@example.org\",\"password\":\"\(login)-password\"}")
            guard let token = welcome["token"] as? String, let account = welcome["account"] as? [String: Any],
                let id = account["id"] as? Int
            else { throw BenchmarkError("\(login) could not sign in.") }
            (self.token, self.account) = (token, id)
        }
    }
}

extension Talk {
    /// A window of Sync in a separate process.
    private final class Window {
        private let process = Process()
        private let input = Pipe()
        private let output = Pipe()
        private var rest = Data()

        init(_ role: String, as name: String, _ server: URL, _ folder: URL) throws {
            process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
            process.arguments = [role]
            process.environment = ProcessInfo.processInfo.environment.merging([
                "SYNC_URL": server.absoluteString, "SYNC_AS": name, "SYNC_STORE": folder.path,
            ]) { $1 }
            process.standardInput = input
            process.standardOutput = output
            try process.run()
        }

        deinit {
            try? input.fileHandleForWriting.close()
            process.waitUntilExit()
        }

        func waitUntilReady() throws {
            guard try line() == "ready" else { throw BenchmarkError("A window of Sync did not open.") }
        }

        func begin() { input.fileHandleForWriting.write(Data("begin\n".utf8)) }

        /// Reads the times of messages up to the message with the number `last`.
        func times(to last: Int) throws -> [Int: Double] {
            var times: [Int: Double] = [:]
            while times[last] == nil {
                let columns: [Substring] = try line().split(separator: "\t")
                guard columns.count == 2, let number = Int(columns[0]), let time = Double(columns[1]) else {
                    throw BenchmarkError("A window of Sync printed “\(columns.joined(separator: " "))”.")
                }
                times[number] = time
            }
            return times
        }

        private func line() throws -> String {
            while true {
                if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                    defer { rest.removeSubrange(...end) }
                    return String(decoding: rest[..<end], as: UTF8.self)
                }
                let data: Data = output.fileHandleForReading.availableData
                guard !data.isEmpty else { throw BenchmarkError("A window of Sync ended.") }
                rest += data
            }
        }
    }
}
