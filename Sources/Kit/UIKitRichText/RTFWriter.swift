import CoreGraphics
import Foundation
import UIKitDrawing

/// Writes an attributed string in Rich Text Format.
struct RTFWriter {
    private var fonts: [String] = ["Helvetica"]
    private var lists = RTFLists()
    private var numbers = ListNumbers()
    private var colors: [(red: Int, green: Int, blue: Int)] = []

    static func write(_ text: NSAttributedString) -> String {
        var writer = RTFWriter()
        var body = ""
        var isFirst = true
        text.forEachParagraph { paragraph, style in
            if !isFirst { body += "\\par\n" }
            isFirst = false
            writer.numbers.begin(style.lists)
            body += writer.paragraphFormat(style)
            let paragraph = paragraph.withoutMarker(writer.numbers.marker)
            paragraph.enumerateAttributes(in: NSRange(location: 0, length: paragraph.length)) { attributes, range, _ in
                body += writer.run((paragraph.string as NSString).substring(with: range), TextStyle(attributes))
            }
        }
        if text.string.utf16.last == 10 { body += "\\par\n" }
        let fonts = writer.fonts.enumerated().map { "\\f\($0.offset)\\fnil \(escaped($0.element));" }.joined()
        let colors = writer.colors.map { "\\red\($0.red)\\green\($0.green)\\blue\($0.blue);" }.joined()
        let tables: String = "{\\fonttbl\(fonts)}\n{\\colortbl;\(colors)}\n\(writer.lists.tables(escaped))"
        return "{\\rtf1\\ansi\\ansicpg1252\\uc1\n\(tables)\(body)}\n"
    }

    private mutating func paragraphFormat(_ style: TextStyle) -> String {
        let alignments: [NSTextAlignment: String] = [
            .left: "\\ql", .right: "\\qr", .center: "\\qc", .justified: "\\qj",
        ]
        var format = "\\pard" + (alignments[style.alignment] ?? "")
        // Lengths are in twentieths of a point.
        func twips(_ value: CGFloat) -> Int { Self.rounded(value * 20) }
        if let marker = numbers.marker {
            let indent: CGFloat = ListNumbers.indent * CGFloat(style.lists.count)
            format += "\\tx\(twips(indent - ListNumbers.indent + ListNumbers.markerIndent))\\tx\(twips(indent))"
            format += "\\li\(twips(indent))\\fi\(twips(-indent))"
            if style.spacing != 0 { format += "\\sa\(twips(style.spacing))" }
            format += "\\ls\(lists.reference(to: style.lists))\\ilvl\(style.lists.count - 1)"
            return format + (marker.isEmpty ? " " : "\n{\\listtext\\tab \(Self.escaped(marker))\\tab}")
        }
        if style.indent != 0 { format += "\\li\(twips(style.indent))" }
        if style.firstIndent != style.indent { format += "\\fi\(twips(style.firstIndent - style.indent))" }
        if style.spacing != 0 { format += "\\sa\(twips(style.spacing))" }
        return format + " "
    }

    private mutating func run(_ text: String, _ style: TextStyle) -> String {
        let family: String = style.isMonospaced ? "Courier" : style.family ?? "Helvetica"
        var format = "\\f\(index(ofFont: family))\\fs\(Self.rounded(style.size * 2))"
        if style.isBold { format += "\\b" }
        if style.isItalic { format += "\\i" }
        if style.isUnderlined { format += "\\ul" }
        if style.isStruck { format += "\\strike" }
        if style.baseline != 0 {
            let amount = Self.rounded(abs(style.baseline) * 2)
            format += style.baseline > 0 ? "\\up\(amount)" : "\\dn\(amount)"
        }
        // The kerning is written twice: in quarter points for older readers, and in twentieths of a point.
        if style.kern != 0 {
            format += "\\expnd\(Self.rounded(style.kern * 4))\\expndtw\(Self.rounded(style.kern * 20))"
        }
        if style.expansion != 0 { format += "\\charscalex\(Self.rounded(exp(style.expansion) * 100))" }
        // Readers that do not support the width of outlines show outlined characters without it.
        if style.strokeWidth != 0 {
            format += style.strokeWidth > 0 ? "\\outl" : "\\outl0"
            format += "\\strokewidth\(Self.rounded(style.strokeWidth * 20))"
        }
        if let color = style.strokeColor { format += "\\strokec\(index(of: color))" }
        if let color = style.color { format += "\\cf\(index(of: color))" }
        if let color = style.background { format += "\\cb\(index(of: color))" }
        let run = "{\(format) \(Self.escaped(text))}"
        guard let link = style.link else { return run }
        return "{\\field{\\*\\fldinst HYPERLINK \"\(Self.escaped(link))\"}{\\fldrslt \(run)}}"
    }

    /// Returns the nearest number that readers support.
    private static func rounded(_ value: CGFloat) -> Int { Int(value.limited(to: 32_767).rounded()) }

    private mutating func index(ofFont name: String) -> Int {
        if let index = fonts.firstIndex(of: name) { return index }
        fonts.append(name)
        return fonts.count - 1
    }

    private mutating func index(of color: UIColor) -> Int {
        let bytes = color.opaqueBytes
        if let index = colors.firstIndex(where: { $0 == bytes }) { return index + 1 }
        colors.append(bytes)
        return colors.count
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for unit in text.utf16 {
            switch unit {
            case 0x5C, 0x7B, 0x7D: result += "\\" + String(UnicodeScalar(UInt8(unit)))
            case 0x09: result += "\\tab "
            case 0x0A, 0x2028: result += "\\line "
            case 0x20...0x7E: result.unicodeScalars.append(UnicodeScalar(UInt8(unit)))
            default: result += "\\u\(Int16(bitPattern: unit))?"
            }
        }
        return result
    }
}
