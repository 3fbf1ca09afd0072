import Synchronization

/// An image file, from which to read images, their properties and thumbnails.
///
/// Cairo decodes PNG. The library gdk-pixbuf, which is loaded on first use, decodes JPEG, GIF, WebP, BMP, TIFF, ICO, CUR
/// and truncated PNG. Every call decodes the image again, on the calling thread; only the position in an animation is
/// kept. Sources can be shared between threads.
public final class CGImageSource: Sendable {
    /// The bytes of the file, and its header.
    struct Contents: Sendable {
        let data: Data
        /// The header, or nil if the bytes are not an image of a known format.
        let header: ImageHeader?
        /// Whether the bytes are complete.
        let isFinal: Bool
        let frames = FrameReader()

        init(_ data: Data, isFinal: Bool = true) {
            self.data = data
            self.isFinal = isFinal
            header = data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in ImageHeader(bytes) }
        }
    }

    private let current: Mutex<Contents>

    init(_ contents: Contents) {
        current = Mutex(contents)
    }

    /// The current contents of the file.
    var contents: Contents {
        get { current.withLock { $0 } }
        set { current.withLock { $0 = newValue } }
    }

    var header: ImageHeader? { contents.header }
}

/// Creates a source from the bytes in `data`.
///
/// If the bytes are not an image, the source contains no images, as on Apple platforms. The options are ignored.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(CGImageSource.Contents(data.allBytes))
}

/// Creates a source from a file's bytes, or returns nil if the file cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    guard let data = try? Data(contentsOf: url as URL) else { return nil }
    return CGImageSource(CGImageSource.Contents(data))
}

/// Creates a source from a provider's bytes.
public func CGImageSourceCreateWithDataProvider(
    _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? {
    provider.data.map { CGImageSource(CGImageSource.Contents($0.allBytes)) }
}

/// Returns the number of images: the number of frames of an animation, otherwise 1, or 0 if the bytes are not an image.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int {
    isrc.header?.delays.count ?? 0
}

/// Returns the type identifier of the file, for example `public.jpeg`, or nil if the bytes are not an image.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
    isrc.header.map { $0.format.rawValue as CFString }
}

/// Decodes and returns the image at `index`, or nil if no such image exists, or if the image is damaged.
///
/// A truncated JPEG or PNG has its full size, and the missing pixels are gray. While more bytes are expected, a
/// progressive JPEG consists of its complete scans. Other formats require all bytes.
///
/// With the option `kCGImageSourceSubsampleFactor`, the image is scaled down.
public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    guard let factor = options.number(kCGImageSourceSubsampleFactor), [2, 4, 8].contains(factor),
        let header = isrc.header
    else { return isrc.image(at: index, longestSide: nil) }
    return isrc.image(at: index, longestSide: Int((Double(max(header.width, header.height)) / factor).rounded(.up)))
}

/// Returns the types of the files that sources can read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
    NSArray(array: ImageFormat.allCases.map(\.rawValue))
}

/// Releases the position in an animation that the source keeps. The source keeps no pixels.
public func CGImageSourceRemoveCacheAtIndex(_ isrc: CGImageSource, _ index: Int) {
    isrc.contents.frames.close()
}

/// Returns a thumbnail of the image at `index`.
///
/// Thumbnails in files are not read. Returns nil unless the options request the creation of one with
/// `kCGImageSourceCreateThumbnailFromImageAlways` or `…IfAbsent`. JPEG is decoded at approximately the requested size,
/// which takes less time and memory than decoding the full size.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    let always = options.flag(kCGImageSourceCreateThumbnailFromImageAlways)
    guard always || options.flag(kCGImageSourceCreateThumbnailFromImageIfAbsent) else { return nil }
    let side = options.number(kCGImageSourceThumbnailMaxPixelSize)
    let longest: Int? = side.map { Int(min(max($0.rounded(), 1), 32767)) }
    guard let image = isrc.image(at: index, longestSide: longest), let header = isrc.header else { return nil }
    let appliesOrientation = options.flag(kCGImageSourceCreateThumbnailWithTransform)
    return appliesOrientation ? image.upright(from: header.orientation) : image
}

extension Optional where Wrapped == CFDictionary {
    func flag(_ key: CFString) -> Bool {
        switch self?[key] {
        case let flag as Bool: flag
        case let number as NSNumber: number.boolValue
        default: false
        }
    }

    /// Returns the value of a key as a number, regardless of its numeric type.
    func number(_ key: CFString) -> Double? {
        switch self?[key] {
        case let value as Double: value
        case let value as CGFloat: value.native
        case let value as Int: Double(value)
        case let value as Float: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }
}
