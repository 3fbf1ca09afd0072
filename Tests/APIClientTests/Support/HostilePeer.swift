import Foundation
import Synchronization

/// A server that responds with the bytes provided by a test, and closes the connection after each response.
///
/// A valid response may precede the hostile one. The hostile response then answers a request for the rest of a
/// download, a request for the target of a redirect, or a validation.
final class HostilePeer: Sendable {
    /// The response before the hostile one.
    enum Opening: Sendable {
        /// None.
        case none
        /// Part of a body, which can be continued.
        case half
        /// A redirect to the same server.
        case redirect
        /// A whole response that must be validated before it is used again.
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

    /// The next responses. They are set and read on different threads.
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
            // Reads the rest of the client's data. Otherwise the system would reset the connection and drop the
            // response.
            shutdown(connection, Int32(SHUT_WR))
            _ = SocketServer.skip(.max, from: connection)
        }
    }

    var url: URL { server.url }

    func stop() { server.stop() }

    /// Makes the server send the response of `opening` next, and then `answer` to every further request.
    func say(_ answer: [UInt8], after opening: Opening) {
        script.set(opening, answer)
    }

    /// Sends all bytes. Returns false if the client closed the connection.
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
