import Foundation
import TestSupport

/// A nonblocking connection to a server.
final class LoadConnection {
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    let file: Int32
    /// The received bytes. The bytes before `start` have already been used.
    private(set) var bytes: [UInt8] = []
    /// The index in `bytes` of the first byte that has not been used.
    private var start = 0

    init(port: UInt16) throws {
        file = try connectToLoopback(port: port)
        _ = fcntl(file, F_SETFL, O_NONBLOCK)
    }

    deinit { close(file) }

    func send(_ text: String) throws {
        let bytes = Array(text.utf8)
        let count: Int = Glibc.send(file, bytes, bytes.count, Int32(MSG_NOSIGNAL))
        guard count == bytes.count else { throw Failure(description: "A request could not be sent.") }
    }

    /// Receives the available bytes.
    func receive() throws {
        let capacity = 64 << 10
        if start > 0 {
            bytes.removeFirst(start)
            start = 0
        }
        while true {
            var count = 0
            var error: Int32 = 0
            let old: Int = bytes.count
            bytes.reserveCapacity(old + capacity)
            let piece = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, filled in
                count = recv(file, buffer.baseAddress, capacity, 0)
                error = errno
                filled = max(0, count)
            }
            bytes += piece
            if count == 0 { throw Failure(description: "The server has closed a connection.") }
            if count < 0, error != EAGAIN, error != EINTR {
                throw Failure(description: "A response could not be received: \(String(cString: strerror(error))).")
            }
            if count < capacity { return }
        }
    }

    /// Removes and returns the next line without its line feed; nil if none is complete.
    func line() -> ArraySlice<UInt8>? {
        guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        defer { start = end + 1 }
        return bytes[start..<end]
    }

    /// Removes and returns a number of bytes; nil if they have not arrived.
    func take(_ count: Int) -> ArraySlice<UInt8>? {
        guard bytes.count - start >= count else { return nil }
        defer { start += count }
        return bytes[start..<start + count]
    }
}
