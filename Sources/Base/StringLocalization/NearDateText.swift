import CLocalization
import Foundation

/// Formats dates with words for near days, such as “Yesterday” and “Today at 9:41 AM”, by ICU's rules for a locale.
package enum NearDateText {
    /// The length of a date or of a time. The raw values are ICU's.
    package enum Style: Int32, Sendable {
        case full = 0
        case long, medium, short
    }

    /// Returns the text of a date, with a time if `timeStyle` is not nil. Nil if ICU has no word for the day.
    ///
    /// ICU compares the date with the system clock.
    package static func text(
        of date: Date, dateStyle: Style, timeStyle: Style?, locale: Locale, timeZone: TimeZone
    ) -> String? {
        let zone = Array(timeZone.identifier.utf16)
        func text(_ timeStyle: Style?, isRelative: Bool) -> String? {
            QuantityText.read { text, capacity in
                localization_format_date(
                    locale.identifier, timeStyle?.rawValue ?? -1, dateStyle.rawValue, isRelative ? 1 : 0, zone,
                    Int32(zone.count), date.timeIntervalSince1970 * 1_000, text, capacity)
            }
        }
        guard text(nil, isRelative: true) != text(nil, isRelative: false) else { return nil }
        return text(timeStyle, isRelative: true)
    }
}
