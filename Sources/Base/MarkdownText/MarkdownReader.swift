import CMarkdown
import Foundation

/// Creates an attributed string from the elements of a document.
///
/// The elements are read in order, without recursion, so that a document with thousands of nested elements can be read.
struct MarkdownReader {
    private typealias Scope = AttributeScopes.FoundationAttributes

    private let readsBlocks: Bool
    private let baseURL: URL?
    private var result = AttributedString()

    /// The blocks that contain the text, outermost first.
    private var blocks: [PresentationIntent.IntentType] = []
    private var lastIdentity = 0
    /// The ordinal of the next item of each list.
    private var ordinals: [Int] = []
    private var row = 0
    private var column = 0
    /// The combined intents at each nesting level of inline elements, outermost first.
    private var intents: [InlinePresentationIntent] = [[]]
    private var links: [URL?] = []
    private var images: [URL?] = []

    /// Text that is not yet in the result. All of it has the same attributes.
    private var pending = ""
    private var pendingIntent: InlinePresentationIntent = []

    private init(readsBlocks: Bool, baseURL: URL?) {
        self.readsBlocks = readsBlocks
        self.baseURL = baseURL
    }

    static func read(
        _ markdown: String, options: AttributedString.MarkdownParsingOptions, baseURL: URL?
    ) throws -> AttributedString {
        let source = InlineSource(markdown, syntax: options.interpretedSyntax)
        var text: String = source.text
        let document: OpaquePointer? = text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                markdown_open($0.baseAddress, $0.count, options.interpretedSyntax == .full ? 1 : 0)
            }
        }
        guard let document else {
            let reason: String = markdown_failure().map { String(cString: $0) } ?? ""
            throw CocoaError(
                .featureUnsupported, userInfo: [NSLocalizedDescriptionKey: "The Markdown was not read: \(reason)"])
        }
        defer { markdown_close(document) }
        var reader = MarkdownReader(readsBlocks: options.interpretedSyntax == .full, baseURL: baseURL)
        var event = markdown_event()
        while markdown_next(document, &event) != 0 { reader.add(event, source: source) }
        reader.flush()
        if let language = options.languageCode {
            reader.result[Scope.LanguageIdentifierAttribute.self] = language
        }
        return reader.result
    }

    private mutating func add(_ event: markdown_event, source: InlineSource) {
        let isStart: Bool = event.is_start != 0
        var text: String { event.text.map { source.restored(String(cString: $0)) } ?? "" }
        switch String(cString: event.name) {
        case "text": append(text)
        case "softbreak": append(" ", adding: .softBreak)
        case "linebreak": append("\n", adding: .lineBreak)
        case "code": append(text, adding: .code)
        case "html_inline": append(text, adding: .inlineHTML)
        case "emph": change(.emphasized, isStart)
        case "strong": change(.stronglyEmphasized, isStart)
        case "strikethrough": change(.strikethrough, isStart)
        case "link": change(\.links, isStart, url(event, source))
        case "image": change(\.images, isStart, url(event, source))
        case let name where readsBlocks: addBlock(name, event)
        default: break
        }
    }

    private mutating func addBlock(_ name: String, _ event: markdown_event) {
        let isStart: Bool = event.is_start != 0
        var text: String { event.text.map { String(cString: $0) } ?? "" }
        switch name {
        case "paragraph": change(.paragraph, isStart)
        case "heading": change(.header(level: Int(event.number)), isStart)
        case "block_quote": change(.blockQuote, isStart)
        case "list":
            change(event.is_ordered != 0 ? .orderedList : .unorderedList, isStart)
            if isStart {
                ordinals.append(event.is_ordered != 0 ? Int(event.number) : 1)
            } else {
                ordinals.removeLast()
            }
        case "item":
            change(.listItem(ordinal: ordinals.last ?? 1), isStart)
            if isStart && !ordinals.isEmpty { ordinals[ordinals.count - 1] += 1 }
        case "code_block":
            let hint: String = event.info.map { String(cString: $0) } ?? ""
            addWhole(.codeBlock(languageHint: hint.isEmpty ? nil : hint), text)
        case "thematic_break": addWhole(.thematicBreak, "\u{2E3B}")
        case "html_block":
            append(text, adding: .blockHTML)
            flush()
        case "table":
            row = 0
            change(.table(columns: columns(event)), isStart)
        case "table_header", "table_row":
            column = 0
            change(name == "table_header" ? .tableHeaderRow : .tableRow(rowIndex: row), isStart)
            if !isStart { row += 1 }
        case "table_cell":
            change(.tableCell(columnIndex: column), isStart)
            if !isStart { column += 1 }
        default: break
        }
    }

    private func columns(_ event: markdown_event) -> [PresentationIntent.TableColumn] {
        (0..<Int(event.column_count)).map { index in
            switch event.alignments?[index] {
            case UInt8(ascii: "c"): PresentationIntent.TableColumn(alignment: .center)
            case UInt8(ascii: "r"): PresentationIntent.TableColumn(alignment: .right)
            default: PresentationIntent.TableColumn(alignment: .left)
            }
        }
    }

    /// Begins or ends a block.
    private mutating func change(_ kind: PresentationIntent.Kind, _ isStart: Bool) {
        flush()
        if isStart {
            lastIdentity += 1
            blocks.append(PresentationIntent.IntentType(kind: kind, identity: lastIdentity))
        } else {
            blocks.removeLast()
        }
    }

    /// Adds a block that contains only text.
    private mutating func addWhole(_ kind: PresentationIntent.Kind, _ text: String) {
        change(kind, true)
        append(text)
        change(kind, false)
    }

    /// Begins or ends an element with an intent.
    private mutating func change(_ intent: InlinePresentationIntent, _ isStart: Bool) {
        if isStart { intents.append(intents[intents.count - 1].union(intent)) } else { intents.removeLast() }
    }

    private func url(_ event: markdown_event, _ source: InlineSource) -> URL? {
        event.url.flatMap { URL(string: source.restoredAddress(String(cString: $0)), relativeTo: baseURL) }
    }

    /// Begins or ends a link or an image.
    private mutating func change(_ list: WritableKeyPath<MarkdownReader, [URL?]>, _ isStart: Bool, _ url: URL?) {
        flush()
        if isStart { self[keyPath: list].append(url) } else { self[keyPath: list].removeLast() }
    }

    private mutating func append(_ text: String, adding intent: InlinePresentationIntent = []) {
        let all: InlinePresentationIntent = intents[intents.count - 1].union(intent)
        if all != pendingIntent { flush() }
        pendingIntent = all
        pending += text
    }

    /// Adds the pending text to the result.
    private mutating func flush() {
        guard !pending.isEmpty else { return }
        var attributes = AttributeContainer()
        if !pendingIntent.isEmpty { attributes[Scope.InlinePresentationIntentAttribute.self] = pendingIntent }
        if !blocks.isEmpty {
            attributes[Scope.PresentationIntentAttribute.self] = PresentationIntent(types: blocks.reversed())
        }
        if let link = links.last ?? nil { attributes[Scope.LinkAttribute.self] = link }
        if let image = images.last ?? nil { attributes[Scope.ImageURLAttribute.self] = image }
        result.append(AttributedString(pending, attributes: attributes))
        pending = ""
    }
}
