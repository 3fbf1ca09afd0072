package import ImageIO

/// The formats of picture files.
package enum PictureFormat: String, CaseIterable, Sendable {
    case png, jpeg, gif, webp, bitmap, os2Bitmap, tiff, bigEndianTIFF, icon, cursor, pngIcon

    /// Returns a file of an entirely red picture.
    ///
    /// If a side exceeds 256 pixels, only the header is valid, so that a large picture is a small file.
    package func file(width: Int, height: Int) -> Data {
        let hasPixels: Bool = max(width, height) <= 256
        switch self {
        case .png: return PictureFormat.png(width, height, hasPixels: hasPixels)
        case .jpeg: return PictureFormat.jpeg(width, height, hasPixels: hasPixels)
        case .gif: return GIFFile(width: width, height: height, frames: 1).data
        case .webp: return WebPFile.still(width, height)
        case .bitmap: return PictureFormat.bitmap(width, height, hasPixels: hasPixels)
        case .os2Bitmap: return PictureFormat.os2Bitmap(width, height, hasPixels: hasPixels)
        case .tiff: return TIFFFile(isLittle: true).picture(width, height, hasPixels: hasPixels)
        case .bigEndianTIFF: return TIFFFile(isLittle: false).picture(width, height, hasPixels: hasPixels)
        case .icon: return IconFile.of([(width, height, IconFile.bitmap(width, height, hasPixels: hasPixels))])
        case .cursor:
            return IconFile.of([(width, height, IconFile.bitmap(width, height, hasPixels: hasPixels))], kind: 2)
        case .pngIcon: return IconFile.of([(width, height, PictureFormat.png(width, height, hasPixels: hasPixels))])
        }
    }

    // MARK: Formats that ImageIO writes

    private static func encoded(_ width: Int, _ height: Int, _ type: String) -> Data {
        do {
            return try Photo.encoded(Photo.red(width, height), type)
        } catch {
            preconditionFailure("A picture of \(width)×\(height) pixels could not be encoded.")
        }
    }

    private static func png(_ width: Int, _ height: Int, hasPixels: Bool) -> Data {
        var file: Data = encoded(hasPixels ? width : 1, hasPixels ? height : 1, "public.png")
        file.replaceSubrange(16..<24, with: UInt32(width).bigBytes + UInt32(height).bigBytes)
        return file
    }

    private static func jpeg(_ width: Int, _ height: Int, hasPixels: Bool) -> Data {
        var file: Data = encoded(hasPixels ? width : 1, hasPixels ? height : 1, "public.jpeg")
        // The size follows the frame's marker, its length, and the number of bits.
        guard let frame = file.firstRange(of: [0xFF, 0xC0]) else { preconditionFailure("The file has no frame.") }
        let size: Int = frame.lowerBound + 5
        file.replaceSubrange(size..<size + 4, with: UInt16(height).bigBytes + UInt16(width).bigBytes)
        return file
    }

    // MARK: Bitmaps

    /// Returns a run-length encoded file with 8 bits per pixel, so that a large picture takes few bytes.
    private static func bitmap(_ width: Int, _ height: Int, hasPixels: Bool) -> Data {
        let red: [UInt8] = [0, 0, 255, 0]
        let row: [UInt8] = [UInt8(truncatingIfNeeded: min(width, 255)), 0, 0, 0]
        let rows: [UInt8] = hasPixels ? Array(repeating: row, count: height).flatMap(\.self) : []
        let start: [UInt8] = UInt32(40).littleBytes + UInt32(width).littleBytes + UInt32(height).littleBytes
        let kind: [UInt8] = UInt16(1).littleBytes + UInt16(8).littleBytes + UInt32(1).littleBytes
        let header: [UInt8] = start + kind + [UInt8](repeating: 0, count: 12) + UInt32(1).littleBytes + [0, 0, 0, 0]
        return bitmapFile(header + red, rows + [0, 1])
    }

    /// Returns a file with the oldest header and 24 bits per pixel.
    private static func os2Bitmap(_ width: Int, _ height: Int, hasPixels: Bool) -> Data {
        let size: [UInt8] = UInt16(width).littleBytes + UInt16(height).littleBytes
        let header: [UInt8] = UInt32(12).littleBytes + size + UInt16(1).littleBytes + UInt16(24).littleBytes
        let row: [UInt8] = Array(repeating: [0, 0, 255], count: hasPixels ? width : 0).flatMap(\.self)
        let padding = [UInt8](repeating: 0, count: (4 - row.count % 4) % 4)
        return bitmapFile(header, Array(repeating: row + padding, count: hasPixels ? height : 0).flatMap(\.self))
    }

    private static func bitmapFile(_ header: [UInt8], _ pixels: [UInt8]) -> Data {
        let start: Int = 14 + header.count
        let length: [UInt8] = UInt32(start + pixels.count).littleBytes + [0, 0, 0, 0]
        return Data("BM".utf8) + Data(length + UInt32(start).littleBytes + header + pixels)
    }
}

extension FixedWidthInteger {
    var littleBytes: [UInt8] { withUnsafeBytes(of: littleEndian) { Array($0) } }
    var bigBytes: [UInt8] { withUnsafeBytes(of: bigEndian) { Array($0) } }
}
