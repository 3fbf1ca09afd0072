import Foundation
import StringLocalization

// Foundation on Linux ignores `doesRelativeDateFormatting`.

extension DateFormatter {
    /// Replaces `string(from:)`.
    @_silgen_name("$s10Foundation13DateFormatterC6string4fromSS0A10Essentials0B0V_tF")
    public final func replacedString(from date: Date) -> String {
        guard doesRelativeDateFormatting, let dateStyle = NearDateText.Style(dateStyle), isNear(date),
            let text = NearDateText.text(
                of: date, dateStyle: dateStyle, timeStyle: NearDateText.Style(timeStyle), locale: locale,
                timeZone: timeZone)
        else { return originalString(from: date) }
        return text
    }

    @_silgen_name("engawa_original_date_string")
    private final func originalString(from date: Date) -> String

    /// Whether a date is at most two days before or after the current day. Some languages have words for those days.
    private func isNear(_ date: Date) -> Bool {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let days: Int? = calendar.dateComponents(
            [.day], from: calendar.startOfDay(for: Date()), to: calendar.startOfDay(for: date)
        ).day
        return days.map { abs($0) <= 2 } ?? false
    }
}

extension NearDateText.Style {
    fileprivate init?(_ style: DateFormatter.Style) {
        switch style {
        case .full: self = .full
        case .long: self = .long
        case .medium: self = .medium
        case .short: self = .short
        default: return nil
        }
    }
}
