import Foundation

/// The pixels of a display, in the format in which the X server stores them: XWD, the X window dump.
struct WindowDump {
    private let data: Data
    private let start: Int
    private let width: Int
    private let height: Int
    private let bytesPerRow: Int
    private let bitsPerPixel: Int
    private let isBigEndian: Bool
    private let masks: [UInt32]

    init(_ data: Data) throws {
        // The header is a sequence of big-endian words that starts with its size.
        func word(_ index: Int) -> Int {
            (0..<4).reduce(0) { $0 << 8 | Int(data[data.startIndex + index * 4 + $1]) }
        }
        guard data.count > 100 else { throw ProbeFailure("The window dump of the display is empty.") }
        self.data = data
        width = word(4)
        height = word(5)
        isBigEndian = word(7) == 1
        bitsPerPixel = word(11)
        bytesPerRow = word(12)
        masks = [14, 15, 16].map { UInt32(word($0)) }
        start = word(0) + word(19) * 12
    }

    /// Returns the color of a pixel, as `RRGGBB`.
    func color(_ x: Int, _ y: Int) throws -> String {
        let count: Int = bitsPerPixel / 8
        let first: Int = data.startIndex + start + y * bytesPerRow + x * count
        guard (0..<width).contains(x), (0..<height).contains(y), first + count <= data.endIndex else {
            throw ProbeFailure("\(x), \(y) lies outside the display.")
        }
        let bytes: [UInt8] = Array(data[first..<first + count])
        let value: UInt32 = (isBigEndian ? bytes : bytes.reversed()).reduce(0) { $0 << 8 | UInt32($1) }
        return masks.map { mask in
            let top = UInt32(mask >> UInt32(mask.trailingZeroBitCount))
            let level: UInt32 = (value & mask) >> UInt32(mask.trailingZeroBitCount)
            return String(format: "%02X", Int(level) * 255 / Int(top))
        }.joined()
    }
}
