/// The chunks of a PNG file.
package enum PNGChunks {
    /// The file without the chunks that no pixel depends on: texts, color profiles, times and the like.
    ///
    /// The decoder would expand each of up to a thousand compressed texts to as many as eight megabytes, and forget them.
    package static func needed(in file: Data) -> Data {
        file.withUnsafeBytes { bytes in
            var kept = Data()
            // Where the chunks that follow each other and stay begin.
            var start = 0
            var position = 8
            while position + 12 <= bytes.count {
                let length = Int(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt32.self)))
                let end: Int = position + 12 + length
                guard end <= bytes.count else { break }
                if !isNeeded(bytes, at: position + 4) {
                    kept.append(contentsOf: bytes[start..<position])
                    start = end
                }
                position = end
            }
            guard start > 0 else { return file }
            kept.append(contentsOf: bytes[start...])
            return kept
        }
    }

    /// Whether the image depends on the chunk with the name at `place`: it is critical, which a capital at the beginning
    /// says, or holds the transparency of colors.
    private static func isNeeded(_ bytes: UnsafeRawBufferPointer, at place: Int) -> Bool {
        bytes[place] & 0x20 == 0 || bytes[place..<place + 4].elementsEqual("tRNS".utf8)
    }
}
