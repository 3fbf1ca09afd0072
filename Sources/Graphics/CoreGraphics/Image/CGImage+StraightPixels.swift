extension CGImage {
    /// Creates an image from rows of red, green, blue and, if `hasAlpha` is true, alpha. The colors are premultiplied only
    /// if `isPremultiplied` is true.
    ///
    /// The pixels are copied. Returns nil if the size is not supported, or if memory cannot be allocated.
    package convenience init?(
        straightPixels pixels: UnsafePointer<UInt8>, width: Int, height: Int, rowBytes: Int, hasAlpha: Bool,
        isPremultiplied: Bool = false
    ) {
        let format: PixelFormat = hasAlpha ? .color : .opaque
        let ownBytes = format.bytesPerRow(width: width)
        guard BitmapSize(width: width, height: height, bytesPerRow: rowBytes, hasAlpha ? 4 : 3) != nil,
            let memory = PixelMemory(count: ownBytes * height)
        else { return nil }
        for row in 0..<height {
            let from = pixels + row * rowBytes
            let into = memory.bytes + row * ownBytes
            if hasAlpha, isPremultiplied {
                BitmapLayout.swapped.decode(from, to: into.assumingMemoryBound(to: UInt8.self), width: width)
            } else if hasAlpha {
                Self.multiply(from, into: into.assumingMemoryBound(to: UInt32.self), width: width)
            } else {
                Self.widen(from, into: into.assumingMemoryBound(to: UInt32.self), width: width)
            }
        }
        self.init(
            width: width, height: height, format: format, memory: memory, rowBytes: ownBytes, space: .sRGBSpace)
    }

    /// Premultiplies pixels of four bytes. One multiplication handles red and blue.
    private static func multiply(
        _ source: UnsafePointer<UInt8>, into target: UnsafeMutablePointer<UInt32>, width: Int
    ) {
        let from = UnsafeRawPointer(source)
        for column in 0..<width {
            let pixel: UInt32 = from.loadUnaligned(fromByteOffset: column * 4, as: UInt32.self)
            let alpha: UInt32 = pixel >> 24
            var outer: UInt32 = pixel & 0x00FF_00FF
            var inner: UInt32 = pixel >> 8 & 0xFF
            if alpha < 255 {
                // Exact rounded division by 255.
                outer = outer &* alpha &+ 0x0080_0080
                outer = (outer &+ (outer >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
                inner = inner &* alpha &+ 0x80
                inner = (inner &+ (inner >> 8)) >> 8
            }
            target[column] = alpha << 24 | (outer & 0xFF) << 16 | inner << 8 | outer >> 16
        }
    }

    /// Converts pixels of three bytes to four.
    private static func widen(
        _ source: UnsafePointer<UInt8>, into target: UnsafeMutablePointer<UInt32>, width: Int
    ) {
        var from = source
        for column in 0..<width {
            let outer: UInt32 = UInt32(from[0]) << 16 | UInt32(from[2])
            target[column] = 0xFF00_0000 | outer | UInt32(from[1]) << 8
            from += 3
        }
    }
}
