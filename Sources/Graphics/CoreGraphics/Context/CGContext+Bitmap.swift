extension CGContext {
    /// The number of pixels in a row.
    public var width: Int { storage.width }
    /// The number of rows.
    public var height: Int { storage.height }
    /// The number of bits per component: 8 or 16.
    public var bitsPerComponent: Int { (storage.converted?.layout?.componentBytes ?? 1) * 8 }

    /// The number of bits per pixel.
    public var bitsPerPixel: Int {
        (storage.converted?.bytesPerPixel ?? storage.format.bytesPerPixel) * 8
    }

    /// The number of bytes from one row to the next.
    public var bytesPerRow: Int {
        storage.converted?.rowBytes ?? storage.rowBytes
    }

    /// The color space of the bitmap, or nil if it contains only alpha.
    public var colorSpace: CGColorSpace? {
        storage.format == .alpha ? nil : bitmapSpace
    }

    /// The layout of pixels in memory.
    public var bitmapInfo: CGBitmapInfo { info }

    /// The position of the alpha in a pixel.
    public var alphaInfo: CGImageAlphaInfo {
        info.alphaInfo ?? .none
    }

    /// The memory of the bitmap, top row first; nil in a PDF context. The pointer is valid for the lifetime of the
    /// context.
    public var data: UnsafeMutableRawPointer? {
        guard storage.document == nil else { return nil }
        startUpdatingMemory()
        return storage.converted?.memory.bytes ?? storage.memory.bytes
    }
}
