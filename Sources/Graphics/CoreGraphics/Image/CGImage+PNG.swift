import CCairo

extension CGImage {
    /// Creates an image from the bytes of a PNG file, or returns nil if they are invalid or truncated. A `decode` array
    /// is not supported.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard decode == nil else { return nil }
        self.init(pngData: source.bytes, shouldInterpolate: shouldInterpolate, intent: intent)
    }

    /// Creates an image from the bytes of a PNG file, or returns nil if they are invalid or truncated.
    package convenience init?(
        pngData: Data, shouldInterpolate: Bool = true, intent: CGColorRenderingIntent = .defaultIntent
    ) {
        guard PNGHeader(pngData)?.hasUsableSize == true,
            let surface = PNGReader.surface(from: PNGChunks.needed(in: pngData))
        else {
            return nil
        }
        let format: PixelFormat = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24 ? .opaque : .color
        let width = Int(cairo_image_surface_get_width(surface))
        let height = Int(cairo_image_surface_get_height(surface))
        let rowBytes = Int(cairo_image_surface_get_stride(surface))
        let owner = SurfaceOwner(surface)
        guard let bytes = cairo_image_surface_get_data(surface) else { return nil }
        let memory = PixelMemory(borrowing: bytes, count: rowBytes * height, owner: owner)
        self.init(
            width: width, height: height, format: format, memory: memory, rowBytes: rowBytes, space: .sRGBSpace,
            shouldInterpolate: shouldInterpolate, intent: intent, type: "public.png")
    }

    /// Returns the image as a PNG file, or nil if memory cannot be allocated.
    package func pngData() -> Data? {
        let output = PNGOutput()
        let status = withSurface { surface in
            let address = Unmanaged.passUnretained(output).toOpaque()
            return cairo_surface_write_to_png_stream(
                surface,
                { address, bytes, count in
                    guard let address, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                    let output = Unmanaged<PNGOutput>.fromOpaque(address).takeUnretainedValue()
                    output.data.append(bytes, count: Int(count))
                    return CAIRO_STATUS_SUCCESS
                }, address)
        }
        return status == CAIRO_STATUS_SUCCESS ? output.data : nil
    }
}

/// The header of a PNG file.
package struct PNGHeader {
    /// The number of pixels in a row.
    package let width: Int
    /// The number of rows.
    package let height: Int
    /// Whether the file's pixels have an alpha component.
    package let hasAlpha: Bool

    /// Returns nil if the bytes do not begin with the header of a PNG file.
    package init?(_ data: Data) {
        let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let bytes = [UInt8](data.prefix(33))
        guard bytes.count == 33, Array(bytes[0..<8]) == start else { return nil }
        func number(_ index: Int) -> Int {
            bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
        }
        width = number(16)
        height = number(20)
        hasAlpha = bytes[25] & 4 != 0
    }

    /// Whether Cairo supports images of this size, and the image has at most 2²⁷ pixels.
    var hasUsableSize: Bool {
        (1...32767).contains(width) && (1...32767).contains(height) && width * height <= 1 << 27
    }
}

/// Keeps a Cairo surface alive while its memory is used.
final class SurfaceOwner {
    private let surface: OpaquePointer

    init(_ surface: OpaquePointer) {
        self.surface = surface
        cairo_surface_flush(surface)
    }

    deinit {
        cairo_surface_destroy(surface)
    }
}

/// Collects the bytes that Cairo writes.
private final class PNGOutput {
    var data = Data()
}

/// Supplies the bytes that Cairo reads.
private final class PNGReader {
    private let data: Data
    private var position: Int

    private init(_ data: Data) {
        self.data = data
        position = data.startIndex
    }

    private func read(_ count: Int, into target: UnsafeMutablePointer<UInt8>) -> Bool {
        guard data.endIndex - position >= count else { return false }
        data.copyBytes(to: target, from: position..<position + count)
        position += count
        return true
    }

    /// Returns the decoded surface, which the caller must destroy, or nil if decoding fails.
    static func surface(from data: Data) -> OpaquePointer? {
        let reader = PNGReader(data)
        let surface = cairo_image_surface_create_from_png_stream(
            { address, bytes, count in
                guard let address, let bytes else { return CAIRO_STATUS_READ_ERROR }
                let reader = Unmanaged<PNGReader>.fromOpaque(address).takeUnretainedValue()
                return reader.read(Int(count), into: bytes) ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_READ_ERROR
            }, Unmanaged.passUnretained(reader).toOpaque())
        guard let surface else { return nil }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            return nil
        }
        return surface
    }
}
