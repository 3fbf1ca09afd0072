/// What an image file says of itself before its pixels.
struct ImageHeader: Sendable {
    var format: ImageFormat
    /// The number of pixels in a row.
    var width = 0
    /// The number of rows.
    var height = 0
    var orientation = CGImagePropertyOrientation.up
    /// Whether a JPEG comes in scans, each of which makes the whole of it sharper.
    var isProgressive = false
    /// How many bytes a decoder of JPEG keeps for the pixels of all scans together; 0 if there is one scan only.
    var coefficientCount = 0
    /// Where the pixels of a JPEG begin, in bytes. Before that, there may be a thumbnail with markers of its own.
    var pixelOffset = 0
    var hasAlpha = false
    /// How long each frame of an animation is shown, in seconds; one zero for an image that stands still.
    var delays: [Double] = [0]
    /// Where the first frame of an animation ends, in bytes.
    var firstFrameEnd = 0
    /// How many bytes of samples each pixel of a TIFF has.
    var sampleSize = 0
    /// How often an animation runs, or zero for ever.
    var loopCount = 1
    /// Which picture of an icon or a cursor is shown.
    var icon: IconPicture?

    /// Images of more pixels than this are not decoded.
    static let mostPixels = 1 << 27
    /// Images whose decoding takes more bytes of memory than this are not decoded. It is what a picture of 64 million
    /// pixels takes, and more of some formats.
    static let mostBytes = 768 << 20
    /// Of animations of more frames than this, only the first is decoded: the decoder goes through all frames for each.
    static let mostFrames = 10_000
    /// The most pixels of parts that a decoder makes room for, though they are larger than the whole.
    static let mostPixelsUnseen = 1 << 24

    /// The number of pixels.
    var pixelCount: Int {
        let (product, overflows) = width.multipliedReportingOverflow(by: height)
        return overflows ? .max : product
    }

    /// Nil when the bytes are no image of a known format, or do not say how large it is.
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
        case .bmp: isComplete = readBMP(reader)
        case .tiff: isComplete = readTIFF(reader)
        case .ico, .cur: isComplete = readIcon(reader)
        }
        guard isComplete, width > 0, height > 0 else { return nil }
    }

    private mutating func readPNG(_ reader: ByteReader) -> Bool {
        guard let width = reader.big32(16), let height = reader.big32(20), let color = reader.byte(25) else {
            return false
        }
        self.width = width
        self.height = height
        hasAlpha = color & 4 != 0
        return true
    }
}
