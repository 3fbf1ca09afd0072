import CoreGraphics
import Foundation
import UIKitDrawing

/// The subset of CSS that attributed strings support.
enum CSS {
    struct Declaration {
        var name: String
        var value: String
        var isImportant = false

        /// Whether the declaration sets a property of the font.
        var setsFont: Bool { name.hasPrefix("font") }
    }

    /// A rule with a simple selector: `*`, an element, a class, an identifier, or an element with a class.
    struct Rule {
        var selector: String
        var declarations: [Declaration]

        /// The precedence of the rule over other rules for the same element.
        var specificity: Int {
            if selector == "*" { return 0 }
            if selector.hasPrefix("#") { return 4 }
            return selector.hasPrefix(".") ? 2 : selector.contains(".") ? 3 : 1
        }
    }

    /// Reads the rules of a style sheet. Rules whose selectors are not simple are ignored, and so are rules for other
    /// media than screens.
    static func rules(in sheet: String) -> [Rule] {
        var rules: [Rule] = []
        var rest = withoutComments(sheet)[...]
        while true {
            rest = withoutSeparators(rest)
            let isAtRule: Bool = rest.first == "@"
            let prelude = rest.prefix { $0 != "{" && !(isAtRule && $0 == ";") }
            rest = rest.dropFirst(prelude.count)
            guard let end = rest.popFirst() else { return rules }
            if end == ";" { continue }
            let selectors = String(Substring(prelude)).lowercased()
            if selectors.hasPrefix("@media"), appliesToScreens(String(selectors.dropFirst(6))) { continue }
            let block = rest.prefix(lengthOfBlock(rest))
            rest = rest.dropFirst(block.count + 1)
            if !isAtRule { rules += Self.rules(of: selectors, declarations(in: String(Substring(block)))) }
        }
    }

