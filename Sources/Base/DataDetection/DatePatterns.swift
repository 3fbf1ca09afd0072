import Foundation

/// The patterns of days and times. The names of their capture groups are the parts of a date.
struct DatePatterns: Sendable {
    /// Days with the name of the month, such as "Friday, May 17, 2024" and "17. Mai 2024".
    let named: [NSRegularExpression]
    /// Numeric dates, such as 2024-05-17, 17.05.2024 and 5/17/2024.
    let numeric: [NSRegularExpression]
    /// Days in Chinese, Japanese and Korean, such as 2024年5月17日.
    let eastAsian: [NSRegularExpression]
    /// Words such as "tomorrow" and "next Friday".
    let words: [NSRegularExpression]
    /// Times such as "3:30 PM", "14:30" and "15 Uhr".
    let times: [NSRegularExpression]
    private let connector: NSRegularExpression?
    private let range: NSRegularExpression?

    init(months: [String], weekdays: [String]) {
        let month = "(?<month>" + Self.alternatives(months) + #")\b\.?"#
        let weekday = Self.alternatives(weekdays)
        let prefix = #"(?:\b(?:"# + weekday + #")\b\.?,?\s+(?:the\s+|den\s+|le\s+)?)?"#
        let day = #"(?<day>\d{1,2})(?:st|nd|rd|th|\.|er|º)?(?![\p{L}\p{N}:])"#
        let year = #"(?:,?\s+(?:de\s+)?(?<year>[12]\d{3})(?!\p{N}))?"#
        named = Self.compiled([
            prefix + #"\b"# + month + #"\s+"# + day + year,
            prefix + #"(?<![\p{N}.,:/-])"# + day + #"\s+(?:of\s+|de\s+)?"# + month + year,
        ])
        numeric = Self.compiled([
            #"(?<![\p{L}\p{N}.,/-])(?<year>[12]\d{3})([-/])(?<month>\d{1,2})\2(?<day>\d{1,2})(?![\p{N}/-])"#,
            #"(?<![\p{L}\p{N}.,/-])(?<first>\d{1,2})([./-])(?<second>\d{1,2})\2(?<year>[12]\d{3})(?![\p{N}/-])"#,
            #"(?<![\p{L}\p{N}.,/-])(?<first>\d{1,2})/(?<second>\d{1,2})/(?<year>\d{2})(?![\p{N}/-])"#,
        ])
        eastAsian = Self.compiled([
            #"(?:(?<year>\d{4})\s*[年년]\s*)?(?<month>\d{1,2})\s*[月월]\s*(?<day>\d{1,2})\s*[日일]"#
                + #"(?:\s*[(（][月火水木金土日一二三四五六월화수목금토일][)）])?"#,
            #"(?<word>明後日|明日|今日|昨日|今天|明天|後天|昨天|오늘|내일|모레|어제)"#,
        ])
        words = Self.compiled([
            #"\b(?<word>today|tonight|tomorrow|yesterday)\b"#,
            #"\b(?:(?<relation>next|this|on|last)\s+)?(?<weekday>"# + weekday + #")\b"#,
        ])
        let zone = #"(?:\s?(?<zone>Z|UTC|GMT|[ECMP][SD]T|CES?T|JST|[+-]\d{2}:?\d{2})(?![\p{L}\p{N}]))?"#
        times = Self.compiled([
            #"(?:\b(?<at>at)\s+)?(?<![\p{N}.,:])(?<hour>\d{1,2})(?:[:.](?<minute>\d{2}))?(?::(?<second>\d{2}))?"#
                + #"\s?(?<half>[ap](?:m\b|\.m\b\.?))"# + zone,
            #"(?:\b(?<at>at)\s+)?(?<![\p{N}.,:])(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2}))?"#
                + #"(?:\.\d+)?(?![\p{N}:])(?<at2>\s?(?:Uhr|h)\b)?"# + zone,
            #"(?<![\p{N}.,:])(?<hour>\d{1,2})(?<at>\s?Uhr\b|h(?<minute>\d{2})\b)"#,
            #"(?:\b(?<at>at)\s+)?\b(?<word>noon|midnight)\b"#,
            #"(?<half>午前|午後|上午|下午|오전|오후)?\s*(?<hour>\d{1,2})\s*[時时点點시](?![間间간])"#
                + #"(?:\s*(?<minute>\d{1,2})\s*[分분])?(?<past>半|반)?"#,
            #"(?<half>午前|午後|上午|下午|오전|오후)\s*(?<hour>\d{1,2}):(?<minute>\d{2})"#,
        ])
        connector = try? NSRegularExpression(
            pattern: #"^(?:[,\s]*(?:at|on|um|am|à|le|of|from|von|de|の|,)?[,\s]*|T)$"#, options: .caseInsensitive)
        range = try? NSRegularExpression(
            pattern: #"^\s*(?:[-–—~〜～]|to|until|till|bis|à|から)\s*$"#, options: .caseInsensitive)
    }

    /// Returns whether a string can separate a day and its time.
    func isConnector(_ text: String) -> Bool { connector?.results(in: text).isEmpty == false }

    /// Returns whether a string can separate a start time and an end time.
    func isRange(_ text: String) -> Bool { range?.results(in: text).isEmpty == false }

    /// Returns a pattern that matches any of the words. Longer words take precedence.
    private static func alternatives(_ words: [String]) -> String {
        let longestFirst = words.sorted { ($0.count, $0) > ($1.count, $1) }
        return longestFirst.map { NSRegularExpression.escapedPattern(for: $0) }.joined(separator: "|")
    }

    private static func compiled(_ patterns: [String]) -> [NSRegularExpression] {
        patterns.compactMap { try? NSRegularExpression(pattern: $0, options: .caseInsensitive) }
    }
}
