import Foundation
import UIKitDrawing

/// The conversion of marker formats to values of the CSS property `list-style-type`, and back.
enum ListStyle {
    /// Returns the format for a value of the property, or nil for an unknown value. As in browsers, a period follows
    /// numbers and letters.
    static func format(_ value: String) -> NSTextList.MarkerFormat? {
        let value = value.trimmingCharacters(in: .whitespaces)
        if value.lowercased() == "none" { return NSTextList.MarkerFormat("") }
        if let quote = value.first, value.count > 1, quote == "'" || quote == "\"", value.last == quote {
            return NSTextList.MarkerFormat(String(value.dropFirst().dropLast()))
        }
        let format = NSTextList.MarkerFormat("{\(value.lowercased())}")
        guard format.keyword != nil else { return nil }
        return isOrdered(format) ? NSTextList.MarkerFormat(format.rawValue + ".") : format
    }

    /// Returns the value for a format. The text around a keyword is lost.
    static func value(_ format: NSTextList.MarkerFormat) -> String {
        if let keyword = format.keyword { return keyword.name }
        return format.rawValue.isEmpty ? "none" : "'\(format.rawValue.replacingOccurrences(of: "'", with: "’"))'"
    }

    /// Returns the format for the attribute `type` of an element.
    static func format(ofType type: String) -> NSTextList.MarkerFormat? {
        let styles: [String: String] = [
            "1": "decimal", "a": "lower-alpha", "A": "upper-alpha", "i": "lower-roman", "I": "upper-roman",
        ]
        return format(styles[type] ?? type)
    }

    /// Returns the format of a list without a style: numbers, or symbols that depend on the number of enclosing lists.
    static func standard(isOrdered: Bool, depth: Int) -> NSTextList.MarkerFormat {
        if isOrdered { return NSTextList.MarkerFormat("{decimal}.") }
        return depth == 0 ? .disc : depth == 1 ? .circle : .square
    }

    private static func isOrdered(_ format: NSTextList.MarkerFormat) -> Bool {
        NSTextList(markerFormat: format, options: 0).isOrdered
    }
}
