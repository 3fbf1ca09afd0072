/// Compresses the pixels of a GIF frame: each code represents a sequence of pixels that occurred before.
struct LZWEncoder {
    /// The number of codes after which the table is cleared.
    private static let maximumCount = 4_096

    private var bytes: [UInt8] = []
    private var buffer: UInt32 = 0
    private var bufferedBits = 0

    /// - Parameter codeSize: The number of bits of an index, at least 2.
    static func encode(_ indices: [UInt8], codeSize: Int) -> [UInt8] {
        var encoder = LZWEncoder()
        encoder.write(indices, codeSize)
        return encoder.bytes
    }

    private mutating func write(_ indices: [UInt8], _ codeSize: Int) {
        let clear: UInt32 = 1 << UInt32(codeSize)
        let end: UInt32 = clear + 1
        var next: UInt32 = end + 1
        var size: Int = codeSize + 1
        // The code of a sequence, by the code of the sequence without its last pixel, and that pixel.
        var table: [UInt32: UInt32] = [:]
        table.reserveCapacity(Self.maximumCount)
        append(clear, size)
        guard var prefix = indices.first.map({ UInt32($0) }) else { return finish(end, size) }
        for index in indices.dropFirst() {
            let key: UInt32 = prefix << 8 | UInt32(index)
            if let code = table[key] {
                prefix = code
                continue
            }
            append(prefix, size)
            if next == Self.maximumCount {
                append(clear, size)
                table.removeAll(keepingCapacity: true)
                next = end + 1
                size = codeSize + 1
            } else {
                // The decoder adds its entry for this code one code later.
                if next >= 1 << UInt32(size) { size += 1 }
                table[key] = next
                next += 1
            }
            prefix = UInt32(index)
        }
        append(prefix, size)
        if next >= 1 << UInt32(size), size < 12 { size += 1 }
        finish(end, size)
    }

    private mutating func append(_ code: UInt32, _ size: Int) {
        buffer |= code << UInt32(bufferedBits)
        bufferedBits += size
        while bufferedBits >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: buffer))
            buffer >>= 8
            bufferedBits -= 8
        }
    }

    private mutating func finish(_ end: UInt32, _ size: Int) {
        append(end, size)
        if bufferedBits > 0 { bytes.append(UInt8(truncatingIfNeeded: buffer)) }
    }
}
