import Foundation

// On Linux, the hash of a decimal number calls itself without end, archives do not accept decimal numbers, and
// `init(coder:)` loses the digits.

extension NSDecimalNumber {
    /// Overrides `hash`. Equal numbers of all classes have the same hash.
    @_silgen_name("engawa_decimal_hash")
    public final func replacedHash() -> Int { NSNumber(value: doubleValue).hash }

    /// Overrides `classForCoder`, so that archives contain an object instead of a number of a property list.
    @_silgen_name("engawa_decimal_class_for_coder")
    public final func replacedClassForCoder() -> AnyClass { NSDecimalNumber.self }

    /// Overrides `encode(with:)`, with the keys of Apple platforms.
    @_silgen_name("engawa_decimal_encode")
    public final func replacedEncode(with coder: NSCoder) {
        let value: Decimal = decimalValue
        let mantissa: UInt128 = value.isNaN ? 0 : UInt128(value.significand.magnitude.description) ?? 0
        let wordCount: Int = (UInt128.bitWidth - mantissa.leadingZeroBitCount + 15) / 16
        coder.encode(Int32(value.isNaN ? 0 : value.exponent), forKey: "NS.exponent")
        coder.encode(Int32(wordCount), forKey: "NS.length")
        coder.encode(value.isNaN || value.isSignMinus, forKey: "NS.negative")
        coder.encode(true, forKey: "NS.compact")
        // The words and their bytes are in ascending order.
        coder.encode(Int32(1), forKey: "NS.mantissa.bo")
        withUnsafeBytes(of: mantissa.littleEndian) { bytes in
            coder.encodeBytes(
                bytes.bindMemory(to: UInt8.self).baseAddress, length: bytes.count, forKey: "NS.mantissa")
        }
    }

    /// Replaces `init(coder:)`.
    @_silgen_name("$s10Foundation15NSDecimalNumberC5coderACSgAA7NSCoderC_tcfC")
    public final class func replacedInit(coder: __owned NSCoder) -> NSDecimalNumber? {
        let isNegative: Bool = coder.decodeBool(forKey: "NS.negative")
        let hasBigWords: Bool = coder.decodeInt32(forKey: "NS.mantissa.bo") == 2
        let mantissa: UInt128? = coder.withDecodedUnsafeBufferPointer(forKey: "NS.mantissa") { bytes in
            guard let bytes, bytes.count == 16 else { return nil }
            return bytes.indices.reversed().reduce(0) { $0 << 8 | UInt128(bytes[hasBigWords ? $1 ^ 1 : $1]) }
        }
        guard let mantissa, let significand = Decimal(string: mantissa.description) else { return nil }
        if isNegative && mantissa == 0 { return .notANumber }
        return NSDecimalNumber(
            decimal: Decimal(
                sign: isNegative ? .minus : .plus, exponent: Int(coder.decodeInt32(forKey: "NS.exponent")),
                significand: significand))
    }
}
