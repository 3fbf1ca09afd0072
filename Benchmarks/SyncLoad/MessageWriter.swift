import Foundation

/// A connection that sends one message at a time.
final class MessageWriter {
    let connection: LoadConnection
    /// Whether the response to the last message is pending.
    private(set) var isWaiting = false
    private var contentLength: Int?
    private var status = 0

    init(port: UInt16) throws {
        connection = try LoadConnection(port: port)
    }

    func send(_ number: Int, conversation: Int64, token: String) throws {
        let body = #"{"client_id":"m\#(number)","text":"Message \#(number) of a measurement, as long as many."}"#
        try connection.send(
            """
            POST /sync/conversations/\(conversation)/messages HTTP/1.1\r
            Host: 127.0.0.1\r
            Authorization: Bearer \(token)\r
            Content-Type: application/json\r
            Content-Length: \(body.utf8.count)\r
            \r
            \(body)
            """)
        isWaiting = true
    }

    /// Reads the available bytes. Returns the status of the response when the response is complete.
    func read() throws -> Int? {
        try connection.receive()
        while contentLength == nil || status == 0 || !isHeadComplete {
            guard let line = connection.line() else { return nil }
            let text: String = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespaces)
                .trimmingCharacters(in: .newlines).lowercased()
            if text.hasPrefix("http/1.1 ") { status = Int(text.dropFirst(9).prefix(3)) ?? 0 }
            if text.hasPrefix("content-length: ") { contentLength = Int(text.dropFirst(16)) }
            if text.isEmpty { isHeadComplete = true }
        }
        guard let contentLength, connection.take(contentLength) != nil else { return nil }
        defer { (self.contentLength, status, isHeadComplete, isWaiting) = (nil, 0, false, false) }
        return status
    }

    private var isHeadComplete = false
}
