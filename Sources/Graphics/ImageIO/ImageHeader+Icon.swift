extension ImageHeader {
    /// Finds the largest picture of an icon or a cursor, and among pictures of the same size the one with the most
    /// colors.
    mutating func readIcon(_ reader: ByteReader) -> Bool {
        guard let count = reader.little16(4) else { return false }
        var best: IconPicture?
        for entry in 0..<count {
            guard let picture = IconPicture(reader, entry: 6 + entry * 16) else { return false }
            if best.map({ ($0.pixelCount, $0.depth) < (picture.pixelCount, picture.depth) }) ?? true { best = picture }
        }
        guard let best else { return false }
        width = best.width
        height = best.height
        hasAlpha = true
        icon = best
        return true
    }
}

/// A picture in an icon or a cursor.
struct IconPicture: Sendable {
    /// The range of the picture's bytes, from the start of the file.
    let place: Range<Int>
    let width: Int
    let height: Int
    /// The number of bits per pixel.
    let depth: Int
    /// Whether the picture is a PNG file. Otherwise, it is a bitmap, followed by a mask.
    let isPNG: Bool

    var pixelCount: Int { width * height }

    /// Reads a directory entry. Returns nil if the picture is truncated, or has no header or an unsupported size.
    ///
    /// - Parameter entry: The offset of the directory entry.
    init?(_ reader: ByteReader, entry: Int) {
        guard let length = reader.little32(entry + 8), let start = reader.little32(entry + 12),
            start + length <= reader.count
        else { return nil }
        place = start..<start + length
        isPNG = reader.hasPNGSignature(at: start)
        if isPNG {
            guard let width = reader.big32(start + 16), let height = reader.big32(start + 20) else { return nil }
            (self.width, self.height, depth) = (width, height, 32)
        } else {
            guard let bitmap = BitmapHeader(reader, at: start) else { return nil }
            (width, height, depth) = (bitmap.width, bitmap.height / 2, bitmap.depth)
        }
        guard (1...Self.longestSide).contains(width), (1...Self.longestSide).contains(height) else { return nil }
    }

    /// The maximum number of pixels in a row or a column.
    private static let longestSide = 1 << 15

    /// Returns the picture as a separate file: a PNG file, or an icon with only this picture.
    func file(from data: Data) -> Data {
        let bytes = data.dropFirst(place.lowerBound).prefix(place.count)
        if isPNG { return bytes }
        var file = Data([0, 0, 1, 0, 1, 0])
        // A side of 256 pixels is stored as zero.
        file.append(contentsOf: [UInt8(truncatingIfNeeded: width), UInt8(truncatingIfNeeded: height), 0, 0, 1, 0])
        withUnsafeBytes(of: UInt16(depth).littleEndian) { file.append(contentsOf: $0) }
        withUnsafeBytes(of: UInt32(bytes.count).littleEndian) { file.append(contentsOf: $0) }
        withUnsafeBytes(of: UInt32(file.count + 4).littleEndian) { file.append(contentsOf: $0) }
        return file + bytes
    }
}
