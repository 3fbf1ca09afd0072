import Foundation
import UIKitCore

/// Finds URLs, email addresses and telephone numbers in text.
enum DataDetector {
    /// Returns the links in a text, with their ranges in UTF-16 code units. The ranges do not overlap.
    static func links(in text: String, types: UIDataDetectorTypes) -> [(url: URL, range: NSRange)] {
        var found: [(url: URL, range: NSRange)] = []
        // OPTIMIZATION: most paragraphs contain none of these characters.
        if types.contains(.link), text.contains(".") || text.contains("@") || text.contains("://") {
            found += matches(of: urlPattern, in: text) { url(for: $0) }
        }
        if types.contains(.phoneNumber), text.contains(where: \.isNumber) {
            let numbers = matches(of: phonePattern, in: text) { phoneURL(for: $0) }
            found += numbers.filter { number in
                !found.contains { NSIntersectionRange($0.range, number.range).length > 0 }
            }
        }
        return found
    }

    private static let urlPattern = try? NSRegularExpression(
        pattern: #"(?:https?|ftp)://[^\s<>"'“”]+|mailto:[^\s<>"]+"#
            + #"|[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+"#
            + #"|(?:[\p{L}\p{N}-]+\.)+(?:com|org|net|edu|gov|io|dev|app|info|co|de|fr|jp|uk|us|eu|ch|nl|it|es)\b"#
            + #"(?::\d+)?(?:/[^\s<>"'“”]*)?"#,
        options: .caseInsensitive)

    private static let phonePattern = try? NSRegularExpression(
        pattern: #"(?<![\p{L}\p{N}.,-])(?:\+\d|\(\d|\d)[\d\u00A0 ().-]{5,18}\d(?![\p{L}\p{N}])"#)

    private static func matches(
        of pattern: NSRegularExpression?, in text: String, _ url: (String) -> URL?
    ) -> [(url: URL, range: NSRange)] {
        let whole = text as NSString
        let results = pattern?.matches(in: text, range: NSRange(location: 0, length: whole.length)) ?? []
        return results.compactMap { result in
            let matched = withoutPunctuation(whole.substring(with: result.range))
            return url(matched).map { ($0, NSRange(location: result.range.location, length: matched.utf16.count)) }
        }
    }

    /// Removes the punctuation that ends the sentence, and a closing bracket without an opening one.
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

    private static func phoneURL(for text: String) -> URL? {
        let digits = text.filter { $0.isASCII && $0.isNumber }
        // Shorter and longer numbers are years, prices or identifiers.
        let isGrouped: Bool = text.contains { " -.()\u{A0}".contains($0) }
        guard (7...15).contains(digits.count), text.hasPrefix("+") || isGrouped else { return nil }
        // A date, such as 2024-05-17 or 17.05.2024, is not a telephone number.
        let groups = text.split { !$0.isNumber }
        if groups.count == 3, groups.contains(where: { $0.count == 4 }), groups.filter({ $0.count == 2 }).count == 2 {
            return nil
        }
        return URL(string: "tel:" + (text.hasPrefix("+") ? "+" : "") + digits)
    }
}
