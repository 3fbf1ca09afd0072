import CLocalization
import Foundation

/// Formats quantities and relative times according to ICU's rules for a locale.
package enum QuantityText {
    /// The length of the unit names in a string.
    package enum Width: Int32, Sendable {
        /// “1 hour, 2 minutes”
        case wide = 0
        /// “1 hr, 2 min”
        case short = 1
        /// “1h 2m”
        case narrow = 2
        /// “1:02”
        case numeric = 3
        /// “1hr 2min”
        case shorter = 4
    }

    /// A unit of time.
    package enum TimeUnit: Int32, CaseIterable, Sendable {
        case year = 0
        case month, week, day, hour, minute, second

        /// ICU's number for the unit. The high byte is the kind of quantity.
        package var measure: Int32 { 4 << 8 | rawValue }

        /// ICU's number for the unit of relative time. In ICU's list, quarters follow years.
        fileprivate var relative: Int32 { self == .year ? 0 : rawValue + 1 }
    }

    /// The format of the numbers in a string.
    package enum Numbers: Equatable, Sendable {
        /// Digits, as usual in the locale.
        case automatic
        /// Digits, with at least `minimum` and at most `maximum` of them after the decimal separator.
        case fraction(minimum: Int, maximum: Int)
        /// Words.
        case spelledOut
    }

    /// Returns a string such as “1 hour, 2 minutes”, or nil if ICU has no text for the units.
    ///
    /// - Parameter measures: The values, and ICU's numbers for the units.
    package static func text(
        of measures: [(value: Double, unit: Int32)], width: Width, numbers: Numbers = .automatic, locale: Locale
    ) -> String? {
        var format = localization_numbers(
            minimum_fraction_digits: -1, maximum_fraction_digits: -1, spells_out: numbers == .spelledOut ? 1 : 0)
        if case .fraction(let minimum, let maximum) = numbers {
            format.minimum_fraction_digits = Int32(clamping: minimum)
            format.maximum_fraction_digits = Int32(clamping: maximum)
        }
        return read { text, capacity in
            localization_format_measures(
                locale.identifier, width.rawValue, format, measures.map(\.value), measures.map(\.unit),
                Int32(measures.count), text, capacity)
        }
    }

    /// Returns the name of a unit, such as “kilometers”, or nil if ICU has none.
    package static func name(ofUnit unit: Int32, width: Width, locale: Locale) -> String? {
        read { localization_unit_name(locale.identifier, width.rawValue, unit, $0, $1) }
    }

    /// Returns a string such as “2 days ago” or, if `isNamed` is true, “yesterday”. Nil if ICU has none.
    ///
    /// - Parameter offset: The number of units, which is negative in the past.
    package static func relativeText(
        _ offset: Double, _ unit: TimeUnit, width: Width, isNamed: Bool, spellsOut: Bool, locale: Locale
    ) -> String? {
        read { text, capacity in
            localization_format_relative(
                locale.identifier, width.rawValue, isNamed ? 1 : 0, spellsOut ? 1 : 0, offset, unit.relative, text,
                capacity)
        }
    }

    /// Returns the text that `write` writes as UTF-16, or nil if it returns zero.
    static func read(_ write: (UnsafeMutablePointer<UInt16>, Int32) -> Int32) -> String? {
        let capacity = 1_024
        return withUnsafeTemporaryAllocation(of: UInt16.self, capacity: capacity) { buffer in
            guard let start = buffer.baseAddress else { return nil }
            let length = Int(write(start, Int32(capacity)))
            return length == 0 ? nil : String(decoding: buffer[..<length], as: UTF16.self)
        }
    }
}
