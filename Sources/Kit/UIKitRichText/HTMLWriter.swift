import CoreGraphics
import Foundation
import UIKitDrawing

/// Writes an attributed string as HTML: a `p` element for each paragraph, and a span for each run of attributes.
enum HTMLWriter {
    static func write(_ text: NSAttributedString) -> String {
        var html = "<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n</head>\n<body>\n"
        text.forEachParagraph { paragraph in
            let style = paragraph.length > 0 ? TextStyle(paragraph.attributes(at: 0, effectiveRange: nil)) : TextStyle()
            html += "<p style=\"\(declarations(ofParagraph: style))\">"
            paragraph.enumerateAttributes(in: NSRange(location: 0, length: paragraph.length)) { attributes, range, _ in
                html += span(
                    escaped((paragraph.string as NSString).substring(with: range), isAtLineStart: range.location == 0),
                    TextStyle(attributes))
            }
            html += (paragraph.length == 0 ? "<br>" : "") + "</p>\n"
        }
        return html + "</body>\n</html>\n"
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
        var parts: [String] = ["font-size: \(number(style.size))px"]
        if let family = style.family { parts.append("font-family: '\(escaped(family))'") }
        if style.isMonospaced { parts.append("font-family: monospace") }
        if style.isBold { parts.append("font-weight: bold") }
        if style.isItalic { parts.append("font-style: italic") }
        let decorations: [String] = [style.isUnderlined ? "underline" : "", style.isStruck ? "line-through" : ""]
        let decoration: String = decorations.filter { !$0.isEmpty }.joined(separator: " ")
        if !decoration.isEmpty { parts.append("text-decoration: \(decoration)") }
        if let color = style.color { parts.append("color: \(hexadecimal(color))") }
        if let color = style.background { parts.append("background-color: \(hexadecimal(color))") }
        let span: String = "<span style=\"\(parts.joined(separator: "; "))\">\(text)</span>"
        guard let link = style.link else { return span }
        return "<a href=\"\(escaped(link))\">\(span)</a>"
    }

    private static func hexadecimal(_ color: UIColor) -> String {
        let (red, green, blue) = color.bytes
        return String(format: "#%02x%02x%02x", red, green, blue)
    }

    private static func number(_ value: CGFloat) -> String {
        value == value.rounded() ? String(Int(value)) : String(format: "%.2f", Double(value))
    }

    private static func escaped(_ text: String, isAtLineStart: Bool = false) -> String {
        var result = ""
        var lastIsSpace = isAtLineStart
        for character in text {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\u{2028}": result += "<br>"
            // HTML collapses consecutive spaces.
            case " " where lastIsSpace: result += "&nbsp;"
            default: result.append(character)
            }
            lastIsSpace = character == " "
        }
        return result
    }
}

extension NSAttributedString {
    /// Calls `body` with each paragraph, without its line break. An empty last paragraph is omitted.
    func forEachParagraph(_ body: (NSAttributedString) -> Void) {
        let text = string as NSString
        var start = 0
        while start < text.length {
            let range = text.paragraphRange(for: NSRange(location: start, length: 0))
            var length = range.length
            while length > 0, [10, 13, 0x2029].contains(text.character(at: range.location + length - 1)) { length -= 1 }
            body(attributedSubstring(from: NSRange(location: range.location, length: length)))
            start = max(start + 1, range.location + range.length)
        }
    }
}
