import Dispatch
import Foundation
import Synchronization

/// A server that answers each head of a request with what a test says, byte for byte, on the loopback interface, and
/// hangs up after less than a whole head. Where that begins with `HTTP/1.1 200` and CONNECT was asked for, it becomes a
/// tunnel to the port that was named.
final class RawServer: Sendable {
    private struct State {
        var heads: [String] = []
        var open: [Int32] = []
    }

    private let state = Mutex(State())
    private let answer: @Sendable (_ head: String) -> String
    let port: UInt16

    init(_ answer: @escaping @Sendable (_ head: String) -> String) throws {
        self.answer = answer
        let listener: Int32 = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address: sockaddr_in = RawServer.address(port: 0)
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
                state.withLock { $0.open.append(connection) }
                Thread.detachNewThread { [self] in
                    serve(connection)
                    finish(connection)
                }
            }
            finish(listener)
        }
    }

    var url: String { "http://127.0.0.1:\(port)" }

    /// The heads of the requests that came, in order.
    var heads: [String] { state.withLock { $0.heads } }

    func stop() {
        state.withLock { state in
            for descriptor in state.open { shutdown(descriptor, Int32(SHUT_RDWR)) }
        }
    }

    private static func address(port: UInt16) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return address
    }

    /// Closes a descriptor, whose number may be another's from then on.
    private func finish(_ descriptor: Int32) {
        state.withLock { state in
            state.open.removeAll { $0 == descriptor }
            close(descriptor)
        }
    }

    // MARK: One connection

    private func serve(_ connection: Int32) {
        while let head = readHead(connection) {
            state.withLock { $0.heads.append(head) }
            let answer: String = answer(head)
            RawServer.write(Array(answer.utf8), to: connection)
            if head.hasPrefix("CONNECT "), answer.hasPrefix("HTTP/1.1 200") {
                return tunnel(connection, to: head.split(separator: " ")[1])
            }
            // Nobody waits for the rest of a head that has none.
            guard answer.contains("\r\n\r\n") else { return }
        }
    }

    private func readHead(_ connection: Int32) -> String? {
        var head: [UInt8] = []
        var byte: UInt8 = 0
        while !head.suffix(4).elementsEqual("\r\n\r\n".utf8) {
            guard read(connection, &byte, 1) == 1 else { return nil }
            head.append(byte)
        }
        return String(decoding: head, as: UTF8.self)
    }

    private func tunnel(_ connection: Int32, to place: Substring) {
        guard let port = place.split(separator: ":").last.flatMap({ UInt16($0) }) else { return }
        let other: Int32 = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address: sockaddr_in = RawServer.address(port: port)
        let isConnected: Bool = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(other, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        guard isConnected else {
            close(other)
            return
        }
        let isBack = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            RawServer.copy(from: other, to: connection)
            isBack.signal()
        }
        RawServer.copy(from: connection, to: other)
        isBack.wait()
        close(other)
    }

    /// Copies until either side hangs up, then hangs up the other.
    private static func copy(from: Int32, to: Int32) {
        var buffer = [UInt8](repeating: 0, count: 16 << 10)
        while case let count = read(from, &buffer, buffer.count), count > 0 { write(Array(buffer[..<count]), to: to) }
        shutdown(to, Int32(SHUT_WR))
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) {
        var done = 0
        while done < bytes.count {
            // Whoever hung up hears nothing; the process is told by no signal.
            let count: Int = bytes[done...].withUnsafeBytes {
                send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return }
            done += count
        }
    }
}
