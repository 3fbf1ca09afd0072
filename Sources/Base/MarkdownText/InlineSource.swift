import Foundation

/// Markdown that is changed so that no line begins a block, because libcmark-gfm always reads blocks.
///
/// Characters that the Markdown does not contain protect the lines. They are Unicode spaces, because a space beside
/// emphasis changes nothing, and no block begins with these characters.
struct InlineSource {
    /// The text that libcmark-gfm reads.
    private(set) var text: String
    /// The text that each protecting character represents. An empty string means that the character is removed.
    private var substitutes: [Unicode.Scalar: String] = [:]

    private static let candidates: [Unicode.Scalar] =
        ["\u{1680}", "\u{2000}", "\u{2001}", "\u{2002}", "\u{2003}", "\u{2004}", "\u{2005}", "\u{2006}", "\u{2007}"]
        + ["\u{2008}", "\u{2009}", "\u{200A}", "\u{202F}", "\u{205F}"]
        // Noncharacters, for text that contains all spaces of Unicode.
        + (0xFDD0...0xFDEF).compactMap { Unicode.Scalar(UInt32($0)) }

    init(_ markdown: String, syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax) {
        text = markdown
        if syntax == .full || markdown.isEmpty { return }
        let used = Set(markdown.unicodeScalars.lazy.filter { $0.value >= 0x1680 })
        let free: [Unicode.Scalar] = Self.candidates.filter { !used.contains($0) }
        // If the text leaves fewer than three candidates unused, the marks can also occur in the text. There, they are
        // removed or become line breaks.
        let marks: [Unicode.Scalar] = free.count >= 3 ? free : Self.candidates
        if syntax == .inlineOnly {
            substitutes = [marks[0]: ""]
            protectLines(with: marks[0])
        } else {
            substitutes = [marks[0]: "", marks[1]: "\n", marks[2]: "\r"]
            joinLines(marks[0], lineFeed: marks[1], carriageReturn: marks[2])
        }
    }

    /// Converts the text to one line, in which marks represent line breaks.
    private mutating func joinLines(
        _ mark: Unicode.Scalar, lineFeed: Unicode.Scalar, carriageReturn: Unicode.Scalar
    ) {
        var line = String.UnicodeScalarView([mark])
        for scalar in text.unicodeScalars {
            line.append(scalar == "\n" ? lineFeed : scalar == "\r" ? carriageReturn : scalar)
        }
        line.append(mark)
        text = String(line)
    }

    /// Puts a mark before the first character of the text and of each line that could begin a block, and in each empty
    /// line.
    private mutating func protectLines(with mark: Unicode.Scalar) {
        var result = String.UnicodeScalarView([mark])
        var isAtStart = false
        var last: Unicode.Scalar?
        for scalar in text.unicodeScalars.drop(while: { " \t\r\n".unicodeScalars.contains($0) }) {
            let isRestOfBreak: Bool = last == "\r" && scalar == "\n"
            if isAtStart, !isRestOfBreak, Self.canBeginBlock(scalar) { result.append(mark) }
            isAtStart = scalar == "\n" || scalar == "\r" || (isAtStart && (scalar == " " || scalar == "\t"))
            result.append(scalar)
            last = scalar
        }
        text = String(result)
    }

    private static func canBeginBlock(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\n", "\r", "#", ">", "-", "+", "*", "=", "_", "~", "`", "<", "0"..."9": true
        default: false
        }
    }

    /// Converts text from the library back to the text in the Markdown.
    func restored(_ text: String) -> String {
        if substitutes.isEmpty || text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            if let original = substitutes[scalar] {
                result += original
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Converts an address from the library back to the address in the Markdown, without the line breaks around it.
    func restoredAddress(_ text: String) -> String {
        let address: String = restored(text).trimmingCharacters(in: .newlines)
        return address.prefix { !$0.isNewline }.description
    }
}
