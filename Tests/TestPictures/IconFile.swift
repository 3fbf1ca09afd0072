package import Foundation

/// Creates icon and cursor files.
package enum IconFile {
    /// Returns a file with several pictures.
    ///
    /// - Parameter kind: 1 for icons, or 2 for cursors.
    package static func of(_ pictures: [(width: Int, height: Int, bytes: Data)], kind: UInt16 = 1) -> Data {
        var file = Data(UInt16(0).littleBytes + kind.littleBytes + UInt16(pictures.count).littleBytes)
        var start: Int = 6 + 16 * pictures.count
        for picture in pictures {
            file += [UInt8(truncatingIfNeeded: picture.width), UInt8(truncatingIfNeeded: picture.height), 0, 0]
            file += UInt16(1).littleBytes + UInt16(32).littleBytes
            file += UInt32(picture.bytes.count).littleBytes + UInt32(start).littleBytes
            start += picture.bytes.count
        }
        return pictures.reduce(file) { $0 + $1.bytes }
    }

    /// Returns an entirely red 32-bit bitmap with its mask, or only its header if `hasPixels` is false.
    package static func bitmap(_ width: Int, _ height: Int, hasPixels: Bool) -> Data {
        let size: [UInt8] = UInt32(40).littleBytes + UInt32(width).littleBytes + UInt32(height * 2).littleBytes
        let kind: [UInt8] = UInt16(1).littleBytes + UInt16(32).littleBytes
        let header: [UInt8] = size + kind + [UInt8](repeating: 0, count: 24)
        guard hasPixels else { return Data(header) }
        let pixels: [UInt8] = Array(repeating: [0, 0, 255, 255], count: width * height).flatMap(\.self)
        return Data(header + pixels + [UInt8](repeating: 0, count: (width + 31) / 32 * 4 * height))
    }
}
