/// A GIF file with one or more frames, each with its own color table.
struct GIFFile {
    private(set) var data = Data()
    private let width: Int
    private let height: Int
    /// The position of the flags of the last frame, which specify whether the frame is removed before the next one.
    private var flags: Int?

    /// Writes the frames, or returns nil if there are none, or one is too large.
    ///
    /// - Parameter loopCount: The number of times that the animation plays, or 0 if it repeats forever. Nil plays it
    ///   once.
    init?(_ frames: [DestinationImage], loopCount: Int?) {
        width = frames.map(\.image.width).max() ?? 0
        height = frames.map(\.image.height).max() ?? 0
        guard width > 0, height > 0, width <= Int(UInt16.max), height <= Int(UInt16.max) else { return nil }
        data.append(contentsOf: "GIF89a".utf8)
        append16(width)
        append16(height)
        // No global color table, a background color of 0, and square pixels.
        data.append(contentsOf: [0x70, 0, 0])
        if let loopCount, loopCount != 1 {
            data.append(contentsOf: [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1])
            // The file contains the number of repetitions.
            append16(max(0, loopCount - 1))
            data.append(0)
        }
        for frame in frames {
            guard append(frame) else { return nil }
        }
        // The last frame remains visible.
        if let flags { data[flags] |= 1 << 2 }
        data.append(0x3B)
    }

    private mutating func append16(_ number: Int) {
        let number: Int = min(number, Int(UInt16.max))
        data.append(contentsOf: [UInt8(number & 0xFF), UInt8(number >> 8)])
    }

    private mutating func append(_ frame: DestinationImage) -> Bool {
        guard let pixels = IndexedPixels(frame.image) else { return false }
        let delay: Double? =
            frame.properties.gif(kCGImagePropertyGIFUnclampedDelayTime)
            ?? frame.properties.gif(kCGImagePropertyGIFDelayTime)
        // The previous frame would be visible behind a frame that does not cover it, so it is removed.
        let covers: Bool =
            pixels.transparentIndex == nil && frame.image.width == width && frame.image.height == height
        if let flags { data[flags] |= (covers ? 1 : 2) << 2 }
        data.append(contentsOf: [0x21, 0xF9, 4, pixels.transparentIndex == nil ? 0 : 1])
        flags = data.count - 1
        // The field has 16 bits.
        append16(Int(min(max(0, (delay ?? 0) * 100), 65_535).rounded()))
        data.append(contentsOf: [pixels.transparentIndex ?? 0, 0])
        data.append(contentsOf: [0x2C, 0, 0, 0, 0])
        append16(frame.image.width)
        append16(frame.image.height)
        // A table has a power of two of colors, from 2 to 256.
        let bits: Int = max(1, Int.bitWidth - (pixels.colors.count - 1).leadingZeroBitCount)
        data.append(0x80 | UInt8(bits - 1))
        for color in pixels.colors { data.append(contentsOf: [color.x, color.y, color.z]) }
        data.append(contentsOf: [UInt8](repeating: 0, count: ((1 << bits) - pixels.colors.count) * 3))
        let codeSize: Int = max(2, bits)
        data.append(UInt8(codeSize))
        appendBlocks(LZWEncoder.encode(pixels.indices, codeSize: codeSize))
        return true
    }

    private mutating func appendBlocks(_ bytes: [UInt8]) {
        var rest: ArraySlice<UInt8> = bytes[...]
        while !rest.isEmpty {
            let block: ArraySlice<UInt8> = rest.prefix(255)
            data.append(UInt8(block.count))
            data.append(contentsOf: block)
            rest = rest.dropFirst(255)
        }
        data.append(0)
    }
}
