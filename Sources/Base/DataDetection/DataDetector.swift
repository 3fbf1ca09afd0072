import Foundation

/// Finds URLs, email addresses, street addresses, dates and telephone numbers in text.
package enum DataDetector {
    /// Returns the data in a string, in order. The ranges do not overlap.
    ///
    /// - Parameters:
    ///   - now: The current time, to which words such as "tomorrow" are relative.
    ///   - dates: The detector that finds the dates.
    package static func matches(
        in text: String, types: DataTypes, now: Date, dates: DateDetector = .current
    ) -> [DetectedData] {
        // OPTIMIZATION: most paragraphs contain none of these characters.
        let hasNumber: Bool = text.contains(where: \.isNumber)
        let hasLink: Bool = text.contains(".") || text.contains("@") || text.contains("://")
        var found: [DetectedData] = []
        func add(_ data: [DetectedData]) {
            for data in data where !found.contains(where: { NSIntersectionRange($0.range, data.range).length > 0 }) {
                found.append(data)
            }
        }
        if types.contains(.link), hasLink { add(LinkDetector.matches(in: text)) }
        if types.contains(.address), hasNumber { add(AddressDetector.matches(in: text)) }
        if types.contains(.date), hasNumber || dates.mayContainWords(text) { add(dates.matches(in: text, now: now)) }
        if types.contains(.phoneNumber), hasNumber { add(PhoneDetector.matches(in: text)) }
        return found.sorted { $0.range.location < $1.range.location }
    }
}

extension NSRegularExpression {
    /// Returns all matches in a string.
    func results(in text: String) -> [NSTextCheckingResult] {
        matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
    }
}

extension NSTextCheckingResult {
    /// Returns the text of a named group, or nil if the group is not part of the match.
    func text(_ name: String, in whole: NSString) -> String? {
        let range: NSRange = range(withName: name)
        return range.location == NSNotFound || range.length == 0 ? nil : whole.substring(with: range)
    }
}
