import CoreGraphics
import Foundation
import UIKitDrawing

/// Reads Rich Text Format into an attributed string. Unknown control words and pictures are ignored.
struct RTFReader {
    /// The destinations of text.
    private enum Destination {
        case body
        case fonts
        case colors
        case fieldInstruction
        case lists
        case levelText
        case listMarker
        case none
    }

    private struct State {
        var style = TextStyle()
        var destination: Destination = .body
        /// Whether the group is inside a group that is ignored.
        var isIgnored = false
        /// The number of characters that represent a Unicode character in older readers.
        var substitutes = 1
        /// The number of the font that is used or being declared.
        var font = 0
        /// The number of the reference to the list that contains the paragraph, if any.
        var list: Int?
        /// The level of the paragraph in the list.
        var level = 0
    }

    private var bytes: [UInt8]
    private var index = 0
    private var state = State()
    private var groups: [State] = []
    /// The number of open groups beyond the maximum depth, which share the style of the innermost group.
    private var deeperGroups = 0
    private var fonts: [Int: String] = [:]
    /// The code pages of the fonts whose character sets are declared.
    private var fontPages: [Int: Int] = [:]
    /// The code page of text in other fonts.
    private var documentPage = 1_252
    private var defaultFont = 0
    private var decoders: [Int: CodePageDecoder] = [:]
    private var colors: [UIColor?] = []
    private var color: (red: Int, green: Int, blue: Int)?
    private var instruction = ""
    private var link: String?
    /// The number of characters after a Unicode character that are still to be skipped.
    private var skipped = 0
    private var units: [UInt16] = []
    /// The bytes after `units`, which are not decoded yet, because several bytes can represent a character.
    private var encoded: [UInt8] = []
    private var lists = RTFLists()
    private var numbers = ListNumbers()
    /// Whether the text contains the markers of lists.
    private let includesMarkers: Bool
    /// Whether the paragraph has the text of a marker.
    private var hasMarker = false
    /// The marker text before the paragraph. It is inserted only if the paragraph has no list. The reference to the
    /// list can follow the marker text, so the reader decides this when the text of the paragraph begins.
    private var markerText = ""
    /// The lists of the current paragraph.
    private var lineLists: [NSTextList] = []
    private let result = NSMutableAttributedString(string: "")

    /// The maximum depth of groups.
    private static let maximumDepth = 1_000

    static func read(_ data: Data, includesMarkers: Bool = false) -> NSAttributedString {
        var reader = RTFReader(bytes: Array(data), includesMarkers: includesMarkers)
        reader.run()
        return reader.result
    }

    private init(bytes: [UInt8], includesMarkers: Bool) {
        self.bytes = bytes
        self.includesMarkers = includesMarkers
        // As in TextEdit, the font size of text without a size is 12 points.
        state.style.size = 12
    }

