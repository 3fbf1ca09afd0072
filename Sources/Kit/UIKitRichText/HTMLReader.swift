import CoreGraphics
import Foundation
import UIKitDrawing

/// Reads HTML into an attributed string.
///
/// The font size of text without a style is 12 points. Blocks end with a line break. Spaces and line breaks in the
/// source collapse.
struct HTMLReader {
    private struct Element {
        var name: String
        var style: TextStyle
        var isBlock: Bool
        var isPreformatted: Bool
        /// The number of the next item of an ordered list, or nil for other elements.
        var nextItem: Int?
    }

    private let result = NSMutableAttributedString(string: "")
    private var stack: [Element]
    private var rules: [CSS.Rule] = []
    /// Whether the text ends with a space that is removed at the end of the line.
    private var endsWithSpace = false
    /// The number of enclosing elements whose content is not shown.
    private var hiddenDepth = 0

    /// The maximum depth of nested elements. Deeper elements have the style of the element at this depth.
    private static let maximumDepth = 200

    static func read(_ html: String) -> NSAttributedString {
        var reader = HTMLReader()
        for token in HTMLTokens(html) { reader.handle(token) }
        reader.removeLastSpace()
        return reader.result
    }

    private init() {
        var style = TextStyle()
        style.color = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
        stack = [Element(name: "", style: style, isBlock: true, isPreformatted: false)]
    }

    private var top: Element { stack[stack.count - 1] }

    private mutating func handle(_ token: HTMLTokens.Token) {
        switch token {
        case .text(let text): if hiddenDepth == 0 { append(text) }
        case .style(let sheet): rules += CSS.rules(in: sheet)
        case .start(let name, let attributes): open(name, attributes)
        case .end(let name): close(name)
        }
    }

    // MARK: Elements

