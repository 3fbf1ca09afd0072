import Expectations
import Foundation
import TestSupport
import Testing

@testable import TextLayout

/// Caret operations take at most linear time in the length of the paragraph, in every script.
struct LongTextCaretTests {
    static let scripts: [String: [String]] = [
        "Latin": ["a", "b", " "], "Arabic": ["م", "ر", "ح", "ب", "ا", " "], "Hebrew": ["ש", "ל", "ם", " "],
        "Devanagari": ["क", "र्", "म", " "], "Thai": ["ก", "า", "ร"], "Japanese": ["日", "本", "ご"],
        "both directions": ["abc ", "שלום ", "12 "], "flags": ["🇯🇵", "🇫🇷"], "accents": ["e\u{301}", "o\u{302}\u{323}"],
    ]

    private func text(_ script: String, count: Int) -> String {
        var random = SplitMix64(seed: 7)
        return random.text(length: count, from: Self.scripts[script] ?? [])
    }

    private func placedCharacters(_ body: () -> Void) -> Int {
        let before = TextLayout.placedCharacterCount
        body()
        return TextLayout.placedCharacterCount - before
    }

    @Test(arguments: scripts.keys.sorted())
    func `a query visits each character of its line at most once`(_ script: String) {
        let text = text(script, count: 2_000)
        let layout = layout(text)
        let middle = TextBoundaries.next(.grapheme, after: text.utf16.count / 2, in: text)
        let caret = layout.caretRect(at: middle)
        let queries: [() -> Void] = [
            { _ = layout.caretRect(at: middle) },
            { _ = layout.insertionOffset(at: caret.origin) },
            { _ = layout.characterIndex(at: caret.origin) },
            { _ = layout.selectionRects(for: middle / 2..<middle) },
            { _ = layout.offset(middle, movedRightBy: 1) },
            { _ = layout.offset(middle, movedRightBy: -1) },
            { _ = layout.offset(middle, movedRightBy: 300) },
        ]
        for query in queries { expect(placedCharacters(query), isAtMost: text.count) }
        expect(placedCharacters(queries[0]), equals: text.count)
    }

    @Test(arguments: scripts.keys.sorted())
    func `caret steps follow the visual order`(_ script: String) {
        let text = text(script, count: 60)
        for width: CGFloat in [.greatestFiniteMagnitude, 120] {
            let layout = layout(text, width: width)
            for offset in text.characterOffsets {
                guard let right = layout.offset(offset, movedRightBy: 1) else { continue }
                expect(layout.offset(right, movedRightBy: -1), equals: offset)
                let (here, there) = (layout.caretRect(at: offset), layout.caretRect(at: right))
                if here.minY == there.minY { expect(here.minX, isAtMost: there.minX) }
            }
        }
    }

    @Test(arguments: scripts.keys.sorted())
    func `several steps equal repeated single steps`(_ script: String) {
        let text = text(script, count: 60)
        let layout = layout(text, width: 120)
        for steps in [-7, -2, 3, 11] {
            var single: Int? = layout.insertionOffset(at: CGPoint(x: 50, y: layout.size.height / 2))
            let many = single.flatMap { layout.offset($0, movedRightBy: steps) }
            for _ in 0..<abs(steps) { single = single.flatMap { layout.offset($0, movedRightBy: steps.signum()) } }
            expect(single, equals: many)
        }
    }

    @Test func `a caret step crosses the end of a line`() {
        let latin = layout("one two\nthree", width: 50)
        expect(latin.lines.count, equals: 3)
        expect(latin.offset(3, movedRightBy: 1), equals: 4)
        expect(latin.offset(4, movedRightBy: -1), equals: 3)
        expect(latin.offset(7, movedRightBy: 1), equals: 8)
        expect(latin.offset(8, movedRightBy: -1), equals: 7)
        expectNil(latin.offset(13, movedRightBy: 1))
        expectNil(latin.offset(0, movedRightBy: -1))
        let hebrew = layout("אב\nגד")
        expect(hebrew.offset(2, movedRightBy: -1), equals: 3)
        expect(hebrew.offset(3, movedRightBy: 1), equals: 2)
    }

    @Test func `the start of a paragraph is found among many flags`() {
        let flags = String(repeating: "🇯🇵", count: 50)
        let text = "one\r\n\(flags)\u{2029}\(flags)"
        let first = 5..<5 + flags.utf16.count
        expect(TextBoundaries.paragraphRange(at: 100, in: text), equals: first)
        expect(TextBoundaries.previous(.paragraph, before: first.upperBound, in: text), equals: 5)
        expect(TextBoundaries.sentenceRange(at: 100, in: text).lowerBound, equals: 5)
    }
}
