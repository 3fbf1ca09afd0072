extension ImageHeader {
    /// Reads the first chunk, which describes the picture or the whole animation.
    mutating func readWebP(_ reader: ByteReader) -> Bool {
        guard let length = reader.little32(4), length + 8 <= reader.count else { return false }
        if reader.hasText("VP8X", at: 12) {
            guard let flags = reader.byte(20), let width = reader.little24(24), let height = reader.little24(27) else {
                return false
            }
            hasAlpha = flags & 0x10 != 0
            self.width = width + 1
            self.height = height + 1
            if flags & 2 != 0 { readWebPFrames(reader) }
            return true
        }
        if reader.hasText("VP8L", at: 12) {
            guard let low = reader.little16(21), let high = reader.little16(23) else { return false }
            let bits: Int = low | high << 16
            width = (bits & 0x3FFF) + 1
            height = (bits >> 14 & 0x3FFF) + 1
            hasAlpha = bits >> 28 & 1 != 0
            return true
        }
        guard reader.hasText("VP8 ", at: 12), let width = reader.little16(26), let height = reader.little16(28) else {
            return false
        }
        self.width = width & 0x3FFF
        self.height = height & 0x3FFF
        return true
    }

    /// Reads the chunks of an animation: one chunk contains the number of times that the animation plays, and one chunk
    /// for each frame contains the duration of the frame.
    private mutating func readWebPFrames(_ reader: ByteReader) {
        var frames: [Double] = []
        var index = 12
        while let length = reader.little32(index + 4) {
            if reader.hasText("ANIM", at: index), let count = reader.little16(index + 12) {
                loopCount = count
            } else if reader.hasText("ANMF", at: index), let duration = reader.little24(index + 20) {
                frames.append(Double(duration) / 1_000)
            }
            // A chunk of an odd length has a byte of padding.
            index += 8 + length + length % 2
            if frames.count == 1, firstFrameEnd == 0 { firstFrameEnd = index }
        }
        if !frames.isEmpty { delays = frames }
    }
}
