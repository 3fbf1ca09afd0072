/// The head of an answer, put together of its lines as they come.
struct ResponseHead {
    /// The fields by their names in lower case. Repeated ones are joined by commas.
    private(set) var fields: [String: String] = [:]
    /// What each `Set-Cookie` says.
    private(set) var cookies: [String] = []
    /// Whether all of it came. An answer that only tells that another will come (1xx) does not count.
    private(set) var isComplete = false
    private var isInterim = false

    /// How many fields most heads have at most, so that they are put together without being moved.
    private static let usualCount = 16

    /// Adds a line of the head, or of what follows the body.
    mutating func add(_ line: UnsafeRawBufferPointer) {
        if line.first == UInt8(ascii: "H"), line.starts(with: "HTTP/".utf8) { return begin(line) }
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else {
            if line.allSatisfy(ResponseHead.isSpace) { isComplete = !isInterim }
            return
        }
        let name: String = ResponseHead.lowercased(UnsafeRawBufferPointer(rebasing: line[..<colon]))
        let value: String = ResponseHead.trimmed(UnsafeRawBufferPointer(rebasing: line[(colon + 1)...]))
        // What follows the body sets none (RFC 9110, 6.5.1).
        if name == "set-cookie", !isComplete { cookies.append(value) }
        if let earlier = fields.updateValue(value, forKey: name) { fields[name] = earlier + ", " + value }
    }

    /// A head begins, after one that only told that another would come.
    private mutating func begin(_ line: UnsafeRawBufferPointer) {
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
        return String(decoding: UnsafeRawBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
