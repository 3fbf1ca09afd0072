extension CGContext {
    /// The number of pixels in a row.
    public var width: Int { storage.width }
    /// The number of rows.
    public var height: Int { storage.height }
    /// The number of bits of each component: 8.
    public var bitsPerComponent: Int { 8 }

    /// The number of bits of each pixel.
    public var bitsPerPixel: Int {
        (storage.converted?.layout.bytesPerPixel ?? storage.format.bytesPerPixel) * 8
    }

    /// The number of bytes from one row to the next.
    public var bytesPerRow: Int {
        storage.converted?.rowBytes ?? storage.rowBytes
    }

    /// The space of the bitmap, or nil when it holds alpha only.
    public var colorSpace: CGColorSpace? {
        storage.format == .alpha ? nil : bitmapSpace
    }

    /// How pixels lie in memory.
    public var bitmapInfo: CGBitmapInfo { info }

    /// Where pixels keep their alpha.
    public var alphaInfo: CGImageAlphaInfo {
        info.alphaInfo ?? .none
    }

    /// The memory of the bitmap, valid as long as the context lives. The top row comes first.
    public var data: UnsafeMutableRawPointer? {
        watchMemory()
        return storage.converted?.memory.bytes ?? storage.memory.bytes
    }
}
