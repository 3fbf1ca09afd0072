import Dispatch
import Foundation
import Synchronization

/// A server that responds to each request head with bytes that a test provides, and closes the connection after a
/// response with an incomplete head. If the response to a CONNECT request begins with `HTTP/1.1 200`, the connection
/// becomes a tunnel to the requested port.
final class RawServer: Sendable {
    private final class Log: Sendable {
        let heads = Mutex<[String]>([])
    }

    private let log = Log()
    private let server: SocketServer

    init(_ answer: @escaping @Sendable (_ head: String) -> String) throws {
        server = try SocketServer { [log] connection in
            while let head = SocketServer.head(from: connection) {
                log.heads.withLock { $0.append(head) }
                let answer: String = answer(head)
                SocketServer.write(answer, to: connection)
                if head.hasPrefix("CONNECT "), answer.hasPrefix("HTTP/1.1 200") {
                    return RawServer.tunnel(connection, to: head.split(separator: " ")[1])
                }
                // Close the connection after an incomplete head, so that the client does not wait for the rest.
                guard answer.contains("\r\n\r\n") else { return }
            }
        }
    }

    var url: String { server.url.absoluteString }

    /// The heads of the received requests, in order.
    var heads: [String] { log.heads.withLock { $0 } }

    func stop() {
        server.stop()
    }

    // MARK: Tunnels

    private static func tunnel(_ connection: Int32, to place: Substring) {
        guard let port = place.split(separator: ":").last.flatMap({ UInt16($0) }) else { return }
        let other: Int32 = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(other) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let isConnected: Bool = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(other, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        guard isConnected else { return }
        let isBack = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            RawServer.copy(from: other, to: connection)
            isBack.signal()
        }
        RawServer.copy(from: connection, to: other)
        isBack.wait()
    }

    /// Copies bytes until `from` is closed, then closes `to` for writing.
    private static func copy(from: Int32, to: Int32) {
        var buffer = [UInt8](repeating: 0, count: 16 << 10)
        while case let count = recv(from, &buffer, buffer.count, 0), count > 0 {
            var done = 0
            while done < count {
                let sent: Int = buffer[done..<count].withUnsafeBytes {
                    send(to, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
                }
                guard sent > 0 else { break }
                done += sent
            }
        }
        shutdown(to, Int32(SHUT_WR))
    }
}
