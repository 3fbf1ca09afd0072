import CCairo

/// A bitmap image or a mask. Images are immutable, so they can be shared between threads.
///
/// An image stores its pixels in Cairo's layout (premultiplied blue, green, red, alpha) in addition to its original
/// bytes. Color spaces are not converted: the components of RGB images are treated as sRGB.
public final class CGImage: Sendable {
    /// The number of pixels in a row.
    public let width: Int
    /// The number of rows.
    public let height: Int
    /// Whether the image is an image mask, which paints the fill color through its coverage when it is drawn.
    public let isMask: Bool
    /// Whether pixels are interpolated when the image is scaled.
    public let shouldInterpolate: Bool
    /// The intended mapping of colors that a screen cannot show. Drawing ignores it.
    public let renderingIntent: CGColorRenderingIntent

    /// The format of the pixels in Cairo's layout.
    package let format: PixelFormat
    let memory: PixelMemory
    let offset: Int
    let rowBytes: Int
    private let space: CGColorSpace?
    private let original: Original?
    private let type: String?

    /// The original bytes of the image and their layout, which `dataProvider` returns.
    struct Original: Sendable {
        var provider: CGDataProvider
        var bitsPerPixel: Int
        var bytesPerRow: Int
        var info: CGBitmapInfo
        var bitsPerComponent = 8
        /// Whether the image is an image mask in whose bytes 255 passes paint.
        var isInverted = false

        /// Returns the rows of a part of the image.
        func cropped(to area: PixelRect) -> Original {
            let pixelBytes: Int = bitsPerPixel / 8
            var part = self
            part.provider = provider.part(
                from: area.y * bytesPerRow + area.x * pixelBytes,
                count: (area.height - 1) * bytesPerRow + area.width * pixelBytes)
            return part
        }
    }

    init(
        width: Int, height: Int, format: PixelFormat, memory: PixelMemory, offset: Int = 0, rowBytes: Int,
        space: CGColorSpace?, original: Original? = nil, isMask: Bool = false, shouldInterpolate: Bool = true,
        intent: CGColorRenderingIntent = .defaultIntent, type: String? = nil
    ) {
        self.width = width
        self.height = height
        self.format = format
        self.memory = memory
        self.offset = offset
        self.rowBytes = rowBytes
        self.space = space
        self.original = original
        self.isMask = isMask
        self.shouldInterpolate = shouldInterpolate
        renderingIntent = intent
        self.type = type
    }

    /// Creates an image from bytes, or returns nil if the layout is not supported or there are too few bytes.
    ///
    /// The supported layouts have 8 bits per component in gray or RGB, with or without alpha, in any 32-bit byte order,
    /// or 16 bits per component, of which drawing uses 8.
    /// A `decode` array is not supported.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard decode == nil,
            let layout = BitmapLayout(
                bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, model: space.model, info: bitmapInfo),
            let size = BitmapSize(width: width, height: height, bytesPerRow: bytesPerRow, layout.bytesPerPixel)
        else { return nil }
        let format: PixelFormat = layout.alpha == nil ? .opaque : .color
        let rowBytes = format.bytesPerRow(width: width)
        let bytes = provider.bytes
        guard bytes.count >= size.byteCount, let memory = PixelMemory(count: rowBytes * height) else { return nil }
        bytes.withUnsafeBytes { (source: UnsafeRawBufferPointer) in
            for row in 0..<height {
                let from = (source.baseAddress! + row * bytesPerRow).assumingMemoryBound(to: UInt8.self)
                let into = (memory.bytes + row * rowBytes).assumingMemoryBound(to: UInt8.self)
                layout.decode(from, to: into, width: width)
            }
        }
        let original = Original(
            provider: provider, bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow, info: bitmapInfo,
            bitsPerComponent: bitsPerComponent)
        self.init(
            width: width, height: height, format: format, memory: memory, rowBytes: rowBytes, space: space,
            original: original, shouldInterpolate: shouldInterpolate, intent: intent)
    }

    /// Creates an image mask from bytes with 8 bits per pixel: 0 passes paint, 255 blocks it, and values between pass
    /// it partially.
    ///
    /// A `decode` array of `[0, 1]` has no effect, and `[1, 0]` inverts the meaning. Returns nil for other arrays and
    /// depths.
    public convenience init?(
        maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
    ) {
        var inversion: UInt8 = 0xFF
        if let decode {
            switch (decode[0], decode[1]) {
            case (0, 1): break
            case (1, 0): inversion = 0
            default: return nil
            }
        }
        guard bitsPerComponent == 8, bitsPerPixel == 8,
            let size = BitmapSize(width: width, height: height, bytesPerRow: bytesPerRow, 1)
        else { return nil }
        let rowBytes = PixelFormat.alpha.bytesPerRow(width: width)
        let bytes = provider.bytes
        guard bytes.count >= size.byteCount, let memory = PixelMemory(count: rowBytes * height) else { return nil }
        bytes.withUnsafeBytes { (source: UnsafeRawBufferPointer) in
            for row in 0..<height {
                let into = (memory.bytes + row * rowBytes).assumingMemoryBound(to: UInt8.self)
                for column in 0..<width {
                    into[column] = source[row * bytesPerRow + column] ^ inversion
                }
            }
        }
        let original = Original(
            provider: provider, bitsPerPixel: 8, bytesPerRow: bytesPerRow, info: [], isInverted: inversion == 0)
        self.init(
            width: width, height: height, format: .alpha, memory: memory, rowBytes: rowBytes, space: nil,
            original: original, isMask: true, shouldInterpolate: shouldInterpolate)
    }

    /// Returns the same image.
    public func copy() -> CGImage? {
        self
    }

    /// Returns the part of the image inside `rect`, in pixels from the top left, or nil if that part is empty.
    ///
    /// The rectangle is expanded to whole pixels. The part shares the image's memory.
    public func cropping(to rect: CGRect) -> CGImage? {
        let bounds = CGRect(x: 0, y: 0, width: width, height: height)
        let part = rect.integral.intersection(bounds)
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        let area = PixelRect(x: Int(part.minX), y: Int(part.minY), width: Int(part.width), height: Int(part.height))
        let start: Int = offset + area.y * rowBytes + area.x * format.bytesPerPixel
        return CGImage(
            width: area.width, height: area.height, format: format, memory: memory, offset: start,
            rowBytes: rowBytes, space: space, original: original?.cropped(to: area), isMask: isMask,
            shouldInterpolate: shouldInterpolate, intent: renderingIntent)
    }

    /// Returns an image with the same pixels in a different space of the same model, or nil if the models differ.
    public func copy(colorSpace space: CGColorSpace) -> CGImage? {
        guard let own = self.space, own.model == space.model else { return nil }
        return CGImage(
            width: width, height: height, format: format, memory: memory, offset: offset, rowBytes: rowBytes,
            space: space, original: original, isMask: isMask, shouldInterpolate: shouldInterpolate,
            intent: renderingIntent)
    }

    /// Returns an image with the same pixels and the type of the file that contained it.
    package func copy(type: String) -> CGImage {
        CGImage(
            width: width, height: height, format: format, memory: memory, offset: offset, rowBytes: rowBytes,
            space: space, original: original, isMask: isMask, shouldInterpolate: shouldInterpolate,
            intent: renderingIntent, type: type)
    }
}

