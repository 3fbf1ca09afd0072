import Foundation

/// URLs that contain data, with the scheme `data` (RFC 2397).
enum DataURL {
    /// Returns the data that a URL contains; nil if it is not valid.
    static func contents(of url: String) -> Data? {
        guard let comma = url.firstIndex(of: ",") else { return nil }
        let bytes: [UInt8] = unescaped(url[url.index(after: comma)...].prefix { $0 != "#" })
        guard url[..<comma].lowercased().hasSuffix(";base64") else { return Data(bytes) }
        return Data(base64Encoded: Data(bytes.filter { !isSpace($0) }))
    }

    /// Returns the bytes of a percent-encoded text. Percent signs without two digits stay.
    private static func unescaped(_ text: Substring) -> [UInt8] {
        let source = Array(text.utf8)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(source.count)
        var index = 0
        while index < source.count {
            if source[index] == UInt8(ascii: "%"), index + 2 < source.count, let high = digit(source[index + 1]),
                let low = digit(source[index + 2])
            {
                bytes.append(high << 4 | low)
                index += 3
            } else {
                bytes.append(source[index])
                index += 1
            }
        }
        return bytes
    }

    private static func digit(_ character: UInt8) -> UInt8? {
        UInt8(exactly: Character(Unicode.Scalar(character)).hexDigitValue ?? -1)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
