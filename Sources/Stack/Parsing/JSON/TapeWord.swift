/// A word of a tape, simdjson's representation of a parsed document.
///
/// The upper eight bits are a letter for the kind of value. The lower bits are its payload: for `{` and `[`, the index
/// after the matching end in the lower 32 bits and a count above them; for `"`, an offset into the strings. The value
/// of a number is in a second word.
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
    /// A number that only `JSONTextParser` makes, because no other kind can represent it. The second word is its
    /// location in the text: the offset in the upper half, the length in the lower half.
    static let largeNumber = UInt8(ascii: "b")
    static let `true` = UInt8(ascii: "t")
    static let `false` = UInt8(ascii: "f")
    static let null = UInt8(ascii: "n")
    static let root = UInt8(ascii: "r")

    /// The largest count that fits the word of a `{` or `[`. Larger counts are stored as this value.
    static let saturatedCount = 0xFF_FFFF

    @inline(__always) var kind: UInt8 { UInt8(truncatingIfNeeded: bits >> 56) }
    @inline(__always) var payload: UInt64 { bits & 0x00FF_FFFF_FFFF_FFFF }
    /// The index after the matching end, for the word of a `{` or `[`.
    @inline(__always) var end: Int { Int(truncatingIfNeeded: bits & 0xFFFF_FFFF) }
    /// The number of elements or members up to `saturatedCount`, for the word of a `{` or `[`.
    @inline(__always) var count: Int { Int(truncatingIfNeeded: (bits >> 32) & 0xFF_FFFF) }
    @inline(__always) var isNumber: Bool { TapeWord.isNumber(kind) }

    @inline(__always) static func isNumber(_ kind: UInt8) -> Bool {
        kind == signed || kind == double || kind == unsigned || kind == largeNumber
    }
}
