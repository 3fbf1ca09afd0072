import Foundation
import UIKitDrawing

/// The lists in a document in Rich Text Format. A paragraph contains the number of a reference and a level. A reference
/// is an entry of the list override table, and refers to a list in the list table.
struct RTFLists {
    /// A level of a list in the table.
    private struct Level {
        var kind = 0
        var start = 1
        /// The length of the marker text, then the text, in which a unit below 9 represents the number of a level.
        var text: [UInt16] = []
    }

    private var lists: [Int: [NSTextList]] = [:]
    private var levels: [[Level]] = []
    private var identifiers: [Int] = []
    /// The identifier of the list of each reference.
    private var references: [Int: Int] = [:]
    private var referencedList = 0

    /// The values of the control word `levelnfc` for kinds of numbers, and the keywords of the corresponding marker
    /// formats.
    private static let kinds: [Int: String] = [
        0: "decimal", 1: "upper-roman", 2: "lower-roman", 3: "upper-alpha", 4: "lower-alpha",
    ]

    /// The Unicode characters for the bullets of Microsoft Word, which are characters of the fonts Symbol, Wingdings
    /// and Courier New.
    private static let bullets: [String: String] = [
        "\u{F0B7}": "•", "\u{F0A7}": "▪", "\u{F0A8}": "□", "\u{F0D8}": "➢", "\u{F0FC}": "✓", "\u{F076}": "❖", "o": "◦",
    ]

    // MARK: Reading

    /// Handles a control word in one of the tables.
    mutating func perform(_ word: String, _ number: Int?) {
        switch word {
        case "list": levels.append([])
        case "listlevel": if let last = levels.indices.last, levels[last].count < 9 { levels[last].append(Level()) }
        case "levelnfc", "levelnfcn": changeLevel { $0.kind = number ?? 0 }
        case "levelstartat": changeLevel { $0.start = number ?? 1 }
        case "listid":
            referencedList = number ?? 0
            if identifiers.count < levels.count { identifiers.append(referencedList) }
        case "ls": references[number ?? 0] = referencedList
        default: break
        }
    }

    private mutating func changeLevel(_ change: (inout Level) -> Void) {
        guard let last = levels.indices.last, let level = levels[last].indices.last else { return }
        change(&levels[last][level])
    }

    /// Appends to the marker text of the level that is being read.
    mutating func addLevelText(_ text: [UInt16]) { changeLevel { $0.text += text } }

    /// Returns the lists of a paragraph.
    ///
    /// - Parameters:
    ///   - reference: The number of a reference.
    ///   - level: The level of the paragraph; 0 for the outermost list.
    mutating func lists(reference: Int, level: Int) -> [NSTextList] {
        guard let identifier = references[reference], let index = identifiers.firstIndex(of: identifier) else {
            return []
        }
        let table: [Level] = levels[index]
        let all: [NSTextList] =
            lists[reference]
            ?? table.map {
                NSTextList(markerFormat: Self.format(of: $0), startingItemNumber: $0.start)
            }
        lists[reference] = all
        return Array(all.prefix(max(0, level) + 1))
    }

    private static func format(of level: Level) -> NSTextList.MarkerFormat {
        // The first unit is the length of the text. A semicolon ends the text.
        var units: [UInt16] = Array(level.text.dropFirst())
        if units.last == 0x3B { units.removeLast() }
        guard let number = units.lastIndex(where: { $0 < 9 }) else {
            let text = String(decoding: units, as: UTF16.self)
            return NSTextList.MarkerFormat(level.kind == 23 ? bullets[text] ?? text : text)
        }
        // Numbers of enclosing levels are left out.
        let start: Int = (units[..<number].lastIndex { $0 < 9 } ?? -1) + 1
        let before = String(decoding: units[start..<number], as: UTF16.self)
        let after = String(decoding: units[(number + 1)...], as: UTF16.self)
        let prefix: String = start == 0 ? before : ""
        return NSTextList.MarkerFormat("\(prefix){\(kinds[level.kind] ?? "decimal")}\(after)")
    }

    // MARK: Writing

    /// The outermost lists in the order of their first paragraphs, each followed by the first list of every deeper
    /// level.
    private var written: [[NSTextList]] = []

    /// Returns the number of the reference to the lists of a paragraph. Nested lists share the reference of their
    /// outermost list, and the first list of a level determines its markers.
    mutating func reference(to lists: [NSTextList]) -> Int {
        if let index = written.lastIndex(where: { $0.first === lists.first }) {
            written[index] += lists.dropFirst(written[index].count)
            return index + 1
        }
        written.append(lists)
        return written.count
    }

    /// Returns the list table and the list override table, or an empty string if there are no lists.
    func tables(_ escaped: (String) -> String) -> String {
        if written.isEmpty { return "" }
        var table = "{\\*\\listtable"
        var overrides = "{\\*\\listoverridetable"
        for (index, levels) in written.enumerated() {
            table += "{\\list"
            for (depth, list) in levels.enumerated() { table += Self.level(list, depth: depth, escaped) }
            table += "\\listid\(index + 1)}"
            overrides += "{\\listoverride\\listid\(index + 1)\\listoverridecount0\\ls\(index + 1)}"
        }
        return "\(table)}\n\(overrides)}\n"
    }

    private static func level(_ list: NSTextList, depth: Int, _ escaped: (String) -> String) -> String {
        var (kind, count) = (23, 0)
        var text: String
        if list.isOrdered, let keyword = list.markerFormat.keyword {
            let name: String = keyword.name.replacingOccurrences(of: "latin", with: "alpha")
            kind = kinds.first { $0.value == name }?.key ?? 0
            let format: String = list.markerFormat.rawValue
            let (before, after) = (format[..<keyword.range.lowerBound], format[keyword.range.upperBound...])
            text = escaped(String(before)) + "\\'0\(min(depth, 8))" + escaped(String(after))
            count = before.utf16.count + 1 + after.utf16.count
        } else {
            let marker = list.marker(forItemNumber: 1)
            text = escaped(marker)
            count = marker.utf16.count
        }
        let length = String(format: "%02x", min(count, 255))
        return "{\\listlevel\\levelnfc\(kind)\\levelstartat\(list.startingItemNumber)"
            + "{\\leveltext\\'\(length)\(text);}{\\levelnumbers;}}"
    }
}
