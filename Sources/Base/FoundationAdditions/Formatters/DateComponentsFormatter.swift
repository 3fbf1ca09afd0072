import Foundation
import StringLocalization

/// A formatter of durations, such as “1:02:05” or “1 hour, 2 minutes”.
///
/// Foundation on Linux does not have it. The phrases for remaining time and for approximations are in English only.
open class DateComponentsFormatter: Formatter {
    /// The form of units.
    public enum UnitsStyle: Int, Sendable {
        /// Digits with colons: “1:02:05”.
        case positional = 0
        /// The shortest symbols: “1h 2m 5s”.
        case abbreviated = 1
        /// Abbreviations: “1 hr, 2 min, 5 sec”.
        case short = 2
        /// Names: “1 hour, 2 minutes, 5 seconds”.
        case full = 3
        /// Names, and words in place of digits: “one hour, two minutes, five seconds”.
        case spellOut = 4
        /// Abbreviations without spaces: “1hr 2min 5sec”.
        case brief = 5
    }

    /// The options that determine which units are left out if their value is zero.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Leading zeros for the style `positional`, and all zeros for the other styles.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        /// Zeros before the first other value.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        /// Zeros between other values.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        /// Zeros after the last other value.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        /// All.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// None. With the style `positional`, hours, minutes and seconds have at least two digits.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// The form of units. The default is `positional`.
    open var unitsStyle: UnitsStyle = .positional
    /// The units of the text. If empty, which is the default, they are years, months, days, hours, minutes and seconds.
    open var allowedUnits: NSCalendar.Unit = []
    /// Which units are left out if their value is zero.
    open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
    /// The calendar that divides durations into units. The default is the current calendar.
    open var calendar: Calendar? = .current
    /// The date at which a duration without dates starts, which determines the lengths of months. If nil, it is the
    /// first moment of 2001 in UTC.
    open var referenceDate: Date?
    /// Whether seconds can have a fraction, if they are the smallest unit. The default is false.
    open var allowsFractionalUnits = false
    /// The largest number of units in the text; 0, the default, for no limit.
    open var maximumUnitCount = 0
    /// Whether a small value of the largest unit is added to the next unit: “63s” for “1m 3s”. The default is false.
    open var collapsesLargestUnit = false
    /// Whether “About” precedes the text. The default is false.
    open var includesApproximationPhrase = false
    /// Whether “remaining” follows the text. The default is false.
    open var includesTimeRemainingPhrase = false
    /// The place of the text in a sentence. It has no effect here.
    open var formattingContext: Formatter.Context = .unknown

    /// Creates a formatter with the default styles.
    public override init() { super.init() }

    /// Creates a formatter with the default styles. The archive is not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Strings

    /// Returns a string for components in a style, in the current locale.
    open class func localizedString(
        from components: DateComponents, unitsStyle: DateComponentsFormatter.UnitsStyle
    ) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// Returns a string for components such as 90 minutes, which become one hour and 30 minutes.
    open func string(from components: DateComponents) -> String? {
        let start: Date = startDate
        guard let end = usedCalendar.date(byAdding: components, to: start) else { return nil }
        return string(from: start, to: end)
    }

