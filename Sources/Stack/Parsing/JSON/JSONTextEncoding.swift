/// Detects the Unicode encoding of JSON text. The first characters are ASCII, so zero bytes identify the encoding.
enum JSONTextEncoding {
    /// Returns the text in UTF-8 without a byte order mark, and the length of the removed UTF-8 mark in bytes.
    static func utf8(of bytes: [UInt8]) -> (text: [UInt8], offset: Int) {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (Array(bytes.dropFirst(3)), 3) }
        guard bytes.count >= 2, bytes[0] == 0 || bytes[1] == 0 || bytes[0] >= 0xFE else { return (bytes, 0) }
        let mark = bytes.prefix(4)
        switch (Array(mark), mark.map { $0 == 0 }) {
        case ([0xFF, 0xFE, 0, 0], _): return (utf32(bytes.dropFirst(4), isBigEndian: false), 0)
        case ([0, 0, 0xFE, 0xFF], _): return (utf32(bytes.dropFirst(4), isBigEndian: true), 0)
        case (_, [false, true, true, true]): return (utf32(bytes[...], isBigEndian: false), 0)
        case (_, [true, true, true, false]): return (utf32(bytes[...], isBigEndian: true), 0)
        default: break
        }
        if bytes[0] == 0xFF, bytes[1] == 0xFE { return (utf16(bytes.dropFirst(2), isBigEndian: false), 0) }
        if bytes[0] == 0xFE, bytes[1] == 0xFF { return (utf16(bytes.dropFirst(2), isBigEndian: true), 0) }
        return (utf16(bytes[...], isBigEndian: bytes[0] == 0), 0)
    }

    private static func utf16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> [UInt8] {
        let units: [UInt16] = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { index in
            let first = UInt16(bytes[index])
            let second = UInt16(bytes[index + 1])
            return isBigEndian ? first << 8 | second : second << 8 | first
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    private static func utf32(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> [UInt8] {
        let units: [UInt32] = stride(from: bytes.startIndex, to: bytes.endIndex - 3, by: 4).map { index in
            let parts: [UInt32] = bytes[index..<index + 4].map { UInt32($0) }
            let ordered: [UInt32] = isBigEndian ? parts : parts.reversed()
            return ordered.reduce(0) { $0 << 8 | $1 }
        }
        return Array(String(decoding: units, as: UTF32.self).utf8)
    }
}
