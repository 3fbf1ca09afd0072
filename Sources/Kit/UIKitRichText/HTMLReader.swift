import CoreGraphics
import Foundation
import UIKitDrawing

/// Reads HTML into an attributed string.
///
/// The font size of text without a style is 12 points. Blocks end with a line break. Spaces and line breaks in the
/// source collapse.
package struct HTMLReader {
    private struct Element {
        var name: String
        var style: TextStyle
        var isBlock: Bool
        var isPreformatted: Bool
        /// Identifies an `li` element; 0 for other elements.
        var item = 0
        /// Whether text of the element was read. Valid only for `li` elements.
        var hasText = false
    }

    private let result = NSMutableAttributedString(string: "")
    private var stack: [Element]
    private var rules: [CSS.Rule] = []
    /// Whether the text ends with a space that is removed at the end of the line.
    private var endsWithSpace = false
    /// The number of enclosing elements whose content is not shown.
    private var hiddenDepth = 0
    /// Whether the last token was the start tag of a `pre` element, after which a line feed is ignored.
    private var followsPreTag = false
    /// Whether the last `style` element applies to screens.
    private var isSheetForScreens = true

    /// Whether the text contains the markers of lists.
    private let includesMarkers: Bool
    private var numbers = ListNumbers()
    private var itemCount = 0
    /// The `li` element to which the last paragraph belongs.
    private var lastItem = 0
    /// The lists of the current paragraph.
    private var lineLists: [NSTextList] = []

    /// The maximum depth of nested elements. Deeper elements have the style of the element at this depth.
    private static let maximumDepth = 200

    package static func read(_ html: String, includesMarkers: Bool = false) -> NSAttributedString {
        var reader = HTMLReader(includesMarkers: includesMarkers)
        for token in HTMLTokens(html) { reader.handle(token) }
        reader.removeLastSpace()
        return reader.result
    }

    private init(includesMarkers: Bool) {
        self.includesMarkers = includesMarkers
        var style = TextStyle()
        style.color = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
        stack = [Element(name: "", style: style, isBlock: true, isPreformatted: false)]
    }

    private var top: Element { stack[stack.count - 1] }

    private mutating func handle(_ token: HTMLTokens.Token) {
        switch token {
        case .text(let text):
            if top.name == "head", text.contains(where: { !$0.isWhitespace }) { close("head") }
            if hiddenDepth == 0 { append(followsPreTag ? text.withoutFirstLineFeed : text) }
        case .style(let sheet): if isSheetForScreens { rules += CSS.rules(in: sheet) }
        case .start(let name, let attributes): open(name, attributes)
        case .end(let name): close(name)
        }
        if case .start("pre", _) = token { followsPreTag = true } else { followsPreTag = false }
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
    /// The elements that do not end the `head` element, whose end tag is optional.
    private static let metadata: Set<String> = [
        "base", "head", "html", "link", "meta", "noscript", "script", "style", "template", "title",
    ]

    private mutating func open(_ name: String, _ attributes: [String: String]) {
        if top.name == "head", !Self.metadata.contains(name) { close("head") }
        if name == "br" {
            guard hiddenDepth == 0 else { return }
            removeLastSpace()
            appendRaw(itemIndex == nil ? "\n" : "\u{2028}")
            return
        }
        if name == "hr" { return endLine() }
        guard !Self.empty.contains(name) else { return }
        closeImplied(by: name)
        let isBlock = Self.blocks.contains(name)
        if isBlock { endLine() }
        if (name == "td" || name == "th"), top.name == "tr", hiddenDepth == 0, !isAtLineStart { appendRaw("\t") }
        if Self.hidden.contains(name) { hiddenDepth += 1 }
        if name == "style" { isSheetForScreens = CSS.appliesToScreens(attributes["media"] ?? "") }
        var element = top
        element.name = name
        element.isBlock = isBlock
        element.item = 0
        style(&element, attributes)
        if name == "ul" || name == "ol" { beginList(&element, attributes) }
        if name == "li" { beginItem(&element) }
        stack.append(element)
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
        default: break
        }
    }

    private mutating func close(_ name: String) {
        guard let index = stack.lastIndex(where: { $0.name == name }), index > 0 else { return }
        while stack.count > index {
            if top.isBlock { endLine() }
            if top.item > 0, !top.hasText, hiddenDepth == 0 { appendRaw("\n") }
            let element = stack.removeLast()
            if Self.hidden.contains(element.name) { hiddenDepth -= 1 }
        }
    }

    // MARK: Lists

    private func beginList(_ element: inout Element, _ attributes: [String: String]) {
        guard stack.count < Self.maximumDepth else { return }
        let format = element.style.markerFormat ?? .disc
        element.style.lists.append(
            NSTextList(markerFormat: format, startingItemNumber: attributes["start"].flatMap { Int($0) } ?? 1))
    }

    private mutating func beginItem(_ element: inout Element) {
        if element.style.lists.isEmpty { element.style.lists = [NSTextList(markerFormat: .disc, options: 0)] }
        itemCount += 1
        element.item = itemCount
        element.hasText = false
    }

    /// The index of the innermost `li` element in the stack, if any.
    private var itemIndex: Int? { stack.lastIndex { $0.item > 0 } }

    /// Begins a paragraph. The text of an item is one paragraph, unless a nested list interrupts it.
    private mutating func beginLine() {
        var style = top.style
        let item: Element? = itemIndex.map { stack[$0] }
        if let item, item.hasText, !style.lists.isEmpty {
            if lastItem == item.item {
                result.replaceCharacters(in: NSRange(location: result.length - 1, length: 1), with: "\u{2028}")
                return
            }
            // The rest of an item after a nested list has no marker.
            style.lists.append(NSTextList(markerFormat: NSTextList.MarkerFormat(""), options: 0))
        }
        lastItem = item?.item ?? 0
        for index in stack.indices { stack[index].hasText = true }
        numbers.begin(style.lists)
        lineLists = style.lists
        if includesMarkers, let marker = numbers.marker, !marker.isEmpty {
            result.append(NSAttributedString(string: "\t\(marker)\t", attributes: attributes(of: style)))
        }
    }

    /// Returns the attributes of text in the current line.
    private func attributes(of style: TextStyle) -> [NSAttributedString.Key: Any] {
        var style = style
        style.lists = lineLists
        if includesMarkers, !lineLists.isEmpty {
            let indent: CGFloat = ListNumbers.indent * CGFloat(lineLists.count)
            style.tabs = [indent - ListNumbers.indent + ListNumbers.markerIndent, indent]
            style.indent += indent
        }
        return style.attributes
    }

    // MARK: Styles

    private func style(_ element: inout Element, _ attributes: [String: String]) {
        guard stack.count < Self.maximumDepth else { return }
        Self.applyDefaults(to: &element, attributes)
        // Nested headings multiply the size.
        element.style.size = element.style.size.limited(to: CSS.maximumLength)
        element.style.baseline = element.style.baseline.limited(to: CSS.maximumLength)
        let classes = (attributes["class"] ?? "").lowercased().split(separator: " ")
        let identifier = attributes["id"].map { "#" + $0.lowercased() }
        let matching: [CSS.Rule] = rules.filter { rule in
            rule.selector == "*" || rule.selector == element.name || rule.selector == identifier
                || classes.contains { rule.selector == ".\($0)" || rule.selector == "\(element.name).\($0)" }
        }
        // Of several rules, the more specific one wins, or the later one.
        let declarations: [CSS.Declaration] =
            matching.sorted { $0.specificity < $1.specificity }.flatMap(\.declarations)
            + CSS.declarations(in: attributes["style"] ?? "")
        let parentSize: CGFloat = top.style.size
        if let align = attributes["align"] {
            CSS.apply("text-align", align, to: &element.style, parentSize: parentSize)
        }
        // Important declarations win.
        let ordered: [CSS.Declaration] =
            declarations.filter { !$0.isImportant } + declarations.filter(\.isImportant)
        for declaration in ordered where declaration.setsFont {
            Self.apply(declaration, to: &element, parentSize: parentSize)
        }
        // The sizes of nested elements multiply, and fonts could fail at larger sizes. Text of size 0 is hidden.
        if element.style.size > 0 { element.style.size = min(max(1, element.style.size), 2_000) }
        // Other lengths are relative to the font size of the element.
        Self.applyDefaultSpacing(to: &element)
        for declaration in ordered where !declaration.setsFont {
            Self.apply(declaration, to: &element, parentSize: parentSize)
        }
    }

    private static func apply(
        _ declaration: CSS.Declaration, to element: inout Element, parentSize: CGFloat
    ) {
        CSS.apply(declaration.name, declaration.value, to: &element.style, parentSize: parentSize)
        if declaration.name == "white-space" {
            element.isPreformatted = ["pre", "pre-wrap", "break-spaces"].contains(declaration.value.lowercased())
        }
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
        case "ul", "ol":
            element.style.spacing = 0
            element.style.markerFormat =
                attributes["type"].flatMap(ListStyle.format(ofType:))
                ?? ListStyle.standard(isOrdered: element.name == "ol", depth: element.style.lists.count)
        case "blockquote", "dd":
            element.style.indent += 40
            element.style.firstIndent = element.style.indent
        case "a":
            guard let target = attributes["href"], !target.isEmpty else { return }
            element.style.link = target
            element.style.color = UIColor(red: 0, green: 0, blue: 238.0 / 255, alpha: 1)
            element.style.isUnderlined = true
        case "font":
            if let color = attributes["color"] {
                CSS.apply("color", color, to: &element.style, parentSize: element.style.size)
            }
            if let face = attributes["face"] {
                CSS.apply("font-family", face, to: &element.style, parentSize: element.style.size)
            }
            let sizes: [CGFloat] = [7.5, 10, 12, 14, 18, 24, 36]
            if let size = attributes["size"].flatMap({ Int($0) }), sizes.indices.contains(size - 1) {
                element.style.size = sizes[size - 1]
            }
        default: break
        }
    }

    private static func applyDefaultSpacing(to element: inout Element) {
        switch element.name {
        case "h1", "h2", "h3", "h4", "h5", "h6": element.style.spacing = element.style.size * 0.67
        case "p": element.style.spacing = element.style.size
        default: break
        }
    }

    // MARK: Text

    /// Whether the text ends with a line break inside an item.
    private var isAfterBreak: Bool { result.string.utf16.last == 0x2028 }

    private var isAtLineStart: Bool { result.length == 0 || result.string.utf16.last == 10 }

    /// Ends a line that has text.
    private mutating func endLine() {
        guard hiddenDepth == 0 else { return }
        removeLastSpace()
        if isAtLineStart { return }
        if isAfterBreak {
            result.replaceCharacters(in: NSRange(location: result.length - 1, length: 1), with: "\n")
        } else {
            appendRaw("\n")
        }
    }

    private mutating func append(_ text: String) {
        if top.isPreformatted {
            return appendRaw(itemIndex == nil ? text : text.replacingOccurrences(of: "\n", with: "\u{2028}"))
        }
        var words = ""
        for scalar in text.unicodeScalars {
            // A no-break space and an ideographic space are text, unlike other spaces.
            guard scalar.properties.isWhitespace && scalar != "\u{A0}" && scalar != "\u{3000}" else {
                words.unicodeScalars.append(scalar)
                endsWithSpace = false
                continue
            }
            if endsWithSpace || (words.isEmpty && (isAtLineStart || isAfterBreak)) { continue }
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
        if isAtLineStart { beginLine() }
        result.append(NSAttributedString(string: text, attributes: attributes(of: top.style)))
    }
}

extension String {
    /// The string without a line break at its start.
    fileprivate var withoutFirstLineFeed: String {
        hasPrefix("\r\n") || hasPrefix("\n") ? String(dropFirst()) : self
    }
}
