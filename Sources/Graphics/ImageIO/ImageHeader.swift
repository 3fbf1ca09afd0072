/// The properties of an image file, read from its headers.
struct ImageHeader: Sendable {
    var format: ImageFormat
    /// The number of pixels in a row.
    var width = 0
    /// The number of rows.
    var height = 0
    var orientation = CGImagePropertyOrientation.up
    /// Whether a JPEG is progressive, with scans that each refine the whole image.
    var isProgressive = false
    /// The memory that a JPEG decoder needs for the coefficients of all scans, in bytes. 0 if there is only one scan.
    var coefficientByteCount = 0
    /// The offset of the pixels of a JPEG, in bytes. A thumbnail with its own markers may precede them.
    var pixelOffset = 0
    var hasAlpha = false
    /// The duration of each frame of an animation, in seconds. A still image has a single zero.
    var delays: [Double] = [0]
    /// The offset of the end of an animation's first frame, in bytes.
    var firstFrameEnd = 0
    /// The size of all samples of one pixel of a TIFF, in bytes.
    var sampleSize = 0
    /// The number of times that an animation plays, or 0 if it repeats forever.
    var loopCount = 1
    /// For an icon or a cursor, the picture that is used.
    var icon: IconPicture?

    /// The maximum number of pixels of an image that is decoded.
    static let maximumPixels = 1 << 27
    /// The maximum memory for decoding an image, in bytes. It suffices for 64 million pixels in most formats.
    static let maximumBytes = 768 << 20
    /// The maximum number of frames of an animation. If there are more, only the first is decoded, because the decoder
    /// parses all frames to decode any one of them.
    static let maximumFrames = 10_000
    /// The maximum number of pixels of a frame or tile that is larger than the image. The decoder allocates memory for
    /// the whole frame or tile.
    static let maximumHiddenPixels = 1 << 24

    /// The number of pixels.
    var pixelCount: Int {
        let (product, overflows) = width.multipliedReportingOverflow(by: height)
        return overflows ? .max : product
    }

    /// Returns nil if the bytes are not an image of a known format, or if they do not contain its size.
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
