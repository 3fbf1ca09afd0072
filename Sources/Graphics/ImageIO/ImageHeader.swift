/// What an image file says of itself before its pixels.
struct ImageHeader: Sendable {
    var format: ImageFormat
    /// The number of pixels in a row, or zero where only decoding tells.
    var width = 0
    /// The number of rows, or zero where only decoding tells.
    var height = 0
    var orientation = CGImagePropertyOrientation.up
    /// Where the pixels of a JPEG begin, in bytes. Before that, there may be a thumbnail with markers of its own.
    var pixelOffset = 0
    var hasAlpha = false
    /// How long each frame of an animation is shown, in seconds; one zero for an image that stands still.
    var delays: [Double] = [0]
    /// How often an animation runs, or zero for ever.
    var loopCount = 1

    /// Nil when the bytes are no image of a known format.
    init?(_ bytes: UnsafeRawBufferPointer) {
        let reader = ByteReader(bytes)
        guard let format = ImageFormat(reader) else { return nil }
        self.format = format
        let isComplete: Bool
        switch format {
        case .png: isComplete = readPNG(reader)
        case .jpeg: isComplete = readJPEG(reader)
        case .gif: isComplete = readGIF(reader)
        case .webp: isComplete = readWebP(reader)
        case .bmp, .tiff, .ico: isComplete = true
        }
        guard isComplete else { return nil }
    }

    private mutating func readPNG(_ reader: ByteReader) -> Bool {
        guard let width = reader.big32(16), let height = reader.big32(20), let color = reader.byte(25) else {
            return false
        }
        self.width = width
        self.height = height
        hasAlpha = color & 4 != 0
        return width > 0 && height > 0
    }

    private mutating func readWebP(_ reader: ByteReader) -> Bool {
        guard let length = reader.little32(4), length + 8 <= reader.count else { return false }
        if reader.hasText("VP8X", at: 12) {
            guard let flags = reader.byte(20), let width = reader.little24(24), let height = reader.little24(27) else {
                return false
            }
            hasAlpha = flags & 0x10 != 0
            self.width = width + 1
            self.height = height + 1
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
        return self.width > 0 && self.height > 0
    }
}
