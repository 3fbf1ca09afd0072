import Expectations
import Foundation
import TestSupport
import Testing
@testable import TextLayout

struct RobustnessTests {
    @Test func `random text satisfies invariants`() {
        var random = SplitMix64(seed: 1)
        let alphabet = [
            "a", "W", "fi", " ", "  ", "\n", "\r\n", "\t", "7", "日", "。", "「", "א", "ش", "ّ", "👨‍👩‍👧‍👦", "🇯🇵", "e\u{301}",
            "\u{200D}", "\u{200F}", "\u{202E}", "\u{FEFF}", "\u{AD}", "\u{FFFC}", "\u{0}", "ก็", "क्ष", "한", "\u{2028}",
        ]
        let modes: [ParagraphFormat.LineBreakMode] = [
            .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle,
        ]
        for round in 0..<200 {
            let text = random.text(length: 24, from: alphabet)
            let half = text.index(text.startIndex, offsetBy: text.count / 2)
            var format = ParagraphFormat(alignment: .natural, lineBreakMode: modes[round % modes.count])
            format.alignment = round % 3 == 0 ? .center : .natural
            let lines = Int.random(in: 0...4, using: &random)
            let width = CGFloat.random(in: 0...200, using: &random)
            let layout = TextLayout(
                runs: [
                    TextRun(text: String(text[..<half]), style: TextStyle(font: testFont)),
                    TextRun(
                        text: String(text[half...]), style: TextStyle(font: FontDescription(size: 12, weight: 700))),
                ], format: format, maximumSize: CGSize(width: width, height: 1e9), maximumNumberOfLines: lines)
            check(layout, text: text, lines: lines)
        }
    }

    private func check(_ layout: TextLayout, text: String, lines: Int) {
        let comment: Comment = "\(text.debugDescription)"
        expect(layout.utf16Count, equals: text.utf16.count, comment)
        expect(lines == 0 || layout.lines.count <= lines, comment)
        expect(!layout.lines.isEmpty, comment)
        var end = 0
        var bottom: CGFloat = 0
        for line in layout.lines {
            expect(line.utf16Range.lowerBound, equals: end, comment)
            expect(line.frame.minY >= bottom - 1e-9 && line.frame.height > 0, comment)
            expect(line.frame.width >= 0 && line.frame.width <= layout.size.width + 0.01, comment)
            expect(line.baseline > line.frame.minY && line.baseline < line.frame.maxY, comment)
            end = line.utf16Range.upperBound
            bottom = line.frame.maxY
        }
        expect(layout.isTruncated || end == text.utf16.count, comment)
        expect(abs(bottom - layout.size.height), isLessThan: 1e-9, comment)
        // A line can begin with a joiner, which combines with the space at the end of the previous line.
        let carets = Set(text.characterOffsets + layout.lines.map(\.utf16Range.lowerBound))
        for offset in 0...text.utf16.count {
            let caret = layout.caretRect(at: offset)
            expect(caret.minX.isFinite && caret.height > 0, comment)
            let found = layout.characterIndex(at: CGPoint(x: caret.minX, y: caret.midY)).utf16Offset
            expect(found >= 0 && found <= text.utf16.count, comment)
            let insertion = layout.insertionOffset(at: CGPoint(x: caret.minX, y: caret.midY))
            expect(carets.contains(insertion), comment)
        }
    }

    @Test func `threads lay out and draw concurrently`() async {
        let reference = layout("Threads share 日本 😀 مرحبا", width: 90).lines
        await withTaskGroup(of: Bool.self) { group in
            for index in 0..<8 {
                group.addTask {
                    for round in 0..<10 {
                        let layout = layout("Threads share 日本 😀 مرحبا", width: 90)
                        _ = TestCanvas.darkness(of: layout, scale: CGFloat(1 + (index + round) % 3))
                        if layout.lines != reference { return false }
                    }
                    return true
                }
            }
            for await isEqual in group { expect(isEqual) }
        }
    }

    @Test func `the time for layout is linear in the length of the text`() {
        // The test compares counts instead of times: twice the text has twice the glyphs, and the lines of a paragraph
        // do not depend on other paragraphs.
        let paragraph = "The quick brown fox jumps over the lazy dog\n"
        let once = layout(String(repeating: paragraph, count: 20), width: 200)
        let twice = layout(String(repeating: paragraph, count: 40), width: 200)
        expect(twice.content.glyphs.count, equals: once.content.glyphs.count * 2)
        expect(twice.lines.count, equals: once.lines.count * 2 - 1)
    }
}

enum TestCanvas {
    static func darkness(of layout: TextLayout, scale: CGFloat) -> Double {
        let canvas = Canvas(width: 100, height: 80, scale: scale)
        canvas.draw(layout)
        return canvas.darkness
    }
}
