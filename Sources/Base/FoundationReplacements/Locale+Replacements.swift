import AppBundles
import Foundation
import Synchronization

// Foundation on Linux always uses the locale "en_001".

/// Replaces the getter of `Locale.current`.
@_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
public func currentLocale() -> Locale { UserLanguages.locale }

/// Replaces the getter of `Locale.autoupdatingCurrent`. The locale does not change while an app runs.
@_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
public func autoupdatingCurrentLocale() -> Locale { UserLanguages.locale }

/// Replaces the getter of `Locale.preferredLanguages`.
@_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
public func preferredLanguages() -> [String] { UserLanguages.preferred }

/// Replaces the getter of `Locale.preferredLocales`.
@_silgen_name("$s20FoundationEssentials6LocaleV16preferredLocalesSayACGvgZ")
public func preferredLocales() -> [Locale] { UserLanguages.preferred.map { Locale(identifier: $0) } }

/// Replaces the getter of `Calendar.current`.
@_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
public func currentCalendar() -> Calendar { CurrentCalendar.calendar }

/// Replaces the getter of `Calendar.autoupdatingCurrent`.
@_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
public func autoupdatingCurrentCalendar() -> Calendar { CurrentCalendar.calendar }

private enum CurrentCalendar {
    private static let cache = Mutex<(identifier: String, calendar: Calendar)?>(nil)

    /// The calendar of the current locale, in the current time zone.
    static var calendar: Calendar {
        let locale: Locale = UserLanguages.locale
        let zone: TimeZone = .current
        if let cached = cache.withLock({ $0 }), cached.identifier == locale.identifier,
            cached.calendar.timeZone == zone
        {
            return cached.calendar
        }
        var calendar = Calendar(identifier: locale.calendar.identifier)
        calendar.locale = locale
        calendar.timeZone = zone
        cache.withLock { $0 = (locale.identifier, calendar) }
        return calendar
    }
}
