import Expectations
import Foundation
import Testing
@testable import TextLayout

struct LineTests {
    @Test func `empty text has one empty line`() {
        let layout = layout("")
        expect(layout.lines.count, equals: 1)
        expect(layout.size.width, equals: 0)
        expect(layout.size.height, equals: testFont.metrics.lineHeight)
        expect(TextLayout(runs: []).lines.isEmpty)
    }

    @Test(arguments: ["\n", "\r", "\r\n", "\u{2029}", "\u{2028}", "\u{85}"])
    func `every line break ends a line`(_ end: String) {
        let layout = layout("ab\(end)cd")
        expect(layout.lineTexts, equals: ["ab\(end)", "cd"])
        expect(layout.lines[0].endsParagraph)
        expect(layout.lines[0].frame.width, equals: TextLayoutTests.layout("ab").lines[0].frame.width)
    }

    @Test func `a line break at the end adds an empty line`() {
        let layout = layout("ab\n")
        expect(layout.lineTexts, equals: ["ab\n", ""])
        expect(layout.lines[1].frame.height, equals: testFont.metrics.lineHeight)
    }

    @Test func `long text wraps at words`() {
        let layout = layout("The quick brown fox jumps over the lazy dog", width: 120)
        expect(layout.lineTexts, equals: ["The quick ", "brown fox ", "jumps over the ", "lazy dog"])
        for line in layout.lines { expect(line.frame.maxX, isAtMost: 120) }
    }

    @Test func `a word that is too long breaks anywhere`() {
        let layout = layout("Donaudampfschifffahrtsgesellschaft", width: 100)
        expect(layout.lines.count, isGreaterThan: 1)
        for line in layout.lines { expect(line.frame.width, isAtMost: 100.01) }
        expect(layout.lineTexts.joined(), equals: "Donaudampfschifffahrtsgesellschaft")
    }

    @Test func `character wrapping fills each line`() {
        let format = ParagraphFormat(alignment: .natural, lineBreakMode: .byCharWrapping)
        let layout = layout("The quick brown fox jumps", width: 120, format: format)
        expect(layout.lines.count, equals: 2)
        expect(layout.lines[0].frame.width, isGreaterThan: 105)
    }

    @Test func `Japanese lines break between characters, but not before a full stop`() {
        let layout = layout("日本語の文章です。", width: 17 * 8 + 4)
        expect(layout.lineTexts, equals: ["日本語の文章で", "す。"])
    }

    @Test func `a space at a line wrap has no width`() {
        let wrapped = layout("hello world", width: 60)
        expect(wrapped.lines[0].frame.width, equals: layout("hello").size.width)
    }

    @Test func `the measured width keeps the lines`() {
        for text in ["Hello, World", "AVATAR To", "日本語 text", "مرحبا بالعالم", "a b c d"] {
            let size = layout(text).size
            expect(layout(text, width: size.width).lines.count, equals: 1)
            expect(layout(text, width: size.width - 1e-6).lines.count, equals: 1)
        }
    }

    @Test func `the height limits the lines`() {
        let height = testFont.metrics.lineHeight
        let text = "one two three four five six seven eight"
        expect(layout(text, width: 60, height: height * 2).lines.count, equals: 2)
        expect(layout(text, width: 60, height: height * 2 - 0.1).lines.count, equals: 1)
        expect(layout(text, width: 60, height: 0).lines.count, equals: 1)
        expect(layout(text, width: 60, height: height * 2).isTruncated)
    }

    @Test func `control characters are harmless`() {
        let layout = layout("a\u{0}b\u{1}c\u{7F}d")
        expect(layout.lines.count, equals: 1)
        expect(layout.utf16Count, equals: 7)
        expect(layout.size.width, isGreaterThan: 0)
    }

    @Test func `default tab stops are 28 points apart`() {
        let layout = layout("a\tb\tc")
        expect(abs(layout.caretRect(at: 2).minX - 28), isLessThan: 0.01)
        expect(abs(layout.caretRect(at: 4).minX - 56), isLessThan: 0.01)
    }

    @Test func `a width that is not positive puts one character on each line`() {
        expect(layout("abc", width: 0).lines.count, equals: 3)
        expect(layout("abc", width: -10).lines.count, equals: 3)
    }

    @Test func `lines cover the text without gaps`() {
        let text = "One two\nthree 日本語のテキスト four\r\n\nfive مرحبا بالعالم six 👨‍👩‍👧‍👦 seven"
        let layout = layout(text, width: 80)
        expect(layout.lineTexts.joined(), equals: text)
        expect(layout.lines.last?.utf16Range.upperBound, equals: text.utf16.count)
    }

    @Test func `wide text is one line if the width is not limited`() {
        let layout = layout(String(repeating: "word ", count: 2000))
        expect(layout.lines.count, equals: 1)
        expect(layout.size.width, isGreaterThan: 50_000)
    }

    @Test func `baselines follow metrics`() {
        let metrics = testFont.metrics
        let layout = layout("a\nb")
        expect(abs(layout.firstBaseline - metrics.ascender), isLessThan: 1e-9)
        expect(abs(layout.lastBaseline - metrics.ascender - metrics.lineHeight), isLessThan: 1e-9)
    }

    @Test func `emoji and Japanese text keep the line height`() {
        expect(layout("a 😀 日本").size.height, equals: layout("a").size.height)
    }
}

struct LongTextTests {
    private static let long = String(repeating: "word and another ", count: 3000)

    @Test func `a long paragraph is laid out completely`() {
        let layout = layout(Self.long, width: 300)
        expect(layout.lineTexts.joined(), equals: Self.long)
        expect(layout.lines.dropLast().allSatisfy { !$0.endsParagraph })
        expect(layout.lines.last?.endsParagraph, equals: true)
        // A long paragraph is typeset in pieces. The end of a piece does not shorten a line.
        expect(layout.lines.dropLast().allSatisfy { $0.frame.width > 300 - 70 })
        expect(!layout.isTruncated)
    }

    @Test func `pieces end at character boundaries`() {
        let text = String(repeating: "日本語😀", count: 4000)
        let layout = layout(text, width: 300)
        expect(layout.lineTexts.joined(), equals: text)
        expect(layout.utf16Count, equals: text.utf16.count)
    }

    @Test func `a long paragraph keeps its direction`() {
        let text = "שלום " + Self.long
        let layout = layout(text, width: 300)
        expect(layout.lines.allSatisfy { $0.isRightToLeft })
    }

    @Test func `truncated long text is not typeset completely`() {
        let format = ParagraphFormat(alignment: .natural, lineBreakMode: .byTruncatingTail)
        let layout = layout(Self.long, width: 300, lines: 2, format: format)
        expect(layout.lines.count, equals: 2)
        expect(layout.lines[1].isTruncated)
        expect(layout.utf16Count, equals: Self.long.utf16.count)
        expect(layout.content.glyphs.count, isLessThan: 100)
        let start = TextLayoutTests.layout(String(Self.long.prefix(500)), width: 300, lines: 2, format: format)
        expect(layout.size, equals: start.size)
    }
}
