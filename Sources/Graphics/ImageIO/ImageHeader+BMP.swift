extension ImageHeader {
    /// The file's own header is followed by that of its picture.
    mutating func readBMP(_ reader: ByteReader) -> Bool {
        guard let bitmap = BitmapHeader(reader, at: 14) else { return false }
        width = bitmap.width
        height = bitmap.height
        hasAlpha = bitmap.hasAlpha
        return true
    }
}

/// What stands before the pixels of a BMP file, and of pictures in icons.
struct BitmapHeader {
    let width: Int
    /// The number of rows; in icons twice as many, because those of a mask follow.
    let height: Int
    /// The number of bits of a pixel.
    let depth: Int
    let hasAlpha: Bool

    init?(_ reader: ByteReader, at start: Int) {
        guard let length = reader.little32(start) else { return nil }
        if length == 12 {
            // Of OS/2, with numbers of 16 bits. The height is read as the decoder reads it: with a sign.
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
            // A height below zero says that the rows come from the top.
            self.width = Int(Int32(truncatingIfNeeded: width))
            self.height = abs(Int(Int32(truncatingIfNeeded: height)))
            self.depth = depth
            // Longer headers say which bits are alpha.
            hasAlpha = length >= 56 && depth == 32 && (reader.little32(start + 52) ?? 0) != 0
        }
    }
}
