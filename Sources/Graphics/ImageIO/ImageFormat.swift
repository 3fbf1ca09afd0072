/// The supported formats.
enum ImageFormat: String, CaseIterable, Sendable {
    case png = "public.png"
    case jpeg = "public.jpeg"
    case gif = "com.compuserve.gif"
    case webp = "org.webmproject.webp"
    case bmp = "com.microsoft.bmp"
    case tiff = "public.tiff"
    case ico = "com.microsoft.ico"
    case cur = "com.microsoft.cur"

    /// Detects the format by the first bytes. Other formats are not passed to a decoder.
    init?(_ reader: ByteReader) {
        if reader.hasPNGSignature(at: 0) {
            self = .png
        } else if reader.hasBytes([0xFF, 0xD8, 0xFF], at: 0) {
            self = .jpeg
        } else if reader.hasText("GIF87a", at: 0) || reader.hasText("GIF89a", at: 0) {
            self = .gif
        } else if reader.hasText("RIFF", at: 0), reader.hasText("WEBP", at: 8) {
            self = .webp
        } else if reader.hasText("BM", at: 0) {
            self = .bmp
        } else if reader.hasBytes([0x49, 0x49, 0x2A, 0], at: 0) || reader.hasBytes([0x4D, 0x4D, 0, 0x2A], at: 0) {
            self = .tiff
        } else if reader.hasBytes([0, 0, 1, 0], at: 0) {
            self = .ico
        } else if reader.hasBytes([0, 0, 2, 0], at: 0) {
            self = .cur
        } else {
            return nil
        }
    }
}

/// Reads numbers from bytes, and returns nil for offsets outside their bounds.
struct ByteReader {
    private let bytes: UnsafeRawBufferPointer

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    var count: Int { bytes.count }

    func byte(_ index: Int) -> Int? {
        index >= 0 && index < bytes.count ? Int(bytes[index]) : nil
    }

    func big16(_ index: Int) -> Int? {
        guard index >= 0, index + 2 <= bytes.count else { return nil }
        return Int(bytes[index]) << 8 | Int(bytes[index + 1])
    }

    func big32(_ index: Int) -> Int? {
        guard let high = big16(index), let low = big16(index + 2) else { return nil }
        return high << 16 | low
    }

    func little16(_ index: Int) -> Int? {
        guard index >= 0, index + 2 <= bytes.count else { return nil }
        return Int(bytes[index]) | Int(bytes[index + 1]) << 8
    }

    func little24(_ index: Int) -> Int? {
        guard let low = little16(index), let high = byte(index + 2) else { return nil }
        return low | high << 16
    }

    func little32(_ index: Int) -> Int? {
        guard let low = little16(index), let high = little16(index + 2) else { return nil }
        return low | high << 16
    }

    func hasBytes(_ expected: [UInt8], at index: Int) -> Bool {
        guard index >= 0, index + expected.count <= bytes.count else { return false }
        return bytes[index..<index + expected.count].elementsEqual(expected)
    }

    func hasPNGSignature(at index: Int) -> Bool {
        hasBytes([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: index)
    }

    func hasText(_ text: String, at index: Int) -> Bool {
        hasBytes(Array(text.utf8), at: index)
    }
}
