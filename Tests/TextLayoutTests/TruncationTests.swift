import Expectations
import Foundation
import Testing
@testable import TextLayout

struct TruncationTests {
    private static let long = "The quick brown fox jumps over the lazy dog and runs away"

    private func format(_ mode: ParagraphFormat.LineBreakMode) -> ParagraphFormat {
        ParagraphFormat(alignment: .natural, lineBreakMode: mode)
    }

    @Test(
        arguments: [
            ParagraphFormat.LineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail,
        ], [1, 2, 3])
    func `truncated text fits and is marked`(_ mode: ParagraphFormat.LineBreakMode, lines: Int) {
        let layout = layout(Self.long, width: 120, lines: lines, format: format(mode))
        expect(layout.lines.count, equals: lines)
        expect(layout.isTruncated)
        expect(layout.lines.last?.isTruncated, equals: true)
        expect(layout.lines.dropLast().allSatisfy { !$0.isTruncated })
        expect(layout.size.width, isAtMost: 120.01)
        expect(layout.lineTexts.joined(), equals: Self.long)
    }

    @Test(arguments: [
        "日本語の長い文章は行の終わりで省略されます", "人人生而自由在尊严和权利上一律平等他们赋有理性", "모든 인간은 태어날 때부터 자유로우며 그 존엄과",
        "يولد جميع الناس أحرارًا متساوين في الكرامة", "כל בני האדם נולדו בני חורין ושווים בערכם",
        "सभी मनुष्यों को गौरव और अधिकारों के मामले में", "มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกัน",
        "👨‍👩‍👧‍👦👩🏽‍💻🏳️‍🌈🇯🇵🇩🇪👍🏿❤️‍🔥🧑🏻‍🤝‍🧑🏾🐻‍❄️👨‍👩‍👧‍👦",
    ])
    func `every script is truncated within its width`(_ text: String) {
        for mode: ParagraphFormat.LineBreakMode in [.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail] {
            let layout = layout(text, width: 120, lines: 1, format: format(mode))
            let isMarked: Bool = layout.isTruncated && layout.lines.count == 1
            if !isMarked || layout.size.width > 120.01 || layout.size.width < 70 {
                Issue.record("\(text), \(mode): \(layout.lines.count) lines, \(layout.size)")
            }
        }
    }

    @Test func `the last line of clipped text has the direction of its paragraph`() {
        let text = "שלום עולם שלום עולם iPhone שלום עולם שלום עולם שלום עולם שלום"
        var found = 0
        for width in stride(from: CGFloat(100), to: 250, by: 5) {
            let lines: [String] = layout(text, width: width).lineTexts
            guard lines.count > 2, lines[1].hasPrefix("iPhone") else { continue }
            found += 1
            let clipped = layout(text, width: width, lines: 2, format: format(.byClipping))
            expect(clipped.lines.map(\.isRightToLeft), equals: [true, true], "\(width)")
        }
        expect(found, isGreaterThan: 0)
    }

    @Test(arguments: [ParagraphFormat.LineBreakMode.byTruncatingTail, .byWordWrapping])
    func `hidden lines do not widen the text`(_ mode: ParagraphFormat.LineBreakMode) {
        let text = "a\nwide wide wide wide wide"
        let shown: CGFloat = layout(mode == .byWordWrapping ? "a" : "a…").size.width
        for width: CGFloat in [300, .greatestFiniteMagnitude] {
            var format = self.format(mode)
            format.alignment = .center
            let layout = layout(text, width: width, height: 21, format: format)
            expect(layout.lines.count, equals: 1)
            expect(abs(layout.size.width - shown), isLessThan: 0.1)
            if width > 300 { expect(layout.lines[0].frame.minX, isLessThan: 0.1) }
        }
    }

    @Test func `hyphenation does not move the carets in truncated emoji`() {
        let text: String = String(repeating: "日本語 👨‍👩‍👧", count: 12)
        func carets(_ hyphenation: CGFloat) -> [CGRect] {
            var format = self.format(.byTruncatingMiddle)
            format.hyphenationFactor = hyphenation
            let layout = layout(text, width: 150, lines: 2, format: format)
            return text.characterOffsets.map { layout.caretRect(at: $0) }
        }
        expect(carets(1), equals: carets(0))
    }

