extension ImageHeader {
    /// Reads the header of the picture, which follows the header of the file.
    mutating func readBMP(_ reader: ByteReader) -> Bool {
        guard let bitmap = BitmapHeader(reader, at: 14) else { return false }
        width = bitmap.width
        height = bitmap.height
        hasAlpha = bitmap.hasAlpha
        return true
    }
}

/// The bitmap header of a BMP file, or of a picture in an icon.
struct BitmapHeader {
    let width: Int
    /// The number of rows. In icons it is doubled, because the rows of a mask follow.
    let height: Int
    /// The number of bits per pixel.
    let depth: Int
    let hasAlpha: Bool

    init?(_ reader: ByteReader, at start: Int) {
        guard let length = reader.little32(start) else { return nil }
        if length == 12 {
            // The header of OS/2, with 16-bit numbers. The height is signed, as in the decoder.
            guard let width = reader.little16(start + 4), let height = reader.little16(start + 6),
                let depth = reader.little16(start + 10)
            else { return nil }
            self.width = width
            self.height = abs(Int(Int16(truncatingIfNeeded: height)))
            self.depth = depth
            hasAlpha = false
        } else {
            guard length >= 40, let width = reader.little32(start + 4), let height = reader.little32(start + 8),
                let depth = reader.little16(start + 14)
            else { return nil }
            // A negative height means that the top row comes first.
            self.width = Int(Int32(truncatingIfNeeded: width))
            self.height = abs(Int(Int32(truncatingIfNeeded: height)))
            self.depth = depth
            // Longer headers contain a mask of the alpha bits.
            hasAlpha = length >= 56 && depth == 32 && (reader.little32(start + 52) ?? 0) != 0
        }
    }
}
