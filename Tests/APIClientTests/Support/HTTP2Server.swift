import Foundation

/// A minimal HTTP/2 server. It waits for a number of requests on one connection, then responds to them in reverse
/// order, each with the number of its stream. It uses TLS, because the TLS handshake negotiates HTTP/2.
final class HTTP2Server: Sendable {
    private let server: SocketServer

    init(answeringEvery batch: Int) throws {
        let security = try ServerSecurity(.trusted, protocol: "h2")
        server = try SocketServer { connection in
            // OpenSSL does not suppress the SIGPIPE of a write after the client has closed the connection.
            var signals = sigset_t()
            sigemptyset(&signals)
            sigaddset(&signals, SIGPIPE)
            pthread_sigmask(SIG_BLOCK, &signals, nil)
            if let connection = security.accept(connection) { HTTP2Server.serve(connection, answeringEvery: batch) }
        }
    }

    var port: UInt16 { server.port }

    var connectionCount: Int { server.connectionCount }

    func stop() { server.stop() }

    // MARK: Frames

    private static func serve(_ connection: ServerSecurity.Connection, answeringEvery batch: Int) {
        guard read(24, from: connection) == Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8) else { return }
        let settings: UInt8 = 4
        send(type: settings, flags: 0, stream: 0, [], on: connection)
        var waiting: [UInt32] = []
        while let head = read(9, from: connection) {
            let count: Int = Int(head[0]) << 16 | Int(head[1]) << 8 | Int(head[2])
            guard count == 0 || read(count, from: connection) != nil else { return }
            let stream: UInt32 = head[5..<9].reduce(0) { $0 << 8 | UInt32($1) }
            switch (head[3], head[4]) {
            case (settings, 0): send(type: settings, flags: 1, stream: 0, [], on: connection)
            case (1, _): waiting.append(stream)
            default: break
            }
            guard waiting.count == batch else { continue }
            for stream in waiting.reversed() {
                // 0x88 is ":status: 200" in HPACK's table.
                send(type: 1, flags: 4, stream: stream, [0x88], on: connection)
                send(type: 0, flags: 1, stream: stream, Array("\(stream)".utf8), on: connection)
            }
            waiting.removeAll()
        }
    }

    private static func send(
        type: UInt8, flags: UInt8, stream: UInt32, _ body: [UInt8], on connection: ServerSecurity.Connection
    ) {
        let count: Int = body.count
        var frame: [UInt8] = [UInt8(count >> 16), UInt8(count >> 8 & 255), UInt8(count & 255), type, flags]
        frame += (0..<4).reversed().map { UInt8(truncatingIfNeeded: stream >> ($0 * 8)) }
        frame += body
        connection.write(frame)
    }

    private static func read(_ count: Int, from connection: ServerSecurity.Connection) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var done = 0
        while done < count {
            let found: Int = bytes[done...].withUnsafeMutableBytes { connection.read(into: $0) }
            guard found > 0 else { return nil }
            done += found
        }
        return bytes
    }
}
