/// Encodes bodies in compressed formats with stored blocks, which is sufficient for testing decompression.
enum StoredCompression {
    /// Encodes bytes in the gzip format (RFC 1952).
    static func gzip(_ bytes: [UInt8]) -> [UInt8] {
        [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255] + stored(bytes) + littleEndian(crc32(bytes))
            + littleEndian(UInt32(truncatingIfNeeded: bytes.count))
    }

    /// Encodes bytes in the zlib format (RFC 1950), which HTTP calls `deflate`.
    static func zlib(_ bytes: [UInt8]) -> [UInt8] {
        [0x78, 0x01] + stored(bytes) + littleEndian(adler32(bytes)).reversed()
    }

    /// Returns stored blocks (RFC 1951) that contain the bytes without compression.
    private static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var rest = bytes[...]
        repeat {
            let block = rest.prefix(0xFFFF)
            rest = rest.dropFirst(block.count)
            let count = UInt16(block.count)
            result.append(rest.isEmpty ? 1 : 0)
            result += [UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8)]
            result += block
        } while !rest.isEmpty
        return result
    }

    private static func littleEndian(_ value: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }

    static func crc32(_ bytes: [UInt8]) -> UInt32 {
        var crc: UInt32 = ~0
        for byte in bytes { crc = remainders[Int(crc & 0xFF) ^ Int(byte)] ^ (crc >> 8) }
        return ~crc
    }

    /// The remainder of each byte divided by the checksum's polynomial.
    private static let remainders: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { rest, _ in rest & 1 == 1 ? (rest >> 1) ^ 0xEDB8_8320 : rest >> 1 }
    }

    private static func adler32(_ bytes: [UInt8]) -> UInt32 {
        var a: UInt32 = 1
        var b: UInt32 = 0
        for byte in bytes {
            a = (a + UInt32(byte)) % 65_521
            b = (b + a) % 65_521
        }
        return b << 16 | a
    }
}
