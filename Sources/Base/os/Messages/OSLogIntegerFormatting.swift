/// The notation of an integer in a message.
public struct OSLogIntegerFormatting: Sendable {
    private let radix: Int
    private let prefix: String
    private let isUppercase: Bool
    private let hasPositiveSign: Bool
    private let minimumDigits: (@Sendable () -> Int)?

    /// Decimal digits.
    public static let decimal = decimal()
    /// Hexadecimal digits.
    public static let hex = hex()
    /// Octal digits.
    public static let octal = octal()

    /// Decimal digits.
    public static func decimal(explicitPositiveSign: Bool = false) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 10, prefix: "", isUppercase: false, hasPositiveSign: explicitPositiveSign, minimumDigits: nil)
    }

    /// Decimal digits with leading zeros.
    public static func decimal(
        explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping @Sendable () -> Int
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 10, prefix: "", isUppercase: false, hasPositiveSign: explicitPositiveSign, minimumDigits: minDigits)
    }

    /// Hexadecimal digits.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase, hasPositiveSign: explicitPositiveSign,
            minimumDigits: nil)
    }

    /// Hexadecimal digits with leading zeros.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: @autoclosure @escaping @Sendable () -> Int
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase, hasPositiveSign: explicitPositiveSign,
            minimumDigits: minDigits)
    }

    /// Octal digits.
    public static func octal(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 8, prefix: includePrefix ? "0o" : "", isUppercase: uppercase, hasPositiveSign: explicitPositiveSign,
            minimumDigits: nil)
    }

    func text(of number: some BinaryInteger) -> String {
        var digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
        digits = String(repeating: "0", count: max(0, (minimumDigits?() ?? 0) - digits.count)) + digits
        return (number < 0 ? "-" : hasPositiveSign ? "+" : "") + prefix + digits
    }
}
