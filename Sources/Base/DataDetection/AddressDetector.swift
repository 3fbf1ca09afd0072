import Foundation

/// Finds street addresses in text: in English, German, French and Japanese notation.
enum AddressDetector {
    static func matches(in text: String) -> [DetectedData] {
        let whole = text as NSString
        return patterns.flatMap { pattern in
            pattern.results(in: text).map { result in
                var parts: [NSTextCheckingKey: String] = [:]
                for (key, name) in groups {
                    if let part = result.text(name, in: whole) {
                        parts[key] = part.trimmingCharacters(in: .whitespacesAndNewlines)
                    }
                }
                return DetectedData(kind: .address(parts), range: result.range)
            }
        }
    }

    private static let groups: [(NSTextCheckingKey, String)] = [
        (.street, "street"), (.city, "city"), (.state, "state"), (.zip, "zip"),
    ]

    private static let patterns: [NSRegularExpression] = [english, german, french, japanese]
        .compactMap { try? NSRegularExpression(pattern: $0) }

    /// "1 Infinite Loop, Cupertino, CA 95014" and "221B Baker Street, London NW1 6XE".
    private static let english =
        #"(?<![\p{L}\p{N}.,$€£#-])(?<street>\d{1,5}[A-Za-z]?(?:[-–]\d{1,5})?"#
        + #"(?:\s+(?:[NSEW]|[NS][EW])\.?)?(?:\s+\p{Lu}[\p{L}'’.-]*|\s+\d{1,3}(?:st|nd|rd|th)){1,4}?\s+"#
        + #"(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Way|Place|Pl|Square|Sq"#
        + #"|Parkway|Pkwy|Terrace|Loop|Circle|Cir|Highway|Hwy|Crescent|Close|Gardens|Row|Mews)\b(?:\.(?=,|\s))?(?:\s+(?:NW|NE|SW|SE)\b)?"#
        + #"(?:,?\s+(?:Apt|Suite|Ste|Unit|Floor|#)\.?\s*[\w-]+)?)"#
        + #"(?:,?\s+(?<city>\p{Lu}[\p{L}'’-]*(?:\.(?=\s+\p{Lu}))?(?:\s+\p{Lu}[\p{Ll}'’-]+){0,3})"#
        + #"(?:,?\s+(?<state>[A-Z]{2})(?![\p{L}\p{N}]))?"#
        + #"(?:,?\s+(?<zip>\d{5}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|[A-Z]\d[A-Z]\s?\d[A-Z]\d)(?!\p{N}))?)?"#

    /// "Hauptstraße 12, 10115 Berlin". The name of the street must have a typical ending, such as "straße".
    private static let german =
        #"(?<!\p{L})(?<street>(?:\p{Lu}[\p{L}.-]*[\s-]){0,3}?"#
        + #"[\p{L}.-]*(?:[Ss]traße|[Ss]trasse|[Ss]tr\.|weg|platz|Platz|allee|Allee|gasse|ufer|damm)\s+"#
        + #"\d{1,4}\s?[a-z]?(?![\p{L}\p{N}]))"#
        + #"(?:,?\s+(?<zip>(?:D-|A-|CH-)?\d{4,5})\s+(?<city>\p{Lu}[\p{L}-]+(?:\s+(?:am|an|der|im|\p{Lu}[\p{L}-]+)){0,3}))?"#

    /// "12 rue de Rivoli, 75001 Paris".
    private static let french =
        #"(?<![\p{L}\p{N}.,-])(?<street>\d{1,4}(?:\s?(?:bis|ter))?,?\s+"#
        + #"(?:rue|avenue|boulevard|place|quai|chemin|allée|impasse|cours)\s+"#
        + #"[\p{L}'’-]+(?:\s+[\p{L}'’-]+){0,4}?)"#
        + #",?\s+(?<zip>\d{5})\s+(?<city>\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+){0,2})"#

    /// "〒100-0001 東京都千代田区千代田1-1".
    private static let japanese =
        #"(?:〒?\s*(?<zip>\d{3}-\d{4})\s*)?(?<state>東京都|北海道|京都府|大阪府|[\p{Han}]{2,3}県)"#
        + #"(?<city>[\p{Han}\p{Hiragana}\p{Katakana}ー]{1,12}?[市区町村郡])"#
        + #"(?<street>[\p{Han}\p{Hiragana}\p{Katakana}ー]{1,12}[0-9０-９一二三四五六七八九十]+"#
        + #"(?:(?:丁目|番地?|号|[-−ー－の])[0-9０-９]*)*)"#
}
