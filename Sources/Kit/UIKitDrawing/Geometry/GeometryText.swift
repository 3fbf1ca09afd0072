import Foundation

/// The text of numbers in braces, which represents geometry in property lists.
enum GeometryText {
    /// Returns the numbers, separated by commas and in braces.
    static func text(_ values: [CGFloat]) -> String { "{\(list(values))}" }

    /// Returns the numbers, separated by commas. Whole numbers have no fraction digits.
    static func list(_ values: [CGFloat]) -> String {
        values.map { value in
            let text: String = Double(value).description
            return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
        }.joined(separator: ", ")
    }

    /// Returns the numbers in a text, or nil if there are not exactly `count` numbers.
    static func values(_ count: Int, in text: String) -> [CGFloat]? {
        let words: [Substring] = text.split { "{}[], ".contains($0) }
        let values: [CGFloat] = words.compactMap { Double($0).map { CGFloat($0) } }
        return words.count == count && values.count == count ? values : nil
    }
}
