import Foundation
import StringLocalization

/// A formatter of times relative to another time, such as “2 days ago” or “yesterday”.
///
/// Foundation on Linux does not have it.
open class RelativeDateTimeFormatter: Formatter {
    /// The style of relative times: numbers, or words where the language has them.
    public enum DateTimeStyle: Int, Sendable {
        /// Numbers: “1 day ago”.
        case numeric = 0
        /// Words where a language has them: “yesterday”.
        case named = 1
    }

    /// The form of numbers and units.
    public enum UnitsStyle: Int, Sendable {
        /// Names: “2 months ago”.
        case full = 0
        /// Words in place of digits: “two months ago”.
        case spellOut = 1
        /// Abbreviations: “2 mo. ago”.
        case short = 2
        /// The shortest symbols: “2mo ago”.
        case abbreviated = 3
    }

    /// The style of relative times. The default is `numeric`.
    open var dateTimeStyle: DateTimeStyle = .numeric
    /// The form of numbers and units. The default is `full`.
    open var unitsStyle: UnitsStyle = .full
    /// The place of the text in a sentence. Engawa capitalizes the first letter only for the beginning of a sentence.
    open var formattingContext: Formatter.Context = .unknown
    /// The calendar that divides times into units. The default is the current calendar.
    open var calendar: Calendar! = .current
    /// The locale of the text. The default is the current locale.
    open var locale: Locale! = .current

    /// Creates a formatter with the default styles.
    public override init() { super.init() }

    /// Creates a formatter with the default styles. The archive is not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns a string for the largest unit of the components that is not zero.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let values: [(QuantityText.TimeUnit, Int?)] = [
            (.year, dateComponents.year), (.month, dateComponents.month), (.week, dateComponents.weekOfMonth),
            (.day, dateComponents.day), (.hour, dateComponents.hour), (.minute, dateComponents.minute),
            (.second, dateComponents.second),
        ]
        let given: [(QuantityText.TimeUnit, Int)] = values.compactMap { unit, value in value.map { (unit, $0) } }
        let chosen: (QuantityText.TimeUnit, Int) = given.first { $0.1 != 0 } ?? given.last ?? (.second, 0)
        return text(Double(chosen.1), chosen.0)
    }

    /// Returns a string for a number of seconds from now.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// Returns a string for a date relative to a reference date.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let units: Set<Calendar.Component> = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
        let calendar: Calendar = calendar ?? .current
        return localizedString(from: calendar.dateComponents(units, from: referenceDate, to: date))
    }

    /// Returns a string for a date relative to now, or nil for another object.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private func text(_ offset: Double, _ unit: QuantityText.TimeUnit) -> String {
        let width: QuantityText.Width =
            switch unitsStyle {
            case .full, .spellOut: .wide
            case .short: .short
            case .abbreviated: .narrow
            }
        let text: String =
            QuantityText.relativeText(
                offset, unit, width: width, isNamed: dateTimeStyle == .named, spellsOut: unitsStyle == .spellOut,
                locale: locale ?? .current) ?? ""
        guard formattingContext == .beginningOfSentence else { return text }
        return text.prefix(1).uppercased(with: locale) + text.dropFirst()
    }
}
