import Foundation

/// The time in a status bar.
///
/// OPTIMIZATION: Foundation's calendar and `hourCycle` load the data of all date formats, which takes 4 MB of memory
/// and a thirtieth of the launch time. The clock therefore uses the C library and a table of regions.
package enum ClockText {
    /// Returns the hours and minutes of `date` in the system time zone, without “AM” or “PM”.
    package static func text(of date: Date) -> String {
        var seconds = time_t(date.timeIntervalSince1970.rounded(.down))
        var parts = tm()
        localtime_r(&seconds, &parts)
        let locale = Locale.current
        return text(hour: Int(parts.tm_hour), minute: Int(parts.tm_min), cycle: cycle(of: locale))
    }

    package static func text(hour: Int, minute: Int, cycle: Locale.HourCycle) -> String {
        let digits: String = minute < 10 ? "0\(minute)" : "\(minute)"
        switch cycle {
        case .oneToTwelve: return "\((hour + 11) % 12 + 1):\(digits)"
        case .zeroToEleven: return "\(hour % 12):\(digits)"
        case .zeroToTwentyThree, .oneToTwentyFour: return hour < 10 ? "0\(hour):\(digits)" : "\(hour):\(digits)"
        }
    }

    /// Returns the same as `locale.hourCycle`.
    package static func cycle(of locale: Locale) -> Locale.HourCycle {
        let identifier: String = locale.identifier
        // A keyword can name another cycle or another region.
        guard !identifier.contains("@") else { return locale.hourCycle }
        let subtags = identifier.split { $0 == "_" || $0 == "-" }.dropFirst()
        let region = subtags.first {
            ($0.utf8.count == 2 && $0.allSatisfy(\.isLetter)) || ($0.utf8.count == 3 && $0.allSatisfy(\.isNumber))
        }
        guard let region else { return locale.hourCycle }
        return regionsWithTwelveHours.contains(" \(region) ") ? .oneToTwelve : .zeroToTwentyThree
    }

    /// The regions that count the hours from 1 to 12. All other regions count them from 0 to 23.
    private static let regionsWithTwelveHours =
        " 419 AE AG AL AR AS AU BB BD BH BM BN BO BS BT CA CL CO CR CU CY DJ DM DO DZ EC EG EH ER ET FJ FM GD GH "
        + "GM GR GT GU GY HK HN IN IQ JM JO KH KI KN KP KR KW KY LB LC LR LS LY MH MO MP MR MW MX MY NA NI NZ "
        + "OM PA PE PG PH PK PR PS PW PY QA SA SB SD SG SL SO SS SV SY SZ TC TD TN TO TT TW UM US UY VC VE VG "
        + "VI VU WS YE ZM "
}
