import Foundation

/// A barcode of the standard Code 128.
struct Code128 {
    /// The symbols: the start, the characters, the checksum and the end.
    let symbols: [Int]

    private static let startA = 103
    private static let startB = 104
    private static let startC = 105
    private static let stop = 106
    private static let toB = 100
    private static let toA = 101
    private static let toC = 99

    /// Creates a code of ASCII characters. Returns nil if there are none, or if one is not an ASCII character.
    ///
    /// Pairs of digits are one symbol where that makes the code shorter.
    init?(message: Data) {
        let bytes: [UInt8] = Array(message)
        guard !bytes.isEmpty, bytes.allSatisfy({ $0 < 128 }) else { return nil }
        var symbols: [Int] = []
        var index = 0
        /// The current set of characters: "A" with control characters, "B" with lowercase letters, "C" with pairs.
        var set: Character?
        func change(to new: Character, start: Int, code: Int) {
            guard set != new else { return }
            symbols.append(set == nil ? start : code)
            set = new
        }
        while index < bytes.count {
            let digits: Int = bytes[index...].prefix { (48...57).contains($0) }.count
            let isAtEdge: Bool = index == 0 || index + digits == bytes.count
            let isWorthwhile: Bool = digits >= (isAtEdge ? 4 : 6) || digits == 2 && digits == bytes.count
            if isWorthwhile && (digits % 2 == 0 || set == nil) || set == "C" && digits >= 2 {
                change(to: "C", start: Self.startC, code: Self.toC)
                symbols.append(Int(bytes[index] - 48) * 10 + Int(bytes[index + 1] - 48))
                index += 2
                continue
            }
            let byte: UInt8 = bytes[index]
            if byte < 32 {
                change(to: "A", start: Self.startA, code: Self.toA)
            } else if byte >= 96 || set != "A" {
                change(to: "B", start: Self.startB, code: Self.toB)
            }
            symbols.append(byte < 32 ? Int(byte) + 64 : Int(byte) - 32)
            index += 1
        }
        let sum: Int = symbols.enumerated().reduce(0) { $0 + max(1, $1.offset) * $1.element }
        self.symbols = symbols + [sum % 103, Self.stop]
    }

    /// Whether modules are dark, from left to right.
    var modules: [Bool] {
        symbols.flatMap { symbol in
            let digits: [Int] = Self.widths[symbol].compactMap(\.wholeNumberValue)
            return digits.enumerated().flatMap { [Bool](repeating: $0.offset % 2 == 0, count: $0.element) }
        }
    }

    /// The widths of the bars and spaces of each symbol.
    static let widths: [String] = """
        212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231
        113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211
        212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131
        113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111
        314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211
        241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141
        214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214
        211232 2331112
        """.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init)
}
