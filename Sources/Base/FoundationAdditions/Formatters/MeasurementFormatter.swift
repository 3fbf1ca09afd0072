import Foundation
import StringLocalization

/// A formatter of measurements, such as “5 km” or “3.107 mi”.
///
/// Foundation on Linux does not have it. Units for which ICU has no text are represented by their symbols.
open class MeasurementFormatter: Formatter {
    /// The unit of the text.
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The unit of the measurement. Without this option, the measurement is converted to a unit that is usual in
        /// the locale.
        public static let providedUnit = UnitOptions(rawValue: 1 << 0)
        /// A larger or smaller unit of the same system, so that the number is short.
        public static let naturalScale = UnitOptions(rawValue: 1 << 1)
        /// A temperature has only a degree sign.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }

    /// The unit of the text. The default is one that is usual in the locale.
    open var unitOptions: UnitOptions = []
    /// The form of the unit. The default is `medium`.
    open var unitStyle: Formatter.UnitStyle = .medium
    /// The locale of the text. The default is the current locale.
    open var locale: Locale! = .current
    /// The format of the number. Only its minimum and maximum number of fraction digits are used. The default has at
    /// most three fraction digits.
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    /// Creates a formatter with the default style.
    public override init() { super.init() }

    /// Creates a formatter with the default style. The archive is not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns a string for a measurement.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        guard let unit = measurement.unit as? Dimension else {
            return text(measurement.value, code: nil, symbol: measurement.unit.symbol)
        }
        let converted: Measurement<Dimension> = converted(Measurement(value: measurement.value, unit: unit))
        var code: Int32? = MeasurementUnit.code(of: converted.unit)
        if unitOptions.contains(.temperatureWithoutUnit), converted.unit is UnitTemperature {
            code = MeasurementUnit.degrees
        }
        return text(converted.value, code: code, symbol: converted.unit.symbol)
    }

    /// Returns the name of a unit in the style `long`, and otherwise the symbol that follows numbers.
    open func string(from unit: Unit) -> String {
        guard let code = (unit as? Dimension).flatMap({ MeasurementUnit.code(of: $0) }) else { return unit.symbol }
        let locale: Locale = locale ?? .current
        if unitStyle == .long {
            return QuantityText.name(ofUnit: code, width: .wide, locale: locale) ?? unit.symbol
        }
        // ICU's names of units are words for many units, also where the text of a measurement has a symbol.
        let example: String? = QuantityText.text(
            of: [(5, code)], width: width, numbers: .fraction(minimum: 0, maximum: 0), locale: locale)
        guard var text = example, let number = text.rangeOfCharacter(from: .decimalDigits) else { return unit.symbol }
        text.removeSubrange(number)
        return text.trimmingCharacters(in: .whitespaces)
    }

    private var width: QuantityText.Width {
        switch unitStyle {
        case .short: .narrow
        case .medium: .short
        case .long: .wide
        @unknown default: .short
        }
    }

    private func text(_ value: Double, code: Int32?, symbol: String) -> String {
        let locale: Locale = locale ?? .current
        let minimum: Int = numberFormatter?.minimumFractionDigits ?? 0
        let maximum: Int = max(minimum, numberFormatter?.maximumFractionDigits ?? 3)
        let text: String? = code.flatMap { code in
            QuantityText.text(
                of: [(value, code)], width: width, numbers: .fraction(minimum: minimum, maximum: maximum),
                locale: locale)
        }
        if let text { return text }
        let style = FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(minimum...maximum))
        return "\(value.formatted(style)) \(symbol)"
    }

    private func converted(_ measurement: Measurement<Dimension>) -> Measurement<Dimension> {
        let system: Locale.MeasurementSystem = (locale ?? .current).measurementSystem
        var result: Measurement<Dimension> = measurement
        if !unitOptions.contains(.providedUnit),
            let unit = MeasurementUnit.usualUnit(for: measurement.unit, in: system)
        {
            result = measurement.converted(to: unit)
        }
        guard unitOptions.contains(.naturalScale) else { return result }
        let scaled: [Measurement<Dimension>] = MeasurementUnit.scale(of: result.unit).map { result.converted(to: $0) }
        return scaled.last { abs($0.value) >= 1 } ?? scaled.first ?? result
    }
}