    /// Returns a string for a number of seconds.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite else { return nil }
        return string(from: startDate, to: startDate.addingTimeInterval(ti))
    }

    /// Returns a string for the time between two dates.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        let units: [DurationUnit] = DurationUnit.allCases.filter { usedUnits.contains($0.unit) }
        guard !units.isEmpty else { return nil }
        let isNegative: Bool = endDate < startDate
        let (first, last) = isNegative ? (endDate, startDate) : (startDate, endDate)
        // The end is rounded to milliseconds, because adding an interval to a date is not exact.
        let end = Date(timeIntervalSinceReferenceDate: (last.timeIntervalSinceReferenceDate * 1_000).rounded() / 1_000)
        let components: DateComponents = usedCalendar.dateComponents(
            Set(units.map(\.component) + [.nanosecond]), from: first, to: end)
        var parts: [DurationPart] = units.map { DurationPart(unit: $0, value: Double(components.value(of: $0))) }
        if allowsFractionalUnits, units.last == .second {
            parts[parts.count - 1].value += (Double(components.nanosecond ?? 0) / 1e6).rounded() / 1e3
        }
        if collapsesLargestUnit { collapse(&parts) }
        parts = withoutZeros(parts)
        if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
        if isNegative, let index = parts.firstIndex(where: { $0.value != 0 }) { parts[index].value.negate() }
        return phrase(text(of: parts))
    }

    /// Returns a string for components or for a number of seconds, or nil for another object.
    open override func string(for obj: Any?) -> String? {
        if let components = obj as? DateComponents { return string(from: components) }
        return (obj as? TimeInterval).flatMap { string(from: $0) }
    }

    private var usedUnits: NSCalendar.Unit {
        allowedUnits.isEmpty ? [.year, .month, .day, .hour, .minute, .second] : allowedUnits
    }

    private var usedCalendar: Calendar { calendar ?? .current }

    private var usedLocale: Locale { usedCalendar.locale ?? .current }

    private var startDate: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }

    /// The zeros that are left out, with `default` replaced by the options for which it stands.
    private var droppedZeros: ZeroFormattingBehavior {
        if zeroFormattingBehavior.contains(.pad) { return [] }
        guard zeroFormattingBehavior.contains(.default) else { return zeroFormattingBehavior }
        return zeroFormattingBehavior.union(unitsStyle == .positional ? .dropLeading : .dropAll)
    }

    /// Removes the units before the largest unit that is not zero, unless their zeros are shown. Adds the value of that
    /// unit to the next unit if the sum is less than 100.
    private func collapse(_ parts: inout [DurationPart]) {
        if droppedZeros.contains(.dropLeading) {
            parts.removeFirst(parts.prefix { $0.value == 0 }.count.clamped(below: parts.count))
        }
        guard parts.count > 1, let factor = parts[0].unit.factor(to: parts[1].unit) else { return }
        let value: Double = parts[0].value * factor + parts[1].value
        guard parts[0].value > 0, value < 100 else { return }
        parts.removeFirst()
        parts[0].value = value
    }

    private func withoutZeros(_ parts: [DurationPart]) -> [DurationPart] {
        let behavior: ZeroFormattingBehavior = droppedZeros
        guard let first = parts.firstIndex(where: { $0.value != 0 }),
            let last = parts.lastIndex(where: { $0.value != 0 })
        else { return behavior.contains(.dropLeading) || behavior.contains(.dropTrailing) ? parts.suffix(1) : parts }
        return parts.enumerated().filter { index, part in
            if part.value != 0 { return true }
            if index < first { return !behavior.contains(.dropLeading) }
            return !behavior.contains(index > last ? .dropTrailing : .dropMiddle)
        }.map(\.element)
    }

    private func text(of parts: [DurationPart]) -> String {
        let width: QuantityText.Width
        switch unitsStyle {
        case .positional: return positionalText(of: parts)
        case .abbreviated: width = .narrow
        case .short: width = .short
        case .full: width = .wide
        case .spellOut: return spelledText(of: parts)
        case .brief: width = .shorter
        }
        return QuantityText.text(
            of: parts.map { ($0.value, $0.unit.text.measure) }, width: width, locale: usedLocale) ?? ""
    }

    /// ICU spells out only the last number of a string, so each part is formatted separately.
    private func spelledText(of parts: [DurationPart]) -> String {
        parts.compactMap { part in
            QuantityText.text(
                of: [(part.value, part.unit.text.measure)], width: .wide, numbers: .spelledOut, locale: usedLocale)
        }.joined(separator: ", ")
    }

    /// Returns hours, minutes and seconds as digits separated by colons. Larger units come first, each followed by its
    /// symbol.
    private func positionalText(of parts: [DurationPart]) -> String {
        let clock: [DurationPart] = parts.filter { $0.unit.isClockUnit }
        let larger: [DurationPart] = parts.filter { !$0.unit.isClockUnit }
        let numbers = NumberFormatter()
        numbers.locale = usedLocale
        numbers.maximumFractionDigits = allowsFractionalUnits ? 3 : 0
        let digits: String = clock.enumerated().map { index, part in
            numbers.minimumIntegerDigits = index > 0 || zeroFormattingBehavior.contains(.pad) ? 2 : 1
            return numbers.string(from: NSNumber(value: part.value)) ?? ""
        }.joined(separator: ":")
        guard !larger.isEmpty else { return digits }
        let symbols: String? = QuantityText.text(
            of: larger.map { ($0.value, $0.unit.text.measure) }, width: .narrow, locale: usedLocale)
        return [symbols ?? "", digits].filter { !$0.isEmpty }.joined(separator: " ")
    }

    private func phrase(_ text: String) -> String {
        (includesApproximationPhrase ? "About " : "") + text + (includesTimeRemainingPhrase ? " remaining" : "")
    }
}

/// A part of a duration.
private struct DurationPart {
    var unit: DurationUnit
    var value: Double
}

/// A unit of a duration, from the largest to the smallest.
private enum DurationUnit: CaseIterable {
    case year, month, week, day, hour, minute, second

    var unit: NSCalendar.Unit {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    var component: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    var text: QuantityText.TimeUnit {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .week
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    var isClockUnit: Bool { self == .hour || self == .minute || self == .second }

    /// The number of smaller units in this one, or nil if it varies.
    func factor(to smaller: DurationUnit) -> Double? {
        let seconds: [DurationUnit: Double] = [.week: 604_800, .day: 86_400, .hour: 3_600, .minute: 60, .second: 1]
        guard let own = seconds[self], let other = seconds[smaller] else { return nil }
        return own / other
    }
}

extension DateComponents {
    fileprivate func value(of unit: DurationUnit) -> Int { value(for: unit.component) ?? 0 }
}

extension Int {
    /// The number, or the greatest integer below the limit if the number is not below it.
    fileprivate func clamped(below limit: Int) -> Int { Swift.min(self, limit - 1) }
}
