extension ImageHeader {
    /// Reads the blocks. Each image is a frame, and its control block precedes it.
    mutating func readGIF(_ reader: ByteReader) -> Bool {
        guard let width = reader.little16(6), let height = reader.little16(8), let flags = reader.byte(10) else {
            return false
        }
        self.width = width
        self.height = height
        var index = 13 + Self.tableSize(flags)
        var frames: [Double] = []
        var delay = 0.0
        loop: while let kind = reader.byte(index) {
            switch kind {
            case 0x21:
                if reader.byte(index + 1) == 0xF9, let control = reader.byte(index + 3) {
                    hasAlpha = hasAlpha || control & 1 != 0
                    delay = Double(reader.little16(index + 4) ?? 0) / 100
                } else if reader.hasText("NETSCAPE2.0", at: index + 3), let count = reader.little16(index + 16) {
                    loopCount = count == 0 ? 0 : count + 1
                }
                index = Self.skipBlocks(reader, from: index + 2)
            case 0x2C:
                guard let width = reader.little16(index + 5), let height = reader.little16(index + 7),
                    let local = reader.byte(index + 9)
                else { break loop }
                // Pixels outside the canvas are not visible, but the decoder allocates memory for them.
                guard width * height <= max(pixelCount, Self.maximumHiddenPixels) else { return false }
                frames.append(delay)
                delay = 0
                index = Self.skipBlocks(reader, from: index + 11 + Self.tableSize(local))
                if frames.count == 1 { firstFrameEnd = index }
            default:
                break loop
            }
        }
        // The trailer byte may be missing, but the last block must be complete.
        guard !frames.isEmpty, index <= reader.count else { return false }
        delays = frames
        return true
    }

    /// Returns the size of a color table, in bytes.
    private static func tableSize(_ flags: Int) -> Int {
        flags & 0x80 != 0 ? 3 << ((flags & 7) + 1) : 0
    }

    private static func skipBlocks(_ reader: ByteReader, from start: Int) -> Int {
        var index = start
        while let length = reader.byte(index), length > 0 {
            index += length + 1
        }
        return index + 1
    }
}
