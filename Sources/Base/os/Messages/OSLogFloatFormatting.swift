import Foundation

/// The notation of a floating-point number in a message.
public struct OSLogFloatFormatting: Sendable {
    private let conversion: String
    private let precision: (@Sendable () -> Int)?
    private let hasPositiveSign: Bool

    /// Six digits after the decimal point.
    public static let fixed = fixed()
    /// Hexadecimal digits.
    public static let hex = hex()
    /// A mantissa and an exponent.
    public static let exponential = exponential()
    /// The shorter of the fixed and the exponential notation.
    public static let hybrid = hybrid()

    /// Six digits after the decimal point.
    public static func fixed(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting(
            conversion: uppercase ? "F" : "f", precision: nil, hasPositiveSign: explicitPositiveSign)
    }

    /// A given number of digits after the decimal point.
    public static func fixed(
        precision: @autoclosure @escaping @Sendable () -> Int, explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(
            conversion: uppercase ? "F" : "f", precision: precision, hasPositiveSign: explicitPositiveSign)
    }

    /// Hexadecimal digits.
    public static func hex(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting(
            conversion: uppercase ? "A" : "a", precision: nil, hasPositiveSign: explicitPositiveSign)
    }

    /// A mantissa and an exponent.
    public static func exponential(
        explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(
            conversion: uppercase ? "E" : "e", precision: nil, hasPositiveSign: explicitPositiveSign)
    }

    /// The shorter of the fixed and the exponential notation.
    public static func hybrid(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting(
            conversion: uppercase ? "G" : "g", precision: nil, hasPositiveSign: explicitPositiveSign)
    }

    /// The shorter of the fixed and the exponential notation, with at most the given number of significant digits.
    public static func hybrid(
        precision: @autoclosure @escaping @Sendable () -> Int, explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(
            conversion: uppercase ? "G" : "g", precision: precision, hasPositiveSign: explicitPositiveSign)
    }

    func text(of number: Double) -> String {
        let format: String = "%" + (hasPositiveSign ? "+" : "") + (precision.map { ".\($0())" } ?? "") + conversion
        return String(format: format, number)
    }
}
