/// One word of a tape: simdjson's form of a parsed document.
///
/// The upper eight bits are the letter of a type, the lower ones belong to it: for `{` and `[` the index after the
/// matching end in 32 bits and a count above it, for `"` a place among the strings. A number takes a second word.
struct TapeWord {
    let bits: UInt64

    @inline(__always) init(_ bits: UInt64) { self.bits = bits }

    init(_ kind: UInt8, payload: UInt64) {
        bits = UInt64(kind) << 56 | payload
    }

    static let objectStart = UInt8(ascii: "{")
    static let objectEnd = UInt8(ascii: "}")
    static let arrayStart = UInt8(ascii: "[")
    static let arrayEnd = UInt8(ascii: "]")
    static let string = UInt8(ascii: "\"")
    static let signed = UInt8(ascii: "l")
    static let unsigned = UInt8(ascii: "u")
    static let double = UInt8(ascii: "d")
    /// A number of our own parser that fits none of the others. The second word is its place in the text: the offset
    /// in the upper half, the length in the lower.
    static let largeNumber = UInt8(ascii: "b")
    static let `true` = UInt8(ascii: "t")
    static let `false` = UInt8(ascii: "f")
    static let null = UInt8(ascii: "n")
    static let root = UInt8(ascii: "r")

    /// The largest count that a start holds; it stands for itself and all above it.
    static let saturatedCount = 0xFF_FFFF

    @inline(__always) var kind: UInt8 { UInt8(truncatingIfNeeded: bits >> 56) }
    @inline(__always) var payload: UInt64 { bits & 0x00FF_FFFF_FFFF_FFFF }
    /// Of a start: the index after the matching end.
    @inline(__always) var end: Int { Int(truncatingIfNeeded: bits & 0xFFFF_FFFF) }
    /// Of a start: how many elements or members there are, up to `saturatedCount`.
    @inline(__always) var count: Int { Int(truncatingIfNeeded: (bits >> 32) & 0xFF_FFFF) }
    @inline(__always) var isNumber: Bool { TapeWord.isNumber(kind) }

    @inline(__always) static func isNumber(_ kind: UInt8) -> Bool {
        kind == signed || kind == double || kind == unsigned || kind == largeNumber
    }
}
