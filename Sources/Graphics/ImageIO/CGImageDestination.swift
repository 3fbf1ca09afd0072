/// A PNG or JPEG file to write, with one image.
public final class CGImageDestination {
    private let target: Target
    private let format: ImageFormat
    private var encoded: Data?

    private enum Target {
        case data(CFMutableData)
        case file(URL)
    }

    fileprivate init?(data: CFMutableData, type: CFString) {
        guard let format = Self.writableFormat(type) else { return nil }
        target = .data(data)
        self.format = format
    }

    fileprivate init?(url: URL, type: CFString) {
        guard let format = Self.writableFormat(type) else { return nil }
        target = .file(url)
        self.format = format
    }

    private static func writableFormat(_ type: CFString) -> ImageFormat? {
        switch ImageFormat(rawValue: type as String) {
        case .png: .png
        case .jpeg: .jpeg
        default: nil
        }
    }

    fileprivate func add(_ image: CGImage, quality: Double, orientation: CGImagePropertyOrientation) {
        guard encoded == nil else { return }
        encoded = format == .png ? image.pngData() : image.jpegData(quality: quality, orientation: orientation)
    }

    fileprivate func finish() -> Bool {
        guard let encoded else { return false }
        switch target {
        case .data(let data):
            data.append(encoded)
            return true
        case .file(let url):
            return (try? encoded.write(to: url, options: .atomic)) != nil
        }
    }
}

/// Returns the types of the files that destinations can write.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray {
    NSArray(array: [ImageFormat.png.rawValue, ImageFormat.jpeg.rawValue])
}

/// Creates a destination that appends the file to `data`. Returns nil if the type is not `public.png` or `public.jpeg`,
/// or if the count is not 1.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    count == 1 ? CGImageDestination(data: data, type: type) : nil
}

/// Creates a destination that writes a file. Returns nil if the type is not `public.png` or `public.jpeg`, or if the
/// count is not 1.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    count == 1 ? CGImageDestination(url: url as URL, type: type) : nil
}

/// Adds the image. If the format has no alpha, the image is drawn on white.
///
/// The supported properties are `kCGImageDestinationLossyCompressionQuality` and, in JPEG files,
/// `kCGImagePropertyOrientation`.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    let orientation = properties.number(kCGImagePropertyOrientation).flatMap {
        UInt32(exactly: $0).flatMap(CGImagePropertyOrientation.init(rawValue:))
    }
    idst.add(
        image, quality: properties.number(kCGImageDestinationLossyCompressionQuality) ?? 0.85,
        orientation: orientation ?? .up)
}

/// Writes the file, and returns whether that succeeded.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
    idst.finish()
}

/// Property of added images: the JPEG quality, from 0 (smallest file) to 1 (best). The default is 0.85.
public var kCGImageDestinationLossyCompressionQuality: CFString {
    "kCGImageDestinationLossyCompressionQuality" as CFString
}
