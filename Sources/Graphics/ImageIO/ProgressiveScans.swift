/// The scans of a JPEG. In a progressive JPEG, each scan refines the whole image.
struct ProgressiveScans {
    /// The maximum number of scans. Decoding a scan visits the whole image, even if the scan has few bytes. Encoders
    /// write about ten.
    static let maximumCount = 100
    /// The maximum number of pixels in all scans together. Decoding that many pixels takes about a second.
    static let maximumPixels = 1 << 30

    /// The number of complete scans.
    private(set) var count = 0
    private var end = 0
    private let data: Data

    /// - Parameter start: The offset of the marker of the first scan.
    init(_ data: Data, from start: Int) {
        self.data = data
        data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in read(bytes, from: start) }
    }

    /// A file with only the complete scans, or nil if there is none yet.
    var file: Data? { count > 0 ? data.prefix(end) + Data([0xFF, 0xD9]) : nil }

    private mutating func read(_ bytes: UnsafeRawBufferPointer, from start: Int) {
        var index = start
        while let place = marker(in: bytes, from: index), place + 4 <= bytes.count, bytes[place + 1] != 0xD9 {
            index = place + 2 + Int(bytes[place + 2]) << 8 + Int(bytes[place + 3])
            guard bytes[place + 1] == 0xDA else { continue }
            // The pixels follow the header of a scan, up to a marker that is not part of them.
            guard let next = marker(in: bytes, from: index) else { return }
            count += 1
            end = next
        }
    }

    /// Returns the offset of the next marker that is not part of the pixels. Skips all other bytes, as decoders do.
    private func marker(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
        guard let base = bytes.baseAddress else { return nil }
        var index = start
        while index + 1 < bytes.count, let found = memchr(base + index, 0xFF, bytes.count - 1 - index) {
            index = UnsafeRawPointer(found) - base
            if !belongsToPixels(bytes[index + 1]) { return index }
            index += 1
        }
        return nil
    }

    private func belongsToPixels(_ byte: UInt8) -> Bool { byte == 0 || (0xD0...0xD7).contains(byte) || byte == 0xFF }
}
