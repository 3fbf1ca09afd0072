/// The head of a response, assembled from its lines as they are received.
package struct ResponseHead {
    /// The header fields by lowercase name. The values of repeated fields are joined by commas.
    package private(set) var fields: [String: String] = [:]
    /// The values of the `Set-Cookie` fields.
    package private(set) var cookies: [String] = []
    /// Whether the head of the final response is complete. Interim responses (1xx) do not count.
    private(set) var isComplete = false
    private var isInterim = false
    /// Whether the next line is a status line.
    private var isAtBeginning = true
    /// The number of bytes received, including interim responses and trailers.
    private var count = 0

    /// The maximum size of all lines together, in bytes.
    static let limit = 256 << 10

    /// The number of fields for which memory is reserved. Most heads have at most this number.
    private static let usualCount = 16

    package init() {}

    /// Adds a line of the head or of the trailers. Returns false if all lines together are too long.
    package mutating func add(_ line: UnsafeRawBufferPointer) -> Bool {
        count += line.count
        guard count <= ResponseHead.limit else { return false }
        // Trailers are not merged into the head (RFC 9110, 6.5.1).
        guard !isComplete else { return true }
        if isAtBeginning {
            begin(line)
        } else if let colon = line.firstIndex(of: UInt8(ascii: ":")) {
            addField(line, colon)
        } else if line.allSatisfy(ResponseHead.isSpace) {
            isComplete = !isInterim
            isAtBeginning = true
        }
        return true
    }

    private mutating func addField(_ line: UnsafeRawBufferPointer, _ colon: Int) {
        let name: String = ResponseHead.lowercased(UnsafeRawBufferPointer(rebasing: line[..<colon]))
        let value: String = ResponseHead.trimmed(UnsafeRawBufferPointer(rebasing: line[(colon + 1)...]))
        if name == "set-cookie" { cookies.append(value) }
        if let earlier = fields.updateValue(value, forKey: name) { fields[name] = earlier + ", " + value }
    }

    /// Begins a head: the first head, or the head after an interim response.
    private mutating func begin(_ line: UnsafeRawBufferPointer) {
        isAtBeginning = false
        fields.removeAll()
        fields.reserveCapacity(ResponseHead.usualCount)
        cookies.removeAll()
        // The first digit of the status, as in `HTTP/1.1 103 Early Hints`.
        isInterim = line.drop { $0 != UInt8(ascii: " ") }.dropFirst().first == UInt8(ascii: "1")
    }

    /// Returns an ASCII name in lower case.
    private static func lowercased(_ bytes: UnsafeRawBufferPointer) -> String {
        String(unsafeUninitializedCapacity: bytes.count) { text in
            for (index, byte) in bytes.enumerated() {
                text[index] = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
            }
            return bytes.count
        }
    }

    /// Returns the text of `bytes` without surrounding white space.
    private static func trimmed(_ bytes: UnsafeRawBufferPointer) -> String {
        var (start, end): (Int, Int) = (0, bytes.count)
        while start < end, isSpace(bytes[start]) { start += 1 }
        while start < end, isSpace(bytes[end - 1]) { end -= 1 }
        let value = UnsafeRawBufferPointer(rebasing: bytes[start..<end])
        // Characters that end a line become spaces, in case the value is sent back to a server (RFC 9110, 5.5).
        guard value.contains(where: HTTPRequest.endsLine) else { return String(decoding: value, as: UTF8.self) }
        return String(decoding: value.map { HTTPRequest.endsLine($0) ? 0x20 : $0 }, as: UTF8.self)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
