/// The head of an answer, put together of its lines as they come.
package struct ResponseHead {
    /// The fields by their names in lower case. Repeated ones are joined by commas.
    package private(set) var fields: [String: String] = [:]
    /// What each `Set-Cookie` says.
    package private(set) var cookies: [String] = []
    /// Whether all of it came. An answer that only tells that another will come (1xx) does not count.
    private(set) var isComplete = false
    private var isInterim = false
    /// Whether the next line is a status line.
    private var isAtBeginning = true
    /// How many bytes came, those of interim answers and of what follows the body included.
    private var count = 0

    /// The most bytes of all lines together.
    static let limit = 256 << 10

    /// How many fields most heads have at most, so that they are put together without being moved.
    private static let usualCount = 16

    package init() {}

    /// Adds a line of the head, or of what follows the body; false if all lines together are too long.
    package mutating func add(_ line: UnsafeRawBufferPointer) -> Bool {
        count += line.count
        guard count <= ResponseHead.limit else { return false }
        // What follows the body says nothing of how to read it, and is not merged into the head (RFC 9110, 6.5.1).
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

    /// A head begins: the first, or one after an interim answer.
    private mutating func begin(_ line: UnsafeRawBufferPointer) {
        isAtBeginning = false
        fields.removeAll()
        fields.reserveCapacity(ResponseHead.usualCount)
        cookies.removeAll()
        // The first digit of the status, as in `HTTP/1.1 103 Early Hints`.
        isInterim = line.drop { $0 != UInt8(ascii: " ") }.dropFirst().first == UInt8(ascii: "1")
    }

    /// A name, which is of ASCII, in lower case.
    private static func lowercased(_ bytes: UnsafeRawBufferPointer) -> String {
        String(unsafeUninitializedCapacity: bytes.count) { text in
            for (index, byte) in bytes.enumerated() {
                text[index] = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
            }
            return bytes.count
        }
    }

    /// The text of `bytes` without the white space around it.
    private static func trimmed(_ bytes: UnsafeRawBufferPointer) -> String {
        var (start, end): (Int, Int) = (0, bytes.count)
        while start < end, isSpace(bytes[start]) { start += 1 }
        while start < end, isSpace(bytes[end - 1]) { end -= 1 }
        let value = UnsafeRawBufferPointer(rebasing: bytes[start..<end])
        // What would end a line where the value is sent back becomes a space (RFC 9110, 5.5).
        guard value.contains(where: HTTPRequest.endsLine) else { return String(decoding: value, as: UTF8.self) }
        return String(decoding: value.map { HTTPRequest.endsLine($0) ? 0x20 : $0 }, as: UTF8.self)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
