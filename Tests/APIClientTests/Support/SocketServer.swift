import Dispatch
import Foundation
import HostClock
import Synchronization

/// A server on the loopback interface whose connections a test handles byte by byte.
final class SocketServer: Sendable {
    private struct State {
        var connections = 0
        var open: [Int32] = []
    }

    private let state = Mutex(State())
    let port: UInt16

    /// Starts a server.
    ///
    /// - Parameters:
    ///   - receiveBuffer: The approximate size of the system's receive buffer, in bytes; nil for the system's
    ///     default.
    ///   - serve: Handles a connection, on a separate thread. The connection is closed when the closure returns.
    init(receiveBuffer: Int32? = nil, serve: @escaping @Sendable (Int32) -> Void) throws {
        let listener: Int32 = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        if var receiveBuffer {
            setsockopt(listener, SOL_SOCKET, SO_RCVBUF, &receiveBuffer, socklen_t(MemoryLayout<Int32>.size))
        }
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
        Ledger.shared.addServer(port: port)
        Thread.detachNewThread { [self] in
            while case let connection = accept(listener, nil, nil), connection >= 0 {
                state.withLock { state in
                    state.connections += 1
                    state.open.append(connection)
                }
                Thread.detachNewThread { [self] in
                    serve(connection)
                    finish(connection)
                }
            }
            Ledger.shared.removeServer(port: port)
            finish(listener)
        }
    }

    /// Closes a descriptor. Its number may be reused afterward.
    private func finish(_ descriptor: Int32) {
        state.withLock { state in
            state.open.removeAll { $0 == descriptor }
            close(descriptor)
        }
    }

    var connectionCount: Int { state.withLock { $0.connections } }

    var url: URL { URL(string: "http://127.0.0.1:\(port)")! }

    func stop() {
        state.withLock { state in
            for descriptor in state.open { shutdown(descriptor, Int32(SHUT_RDWR)) }
        }
    }

    // MARK: HTTP

    /// Reads the head of a request from a connection; nil if it is incomplete.
    static func head(from connection: Int32) -> String? {
        var head: [UInt8] = []
        var byte: UInt8 = 0
        while !head.suffix(4).elementsEqual("\r\n\r\n".utf8) {
            guard recv(connection, &byte, 1, 0) == 1 else { return nil }
            head.append(byte)
        }
        return String(decoding: head, as: UTF8.self)
    }

    /// Reads a number of bytes from a connection and returns the number received.
    static func skip(_ count: Int, from connection: Int32) -> Int {
        var bytes = [UInt8](repeating: 0, count: 64 << 10)
        var done = 0
        while done < count, case let found = recv(connection, &bytes, min(bytes.count, count - done), 0), found > 0 {
            done += found
        }
        return done
    }

    /// Waits for a signal. While it waits, the request of this connection does not hold virtual time, because tests on
    /// the main thread may use virtual time.
    static func wait(for signal: DispatchSemaphore, on connection: Int32) {
        var address = sockaddr_in()
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isKnown: Bool = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getpeername(connection, $0, &length) == 0 }
        }
        guard isKnown else { return }
        let parking: Parking = Ledger.shared.park(port: UInt16(bigEndian: address.sin_port), for: .infinity) {}
        signal.wait()
        parking.end()
    }

    static func write(_ text: String, to connection: Int32) {
        let bytes: [UInt8] = Array(text.utf8)
        send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }
}