    @Test(arguments: ["👨‍👩‍👧‍👦", "🇯🇵", "👍🏿", "❤️", "🏳️‍🌈", "1️⃣"])
    func `joined emoji are hidden only where necessary`(_ emoji: String) {
        let text = String(repeating: emoji, count: 9)
        let all = TextLayoutTests.layout(text).size.width
        // Three emoji and an ellipsis fit; four emoji do not.
        let width = all / 9 * 3 + TextLayoutTests.layout("…").size.width + 0.5
        for mode: ParagraphFormat.LineBreakMode in [.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail] {
            let one = layout(text, width: width, lines: 1, format: format(mode))
            expect(one.isTruncated && one.size.width <= width + 0.01 && one.size.width > all / 9 * 2.9)
            let carets = text.characterOffsets.map { one.caretRect(at: $0).minX }
            expect(carets.allSatisfy { $0 >= 0 && $0 <= width + 0.01 }, "\(mode) \(carets) \(width)")
            expect(carets, equals: carets.sorted())
            let two = layout(text + "ab" + text, width: width, lines: 2, format: format(mode))
            expect(two.lines.count == 2 && two.isTruncated && two.size.width <= width + 0.01)
            expect(two.lineTexts.joined(), equals: text + "ab" + text)
        }
    }

    @Test func `text that fits is not truncated`() {
        for mode: ParagraphFormat.LineBreakMode in [.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail] {
            let layout = layout("Short", width: 120, lines: 1, format: format(mode))
            expect(!layout.isTruncated)
            expect(layout.size.width, equals: TextLayoutTests.layout("Short").size.width)
        }
    }

    @Test func `word wrapping drops the lines that do not fit`() {
        let layout = layout(Self.long, width: 120, lines: 2)
        expect(layout.lineTexts, equals: ["The quick ", "brown fox "])
        expect(layout.isTruncated)
        expect(layout.lines[1].isTruncated)
    }

    @Test func `clipped text extends beyond the margin`() {
        let one = layout(Self.long, width: 120, lines: 1, format: format(.byClipping))
        expect(one.lines.count, equals: 1)
        expect(one.size.width, equals: layout(Self.long).size.width)
        let two = layout(Self.long, width: 120, lines: 2, format: format(.byClipping))
        expect(two.lines.count, equals: 2)
        expect(two.lineTexts[0], equals: "The quick ")
        expect(two.lines[1].frame.width, isGreaterThan: 120)
    }

    @Test func `an ellipsis is added if paragraphs are hidden`() {
        let tail = layout("a\nb", width: 120, lines: 1, format: format(.byTruncatingTail))
        expect(tail.lines.count, equals: 1)
        expect(tail.size.width, equals: layout("a…").size.width)
        expect(tail.lines[0].utf16Range, equals: 0..<3)
    }

    @Test func `text beyond the height is truncated`() {
        let height = testFont.metrics.lineHeight
        let layout = layout(Self.long, width: 120, height: height * 2.5, format: format(.byTruncatingTail))
        expect(layout.lines.count, equals: 2)
        expect(layout.lines[1].isTruncated)
        let byLines = TextLayoutTests.layout(Self.long, width: 120, lines: 2, format: format(.byTruncatingTail))
        expect(layout.size, equals: byLines.size)
    }

    @Test func `a paragraph that does not fit adds an ellipsis to the one before it`() {
        let height = testFont.metrics.lineHeight
        let layout = layout("a\nb\nc", width: 120, height: height * 2, format: format(.byTruncatingTail))
        expect(layout.lines.count, equals: 2)
        expect(layout.lines[1].frame.width, equals: TextLayoutTests.layout("b…").size.width)
    }

    @Test func `a line break at the end is not truncated`() {
        let layout = layout("a\n", width: 120, lines: 1, format: format(.byTruncatingTail))
        expect(!layout.isTruncated)
        expect(layout.size.width, equals: TextLayoutTests.layout("a").size.width)
    }

    @Test func `a narrow width has one line`() {
        for mode: ParagraphFormat.LineBreakMode in [.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail] {
            let layout = layout(Self.long, width: 1, lines: 1, format: format(mode))
            expect(layout.lines.count, equals: 1)
        }
    }

    @Test func `right-to-left text is truncated at its end`() {
        let layout = layout(
            "مرحبا بالعالم هذا نص طويل جدا", width: 100, lines: 1, format: format(.byTruncatingTail))
        expect(layout.isTruncated)
        expect(layout.lines[0].isRightToLeft)
        expect(layout.lines[0].frame.maxX, isAtMost: 100.01)
    }
}
