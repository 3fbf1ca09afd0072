/// An image file to write: a PNG, JPEG, BMP or TIFF file with one image, or a GIF file with any number of images.
public final class CGImageDestination {
    private let target: Target
    private let format: ImageFormat
    private let count: Int
    fileprivate var images: [DestinationImage] = []
    /// The properties of the file, which also apply to images without properties of their own.
    fileprivate var properties: CFDictionary?

    private enum Target {
        case data(CFMutableData)
        case file(URL)

        func write(_ file: Data) -> Bool {
            switch self {
            case .data(let data):
                data.append(file)
                return true
            case .file(let url): return (try? file.write(to: url, options: .atomic)) != nil
            }
        }
    }

    fileprivate convenience init?(data: CFMutableData, type: CFString, count: Int) {
        self.init(.data(data), type, count)
    }

    fileprivate convenience init?(url: URL, type: CFString, count: Int) { self.init(.file(url), type, count) }

    private init?(_ target: Target, _ type: CFString, _ count: Int) {
        guard let format = ImageFormat(rawValue: type as String), Self.writableFormats.contains(format),
            count == 1 || count > 1 && format == .gif
        else { return nil }
        self.target = target
        self.format = format
        self.count = count
    }

    fileprivate static let writableFormats: [ImageFormat] = [.png, .jpeg, .gif, .bmp, .tiff]

    fileprivate func add(_ image: CGImage, _ properties: CFDictionary?) {
        if images.count < count { images.append(DestinationImage(image: image, properties: properties)) }
    }

    fileprivate func finish() -> Bool {
        guard images.count == count, let file else { return false }
        return target.write(file)
    }

    private var file: Data? {
        switch format {
        case .jpeg:
            let quality: Double? = number(kCGImageDestinationLossyCompressionQuality)
            let orientation = number(kCGImagePropertyOrientation).flatMap {
                UInt32(exactly: $0).flatMap(CGImagePropertyOrientation.init(rawValue:))
            }
            return images[0].image.jpegData(quality: quality ?? 0.85, orientation: orientation ?? .up)
        case .gif:
            let loopCount: Int? = properties.gif(kCGImagePropertyGIFLoopCount).map { Int(min(max(0, $0), 65_536)) }
            return GIFFile(images, loopCount: loopCount)?.data
        case .bmp: return UncompressedFile(bmp: images[0].image)?.data
        case .tiff: return UncompressedFile(tiff: images[0].image)?.data
        default: return images[0].image.pngData()
        }
    }

    private func number(_ key: CFString) -> Double? { images[0].properties.number(key) ?? properties.number(key) }
}

/// An image that was added to a destination.
struct DestinationImage {
    var image: CGImage
    var properties: CFDictionary?
}

extension Optional where Wrapped == CFDictionary {
    /// Returns the number for a key in the dictionary of GIF properties.
    func gif(_ key: CFString) -> Double? {
        let properties: CFDictionary? =
            switch self?[kCGImagePropertyGIFDictionary] {
            case let properties as CFDictionary: properties
            case let properties as [AnyHashable: Any]: properties as CFDictionary
            default: nil
            }
        return properties.number(key)
    }
}

/// Returns the types of the files that destinations can write.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray {
    NSArray(array: CGImageDestination.writableFormats.map(\.rawValue))
}

/// Creates a destination that appends the file to `data`.
///
/// Returns nil if the type is not `public.png`, `public.jpeg`, `com.compuserve.gif`, `com.microsoft.bmp` or
/// `public.tiff`, or if `count`, the number of images, is greater than 1 for a type other than GIF.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(data: data, type: type, count: count)
}

/// Creates a destination that writes a file.
///
/// Returns nil if the type is not `public.png`, `public.jpeg`, `com.compuserve.gif`, `com.microsoft.bmp` or
/// `public.tiff`, or if `count`, the number of images, is greater than 1 for a type other than GIF.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(url: url as URL, type: type, count: count)
}

/// Sets properties of the file.
///
/// The supported properties are `kCGImagePropertyGIFLoopCount` in the dictionary `kCGImagePropertyGIFDictionary`, and
/// the properties of `CGImageDestinationAddImage(_:_:_:)`, which then apply to all images without their own.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
    idst.properties = properties
}

/// Adds an image. If the format is JPEG, the image is drawn on white. Images in excess of the destination's count are
/// ignored.
///
/// The supported properties are `kCGImageDestinationLossyCompressionQuality` and `kCGImagePropertyOrientation` in JPEG
/// files, and `kCGImagePropertyGIFUnclampedDelayTime` or `kCGImagePropertyGIFDelayTime`, in the dictionary
/// `kCGImagePropertyGIFDictionary`, in GIF files.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    idst.add(image, properties)
}

/// Adds an image of a source. The values in `properties` replace those in the source.
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    guard let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) else { return }
    let own = CGImageSourceCopyPropertiesAtIndex(isrc, index, nil) as? [String: Any] ?? [:]
    let other = properties as? [String: Any] ?? [:]
    idst.add(image, own.merging(other) { $1 } as CFDictionary)
}

/// Writes the file, and returns whether that succeeded. It fails if fewer images than the destination's count were
/// added.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
    idst.finish()
}

/// Property of added images: the JPEG quality, from 0 (smallest file) to 1 (best). The default is 0.85.
public var kCGImageDestinationLossyCompressionQuality: CFString {
    "kCGImageDestinationLossyCompressionQuality" as CFString
}