    private static let blocks: Set<String> = [
        "address", "article", "aside", "blockquote", "center", "dd", "details", "div", "dl", "dt", "figcaption",
        "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "li", "main", "nav", "ol",
        "p",
        "pre", "section", "summary", "table", "tbody", "tfoot", "thead", "tr", "ul",
    ]
    private static let empty: Set<String> = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
    ]
    private static let hidden: Set<String> = ["head", "noscript", "script", "style", "template", "textarea", "title"]

    private mutating func open(_ name: String, _ attributes: [String: String]) {
        if name == "br" {
            removeLastSpace()
            if hiddenDepth == 0 { appendRaw("\n") }
            return
        }
        if name == "hr" { return endLine() }
        guard !Self.empty.contains(name) else { return }
        closeImplied(by: name)
        let isBlock = Self.blocks.contains(name)
        if isBlock { endLine() }
        if (name == "td" || name == "th"), top.name == "tr", !isAtLineStart { appendRaw("\t") }
        if Self.hidden.contains(name) { hiddenDepth += 1 }
        var element = top
        element.name = name
        element.isBlock = isBlock
        element.nextItem = name == "ol" ? Int(attributes["start"] ?? "1") ?? 1 : nil
        style(&element, attributes)
        let marker: String? = name == "li" ? takeMarker() : nil
        if name == "li" {
            // The marker is in the indent of the list.
            element.style.firstIndent = max(0, element.style.indent - 16)
        }
        stack.append(element)
        if let marker, hiddenDepth == 0 { appendRaw(marker) }
    }

    /// Closes elements whose end tags are optional.
    private mutating func closeImplied(by name: String) {
        switch name {
        case "p", "ul", "ol", "div", "h1", "h2", "h3", "h4", "h5", "h6", "table", "pre", "blockquote":
            if top.name == "p" { close("p") }
        case "li": if top.name == "li" || (top.name == "p" && stack.dropLast().last?.name == "li") { close("li") }
        case "tr": if ["td", "th", "tr"].contains(top.name) { close("tr") }
        case "td", "th": if top.name == "td" || top.name == "th" { close(top.name) }
        case "dt", "dd": if top.name == "dt" || top.name == "dd" { close(top.name) }
        case "body": if top.name == "head" { close("head") }
        default: break
        }
    }

    private mutating func close(_ name: String) {
        guard let index = stack.lastIndex(where: { $0.name == name }), index > 0 else { return }
        while stack.count > index {
            if top.isBlock { endLine() }
            let element = stack.removeLast()
            if Self.hidden.contains(element.name) { hiddenDepth -= 1 }
        }
    }

    /// Returns the marker of an item of the innermost list, and counts the item.
    private mutating func takeMarker() -> String {
        guard let index = stack.lastIndex(where: { $0.name == "ol" || $0.name == "ul" }) else { return "• " }
        guard let number = stack[index].nextItem else { return "• " }
        stack[index].nextItem = number &+ 1
        return "\(number). "
    }

    // MARK: Styles

    private func style(_ element: inout Element, _ attributes: [String: String]) {
        guard stack.count < Self.maximumDepth else { return }
        Self.applyDefaults(to: &element, attributes)
        let classes = (attributes["class"] ?? "").lowercased().split(separator: " ")
        let identifier = attributes["id"].map { "#" + $0.lowercased() }
        for rule in rules {
            let applies: Bool =
                rule.selector == "*" || rule.selector == element.name || rule.selector == identifier
                || classes.contains { rule.selector == ".\($0)" || rule.selector == "\(element.name).\($0)" }
            if applies { CSS.apply(rule.declarations, to: &element.style) }
        }
        if let align = attributes["align"] { CSS.apply([("text-align", align)], to: &element.style) }
        if let own = attributes["style"] { CSS.apply(CSS.declarations(in: own), to: &element.style) }
    }

    private static func applyDefaults(to element: inout Element, _ attributes: [String: String]) {
        switch element.name {
        case "b", "strong", "th": element.style.isBold = true
        case "i", "em", "cite", "dfn", "var", "address": element.style.isItalic = true
        case "u", "ins": element.style.isUnderlined = true
        case "s", "strike", "del": element.style.isStruck = true
        case "code", "tt", "kbd", "samp": element.style.isMonospaced = true
        case "pre":
            element.style.isMonospaced = true
            element.isPreformatted = true
        case "small": element.style.size /= 1.2
        case "big": element.style.size *= 1.2
        case "sub":
            element.style.baseline -= element.style.size * 0.2
            element.style.size *= 0.8
        case "sup":
            element.style.baseline += element.style.size * 0.35
            element.style.size *= 0.8
        case "mark": element.style.background = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
        case "center": element.style.alignment = .center
        case "h1", "h2", "h3", "h4", "h5", "h6":
            let scales: [String: CGFloat] = ["h1": 2, "h2": 1.5, "h3": 1.17, "h4": 1, "h5": 0.83, "h6": 0.67]
            element.style.size *= scales[element.name] ?? 1
            element.style.isBold = true
            element.style.spacing = element.style.size * 0.67
        case "p": element.style.spacing = element.style.size
        case "ul", "ol":
            element.style.indent += 36
            element.style.firstIndent = element.style.indent
            element.style.spacing = 0
        case "blockquote", "dd":
            element.style.indent += 40
            element.style.firstIndent = element.style.indent
        case "a":
            guard let target = attributes["href"], !target.isEmpty else { return }
            element.style.link = target
            element.style.color = UIColor(red: 0, green: 0, blue: 238.0 / 255, alpha: 1)
            element.style.isUnderlined = true
        case "font":
            if let color = attributes["color"] { CSS.apply([("color", color)], to: &element.style) }
            if let face = attributes["face"] { CSS.apply([("font-family", face)], to: &element.style) }
            let sizes: [CGFloat] = [7.5, 10, 12, 14, 18, 24, 36]
            if let size = attributes["size"].flatMap({ Int($0) }), sizes.indices.contains(size - 1) {
                element.style.size = sizes[size - 1]
            }
        default: break
        }
    }

    // MARK: Text

    private var isAtLineStart: Bool { result.length == 0 || result.string.utf16.last == 10 }

    /// Ends a line that has text.
    private mutating func endLine() {
        removeLastSpace()
        guard hiddenDepth == 0, !isAtLineStart else { return }
        appendRaw("\n")
    }

    private mutating func append(_ text: String) {
        if top.isPreformatted { return appendRaw(text) }
        var words = ""
        for character in text {
            // A no-break space is text, unlike other spaces.
            guard character.isWhitespace && character != "\u{A0}" && character != "\u{3000}" else {
                words.append(character)
                endsWithSpace = false
                continue
            }
            if endsWithSpace || (words.isEmpty && isAtLineStart) { continue }
            words.append(" ")
            endsWithSpace = true
        }
        let ends: Bool = endsWithSpace
        appendRaw(words)
        endsWithSpace = ends
    }

    private mutating func removeLastSpace() {
        if endsWithSpace { result.deleteCharacters(in: NSRange(location: result.length - 1, length: 1)) }
        endsWithSpace = false
    }

    private mutating func appendRaw(_ text: String) {
        guard !text.isEmpty else { return }
        endsWithSpace = false
        result.append(NSAttributedString(string: text, attributes: top.style.attributes))
    }
}
