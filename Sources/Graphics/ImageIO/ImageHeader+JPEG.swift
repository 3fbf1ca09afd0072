extension ImageHeader {
    /// Goes through the segments up to the pixels: the frame's has the size, Exif's may have the orientation.
    mutating func readJPEG(_ reader: ByteReader) -> Bool {
        var index = 2
        while let first = reader.byte(index), let marker = reader.byte(index + 1) {
            guard first == 0xFF else { return false }
            // Any number of 0xFF may stand before a marker.
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
            } else if marker == 0xE1, reader.hasBytes([0x45, 0x78, 0x69, 0x66, 0, 0], at: index + 4) {
                let directory = TIFFDirectory(reader, at: index + 10)
                let number: Int? = directory?.number(0x0112)
                orientation = number.flatMap { CGImagePropertyOrientation(rawValue: UInt32($0)) } ?? orientation
            } else if marker == 0xDA {
                pixelOffset = index
                break
            }
            index += 2 + length
        }
        return true
    }
}