extension CGImage {
    /// The type identifier of the file from which the image was read, for example `public.jpeg`; nil for other images.
    public var utType: CFString? { type.map { $0 as CFString } }

    /// For an image mask in whose bytes 255 passes paint, the numbers 1 and 0; otherwise nil.
    public var decode: UnsafePointer<CGFloat>? { original?.isInverted == true ? CGImage.invertedRange : nil }

    /// The numbers 1 and 0.
    // nonisolated(unsafe): the memory never changes.
    private nonisolated(unsafe) static let invertedRange: UnsafePointer<CGFloat> = {
        let range = UnsafeMutablePointer<CGFloat>.allocate(capacity: 2)
        range.initialize(to: 1)
        (range + 1).initialize(to: 0)
        return UnsafePointer(range)
    }()

    /// The sizes of the components of a pixel: each has its own bytes.
    public var pixelFormatInfo: CGImagePixelFormatInfo { .packed }

    /// The number of bits per component in `dataProvider`: 8 or 16.
    public var bitsPerComponent: Int { original?.bitsPerComponent ?? 8 }

    /// The number of bits per pixel in `dataProvider`.
    public var bitsPerPixel: Int {
        original?.bitsPerPixel ?? format.bytesPerPixel * 8
    }

    /// The number of bytes from one row to the next in `dataProvider`.
    public var bytesPerRow: Int {
        original?.bytesPerRow ?? rowBytes
    }

    /// The color space of the components, or nil for masks.
    public var colorSpace: CGColorSpace? { space }

    /// The layout of pixels in `dataProvider`.
    public var bitmapInfo: CGBitmapInfo {
        if let original { return original.info }
        switch format {
        case .color: return .native
        case .opaque: return .nativeOpaque
        case .alpha: return CGBitmapInfo(rawValue: isMask ? 0 : CGImageAlphaInfo.alphaOnly.rawValue)
        }
    }

    /// The position of the alpha in the pixels of `dataProvider`.
    public var alphaInfo: CGImageAlphaInfo {
        bitmapInfo.alphaInfo ?? .none
    }

    /// The byte order of the pixels in `dataProvider`.
    public var byteOrderInfo: CGImageByteOrderInfo {
        bitmapInfo.byteOrder ?? .orderDefault
    }

    /// The bytes of the image, in the layout of `bitmapInfo` and `bytesPerRow`.
    public var dataProvider: CGDataProvider? {
        if let original { return original.provider }
        let count: Int = rowBytes * (height - 1) + width * format.bytesPerPixel
        if isMask { return invertedBytes(count: count) }
        return CGDataProvider(memory: memory, offset: offset, count: count)
    }

    /// Returns the inverted bytes. In the bytes of an image mask, 255 blocks paint, whereas in the stored coverage, 255
    /// passes paint.
    private func invertedBytes(count: Int) -> CGDataProvider? {
        var bytes = Data(bytes: memory.bytes + offset, count: count)
        for index in bytes.indices {
            bytes[index] ^= 0xFF
        }
        return CGDataProvider(data: bytes as CFData)
    }
}

extension CGImage: Hashable {
    /// Returns whether both are the same object, as on Apple platforms.
    public static func == (left: CGImage, right: CGImage) -> Bool {
        left === right
    }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

/// A validated size of a bitmap.
struct BitmapSize {
    /// The number of bytes of all rows.
    var byteCount: Int

    /// Returns nil if a dimension is not positive or too large for Cairo, or if rows overlap.
    init?(width: Int, height: Int, bytesPerRow: Int, _ bytesPerPixel: Int) {
        guard (1...32767).contains(width), (1...32767).contains(height), bytesPerRow >= width * bytesPerPixel,
            bytesPerRow <= 1 << 24
        else { return nil }
        byteCount = bytesPerRow * (height - 1) + width * bytesPerPixel
    }
}
