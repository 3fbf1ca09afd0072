import CGdkPixbuf

extension CGImage {
    /// Returns the image as a JPEG file, drawn on white, or nil if it cannot be encoded.
    ///
    /// - Parameters:
    ///   - quality: The quality from 0 (smallest file) to 1 (best).
    ///   - orientation: The orientation of the pixels, which the file states.
    package func jpegData(quality: Double, orientation: CGImagePropertyOrientation = .up) -> Data? {
        guard let pixels = opaquePixels() else { return nil }
        let percent = Int32((min(max(quality, 0), 1) * 100).rounded())
        var bytes: UnsafeMutablePointer<UInt8>?
        var count = 0
        let isEncoded: Bool = pixels.withUnsafeBufferPointer { buffer in
            pixbuf_encode_jpeg(
                buffer.baseAddress, Int32(width), Int32(height), Int32(width * 3), percent, &bytes, &count)
        }
        guard isEncoded, let bytes else { return nil }
        defer { pixbuf_free(bytes) }
        var data = Data(bytes: bytes, count: count)
        if orientation != .up { data.insert(contentsOf: orientation.jpegSegment, at: data.endOfFirstSegment) }
        return data
    }

    /// Returns the red, green and blue components of all pixels, drawn on white.
    private func opaquePixels() -> [UInt8]? {
        let size = CGSize(width: width, height: height)
        guard let context = CGContext(topLeftSize: size, scale: 1, opaque: true) else { return nil }
        let bounds = CGRect(origin: .zero, size: size)
        context.fill(bounds, color: .white)
        context.drawUpright(self, in: bounds, filter: .nearest)
        guard let memory = context.data?.assumingMemoryBound(to: UInt8.self) else { return nil }
        var pixels = [UInt8](repeating: 0, count: width * height * 3)
        var into = 0
        for row in 0..<height {
            var from = memory + row * context.bytesPerRow
            for _ in 0..<width {
                pixels[into] = from[2]
                pixels[into + 1] = from[1]
                pixels[into + 2] = from[0]
                into += 3
                from += 4
            }
        }
        return pixels
    }
}

extension CGImagePropertyOrientation {
    /// The Exif segment of a JPEG file that states the orientation.
    fileprivate var jpegSegment: [UInt8] {
        let header: [UInt8] = [0xFF, 0xE1, 0, 34] + Array("Exif\0\0MM\0*".utf8) + [0, 0, 0, 8]
        // A directory with one entry: the tag of the orientation, the type of 16-bit numbers, the count, and the value.
        let directory: [UInt8] = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(rawValue), 0, 0]
        return header + directory + [0, 0, 0, 0]
    }
}

extension Data {
    /// The offset after the JFIF segment of a JPEG file, which precedes all others, or else after the start.
    fileprivate var endOfFirstSegment: Int {
        guard count > 6, self[2] == 0xFF, self[3] == 0xE0 else { return 2 }
        return 4 + Int(self[4]) << 8 + Int(self[5])
    }
}
