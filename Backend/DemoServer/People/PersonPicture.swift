/// Generates pictures for people without a picture: mirrored squares in a color that depends on the name.
enum PersonPicture {
    /// The width and height, in pixels.
    static let side = 96
    private static let cells = 5

    /// Returns the picture for a name, in PNG format.
    static func png(for name: String) -> [UInt8] {
        var hash: UInt32 = 2_166_136_261
        for byte in name.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        hash ^= hash >> 15
        hash = hash &* 0x2C1B_3C6D
        hash ^= hash >> 12
        let ink: [UInt8] = inks[Int(hash % UInt32(inks.count))]
        let paper: [UInt8] = ink.map { UInt8(255 - (255 - Int($0)) / 6) }
        var rows: [UInt8] = []
        // All rows of pixels in a row of cells are equal.
        var line: (row: Int?, bytes: [UInt8])?
        for y in 0..<side {
            let row: Int? = cell(at: y)
            if line == nil || line?.row != row {
                // Each row of pixels begins with its filter type: 0, no filter.
                line = (row, [0] + (0..<side).flatMap { isFilled(cell(at: $0), row, hash) ? ink : paper })
            }
            rows += line?.bytes ?? []
        }
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + chunk("IHDR", bigEndian(UInt32(side)) + bigEndian(UInt32(side)) + [8, 2, 0, 0, 0])
            + chunk("IDAT", StoredCompression.zlib(rows)) + chunk("IEND", [])
    }

    private static let inks: [[UInt8]] = [
        [0x2F, 0x6F, 0xB7], [0xB7, 0x4B, 0x3A], [0x3C, 0x8D, 0x5A], [0x8A, 0x5B, 0xB0], [0xC0, 0x84, 0x1E],
        [0x1F, 0x8C, 0x94], [0xB0, 0x4A, 0x7D],
    ]

    /// Returns the index of the row of cells that contains a row of pixels; nil in the margin. The same applies to
    /// columns.
    private static func cell(at pixel: Int) -> Int? {
        let margin: Int = side / (2 * (cells + 1))
        let cell: Int = (pixel - margin) / ((side - 2 * margin) / cells)
        return pixel >= margin && cell < cells ? cell : nil
    }

    private static func isFilled(_ column: Int?, _ row: Int?, _ hash: UInt32) -> Bool {
        guard let column, let row else { return false }
        let mirrored: Int = min(column, cells - 1 - column)
        return hash >> UInt32(row * 3 + mirrored) & 1 == 1
    }

    private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        let content: [UInt8] = Array(type.utf8) + data
        return bigEndian(UInt32(data.count)) + content + bigEndian(StoredCompression.crc32(content))
    }

    private static func bigEndian(_ value: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - $0 * 8)) }
    }
}
