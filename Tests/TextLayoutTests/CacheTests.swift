import Expectations
import Foundation
import TestSupport
import Testing
@testable import TextLayout

struct CacheTests {
    private let cache = TextLayoutCache(countLimit: 20, costLimit: 10_000)

    private func cached(
        _ text: String, width: CGFloat, lines: Int = 0, alignment: ParagraphFormat.Alignment = .natural
    ) -> TextLayout {
        cache.layout(
            runs: [TextRun(text: text, style: TextStyle(font: testFont))],
            format: ParagraphFormat(alignment: alignment, lineBreakMode: .byTruncatingTail),
            maximumSize: CGSize(width: width, height: 1000), maximumNumberOfLines: lines)
    }

    @Test func `the same text is laid out only once`() {
        let first = cached("the same text", width: 300)
        expect(cached("the same text", width: 300), isIdenticalTo: first)
    }

    @Test func `measuring and aligning share typesetting`() {
        let text = "measured wide, then placed"
        let measured = cached(text, width: .greatestFiniteMagnitude, lines: 1)
        let placed = cached(text, width: measured.size.width, lines: 1, alignment: .center)
        let wider = cached(text, width: 500, lines: 1, alignment: .right)
        expect(measured.content.sharesStorage(with: placed.content))
        expect(measured.content.sharesStorage(with: wider.content))
        expect(placed.lines[0].frame.minX, equals: 0)
        expect(abs(wider.lines[0].frame.maxX - 500), isLessThan: 0.01)
    }

    @Test func `reused typesetting equals fresh typesetting`() {
        var random = SplitMix64(seed: 5)
        for _ in 0..<60 {
            let text = random.text(length: 30, from: ["a", "bc", " ", "日", "ש", " ", "\n"])
            let wide = CGFloat.random(in: 50...300, using: &random)
            _ = cached(text, width: wide)
            let narrow = CGFloat.random(in: 50...300, using: &random)
            let reused = cached(text, width: narrow, alignment: .center)
            let fresh = TextLayout(
                runs: reused.runs, format: reused.format, maximumSize: reused.maximumSize,
                maximumNumberOfLines: reused.maximumNumberOfLines)
            expect(reused.lines, equals: fresh.lines, "\(text.debugDescription) \(wide) \(narrow)")
        }
    }

    @Test func `the font is a part of the key in the cache`() {
        let first = cached("font", width: 300)
        let bold = cache.layout(
            runs: [TextRun(text: "font", style: TextStyle(font: FontDescription(size: 17, weight: 700)))],
            format: first.format, maximumSize: first.maximumSize,
            maximumNumberOfLines: 0)
        expect(bold.size, differsFrom: first.size)
    }

    @Test func `a text with two new fonts has its own fonts when the table of fonts is full`() {
        let runs: [TextRun] = [40, 9].map { TextRun(text: "ab", style: TextStyle(font: FontDescription(size: $0))) }
        let expected = TextLayout(runs: runs).size
        TextEngine.shared.withLock { state in
            state.fontsChanged()
            for index in 0..<1023 { _ = state.pangoDescription(for: FontDescription(size: 100 + CGFloat(index))) }
            expect(TextLayout(runs: runs).size, equals: expected)
            expect(state.descriptions.count, isLessThan: 3)
        }
    }

    @Test func `a layout without the empty last line is not reused in a larger height`() {
        func count(height: CGFloat) -> Int {
            cache.layout(
                runs: [TextRun(text: "a\n", style: TextStyle(font: testFont))], format: ParagraphFormat(),
                maximumSize: CGSize(width: 200, height: height), maximumNumberOfLines: 0
            ).lines.count
        }
        expect([25, 1000, 25].map { count(height: $0) }, equals: [1, 2, 1])
    }

    @Test func `white space and a kern that did not fit count in a larger width`() {
        func width(_ text: String, kern: CGFloat, in width: CGFloat) -> CGFloat {
            var style = TextStyle(font: testFont)
            style.kern = kern
            return cache.layout(
                runs: [TextRun(text: text, style: style)], format: ParagraphFormat(),
                maximumSize: CGSize(width: width, height: 1000), maximumNumberOfLines: 0
            ).size.width
        }
        let name: CGFloat = width("Name:", kern: 0, in: 500)
        expect(width("Name: ", kern: 0, in: name + 0.1), isLessThan: name + 0.11)
        expect(width("Name: ", kern: 0, in: 500), isGreaterThan: name + 3)
        let spaced: CGFloat = name + 4 * 10
        expect(width("Name:", kern: 10, in: spaced + 0.1), isLessThan: spaced + 0.11)
        expect(abs(width("Name:", kern: 10, in: 500) - spaced - 10), isLessThan: 0.1)
    }

    @Test func `old texts are evicted`() {
        let first = cached("early", width: 300)
        for index in 0..<60 { _ = cached("filler \(index)", width: 300) }
        expect(cached("early", width: 300), isNotIdenticalTo: first)
    }

    @Test func `a text in several sizes is counted once`() {
        let other = cached("other", width: 300)
        let text = String(repeating: "word ", count: 800)
        for width in 0..<12 { _ = cached(text, width: 300 + CGFloat(width)) }
        expect(cached("other", width: 300), isIdenticalTo: other)
    }

    @Test func `long text is not cached`() {
        let text = String(repeating: "word ", count: 3000)
        expect(cached(text, width: 300), isNotIdenticalTo: cached(text, width: 300))
    }

    @Test func `the shared cache is keyed by content`() {
        let runs = [TextRun(text: "shared by all", style: TextStyle(font: testFont))]
        expect(TextLayout.cached(runs: runs), isIdenticalTo: TextLayout.cached(runs: runs))
    }

    @Test func `text in use is not evicted`() {
        let first = cached("in use", width: 300)
        for index in 0..<60 {
            _ = cached("other filler \(index)", width: 300)
            if index % 10 == 0 { expect(cached("in use", width: 300), isIdenticalTo: first) }
        }
    }
}

extension TypesetText {
    /// Whether both are the result of the same typesetting: their arrays share storage.
    fileprivate func sharesStorage(with other: TypesetText) -> Bool {
        glyphs.withUnsafeBufferPointer { mine in
            other.glyphs.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress }
        }
    }
}
