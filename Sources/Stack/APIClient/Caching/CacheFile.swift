import Foundation

/// The file format of a cached response: a signature, the length of the head, a checksum, the head as JSON, and the
/// body.
enum CacheFile {
    private static let mark: [UInt8] = Array("EngawaC2".utf8)
    /// The number of bytes before the head.
    private static let prefaceCount = mark.count + 4 + 8

    struct Entry: Sendable {
        var head: CachedHead
        var body: [UInt8]
    }

    static func encode(_ head: CachedHead, body: [UInt8]) -> Data? {
        guard let text = try? JSONEncoder().encode(head), text.count <= Int(Int32.max) else { return nil }
        var data = Data(capacity: prefaceCount + text.count + body.count)
        data.append(contentsOf: mark)
        withUnsafeBytes(of: UInt32(text.count).littleEndian) { data.append(contentsOf: $0) }
        withUnsafeBytes(of: checksum(text, body).littleEndian) { data.append(contentsOf: $0) }
        data.append(text)
        data.append(contentsOf: body)
        return data
    }

    /// Decodes a file; nil if it is incomplete, damaged, or has another format.
    static func decode(_ data: Data) -> Entry? {
        guard data.count >= prefaceCount, data.starts(with: mark) else { return nil }
        let (count, sum): (Int, UInt64) = data.withUnsafeBytes { bytes in
            let count = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: mark.count, as: UInt32.self))
            let sum = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: mark.count + 4, as: UInt64.self))
            return (Int(count), sum)
        }
        let rest = data.dropFirst(prefaceCount)
        guard count <= rest.count else { return nil }
        let (text, body): (Data, [UInt8]) = (rest.prefix(count), [UInt8](rest.dropFirst(count)))
        guard checksum(text, body) == sum, let head = try? JSONDecoder().decode(CachedHead.self, from: text),
            times.contains(head.requestTime), times.contains(head.responseTime)
        else { return nil }
        return Entry(head: head, body: body)
    }

    /// The valid times, in seconds from 1970 to the end of the year 9999. Calculations with other times could overflow.
    private static let times: ClosedRange<TimeInterval> = 0...253_402_300_799

    /// Returns a checksum that detects damaged files.
    private static func checksum(_ head: Data, _ body: [UInt8]) -> UInt64 {
        var sum: UInt64 = head.withUnsafeBytes { checksum($0, from: 0xCBF2_9CE4_8422_2325) }
        sum = body.withUnsafeBytes { checksum($0, from: sum) }
        return sum
    }

    /// FNV-1a over words of eight bytes.
    private static func checksum(_ bytes: UnsafeRawBufferPointer, from start: UInt64) -> UInt64 {
        var sum: UInt64 = (start ^ UInt64(bytes.count)) &* 0x100_0000_01B3
        let whole: Int = bytes.count & ~7
        for offset in stride(from: 0, to: whole, by: 8) {
            sum =
                (sum ^ UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
                &* 0x100_0000_01B3
            sum ^= sum >> 29
        }
        for byte in bytes[whole...] { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return sum
    }
}
