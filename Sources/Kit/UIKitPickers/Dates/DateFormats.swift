import Foundation

/// The strings for dates in a calendar and a locale. The formatters, and the strings of years, days and numbers, are
/// cached.
final class DateFormats {
    let calendar: Calendar
    let locale: Locale
    private var formatters: [String: DateFormatter] = [:]
    private var texts: [String: String] = [:]

    /// A date in the current year.
    private let reference: Date

    init(calendar: Calendar, locale: Locale, reference: Date) {
        self.reference = reference
        var calendar = calendar
        calendar.locale = locale
        self.calendar = calendar
        self.locale = locale
    }

    private func formatter(_ template: String) -> DateFormatter {
        if let formatter = formatters[template] { return formatter }
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.locale = locale
        formatter.timeZone = calendar.timeZone
        formatter.setLocalizedDateFormatFromTemplate(template)
        formatters[template] = formatter
        return formatter
    }

    /// Returns the text of a date for a template of Unicode date field symbols.
    func text(_ template: String, _ date: Date) -> String { formatter(template).string(from: date) }

    private func pattern(_ template: String) -> String {
        DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? ""
    }

    private func cached(_ key: String, _ make: () -> String) -> String {
        if let text = texts[key] { return text }
        let text = make()
        texts[key] = text
        return text
    }

    // MARK: Order

    /// The parts of a date in the order of the locale.
    private(set) lazy var dateUnits: [DateUnit] = {
        var units: [DateUnit] = []
        for letter in unquoted(pattern("yMMMMd")) {
            let unit: DateUnit
            switch letter {
            case "y", "u", "U", "r": unit = .year
            case "M", "L": unit = .month
            case "d": unit = .day
            default: continue
            }
            if !units.contains(unit) { units.append(unit) }
        }
        return units.count == 3 ? units : [.month, .day, .year]
    }()

    /// The parts of a time in the order of the locale.
    private(set) lazy var timeUnits: [DateUnit] = {
        guard usesPeriods else { return [.hour, .minute] }
        let letters: String = unquoted(pattern("jmm"))
        let period: String.Index? = letters.firstIndex { "abB".contains($0) }
        let hour: String.Index? = letters.firstIndex { "hK".contains($0) }
        if let period, let hour, period < hour { return [.period, .hour, .minute] }
        return [.hour, .minute, .period]
    }()

    /// Whether the locale uses a 12-hour clock.
    private(set) lazy var usesPeriods: Bool = unquoted(pattern("j")).contains { "hKabB".contains($0) }

    private func unquoted(_ pattern: String) -> String {
        pattern.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset.isMultiple(of: 2) }.map { String($0.element) }.joined()
    }

    // MARK: Texts

    /// Returns a date. If `year` is nil, the year is 2001 in the Gregorian calendar, and the year of `reference` in any
    /// other calendar.
    private func date(year: Int? = nil, month: Int = 1, day: Int = 1, hour: Int = 0) -> Date {
        var parts = DateComponents()
        parts.year = year ?? (calendar.identifier == .gregorian ? 2_001 : calendar.component(.year, from: reference))
        if calendar.identifier != .gregorian { parts.era = calendar.component(.era, from: reference) }
        (parts.month, parts.day, parts.hour) = (month, day, hour)
        return calendar.date(from: parts) ?? Date(timeIntervalSinceReferenceDate: 0)
    }

    func year(_ year: Int) -> String {
        cached("y\(year)") {
            guard year == 1 else { return text("y", date(year: year)) }
            // The first year of an era can begin after its first month, but it contains its last day.
            let second: Date = date(year: 2)
            return text("y", calendar.date(byAdding: .day, value: -1, to: second) ?? second)
        }
    }

    func month(_ month: Int) -> String {
        let names: [String] = calendar.standaloneMonthSymbols
        return names.indices.contains(month - 1) ? names[month - 1] : number(month)
    }

    func day(_ day: Int) -> String { cached("d\(day)") { text("d", date(day: day)) } }

    /// Formats an hour from 0 to 23 for the locale, without “AM” or “PM”.
    func hour(_ hour: Int) -> String {
        guard usesPeriods else {
            return number(hour, digits: pattern("Hm").contains("HH") ? 2 : 1)
        }
        if pattern("hm").contains("K") { return number(hour % 12) }
        return number(hour % 12 == 0 ? 12 : hour % 12)
    }

    func minute(_ minute: Int) -> String { number(minute, digits: 2) }

    func period(_ half: Int) -> String { half == 0 ? calendar.amSymbol : calendar.pmSymbol }

    /// Returns the abbreviated weekday and date, without a comma between them.
    func weekdayAndDay(_ date: Date) -> String { text("EEEMMMd", date).replacing(", ", with: " ") }

    private let numbers = NumberFormatter()

    func number(_ value: Int, digits: Int = 1) -> String {
        cached("n\(digits).\(value)") {
            numbers.locale = locale
            numbers.minimumIntegerDigits = digits
            numbers.usesGroupingSeparator = false
            return numbers.string(from: NSNumber(value: value)) ?? "\(value)"
        }
    }

    /// The word for the current day, such as “Today”.
    private(set) lazy var today: String = {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        formatter.dateStyle = .long
        formatter.timeStyle = .none
        formatter.doesRelativeDateFormatting = true
        // The formatter compares the date with the system clock, not with the host's clock.
        let word: String = formatter.string(from: Date())
        guard !word.contains(where: \.isNumber) else { return "Today" }
        return word.prefix(1).uppercased(with: locale) + word.dropFirst()
    }()

    /// Returns the word for hours or minutes that follows a number.
    func word(_ unit: DateUnit, for value: Int) -> String {
        let isHours: Bool = unit == .hours
        let duration: Duration = .seconds(isHours ? value * 3_600 : value * 60)
        let allowed: Set<Duration.UnitsFormatStyle.Unit> = isHours ? [.hours] : [.minutes]
        let style: Duration.UnitsFormatStyle = .units(allowed: allowed, width: isHours ? .wide : .abbreviated)
        let text: String = style.locale(locale).format(duration)
        return text.filter { !$0.isNumber }.trimmingCharacters(in: .whitespaces)
    }
}