    private mutating func run() {
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            switch byte {
            case 0x7B: openGroup()
            case 0x7D: closeGroup()
            case 0x5C: control()
            case 0x0A, 0x0D: continue
            default: text(byte: byte)
            }
        }
        flush()
    }

    // MARK: Groups

    private mutating func openGroup() {
        flush()
        if groups.count < Self.maximumDepth { groups.append(state) } else { deeperGroups += 1 }
        if state.destination == .none { state.isIgnored = true }
    }

    private mutating func closeGroup() {
        flush()
        guard deeperGroups == 0 else {
            deeperGroups -= 1
            return
        }
        if state.destination == .fieldInstruction { link = RTFHyperlink.target(of: instruction) }
        guard let last = groups.popLast() else { return }
        if state.style.link != nil, last.style.link == nil { link = nil }
        state = last
    }

    // MARK: Control words

    private mutating func control() {
        guard index < bytes.count else { return }
        let first = bytes[index]
        guard (0x61...0x7A).contains(first | 0x20) else {
            index += 1
            return symbol(first)
        }
        var word = ""
        while index < bytes.count, (0x61...0x7A).contains(bytes[index] | 0x20) {
            word.unicodeScalars.append(UnicodeScalar(bytes[index]))
            index += 1
        }
        var number: Int?
        var digits = ""
        while index < bytes.count, digits.count < 9,
            (0x30...0x39).contains(bytes[index]) || (digits.isEmpty && bytes[index] == 0x2D)
        {
            digits.unicodeScalars.append(UnicodeScalar(bytes[index]))
            index += 1
        }
        number = Int(digits)
        if index < bytes.count, bytes[index] == 0x20 { index += 1 }
        perform(word, number)
    }

    private mutating func symbol(_ byte: UInt8) {
        switch byte {
        case 0x27:
            let digits = String(decoding: bytes[index..<min(index + 2, bytes.count)], as: UTF8.self)
            index = min(index + 2, bytes.count)
            if let value = UInt8(digits, radix: 16) { text(byte: value) }
        case 0x2A: state.destination = .none
        case 0x7E: text(0xA0)
        case 0x5F: text(0x2011)
        case 0x2D: text(0xAD)
        case 0x0A, 0x0D: text(0x0A)
        case 0x5C, 0x7B, 0x7D: text(byte: byte)
        default: break
        }
    }

    private mutating func perform(_ word: String, _ number: Int?) {
        if performDestination(word, number) || performText(word, number) { return }
        flush()
        if state.destination == .lists || state.destination == .levelText { return lists.perform(word, number) }
        if performEncoding(word, number) { return }
        let isOn: Bool = number != 0
        let points: CGFloat = CGFloat(number ?? 0) / 20
        switch word {
        case "plain":
            let old = state.style
            state.style = TextStyle()
            (state.style.alignment, state.style.indent, state.style.lists) = (old.alignment, old.indent, old.lists)
            (state.style.firstIndent, state.style.spacing, state.style.link) = (old.firstIndent, old.spacing, old.link)
            state.font = defaultFont
        case "pard":
            (state.style.alignment, state.style.indent, state.style.firstIndent) = (.natural, 0, 0)
            (state.style.spacing, state.style.lists, state.list, state.level) = (0, [], nil, 0)
        case "ls": useList(number, level: state.level)
        case "ilvl": useList(state.list, level: number ?? 0)
        case "b": state.style.isBold = isOn
        case "i": state.style.isItalic = isOn
        case "ul": state.style.isUnderlined = isOn
        case "ulnone": state.style.isUnderlined = false
        case "strike": state.style.isStruck = isOn
        case "fs": state.style.size = min(max(1, CGFloat(number ?? 24) / 2), 2_000)
        case "f":
            state.font = number ?? 0
            if state.destination == .body { useFont(number ?? 0) }
        case "cf": state.style.color = color(number)
        case "cb", "highlight", "chcbpat": state.style.background = color(number)
        case "up": state.style.baseline = CGFloat(number ?? 6) / 2
        case "dn": state.style.baseline = -CGFloat(number ?? 6) / 2
        case "super": state.style.baseline = state.style.size / 3
        case "sub": state.style.baseline = -state.style.size / 5
        case "nosupersub": state.style.baseline = 0
        case "expnd": state.style.kern = CGFloat(number ?? 0) / 4
        case "expndtw": state.style.kern = points
        case "charscalex": state.style.expansion = log(CGFloat(max(1, number ?? 100)) / 100)
        case "outl": state.style.strokeWidth = isOn ? 3 : 0
        case "strokewidth": state.style.strokeWidth = points
        case "strokec": state.style.strokeColor = color(number)
        case "ql": state.style.alignment = .left
        case "qr": state.style.alignment = .right
        case "qc": state.style.alignment = .center
        case "qj": state.style.alignment = .justified
        case "li":
            state.style.firstIndent += points - state.style.indent
            state.style.indent = points
        case "fi": state.style.firstIndent = state.style.indent + points
        case "sa": state.style.spacing = points
        default: break
        }
    }

    private mutating func performDestination(_ word: String, _ number: Int?) -> Bool {
        // Nothing in an ignored group is part of the text, not even the result of a field.
        defer { if state.isIgnored { state.destination = .none } }
        switch word {
        case "fonttbl": state.destination = .fonts
        case "colortbl": state.destination = .colors
        case "fldinst":
            state.destination = .fieldInstruction
            instruction = ""
        case "fldrslt":
            state.destination = .body
            state.style.link = link
        case "stylesheet", "info", "pict", "expandedcolortbl", "levelnumbers", "listname", "footnote", "header",
            "headerl", "headerr", "headerf", "footer", "footerl", "footerr", "footerf":
            state.destination = .none
        case "listtable", "listoverridetable": state.destination = .lists
        case "leveltext" where state.destination == .lists: state.destination = .levelText
        case "listtext" where state.destination == .body:
            hasMarker = true
            state.destination = .listMarker
        case "red": color = (number ?? 0, color?.green ?? 0, color?.blue ?? 0)
        case "green": color = (color?.red ?? 0, number ?? 0, color?.blue ?? 0)
        case "blue": color = (color?.red ?? 0, color?.green ?? 0, number ?? 0)
        default: return false
        }
        return true
    }

    private mutating func performText(_ word: String, _ number: Int?) -> Bool {
        switch word {
        case "par", "row", "sect":
            text(0x0A)
            flush()
        case "line", "page": text(0x2028)
        case "tab", "cell": text(0x09)
        case "emdash": text(0x2014)
        case "endash": text(0x2013)
        case "lquote": text(0x2018)
        case "rquote": text(0x2019)
        case "ldblquote": text(0x201C)
        case "rdblquote": text(0x201D)
        case "bullet": text(0x2022)
        case "uc": state.substitutes = min(max(0, number ?? 1), 16)
        case "u":
            text(UInt16(truncatingIfNeeded: number ?? 0x3F))
            skipped = state.substitutes
        case "bin": index += min(max(0, number ?? 0), bytes.count - index)
        default: return false
        }
        return true
    }

    private mutating func performEncoding(_ word: String, _ number: Int?) -> Bool {
        switch word {
        case "ansi": documentPage = 1_252
        case "mac": documentPage = 10_000
        case "pc": documentPage = 437
        case "pca": documentPage = 850
        case "ansicpg": documentPage = number ?? 1_252
        case "deff": (defaultFont, state.font) = (number ?? 0, number ?? 0)
        case "fcharset" where state.destination == .fonts:
            fontPages[state.font] = number.flatMap(CodePageDecoder.page(ofCharacterSet:))
        case "cpg" where state.destination == .fonts: fontPages[state.font] = number
        default: return false
        }
        return true
    }

    private mutating func useFont(_ number: Int) {
        let name: String? = fonts[number]
        // Courier is the name of the monospaced system font in documents.
        state.style.isMonospaced =
            name.map {
                $0 == "Courier"
                    || ($0.hasPrefix("Courier") || $0.contains("Mono")) && UIFont(name: $0, size: 12) == nil
            } ?? false
        state.style.family = state.style.isMonospaced || name == "Helvetica" ? nil : name
    }

    private mutating func useList(_ reference: Int?, level: Int) {
        (state.list, state.level) = (reference, level)
        state.style.lists = reference.map { lists.lists(reference: $0, level: level) } ?? []
    }

    private func color(_ number: Int?) -> UIColor? {
        guard let number, colors.indices.contains(number) else { return nil }
        return colors[number]
    }

    // MARK: Text

    private mutating func text(_ unit: UInt16) {
        if skipped > 0 {
            skipped -= 1
            return
        }
        decode()
        units.append(unit)
    }

    /// Decodes the bytes that are not decoded yet.
    private mutating func decode() {
        if encoded.isEmpty { return }
        let page: Int = fontPages[state.font] ?? documentPage
        let decoder: CodePageDecoder = decoders[page] ?? CodePageDecoder(page: page)
        decoders[page] = decoder
        units += decoder.units(encoded)
        encoded = []
    }

    private mutating func text(byte: UInt8) {
        if skipped > 0 {
            skipped -= 1
            return
        }
        guard state.destination == .colors || state.destination == .fonts, byte == 0x3B else {
            encoded.append(byte)
            return
        }
        // A semicolon ends an entry of the tables.
        if state.destination == .colors {
            colors.append(
                color.map {
                    UIColor(
                        red: CGFloat($0.red) / 255, green: CGFloat($0.green) / 255, blue: CGFloat($0.blue) / 255,
                        alpha: 1)
                })
            color = nil
            (units, encoded) = ([], [])
        } else {
            flush()
        }
    }

    /// Appends the characters since the last change in the style.
    private mutating func flush() {
        skipped = 0
        decode()
        guard !units.isEmpty else { return }
        let string = String(decoding: units, as: UTF16.self)
        defer { units = [] }
        switch state.destination {
        case .body: append(string)
        case .levelText: lists.addLevelText(units)
        case .listMarker: markerText += string
        case .fonts: fonts[state.font] = string.trimmingCharacters(in: .whitespaces)
        case .fieldInstruction: instruction += string
        case .colors, .lists, .none: break
        }
    }

    private mutating func append(_ text: String) {
        var style = state.style
        let startsLine: Bool = result.length == 0 || result.string.utf16.last == 10
        if startsLine {
            lineLists = style.lists
            // A list paragraph without marker text has no marker.
            if !hasMarker, let last = lineLists.indices.last {
                lineLists[last] = NSTextList(markerFormat: NSTextList.MarkerFormat(""), options: 0)
            }
            numbers.begin(lineLists)
        }
        let text: String = lineLists.isEmpty ? markerText + text : text
        markerText = ""
        style.lists = lineLists
        if text.utf16.last == 10 { hasMarker = false }
        if !style.lists.isEmpty {
            // The indents in the document make room for the text of its markers, which is not inserted.
            let indent: CGFloat = includesMarkers ? ListNumbers.indent * CGFloat(style.lists.count) : 0
            (style.indent, style.firstIndent) = (indent, 0)
            if includesMarkers { style.tabs = [indent - ListNumbers.indent + ListNumbers.markerIndent, indent] }
        }
        if startsLine, includesMarkers, let marker = numbers.marker, !marker.isEmpty {
            result.append(NSAttributedString(string: "\t\(marker)\t", attributes: style.attributes))
        }
        result.append(NSAttributedString(string: text, attributes: style.attributes))
    }
}
