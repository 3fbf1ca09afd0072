import Foundation
import Synchronization

/// As much of an HTTP/2 server as it takes to see that a client speaks it: it waits for a number of requests on one
/// connection, then answers the last one first, each with the number of its stream. It speaks TLS, by which HTTP/2 is
/// agreed on.
final class HTTP2Server: Sendable {
    private struct State {
        var connections = 0
        var open: [Int32] = []
    }

    private let state = Mutex(State())
    private let batch: Int
    private let security: ServerSecurity
    let port: UInt16

    init(answeringEvery batch: Int) throws {
        self.batch = batch
        security = try ServerSecurity(.trusted, protocol: "h2")
        let listener: Int32 = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound: Bool = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, length) == 0 && listen(listener, 8) == 0 && getsockname(listener, $0, &length) == 0
            }
        }
        guard isBound else { throw NoResult() }
        port = UInt16(bigEndian: address.sin_port)
        state.withLock { $0.open.append(listener) }
        Thread.detachNewThread { [self] in
            while case let connection = accept(listener, nil, nil), connection >= 0 {
                state.withLock { state in
                    state.connections += 1
                    state.open.append(connection)
                }
                Thread.detachNewThread { [self] in serve(connection) }
            }
            finish(listener)
        }
    }

    /// Closes a descriptor, whose number may be another's from then on.
    private func finish(_ descriptor: Int32) {
        state.withLock { state in
            state.open.removeAll { $0 == descriptor }
            close(descriptor)
        }
    }

    var connectionCount: Int { state.withLock { $0.connections } }

    func stop() {
        state.withLock { state in
            for descriptor in state.open { shutdown(descriptor, Int32(SHUT_RDWR)) }
        }
    }

    // MARK: Frames

    private func serve(_ connection: Int32) {
        let descriptor: Int32 = connection
        defer { finish(descriptor) }
        // OpenSSL writes without asking for no signal when the client hung up.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        guard let connection = security.accept(connection) else { return }
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

    private func send(
        type: UInt8, flags: UInt8, stream: UInt32, _ body: [UInt8], on connection: ServerSecurity.Connection
    ) {
        let count: Int = body.count
        var frame: [UInt8] = [UInt8(count >> 16), UInt8(count >> 8 & 255), UInt8(count & 255), type, flags]
        frame += (0..<4).reversed().map { UInt8(truncatingIfNeeded: stream >> ($0 * 8)) }
        frame += body
        connection.write(frame)
    }

    private func read(_ count: Int, from connection: ServerSecurity.Connection) -> [UInt8]? {
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
