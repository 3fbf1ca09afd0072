package import Foundation

/// Creates entirely red, lossless WebP files.
package enum WebPFile {
    /// Returns a still picture.
    package static func still(_ width: Int, _ height: Int) -> Data {
        file(chunk("VP8L", pixels(width, height)))
    }

    /// Returns an animation with full-size frames, each shown for a tenth of a second.
    package static func animation(_ width: Int, _ height: Int, frames: Int) -> Data {
        let size: [UInt8] = triple(width - 1) + triple(height - 1)
        let whole: [UInt8] = chunk("VP8X", [2, 0, 0, 0] + size)
        let loops: [UInt8] = chunk("ANIM", [0, 0, 0, 0, 0, 0])
        let frame: [UInt8] = chunk(
            "ANMF", [0, 0, 0, 0, 0, 0] + size + triple(100) + [0] + chunk("VP8L", pixels(width, height)))
        return file(whole + loops + Array(repeating: frame, count: frames).flatMap(\.self))
    }

    /// Returns a red picture as a VP8L bitstream. Each of its five prefix codes has one symbol, so a pixel takes no
    /// bits, and the number of bytes does not depend on the size.
    private static func pixels(_ width: Int, _ height: Int) -> [UInt8] {
        let size = UInt32(width - 1) | UInt32(height - 1) << 14
        return [0x2F] + size.littleBytes + [0x88, 0xFE, 0x47, 0xFF, 0x03]
    }

    private static func triple(_ number: Int) -> [UInt8] { Array(UInt32(number).littleBytes.prefix(3)) }

    private static func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
        Array(name.utf8) + UInt32(bytes.count).littleBytes + bytes + (bytes.count % 2 == 0 ? [] : [0])
    }

    private static func file(_ chunks: [UInt8]) -> Data {
        Data("RIFF".utf8) + Data(UInt32(chunks.count + 4).littleBytes) + Data("WEBP".utf8) + Data(chunks)
    }
}
