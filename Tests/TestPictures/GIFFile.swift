package import Foundation

/// A GIF file that is entirely red. With several frames, it is an animation.
package struct GIFFile {
    private let width: Int
    private let height: Int
    private let frames: Int
    private let frameSize: (width: Int, height: Int)?

    /// - Parameter frameSize: The size of the frames. The default is the size of the whole picture if it is small,
    ///   otherwise one pixel.
    package init(width: Int, height: Int, frames: Int, frameSize: (width: Int, height: Int)? = nil) {
        self.width = width
        self.height = height
        self.frames = frames
        self.frameSize = frameSize
    }

    package var data: Data {
        let isSmall: Bool = max(width, height) <= 256
        let size: (width: Int, height: Int) = frameSize ?? (isSmall ? (width, height) : (1, 1))
        let red: [UInt8] = [255, 0, 0, 255, 0, 0]
        var bytes: [UInt8] = Array("GIF89a".utf8) + bytes(width, height) + [0x80, 0, 0] + red
        let pixels: [UInt8] = GIFFile.pixels(size.width * size.height <= 1 << 16 ? size.width * size.height : 1)
        for _ in 0..<frames {
            bytes += [0x21, 0xF9, 4, 0, 10, 0, 0, 0, 0x2C, 0, 0, 0, 0] + self.bytes(size.width, size.height) + [0]
            bytes += pixels
        }
        return Data(bytes + [0x3B])
    }

    private func bytes(_ width: Int, _ height: Int) -> [UInt8] {
        UInt16(width).littleBytes + UInt16(height).littleBytes
    }

    /// Returns the data of `count` pixels of the first color. The code table is cleared after every second pixel, so
    /// that codes keep a width of three bits.
    private static func pixels(_ count: Int) -> [UInt8] {
        var codes: [UInt8] = []
        for pixel in 0..<count { codes += pixel % 2 == 0 ? [4, 0] : [0] }
        codes.append(5)
        var bits = 0
        var bitCount = 0
        var bytes: [UInt8] = []
        for code in codes + [0, 0, 0] {
            bits |= Int(code) << bitCount
            bitCount += 3
            if bitCount >= 8 {
                bytes.append(UInt8(bits & 0xFF))
                bits >>= 8
                bitCount -= 8
            }
        }
        var blocks: [UInt8] = [2]
        for start in stride(from: 0, to: bytes.count, by: 255) {
            let block: ArraySlice<UInt8> = bytes[start..<min(start + 255, bytes.count)]
            blocks += [UInt8(block.count)] + block
        }
        return blocks + [0]
    }
}
