extension ImageHeader {
    /// Goes through the blocks: each image is a frame, and what controls it stands before it.
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
                // What lies beyond the whole is not seen, but the decoder makes room for it.
                guard width * height <= max(pixelCount, Self.mostPixelsUnseen) else { return false }
                frames.append(delay)
                delay = 0
                index = Self.skipBlocks(reader, from: index + 11 + Self.tableSize(local))
                if frames.count == 1 { firstFrameEnd = index }
            default:
                break loop
            }
        }
        // A file may lack the byte that ends it, but not what its last block promises.
        guard !frames.isEmpty, index <= reader.count else { return false }
        delays = frames
        return true
    }

    /// The bytes of a colour table.
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
