/// The chunks of a PNG file.
package enum PNGChunks {
    /// Returns the file without the chunks that do not affect pixels, such as text, color profiles and times.
    ///
    /// The decoder would expand up to a thousand compressed text chunks to up to eight megabytes each, only to discard
    /// them.
    package static func needed(in file: Data) -> Data {
        file.withUnsafeBytes { bytes in
            var kept = Data()
            // The start of the current run of chunks that are kept.
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

    /// Returns whether the last chunk is missing, because the file is truncated.
    package static func areIncomplete(in file: Data) -> Bool {
        file.withUnsafeBytes { bytes in
            var position = 8
            while position + 12 <= bytes.count {
                if bytes[position + 4..<position + 8].elementsEqual("IEND".utf8) { return false }
                position +=
                    12 + Int(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt32.self)))
            }
            return true
        }
    }

    /// Returns whether the image depends on the chunk with the name at `place`: the chunk is critical, which an
    /// uppercase first letter indicates, or it contains the transparency of colors.
    private static func isNeeded(_ bytes: UnsafeRawBufferPointer, at place: Int) -> Bool {
        bytes[place] & 0x20 == 0 || bytes[place..<place + 4].elementsEqual("tRNS".utf8)
    }
}