    /// Returns the text without white space, ends of blocks, and the comment delimiters of HTML at its start.
    private static func withoutSeparators(_ text: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView {
        var rest = text
        while true {
            rest = rest.drop { $0.properties.isWhitespace || $0 == "}" }
            let delimiter = ["<!--", "-->"].first { rest.starts(with: $0.unicodeScalars) }
            guard let delimiter else { return rest }
            rest = rest.dropFirst(delimiter.count)
        }
    }

    private static func rules(of selectors: String, _ declarations: [Declaration]) -> [Rule] {
        selectors.split(separator: ",").compactMap { selector in
            let name = selector.trimmingCharacters(in: .whitespacesAndNewlines)
            let isSimple: Bool = !name.isEmpty && !name.contains { " >+~:[@".contains($0) }
            return isSimple ? Rule(selector: name, declarations: declarations) : nil
        }
    }

    private static func withoutComments(_ sheet: String) -> String.UnicodeScalarView {
        var parts = sheet.components(separatedBy: "/*")
        for index in parts.indices.dropFirst() {
            let end = parts[index].range(of: "*/")?.upperBound ?? parts[index].endIndex
            parts[index].removeSubrange(..<end)
        }
        return parts.joined(separator: " ").unicodeScalars
    }

    /// Returns the number of scalars before the brace that ends a block. Strings and nested blocks can contain braces.
    private static func lengthOfBlock(_ text: Substring.UnicodeScalarView) -> Int {
        var (length, depth) = (0, 0)
        var quote: Unicode.Scalar?
        var isEscaped = false
        for scalar in text {
            switch scalar {
            case _ where isEscaped: isEscaped = false
            case "\\": isEscaped = true
            case "\"", "'": quote = quote == nil ? scalar : quote == scalar ? nil : quote
            case "\n": quote = nil
            case "{" where quote == nil: depth += 1
            case "}" where quote == nil:
                if depth == 0 { return length }
                depth -= 1
            default: break
            }
            length += 1
        }
        return length
    }

    /// Whether a list of media queries contains screens without conditions. An empty list does.
    static func appliesToScreens(_ queries: String) -> Bool {
        queries.lowercased().components(separatedBy: ",").contains { query in
            ["", "all", "screen", "only screen"].contains(query.trimmingCharacters(in: .whitespacesAndNewlines))
        }
    }

    static func declarations(in text: String) -> [Declaration] {
        text.split(separator: ";").compactMap { part in
            guard let colon = part.firstIndex(of: ":") else { return nil }
            let name = part[..<colon].trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
            var value = part[part.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)
            let mark = value.range(of: "! *important", options: [.regularExpression, .caseInsensitive])
            if let mark { value.removeSubrange(mark.lowerBound...) }
            return Declaration(
                name: name, value: value.trimmingCharacters(in: .whitespaces), isImportant: mark != nil)
        }
    }

    /// Applies a declaration to a style. Font sizes can be relative to the size of the parent element.
    static func apply(_ name: String, _ value: String, to style: inout TextStyle, parentSize: CGFloat) {
        let lowercased = value.lowercased()
        switch name {
        case "color": style.color = color(lowercased) ?? style.color
        case "background", "background-color": style.background = color(lowercased) ?? style.background
        case "font-family": applyFamily(value, to: &style)
        case "font-size": style.size = length(lowercased, relativeTo: parentSize) ?? style.size
        case "font-weight":
            style.isBold = lowercased == "bold" || lowercased == "bolder" || (Int(lowercased) ?? 0) >= 600
        case "font-style": style.isItalic = lowercased == "italic" || lowercased == "oblique"
        case "font": applyFont(value, to: &style, parentSize: parentSize)
        case "text-decoration", "text-decoration-line":
            if lowercased.contains("none") { (style.isUnderlined, style.isStruck) = (false, false) }
            if lowercased.contains("underline") { style.isUnderlined = true }
            if lowercased.contains("line-through") { style.isStruck = true }
        case "text-align":
            let alignments: [String: NSTextAlignment] = [
                "left": .left, "right": .right, "center": .center, "justify": .justified, "start": .natural,
            ]
            style.alignment = alignments[lowercased] ?? style.alignment
        case "text-indent":
            style.firstIndent = max(0, style.indent + signedLength(lowercased, relativeTo: style.size))
        case "list-style-type": style.markerFormat = ListStyle.format(value) ?? style.markerFormat
        case "list-style":
            let formats = value.split(separator: " ").compactMap { ListStyle.format(String($0)) }
            style.markerFormat = formats.first ?? style.markerFormat
        case "margin-bottom": style.spacing = length(lowercased, relativeTo: style.size) ?? style.spacing
        default: break
        }
    }

    /// Applies the `font` shorthand, with styles, the size and the family.
    private static func applyFont(_ value: String, to style: inout TextStyle, parentSize: CGFloat) {
        let parts = value.split(separator: " ", omittingEmptySubsequences: true)
        for (index, part) in parts.enumerated() {
            let word = part.lowercased()
            if word == "bold" || word == "italic" {
                apply(word == "bold" ? "font-weight" : "font-style", word, to: &style, parentSize: parentSize)
            } else if let size = length(String(word.prefix { $0 != "/" }), relativeTo: parentSize) {
                style.size = size
                return applyFamily(parts[(index + 1)...].joined(separator: " "), to: &style)
            }
        }
    }

    private static func applyFamily(_ value: String, to style: inout TextStyle) {
        let names = value.split(separator: ",").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " \"'")) }
        for name in names {
            switch name.lowercased() {
            case "-apple-system", "system-ui", "sans-serif", "blinkmacsystemfont":
                (style.family, style.isMonospaced) = (nil, false)
                return
            case "monospace", "ui-monospace":
                style.isMonospaced = true
                return
            default:
                guard UIFont(name: name, size: 12) != nil else { continue }
                (style.family, style.isMonospaced) = (name, false)
                return
            }
        }
    }

    /// Returns a length in points, which may be negative; 0 if `text` is not a length.
    private static func signedLength(_ text: String, relativeTo size: CGFloat) -> CGFloat {
        guard text.hasPrefix("-") else { return length(text, relativeTo: size) ?? 0 }
        return -(length(String(text.dropFirst()), relativeTo: size) ?? 0)
    }

    /// The maximum length, in points. Fonts could fail at larger sizes.
    static let maximumLength: CGFloat = 2_000

    /// Returns a length in points. As in WebKit, a CSS pixel is a point. Negative lengths count as 0.
    static func length(_ text: String, relativeTo size: CGFloat) -> CGFloat? {
        let keywords: [String: CGFloat] = [
            "xx-small": 7, "x-small": 7.5, "small": 10, "medium": 12, "large": 14, "x-large": 18, "xx-large": 24,
        ]
        if let keyword = keywords[text] { return keyword }
        if text == "smaller" { return size / 1.2 }
        if text == "larger" { return min(size * 1.2, maximumLength) }
        let units: [(String, CGFloat)] = [
            ("px", 1), ("pt", 4.0 / 3), ("rem", 12), ("em", size), ("%", size / 100), ("", 1),
        ]
        for (unit, factor) in units where text.hasSuffix(unit) {
            guard let number = Double(text.dropLast(unit.count)), number.isFinite else { continue }
            return min(max(0, CGFloat(number) * factor), maximumLength)
        }
        return nil
    }

    /// Returns a color from its hexadecimal form, `rgb()`, `rgba()` or a name.
    static func color(_ text: String) -> UIColor? {
        if text.hasPrefix("#") {
            var digits = String(text.dropFirst())
            if digits.count == 3 || digits.count == 4 { digits = digits.map { "\($0)\($0)" }.joined() }
            guard digits.count == 6 || digits.count == 8, let value = UInt64(digits, radix: 16) else { return nil }
            let rgba: UInt64 = digits.count == 6 ? value << 8 | 0xFF : value
            func part(_ shift: UInt64) -> CGFloat { CGFloat((rgba >> shift) & 0xFF) / 255 }
            return UIColor(red: part(24), green: part(16), blue: part(8), alpha: part(0))
        }
        if text.hasPrefix("rgb"), let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"), open < close
        {
            let parts = text[text.index(after: open)..<close].split { $0 == "," || $0 == " " || $0 == "/" }
            let numbers: [CGFloat] = parts.compactMap { part in
                part.hasSuffix("%")
                    ? Double(part.dropLast()).map { CGFloat($0) * 2.55 } : Double(part).map { CGFloat($0) }
            }
            guard numbers.count >= 3, numbers.allSatisfy(\.isFinite) else { return nil }
            return UIColor(
                red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255,
                alpha: numbers.count > 3 ? numbers[3] : 1)
        }
        return names[text].flatMap { color("#" + $0) }
    }

    private static let names: [String: String] = [
        "black": "000", "white": "fff", "red": "f00", "green": "008000", "blue": "00f", "yellow": "ff0",
        "orange": "ffa500", "purple": "800080", "gray": "808080", "grey": "808080", "silver": "c0c0c0",
        "maroon": "800000", "navy": "000080", "teal": "008080", "olive": "808000", "lime": "0f0", "aqua": "0ff",
        "cyan": "0ff", "fuchsia": "f0f", "magenta": "f0f", "brown": "a52a2a", "pink": "ffc0cb", "gold": "ffd700",
        "darkgray": "a9a9a9", "lightgray": "d3d3d3", "darkblue": "00008b", "darkgreen": "006400", "darkred": "8b0000",
        "indigo": "4b0082", "violet": "ee82ee", "crimson": "dc143c", "tomato": "ff6347", "coral": "ff7f50",
        "salmon": "fa8072", "skyblue": "87ceeb", "steelblue": "4682b4", "royalblue": "4169e1", "turquoise": "40e0d0",
    ]
}
