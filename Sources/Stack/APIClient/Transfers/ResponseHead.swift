/// The head of an answer, put together of its lines as they come.
struct ResponseHead {
    /// The fields by their names in lower case. Repeated ones are joined by commas.
    private(set) var fields: [String: String] = [:]
    /// What each `Set-Cookie` says.
    private(set) var cookies: [String] = []

    /// How many fields most heads have at most, so that they are put together without being moved.
    private static let usualCount = 16

    /// Adds a line of the head, or of what follows the body.
    mutating func add(_ line: UnsafeRawBufferPointer) {
        if line.first == UInt8(ascii: "H"), line.starts(with: "HTTP/".utf8) { return begin() }
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return }
        let name: String = ResponseHead.lowercased(UnsafeRawBufferPointer(rebasing: line[..<colon]))
        let value: String = ResponseHead.trimmed(UnsafeRawBufferPointer(rebasing: line[(colon + 1)...]))
        if name == "set-cookie" { cookies.append(value) }
        if let earlier = fields.updateValue(value, forKey: name) { fields[name] = earlier + ", " + value }
    }

    /// A head begins, after one that only told that another would come.
    private mutating func begin() {
        fields.removeAll()
        fields.reserveCapacity(ResponseHead.usualCount)
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
