import Expectations
import CoreGraphics
import Foundation
import Testing
import WordHyphenation

@testable import TextLayout

@Suite(.serialized) struct HyphenTests {
    private static let isInstalled: Bool = HyphenationDictionary(path: "/usr/share/hyphen/hyph_en_US.dic") != nil
    private static let text = """
        Internationalization considerations notwithstanding, comprehensive documentation characteristically \
        necessitates responsibilities — übertragen «naïvement» — 日本語 مرحبا extraordinarily.
        """

    private func layOut(_ text: String, width: CGFloat, factor: CGFloat, runs: Int = 1) -> TextLayout {
        var format = ParagraphFormat()
        format.hyphenationFactor = factor
        let size: Int = max(1, text.count / runs)
        var rest: Substring = text[...]
        var parts: [TextRun] = []
        while !rest.isEmpty {
            let font = FontDescription(size: 17, weight: parts.count % 2 == 0 ? 400 : 700)
            let text = String(rest.prefix(parts.count == runs - 1 ? rest.count : size))
            parts.append(TextRun(text: text, style: TextStyle(font: font)))
            rest = rest.dropFirst(parts[parts.count - 1].text.count)
        }
        return TextLayout(
            runs: parts, format: format,
            maximumSize: CGSize(width: width, height: .greatestFiniteMagnitude), maximumNumberOfLines: 0)
    }

    /// The number of lines that end inside a word.
    private func hyphenCount(_ layout: TextLayout) -> Int {
        layout.lineTexts.dropLast().count { $0.last?.isLetter == true }
    }

    private func shareFilled(_ layout: TextLayout, width: CGFloat) -> CGFloat {
        let lines = layout.lines.dropLast()
        return lines.map { $0.frame.width / width }.reduce(0, +) / CGFloat(lines.count)
    }

    @Test(.enabled(if: isInstalled)) func `hyphenation fills lines with parts of words`() {
        HyphenationDictionaries.use(folder: nil, languages: ["en-US"])
        defer { HyphenationDictionaries.use(folder: nil, languages: nil) }
        for width in stride(from: CGFloat(120), through: 300, by: 20) {
            let plain = layOut(Self.text, width: width, factor: 0)
            let half = layOut(Self.text, width: width, factor: 0.7)
            for runs in [1, 4] {
                let full = layOut(Self.text, width: width, factor: 1, runs: runs)
                // The offsets are those of the text without hyphens.
                let isWhole = full.lineTexts.joined() == Self.text && full.utf16Count == Self.text.utf16.count
                let fits = full.lines.allSatisfy { $0.frame.width <= width + 0.01 }
                let carets = Self.text.characterOffsets.filter { offset in
                    let box = full.caretRect(at: offset)
                    return full.insertionOffset(at: CGPoint(x: box.minX, y: box.midY)) != offset
                }
                if !isWhole || !fits || !carets.isEmpty { Issue.record("\(width): \(full.lineTexts), \(carets)") }
            }
            let full = layOut(Self.text, width: width, factor: 1)
            if hyphenCount(half) > hyphenCount(full) || full.lines.count > plain.lines.count {
                Issue.record("\(width): \(half.lineTexts)")
            }
            for (index, line) in half.lines.dropLast().enumerated() where half.lineTexts[index].last?.isLetter == true {
                let words = half.lineTexts[index].split(separator: " ").dropLast().joined(separator: " ")
                let filled = layout(words).size.width
                if filled > width * 0.7 + 1 { Issue.record("\(width): needless in \(half.lineTexts[index]) \(line)") }
            }
        }
        let full = layOut(Self.text, width: 180, factor: 1)
        expect(hyphenCount(full), isAtLeast: 3)
        expect(
            shareFilled(full, width: 180),
            isGreaterThan: shareFilled(layOut(Self.text, width: 180, factor: 0), width: 180))
        // The hyphen is drawn and measured.
        let index = full.lineTexts.firstIndex { $0.last?.isLetter == true } ?? 0
        let bare = layout(full.lineTexts[index]).size.width
        expect(full.lines[index].frame.width > bare + 4 && full.lines[index].frame.width < bare + 12)
    }

    @Test(.enabled(if: isInstalled)) func `paragraphs that a later paragraph truncates are hyphenated`() {
        HyphenationDictionaries.use(folder: nil, languages: ["en-US"])
        defer { HyphenationDictionaries.use(folder: nil, languages: nil) }
        var format = ParagraphFormat()
        format.lineBreakMode = .byTruncatingTail
        format.hyphenationFactor = 1
        let last = layout(Self.text, width: 180, lines: 3, format: format)
        let first = layout(Self.text + "\nmore", width: 180, lines: 3, format: format)
        let low = layout(Self.text, width: 180, height: 70, format: format)
        expect(hyphenCount(last), isGreaterThan: 0)
        for other in [first, low] {
            expect(other.lines.count == 3 && other.lineTexts.dropLast() == last.lineTexts.dropLast())
        }
    }

    @Test func `without a dictionary nothing is hyphenated`() {
        HyphenationDictionaries.use(folder: "/nowhere", languages: ["en"])
        defer { HyphenationDictionaries.use(folder: nil, languages: nil) }
        let width: CGFloat = 180
        let lines = layOut(Self.text, width: width, factor: 1).lines
        expect(lines, equals: layOut(Self.text, width: width, factor: 0).lines)
    }

    @Test(.enabled(if: isInstalled)) func `Armenian words are hyphenated as a whole`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("hyphens-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        // A word can be divided between the letters U+0565 and U+0580, and not at other places.
        let patterns = "UTF-8\nLEFTHYPHENMIN 1\nRIGHTHYPHENMIN 1\nե1ր\n"
        try Data(patterns.utf8).write(to: folder.appendingPathComponent("hyph_hy.dic"))
        HyphenationDictionaries.use(folder: folder.path, languages: ["hy"])
        defer { HyphenationDictionaries.use(folder: nil, languages: nil) }
        let width: CGFloat = layout("հայե").size.width + 16
        expect(layOut("հայերեն", width: width, factor: 1).lineTexts.first, equals: "հայե")
    }
}
