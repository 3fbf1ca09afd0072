/// How much of a progressive JPEG has come: every scan makes the whole picture sharper.
struct ProgressiveScans {
    /// How many scans are complete.
    private(set) var count = 0
    private var end = 0
    private let data: Data

    /// - Parameter start: where the marker of the first scan is.
    init(_ data: Data, from start: Int) {
        self.data = data
        data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in read(bytes, from: start) }
    }

    /// A file of the complete scans alone; nil if there is none yet.
    var file: Data? { count > 0 ? data.prefix(end) + Data([0xFF, 0xD9]) : nil }

    private mutating func read(_ bytes: UnsafeRawBufferPointer, from start: Int) {
        var index: Int = start
        while index + 4 <= bytes.count, bytes[index] == 0xFF {
            let marker: UInt8 = bytes[index + 1]
            if marker == 0xD9 { return }
            index += 2 + Int(bytes[index + 2]) << 8 + Int(bytes[index + 3])
            guard marker == 0xDA else { continue }
            // What follows a scan's header is its pixels, up to a marker that does not belong to them.
            while index + 1 < bytes.count, bytes[index] != 0xFF || belongsToPixels(bytes[index + 1]) { index += 1 }
            guard index + 1 < bytes.count else { return }
            count += 1
            end = index
        }
    }

    private func belongsToPixels(_ byte: UInt8) -> Bool { byte == 0 || (0xD0...0xD7).contains(byte) || byte == 0xFF }
}
