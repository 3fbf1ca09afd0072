import CoreGraphics
import Foundation
import UIKitDrawing

/// Writes an attributed string as HTML: a `p` or `li` element for each paragraph, and a span for each run.
enum HTMLWriter {
    static func write(_ text: NSAttributedString) -> String {
        var html = "<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n</head>\n<body>\n"
        var lists: [NSTextList] = []
        var numbers = ListNumbers()
        text.forEachParagraph { paragraph, style in
            numbers.begin(style.lists)
            html += tags(from: lists, to: style.lists)
            lists = style.lists
            let isItem: Bool = !lists.isEmpty
            html += "<\(isItem ? "li" : "p") style=\"\(declarations(ofParagraph: style))\">"
            let paragraph = paragraph.withoutMarker(numbers.marker)
            paragraph.enumerateAttributes(in: NSRange(location: 0, length: paragraph.length)) { attributes, range, _ in
                html += span(
                    escaped((paragraph.string as NSString).substring(with: range)), TextStyle(attributes))
            }
            html += paragraph.length == 0 ? "<br>" : ""
            if !isItem { html += "</p>\n" }
        }
        return html + tags(from: lists, to: []) + "</body>\n</html>\n"
    }

    /// Returns the tags between a paragraph in the lists `old` and the next paragraph, which is in the lists `new`. In
    /// each of the old lists, an `li` element is open.
    private static func tags(from old: [NSTextList], to new: [NSTextList]) -> String {
        var kept = 0
        while kept < min(old.count, new.count), old[kept] === new[kept] { kept += 1 }
        var tags: String = old.isEmpty ? "" : "\n"
        for list in old[kept...].reversed() { tags += "</li>\n</\(list.isOrdered ? "ol" : "ul")>\n" }
        if kept == new.count, kept > 0 { tags += "</li>\n" }
        for (index, list) in new[kept...].enumerated() {
            if index > 0 { tags += "<li>\n" }
            let type: String = escaped(ListStyle.value(list.markerFormat))
            let name: String = list.isOrdered ? "ol" : "ul"
            let number: Int = list.isOrdered ? list.startingItemNumber : 1
            let start: String = number != 1 ? " start=\"\(number)\"" : ""
            tags += "<\(name)\(start) style=\"list-style-type: \(type)\">\n"
        }
        return tags
    }

    private static func declarations(ofParagraph style: TextStyle) -> String {
        let alignments: [NSTextAlignment: String] = [
            .left: "left", .right: "right", .center: "center", .justified: "justify",
        ]
        var parts: [String] = ["margin: 0", "margin-bottom: \(number(style.spacing))px"]
        if let name = alignments[style.alignment] { parts.append("text-align: \(name)") }
        return parts.joined(separator: "; ")
    }

    private static func span(_ text: String, _ style: TextStyle) -> String {
        // Without `pre-wrap`, readers collapse consecutive spaces, and remove them at the ends of lines.
        var parts: [String] = ["white-space: pre-wrap", "font-size: \(number(style.size))px"]
        if let family = style.family { parts.append("font-family: '\(escaped(family))'") }
        if style.isMonospaced { parts.append("font-family: monospace") }
        if style.isBold { parts.append("font-weight: bold") }
        if style.isItalic { parts.append("font-style: italic") }
        let decorations: [String] = [style.isUnderlined ? "underline" : "", style.isStruck ? "line-through" : ""]
        let decoration: String = decorations.filter { !$0.isEmpty }.joined(separator: " ")
        if !decoration.isEmpty { parts.append("text-decoration: \(decoration)") }
        if let color = style.color { parts.append("color: \(value(color))") }
        if let color = style.background { parts.append("background-color: \(value(color))") }
        let span = "<span style=\"\(parts.joined(separator: "; "))\">\(text)</span>"
        guard let link = style.link else { return span }
        return "<a href=\"\(escaped(link))\">\(span)</a>"
    }

    private static func value(_ color: UIColor) -> String {
        let (red, green, blue) = color.bytes
        guard color.opacity < 1 else { return String(format: "#%02x%02x%02x", red, green, blue) }
        return "rgba(\(red), \(green), \(blue), \(number(color.opacity)))"
    }

    private static func number(_ value: CGFloat) -> String {
        let value: CGFloat = value.limited(to: 1_000_000)
        return value == value.rounded() ? String(Int(value)) : String(format: "%.2f", Double(value))
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        // A character can contain a sign of the markup and a combining mark.
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\u{2028}": result += "<br>"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

extension NSAttributedString {
    /// Calls `body` with each paragraph, without its line break, and the style of its first character. An empty last
    /// paragraph is omitted.
    func forEachParagraph(_ body: (NSAttributedString, TextStyle) -> Void) {
        let text = string as NSString
        var start = 0
        while start < text.length {
            let range = text.paragraphRange(for: NSRange(location: start, length: 0))
            var length = range.length
            while length > 0, [10, 13, 0x2029].contains(text.character(at: range.location + length - 1)) { length -= 1 }
            body(
                attributedSubstring(from: NSRange(location: range.location, length: length)),
                TextStyle(attributes(at: range.location, effectiveRange: nil)))
            start = max(start + 1, range.location + range.length)
        }
    }

    /// Returns a paragraph without the marker of its list, if the text begins with it.
    func withoutMarker(_ marker: String?) -> NSAttributedString {
        guard let marker, case let prefix = "\t\(marker)\t", string.hasPrefix(prefix) else { return self }
        let count: Int = prefix.utf16.count
        return attributedSubstring(from: NSRange(location: count, length: length - count))
    }
}
