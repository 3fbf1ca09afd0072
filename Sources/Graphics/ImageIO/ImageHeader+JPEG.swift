extension ImageHeader {
    /// Reads the segments before the pixels. The frame segment contains the size, and the Exif segment may contain the
    /// orientation.
    mutating func readJPEG(_ reader: ByteReader) -> Bool {
        var index = 2
        var components: [(across: Int, down: Int)] = []
        while let first = reader.byte(index), let marker = reader.byte(index + 1) {
            guard first == 0xFF else { return false }
            // Any number of 0xFF bytes may precede a marker.
            if marker == 0xFF {
                index += 1
                continue
            }
            guard let length = reader.big16(index + 2), length >= 2 else { return false }
            let isFrame: Bool = (0xC0...0xCF).contains(marker) && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
            if isFrame {
                guard let height = reader.big16(index + 5), let width = reader.big16(index + 7) else { return false }
                self.width = width
                self.height = height
                isProgressive = marker == 0xC2
                components = (0..<(reader.byte(index + 9) ?? 0)).map { component in
                    let sampling: Int = reader.byte(index + 11 + component * 3) ?? 0x11
                    return (sampling >> 4, sampling & 0xF)
                }
            } else if marker == 0xE1, reader.hasBytes([0x45, 0x78, 0x69, 0x66, 0, 0], at: index + 4) {
                let directory = TIFFDirectory(reader, at: index + 10)
                let number = directory?.number(0x0112)
                orientation = number.flatMap { CGImagePropertyOrientation(rawValue: UInt32($0)) } ?? orientation
            } else if marker == 0xDA {
                pixelOffset = index
                let isOneScan: Bool = !isProgressive && reader.byte(index + 4) == components.count
                coefficientByteCount = isOneScan ? 0 : coefficientByteCount(of: components)
                break
            }
            index += 2 + length
        }
        return true
    }

    /// Returns the size of the coefficients of all blocks of 8×8 pixels, in bytes. A coefficient takes two bytes.
    private func coefficientByteCount(of components: [(across: Int, down: Int)]) -> Int {
        let maximum = (components.map(\.across).max() ?? 1, components.map(\.down).max() ?? 1)
        guard maximum.0 > 0, maximum.1 > 0 else { return 0 }
        return components.reduce(0) { sum, component in
            let blocks: Int =
                (width * component.across / maximum.0 + 7) / 8 * ((height * component.down / maximum.1 + 7) / 8)
            return sum + blocks * 64 * 2
        }
    }
}
