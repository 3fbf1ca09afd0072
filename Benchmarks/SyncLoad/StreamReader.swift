import Foundation

/// The stream of events for one client.
final class StreamReader {
    let connection: LoadConnection
    /// The numbers of the messages that have arrived at least once.
    private(set) var found: Set<Int> = []
    private(set) var duplicates = 0
    private(set) var hasBegun = false
    private var lastEvent = 0

    init(port: UInt16, token: String) throws {
        connection = try LoadConnection(port: port)
        try connection.send(
            "GET /sync/events HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer \(token)\r\n\r\n")
    }

    /// Reads the available bytes, and calls `body` with the number of each message that has not arrived before.
    ///
    /// The lines of the response's head and the lines with chunk sizes are skipped: none of them begins like a field of
    /// an event.
    func read(_ body: (Int) -> Void) throws {
        try connection.receive()
        while let line = connection.line() {
            if line.starts(with: StreamReader.idPrefix) {
                let id: Int = StreamReader.number(line.dropFirst(StreamReader.idPrefix.count))
                if id < lastEvent { duplicates += 1 }
                lastEvent = id
            } else if line.starts(with: StreamReader.dataPrefix) {
                hasBegun = true
                guard let number = StreamReader.messageNumber(in: line) else { continue }
                if found.insert(number).inserted { body(number) } else { duplicates += 1 }
            }
        }
    }

    private static let idPrefix = Array("id: ".utf8)
    private static let dataPrefix = Array("data: ".utf8)
    private static let field = Array(#""client_id":"m"#.utf8)

    private static func number(_ digits: ArraySlice<UInt8>) -> Int {
        digits.prefix { (48...57).contains($0) }.reduce(0) { $0 * 10 + Int($1) - 48 }
    }

    /// Returns the number of the message in an event; nil if the event contains no message.
    private static func messageNumber(in line: ArraySlice<UInt8>) -> Int? {
        var index: Int = line.startIndex
        while index + field.count < line.endIndex {
            if line[index] == field[0], line[index...].starts(with: field) {
                return number(line[(index + field.count)...])
            }
            index += 1
        }
        return nil
    }
}
