import Foundation
import Synchronization

/// A server that answers byte for byte what a test gives it, and hangs up after each answer.
///
/// A request may be answered well before: so the rest of a download, the place that a redirect names, and the question
/// whether something still holds meet the hostile answer too.
final class HostilePeer: Sendable {
    /// What comes before the hostile answer.
    enum Opening: Sendable {
        /// Nothing: the first request meets it.
        case none
        /// Half of a body, which may be continued.
        case half
        /// A redirect to the same server.
        case redirect
        /// A whole answer that the server has to be asked about before it is used again.
        case kept

        fileprivate var answer: String? {
            switch self {
            case .none: nil
            case .half:
                "HTTP/1.1 200 OK\r\nETag: \"1\"\r\nContent-Length: 1000\r\n\r\n" + String(repeating: "x", count: 400)
            case .redirect: "HTTP/1.1 307 There\r\nLocation: /there\r\nContent-Length: 0\r\n\r\n"
            case .kept: "HTTP/1.1 200 OK\r\nETag: \"1\"\r\nCache-Control: no-cache\r\nContent-Length: 2\r\n\r\n[]"
            }
        }
    }

    /// What is said next, on which thread whatsoever.
    private final class Script: Sendable {
        private struct State {
            var opening: String?
            var answer: [UInt8] = []
        }

        private let state = Mutex(State())

        func set(_ opening: Opening, _ answer: [UInt8]) {
            state.withLock { $0 = State(opening: opening.answer, answer: answer) }
        }

        func next() -> [UInt8] {
            state.withLock { state in
                defer { state.opening = nil }
                return state.opening.map { Array($0.utf8) } ?? state.answer
            }
        }
    }

    private let script: Script
    private let server: SocketServer

    init() throws {
        let script = Script()
        self.script = script
        server = try SocketServer { connection in
            guard SocketServer.head(from: connection) != nil else { return }
            guard HostilePeer.send(script.next(), to: connection) else { return }
            // What the client still sends is read, or the system would take back what was said.
            shutdown(connection, Int32(SHUT_WR))
            _ = SocketServer.skip(.max, from: connection)
        }
    }

    var url: URL { server.url }

    func stop() { server.stop() }

    /// Answers `answer` from now on, once the opening was said.
    func say(_ answer: [UInt8], after opening: Opening) {
        script.set(opening, answer)
    }

    /// Sends all bytes; false if the client hung up.
    private static func send(_ bytes: [UInt8], to connection: Int32) -> Bool {
        var done = 0
        while done < bytes.count {
            let sent: Int = bytes[done...].withUnsafeBytes {
                Foundation.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard sent > 0 else { return false }
            done += sent
        }
        return true
    }
}
