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
    /// Where the pixels of a JPEG begin, in bytes. Before that, there may be a thumbnail with markers of its own.
    var pixelOffset = 0
    var hasAlpha = false
    /// How long each frame of an animation is shown, in seconds; one zero for an image that stands still.
    var delays: [Double] = [0]
    /// How often an animation runs, or zero for ever.
    var loopCount = 1
    /// Which picture of an icon or a cursor is shown.
    var icon: IconPicture?

    /// Images of more pixels than this are not decoded: half a gigabyte is more than an app can spare.
    static let mostPixels = 1 << 27
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
