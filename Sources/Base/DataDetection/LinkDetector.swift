import Foundation

/// Finds URLs and email addresses in text.
enum LinkDetector {
    static func matches(in text: String) -> [DetectedData] {
        let whole = text as NSString
        return (pattern?.results(in: text) ?? []).compactMap { result in
            let matched = withoutPunctuation(whole.substring(with: result.range))
            guard let url = url(for: matched) else { return nil }
            let range = NSRange(location: result.range.location, length: matched.utf16.count)
            return DetectedData(kind: .link(url), range: range)
        }
    }

    private static let pattern = try? NSRegularExpression(
        pattern: #"(?:https?|ftp)://[^\s<>"'“”]+|mailto:[^\s<>"]+"#
            + #"|(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+"#
            + #"|(?<![\p{L}\p{N}-]|[\p{L}\p{N}-]\.)(?:[\p{L}\p{N}-]+\.)+(?:com|org|net|edu|gov|io|dev|app|info|co|de|fr|jp|uk|us|eu|ch|nl|it|es)\b"#
            + #"(?::\d+)?(?:/[^\s<>"'“”]*)?"#,
        options: .caseInsensitive)

    /// Removes the punctuation that ends the sentence, and closing parentheses without an opening one.
    private static func withoutPunctuation(_ text: String) -> String {
        var text = text
        while let last = text.last {
            let isUnmatched: Bool =
                last == ")" && text.filter { $0 == ")" }.count > text.filter { $0 == "(" }.count
            guard ".,;:!?'\"»…。、".contains(last) || isUnmatched else { break }
            text.removeLast()
        }
        return text
    }

    private static func url(for text: String) -> URL? {
        if text.contains("://") || text.lowercased().hasPrefix("mailto:") { return URL(string: text) }
        return URL(string: (text.contains("@") && !text.contains("/") ? "mailto:" : "http://") + text)
    }
}
