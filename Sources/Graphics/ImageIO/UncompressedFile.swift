/// A file whose pixels are not compressed: a BMP or TIFF file with one image. The numbers in it are little-endian.
struct UncompressedFile {
    private(set) var data = Data()

    /// Writes a BMP file, or returns nil if the pixels cannot be read. The file has 24 bits per pixel, or 32 if the
    /// image has alpha.
    init?(bmp image: CGImage) {
        guard let pixels = StraightPixels(image) else { return nil }
        let isOpaque: Bool = pixels.isOpaque
        let headerBytes: Int = isOpaque ? 40 : 108
        // Rows have multiples of 4 bytes.
        let rowBytes: Int = isOpaque ? (image.width * 3 + 3) & ~3 : image.width * 4
        let start: Int = 14 + headerBytes
        data.reserveCapacity(start + rowBytes * image.height)
        data.append(contentsOf: "BM".utf8)
        for number in [start + rowBytes * image.height, 0, start, headerBytes, image.width, image.height] {
            append32(number)
        }
        // One plane, and the bits per pixel.
        append16(1)
        append16(isOpaque ? 24 : 32)
        // No compression, or masks of the components; the size of the pixels; 2835 pixels per meter; no palette.
        for number in [isOpaque ? 0 : 3, rowBytes * image.height, 2835, 2835, 0, 0] { append32(number) }
        if !isOpaque {
            // The masks of red, green, blue and alpha, the color space sRGB, and its parameters, which are not used.
            for number in [0xFF_0000, 0xFF00, 0xFF, 0xFF00_0000, 0x7352_4742] { append32(number) }
            data.append(contentsOf: [UInt8](repeating: 0, count: 48))
        }
        // The bottom row comes first.
        for row in (0..<image.height).reversed() {
            pixels.forEach(inRow: row) { pixel in
                data.append(contentsOf: [pixel.z, pixel.y, pixel.x])
                if !isOpaque { data.append(pixel.w) }
            }
            if isOpaque { data.append(contentsOf: [UInt8](repeating: 0, count: rowBytes - image.width * 3)) }
        }
    }

    /// Writes a TIFF file, or returns nil if the pixels cannot be read. Colors are not multiplied by the alpha.
    init?(tiff image: CGImage) {
        guard let pixels = StraightPixels(image) else { return nil }
        let samples: Int = pixels.isOpaque ? 3 : 4
        // The directory has a count, entries of 12 bytes, and the offset of the next directory. Numbers that do not fit
        // into their entries follow.
        let entryCount: Int = pixels.isOpaque ? 14 : 15
        let depths: Int = 8 + 2 + 12 * entryCount + 4
        let resolution: Int = depths + 2 * samples
        let start: Int = resolution + 8
        let byteCount: Int = image.width * image.height * samples
        data.reserveCapacity(start + byteCount)
        data.append(contentsOf: "II*\0".utf8)
        append32(8)
        append16(entryCount)
        addEntry(256, .long, image.width)
        addEntry(257, .long, image.height)
        addEntry(258, .short, count: samples, depths)
        // No compression, and RGB.
        addEntry(259, .short, 1)
        addEntry(262, .short, 2)
        // One strip with all rows.
        addEntry(273, .long, start)
        addEntry(274, .short, 1)
        addEntry(277, .short, samples)
        addEntry(278, .long, image.height)
        addEntry(279, .long, byteCount)
        // 72 pixels per inch. The components of a pixel are adjacent.
        addEntry(282, .rational, resolution)
        addEntry(283, .rational, resolution)
        addEntry(284, .short, 1)
        addEntry(296, .short, 2)
        // The alpha is not associated.
        if samples == 4 { addEntry(338, .short, 2) }
        append32(0)
        for _ in 0..<samples { append16(8) }
        append32(72)
        append32(1)
        for row in 0..<image.height {
            pixels.forEach(inRow: row) { pixel in
                data.append(contentsOf: [pixel.x, pixel.y, pixel.z])
                if samples == 4 { data.append(pixel.w) }
            }
        }
    }

    /// The types of numbers in TIFF files.
    private enum NumberType: Int {
        case short = 3
        case long = 4
        case rational = 5
    }

    /// Adds an entry with a number, or with the offset of numbers that do not fit into the entry.
    private mutating func addEntry(_ tag: Int, _ type: NumberType, count: Int = 1, _ value: Int) {
        append16(tag)
        append16(type.rawValue)
        append32(count)
        append32(value)
    }

    private mutating func append16(_ number: Int) {
        data.append(contentsOf: [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)])
    }

    private mutating func append32(_ number: Int) {
        append16(number)
        append16(number >> 16)
    }
}

/// The pixels of an image as red, green, blue and alpha. The colors are not multiplied by the alpha.
private struct StraightPixels {
    let isOpaque: Bool
    private let context: CGContext
    private let memory: UnsafePointer<UInt8>

    /// Returns nil if memory cannot be allocated.
    init?(_ image: CGImage) {
        let size = CGSize(width: image.width, height: image.height)
        isOpaque = image.alphaInfo == .none || image.alphaInfo == .noneSkipFirst || image.alphaInfo == .noneSkipLast
        guard let context = CGContext(topLeftSize: size, scale: 1, opaque: isOpaque) else { return nil }
        context.drawUpright(image, in: CGRect(origin: .zero, size: size), filter: .nearest)
        guard let data = context.data else { return nil }
        self.context = context
        memory = UnsafePointer(data.assumingMemoryBound(to: UInt8.self))
    }

    /// Calls `body` with the pixels of a row, from left to right.
    func forEach(inRow row: Int, _ body: (SIMD4<UInt8>) -> Void) {
        // The context owns the memory.
        withExtendedLifetime(context) {
            var from: UnsafePointer<UInt8> = memory + row * context.bytesPerRow
            for _ in 0..<context.width {
                let alpha = Int(isOpaque ? 255 : from[3])
                func straight(_ value: UInt8) -> UInt8 {
                    alpha == 0 ? 0 : UInt8(min(255, (Int(value) * 255 + alpha / 2) / alpha))
                }
                body(SIMD4(straight(from[2]), straight(from[1]), straight(from[0]), UInt8(alpha)))
                from += 4
            }
        }
    }
}
