import Foundation

/// Distinguishes sentences for people from technical text.
enum SentenceCheck {
    /// Returns the part of a string that only programmers understand, or nil if people understand all of it.
    static func technicalPart(of text: String) -> String? {
        let range = NSRange(text.startIndex..., in: text)
        for pattern in patterns {
            guard let match = pattern.firstMatch(in: text, range: range), let part = Range(match.range, in: text)
            else { continue }
            return String(text[part])
        }
        return nil
    }

    /// Whether a string has the form of a sentence: it ends with a period, a question mark or an exclamation point and,
    /// if its language separates words, has more than two words.
    static func isSentence(_ text: String) -> Bool {
        let trimmed: String = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard let last = trimmed.last, ends.contains(last) else { return false }
        if last == "。" || last == "！" || last == "？" { return trimmed.count > 4 }
        return trimmed.split(whereSeparator: \.isWhitespace).count > 2
    }

    private static let ends: Set<Character> = [".", "!", "?", "。", "！", "？"]

    private static let patterns: [NSRegularExpression] = [
        // A status, as in “Error 500”, “status: 404” or “(503)”.
        #"(?i)\b(error|status|code|http)\b[\s:=(#]{0,3}-?\d{3,}"#, #"\(\s*-?[1-5]\d\d\s*\)"#,
        // Foundation's errors.
        #"Domain=|NSURL|NSCocoa|\berror -?\d+\.\)"#, #"-1\d\d\d\b"#,
        // Values of Swift and JSON.
        #"\bOptional\(|\bnil\b|\bnull\b|0x[0-9a-fA-F]{4,}|\berrno\b"#, #"\b[A-Z][A-Za-z]*\.[A-Za-z]*[Ee]rror\b"#,
        #"\b[a-z]+([A-Z][a-z]+)+(\(|\b:)"#, #"\{\s*""#,
    ].compactMap { try? NSRegularExpression(pattern: $0) }
}
