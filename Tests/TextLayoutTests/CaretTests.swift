import Expectations
import Foundation
import TestSupport
import Testing
@testable import TextLayout

struct CaretTests {
    private static let mixed = [
        "Hello, World", "日本語のテキスト", "abc אבג def", "אבג abc דהו", "مرحبا Hello بالعالم 123",
        "a👨‍👩‍👧‍👦b😀c", "e\u{301}e\u{308}o", "one two\nthree\n\nfour", "שלום\nabc", "price: 123 שקל (45)",
    ]

    @Test(arguments: mixed)
    func `a point of a caret maps to the caret's offset`(_ text: String) {
        for width: CGFloat in [.greatestFiniteMagnitude, 70] {
            let layout = layout(text, width: width)
            for offset in text.characterOffsets {
                let caret = layout.caretRect(at: offset)
                let found = layout.insertionOffset(at: CGPoint(x: caret.midX, y: caret.midY))
                expect(found, equals: offset, "\(text.debugDescription) at \(offset), width \(width)")
            }
        }
    }

    @Test(arguments: mixed)
    func `a point at the center of a character maps to that character`(_ text: String) {
        let layout = layout(text)
        let offsets = text.characterOffsets
        for (start, end) in zip(offsets, offsets.dropFirst()) {
            let rects = layout.selectionRects(for: start..<end)
            guard let rect = rects.first else { continue }
            expect(rects.count, equals: 1)
            let (offset, _) = layout.characterIndex(at: CGPoint(x: rect.midX, y: rect.midY))
            expect(offset, equals: start)
        }
    }

    @Test func `the position of a point in a character is measured from its leading edge`() {
        func fraction(_ layout: TextLayout, _ x: CGFloat, in offset: Int) -> CGFloat? {
            let found = layout.characterIndex(at: CGPoint(x: x, y: 5))
            return found.utf16Offset == offset ? (found.fraction * 1_000).rounded() / 1_000 : nil
        }
        let latin = layout("ab")
        let width = latin.caretRect(at: 1).minX
        expect(fraction(latin, width * 0.2, in: 0) == 0.2 && fraction(latin, width * 0.75, in: 0) == 0.75)
        expect(fraction(latin, -5, in: 0) == 0 && fraction(latin, 500, in: 1) == 1)
        let hebrew = layout("אב")
        let right = hebrew.size.width
        let middle = hebrew.caretRect(at: 1).minX
        expect(fraction(hebrew, right - (right - middle) * 0.25, in: 0), equals: 0.25)
        expect(fraction(hebrew, middle * 0.25, in: 1), equals: 0.75)
    }

    @Test func `a point outside the text maps to the nearest character`() {
        let layout = layout("ab\ncd")
        expect(layout.insertionOffset(at: CGPoint(x: -50, y: -50)), equals: 0)
        expect(layout.insertionOffset(at: CGPoint(x: 500, y: -50)), equals: 2)
        expect(layout.insertionOffset(at: CGPoint(x: 500, y: 500)), equals: 5)
        expect(layout.characterIndex(at: CGPoint(x: 500, y: 500)) == (4, 1))
    }

    @Test func `offsets within an emoji of several code points share one caret`() {
        let text = "a👨‍👩‍👧‍👦b"
        let layout = layout(text)
        let family = 1..<(1 + "👨‍👩‍👧‍👦".utf16.count)
        for offset in family { expect(layout.caretRect(at: offset), equals: layout.caretRect(at: 1)) }
        expect(layout.caretRect(at: family.upperBound).minX, isGreaterThan: layout.caretRect(at: 1).minX)
    }

    @Test func `a ligature is divided among the characters that it represents`() {
        // Lam and alef form a ligature.
        let layout = layout("لا")
        let carets = [0, 1, 2].map { layout.caretRect(at: $0).minX }
        expect(carets[0] > carets[1] && carets[1] > carets[2])
        expect(abs(carets[1] - (carets[0] + carets[2]) / 2), isLessThan: 0.01)
    }

    @Test func `carets of right-to-left text go from right to left`() {
        let layout = layout("שלום", width: 200)
        let carets = (0...4).map { layout.caretRect(at: $0).minX }
        expect(carets, equals: carets.sorted(by: >))
        expect(abs(carets[0] - 200), isLessThan: 0.01)
    }

    @Test func `the caret between runs of opposite directions follows the direction of the paragraph`() {
        let layout = layout("abc אבג")
        expect(
            abs(layout.caretRect(at: 4).minX - TextLayoutTests.layout("abc ").caretRect(at: 4).minX), isLessThan: 0.01)
        expect(abs(layout.caretRect(at: 7).minX - layout.size.width), isLessThan: 0.01)
    }

    @Test func `an offset at a wrap belongs to the next line`() {
        let layout = layout("hello world", width: 60)
        expect(layout.lines.count, equals: 2)
        expect(layout.line(containing: 6), equals: 1)
        expect(layout.caretRect(at: 6).minY, equals: layout.lines[1].frame.minY)
        // A point after the end of the first line maps to an offset on that line.
        let offset = layout.insertionOffset(at: CGPoint(x: 500, y: 5))
        expect(layout.line(containing: offset), equals: 0)
    }

    @Test func `the caret moves after trailing space`() {
        let layout = layout("ab ")
        expect(layout.caretRect(at: 3).minX, isGreaterThan: layout.caretRect(at: 2).minX)
        expect(layout.size.width, equals: layout.caretRect(at: 3).minX)
    }

    @Test func `empty text has a caret`() {
        let caret = layout("").caretRect(at: 0)
        expect(caret.height, equals: testFont.metrics.lineHeight)
        expect(caret.minX, equals: 0)
        let centered = layout("", width: 100, format: ParagraphFormat(alignment: .center)).caretRect(at: 0)
        expect(centered.minX, equals: 50)
    }

    @Test func `offsets outside the text are clamped`() {
        let layout = layout("ab")
        expect(layout.caretRect(at: -5), equals: layout.caretRect(at: 0))
        expect(layout.caretRect(at: 99), equals: layout.caretRect(at: 2))
    }

    @Test func `carets of random text map to their offsets`() {
        var random = SplitMix64(seed: 7)
        let alphabet = ["a", "B", "7", " ", "א", "ש", "ب", "日", "。", "😀", "(", ")", "-", "\n"]
        for _ in 0..<150 {
            let text = random.text(length: 12, from: alphabet)
            let layout = layout(text, width: 100)
            for offset in text.characterOffsets {
                let caret = layout.caretRect(at: offset)
                let found = layout.insertionOffset(at: CGPoint(x: caret.midX, y: caret.midY))
                // White space at which a line wraps has no width, so only the positions must be equal.
                expect(
                    found == offset || layout.caretRect(at: found) == caret, "\(text.debugDescription) at \(offset)")
            }
        }
    }
}
