/// The scans of a JPEG: in a progressive one, every scan makes the whole picture sharper.
struct ProgressiveScans {
    /// Files of more scans are not decoded: each goes through the whole picture, however few bytes it has. Programs make
    /// about ten.
    static let most = 100
    /// The most pixels that all scans may go through together, which takes about a second.
    static let mostPixels = 1 << 30

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
        while let place = marker(in: bytes, from: index), place + 4 <= bytes.count, bytes[place + 1] != 0xD9 {
            index = place + 2 + Int(bytes[place + 2]) << 8 + Int(bytes[place + 3])
            guard bytes[place + 1] == 0xDA else { continue }
            // What follows a scan's header is its pixels, up to a marker that does not belong to them.
            guard let next = marker(in: bytes, from: index) else { return }
            count += 1
            end = next
        }
    }

    /// Where the next marker is that does not belong to the pixels. Anything else is passed over, as decoders do.
    private func marker(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
        guard let base = bytes.baseAddress else { return nil }
        var index: Int = start
        while index + 1 < bytes.count, let found = memchr(base + index, 0xFF, bytes.count - 1 - index) {
            index = UnsafeRawPointer(found) - base
            if !belongsToPixels(bytes[index + 1]) { return index }
            index += 1
        }
        return nil
    }

    private func belongsToPixels(_ byte: UInt8) -> Bool { byte == 0 || (0xD0...0xD7).contains(byte) || byte == 0xFF }
}
