import Synchronization

/// An image file, from which images, their properties and thumbnails can be read.
///
/// PNG is read by Cairo; JPEG, GIF, WebP, BMP, TIFF, ICO and CUR by gdk-pixbuf, which is loaded when the first of them is
/// decoded. Every call decodes anew, on the thread that calls; only where in an animation it stands is remembered.
/// Sources can be shared between threads.
public final class CGImageSource: Sendable {
    /// The bytes, and what is known of them.
    struct Contents: Sendable {
        let data: Data
        /// Nil when the bytes are no image of a known format.
        let header: ImageHeader?
        /// Whether no more bytes come.
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

    /// What there is of the file now.
    var contents: Contents {
        get { current.withLock { $0 } }
        set { current.withLock { $0 = newValue } }
    }

    var header: ImageHeader? { contents.header }
}

/// A source of the bytes in `data`.
///
/// Bytes that are no image make a source without images, as on Apple. The options tell nothing that matters here.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(CGImageSource.Contents(data.allBytes))
}

/// A source of a file's bytes, or nil when the file cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    guard let data = try? Data(contentsOf: url as URL) else { return nil }
    return CGImageSource(CGImageSource.Contents(data))
}

/// A source of a provider's bytes.
public func CGImageSourceCreateWithDataProvider(
    _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? {
    provider.data.map { CGImageSource(CGImageSource.Contents($0.allBytes)) }
}

/// The number of images: the frames of an animation, else one, or zero when the bytes are no image.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int {
    isrc.header?.delays.count ?? 0
}

/// The type identifier of the file, for example `public.jpeg`, or nil when the bytes are no image.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
    isrc.header.map { $0.format.rawValue as CFString }
}

/// The image of that number, decoded; nil when there is none, or when its bytes are damaged or cut short.
///
/// While bytes still come, a progressive JPEG gives what its complete scans show; other formats nothing, unlike on Apple,
/// where the rows that are there are shown.
public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    isrc.image(at: index, longestSide: nil)
}

/// A small version of the image of that number.
///
/// It is made only when the options ask for one to be made (`kCGImageSourceCreateThumbnailFromImageAlways` or
/// `…IfAbsent`): thumbnails inside files are not read. JPEG is decoded at about the size asked for, which takes less
/// time and memory than decoding all of it.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    let always: Bool = options.flag(kCGImageSourceCreateThumbnailFromImageAlways)
    guard always || options.flag(kCGImageSourceCreateThumbnailFromImageIfAbsent) else { return nil }
    let side: Double? = options.number(kCGImageSourceThumbnailMaxPixelSize)
    let longest: Int? = side.map { Int(min(max($0.rounded(), 1), 32767)) }
    guard let image = isrc.image(at: index, longestSide: longest), let header = isrc.header else { return nil }
    let turns: Bool = options.flag(kCGImageSourceCreateThumbnailWithTransform)
    return turns ? image.upright(from: header.orientation) : image
}

extension Optional where Wrapped == CFDictionary {
    func flag(_ key: CFString) -> Bool {
        switch self?[key] {
        case let flag as Bool: flag
        case let number as NSNumber: number.boolValue
        default: false
        }
    }

    /// A number of whatever type was put into the dictionary.
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
