import Foundation

/// A connection to the loopback interface for sending arbitrary bytes.
package final class RawClient {
    private let socket: Int32

    package init(port: Int) throws {
        socket = try connectToLoopback(port: UInt16(port))
    }

    deinit { close(socket) }

    /// Sends a head and a body, and returns the whole response. Appends `Connection: close` and an empty line to the
    /// head.
    package func ask(_ head: String, body: String = "") throws -> String {
        try send(head + "Connection: close\r\n\r\n" + body)
        return readToEnd()
    }

    package func send(_ text: String) throws {
        let bytes: [UInt8] = Array(text.utf8)
        // With MSG_NOSIGNAL, sending to a closed connection returns an error instead of raising SIGPIPE.
        guard Glibc.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count else {
            throw POSIXError(.EPIPE)
        }
    }

    /// Sends bytes until the server closes the connection or `limit` bytes were sent, and returns the number of bytes.
    ///
    /// - Parameter interval: The time to wait after each piece, in milliseconds.
    package func flood(_ piece: [UInt8], limit: Int, interval: Int32 = 0) -> Int {
        var sent = 0
        while sent < limit {
            let count: Int = Glibc.send(socket, piece, piece.count, Int32(MSG_NOSIGNAL))
            guard count > 0 else { break }
            sent += count
            // `poll` reports errors even if no events are requested.
            var change = pollfd(fd: socket, events: 0, revents: 0)
            guard poll(&change, 1, interval) == 0 else { break }
        }
        return sent
    }

    /// Returns all bytes until the server closes the connection.
    package func readToEnd() -> String {
        var answer: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count: Int = recv(socket, &buffer, buffer.count, 0)
            guard count > 0 else { return String(decoding: answer, as: UTF8.self) }
            answer += buffer[..<count]
        }
    }
}
