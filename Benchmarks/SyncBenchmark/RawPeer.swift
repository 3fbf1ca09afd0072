import Foundation
import TestSupport

/// A member of a conversation who has no app, only a connection to the server with blocking calls.
final class RawPeer {
    private let descriptor: Int32
    private let port: UInt16

    init(_ server: URL) throws {
        port = UInt16(server.port ?? 0)
        descriptor = try connectToLoopback(port: port)
    }

    deinit { close(descriptor) }

    /// Sends a request without waiting for the response.
    func send(_ line: String, token: String?, body: String = "") throws {
        var request = "\(line) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Length: \(body.utf8.count)\r\n"
        if let token { request += "Authorization: Bearer \(token)\r\n" }
        if !body.isEmpty { request += "Content-Type: application/json\r\n" }
        let bytes = Array((request + "\r\n" + body).utf8)
        guard write(descriptor, bytes, bytes.count) == bytes.count else {
            throw BenchmarkError("The request \(line) could not be sent.")
        }
    }

    /// Sends a request, and returns the object in the response.
    func response(to line: String, token: String? = nil, body: String = "") throws -> [String: Any] {
        try send(line, token: token, body: body)
        var received: Data = try read(until: "\r\n\r\n")
        let head: Range<Data.Index> = received.range(of: Data("\r\n\r\n".utf8)) ?? received.startIndex..<0
        let lines: [String] = String(decoding: received[..<head.lowerBound], as: UTF8.self).lowercased()
            .components(separatedBy: "\r\n")
        let length: Int? = lines.first { $0.hasPrefix("content-length:") }.flatMap {
            Int($0.dropFirst(15).trimmingCharacters(in: .whitespaces))
        }
        received.removeSubrange(..<head.upperBound)
        while received.count < length ?? 0 { received += try chunk() }
        guard let object = try JSONSerialization.jsonObject(with: received) as? [String: Any] else {
            throw BenchmarkError("The response to \(line) is not a JSON object.")
        }
        return object
    }

    /// Reads until the bytes contain a string, and returns them.
    @discardableResult
    func read(until text: String) throws -> Data {
        let end = Data(text.utf8)
        var received = Data()
        while received.range(of: end) == nil { received += try chunk() }
        return received
    }

    private func chunk() throws -> Data {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count: Int = Glibc.read(descriptor, &bytes, bytes.count)
        guard count > 0 else { throw BenchmarkError("The server closed a connection.") }
        return Data(bytes[..<count])
    }
}
