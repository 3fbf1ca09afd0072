import Foundation

/// Decodes text in a code page of Windows or another system.
final class CodePageDecoder {
    /// The converter to UTF-16, or nil for Windows-1252 and for unknown code pages, which are decoded as Windows-1252.
    private let converter: iconv_t?

    init(page: Int) {
        let names: [Int: String] = [10_000: "MACINTOSH", 20_866: "KOI8-R", 28_591: "ISO-8859-1", 65_001: "UTF-8"]
        let opened = page == 1_252 ? nil : iconv_open("UTF-16LE", names[page] ?? "CP\(page)")
        converter = opened == UnsafeMutableRawPointer(bitPattern: -1) ? nil : opened
    }

    deinit {
        if let converter { iconv_close(converter) }
    }

    /// Returns the code page of a character set of Windows, or nil if the set does not determine it.
    static func page(ofCharacterSet set: Int) -> Int? {
        let pages: [Int: Int] = [
            0: 1_252, 2: 1_252, 77: 10_000, 128: 932, 129: 949, 130: 1_361, 134: 936, 136: 950, 161: 1_253, 162: 1_254,
            163: 1_258, 177: 1_255, 178: 1_256, 186: 1_257, 204: 1_251, 222: 874, 238: 1_250, 254: 437, 255: 850,
        ]
        return pages[set]
    }

    /// Returns the UTF-16 code units of text. Wrong bytes are decoded as Windows-1252.
    func units(_ bytes: [UInt8]) -> [UInt16] {
        guard let converter, bytes.contains(where: { $0 >= 0x80 }) else { return bytes.map(Self.windows1252) }
        var input: [CChar] = bytes.map { CChar(bitPattern: $0) }
        var result: [UInt16] = []
        input.withUnsafeMutableBufferPointer { input in
            var (next, count) = (input.baseAddress, input.count)
            while count > 0 {
                convert(&next, &count, converter, into: &result)
                guard count > 0, let wrong = next else { break }
                result.append(Self.windows1252(UInt8(bitPattern: wrong.pointee)))
                (next, count) = (wrong + 1, count - 1)
            }
        }
        // Some converters keep the last character, which a mark could follow.
        var (end, none): (UnsafeMutablePointer<CChar>?, Int) = (nil, 0)
        convert(&end, &none, converter, into: &result)
        return result
    }

    /// Converts bytes up to the first wrong one.
    private func convert(
        _ next: inout UnsafeMutablePointer<CChar>?, _ count: inout Int, _ converter: iconv_t,
        into result: inout [UInt16]
    ) {
        // A byte becomes at most two code units.
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 2 * count + 2) { units in
            var written = 0
            UnsafeMutableRawBufferPointer(units).withMemoryRebound(to: CChar.self) { output in
                var (end, available) = (output.baseAddress, output.count)
                _ = iconv(converter, &next, &count, &end, &available)
                written = (output.count - available) / 2
            }
            result += units[..<written].lazy.map { UInt16(littleEndian: $0) }
        }
    }

    static func windows1252(_ byte: UInt8) -> UInt16 {
        guard (0x80...0x9F).contains(byte) else { return UInt16(byte) }
        return table[Int(byte) - 0x80]
    }

    private static let table: [UInt16] = [
        0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D,
        0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A,
        0x0153, 0x9D, 0x017E, 0x0178,
    ]
}
