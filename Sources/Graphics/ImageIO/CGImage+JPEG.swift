import CGdkPixbuf

extension CGImage {
    /// Returns the image as a JPEG file, drawn on white, or nil if it cannot be encoded.
    ///
    /// - Parameter quality: The quality from 0 (smallest file) to 1 (best).
    package func jpegData(quality: Double) -> Data? {
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
        return Data(bytes: bytes, count: count)
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
