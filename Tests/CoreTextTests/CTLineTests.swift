import CoreText
import Expectations
import Foundation
import Testing
import UIKitDrawing

@Suite("Lines of text")
struct CTLineTests {
    private let font = UIFont.systemFont(ofSize: 20)

    private func text(_ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> NSAttributedString {
        NSAttributedString(string: string, attributes: [.font: font].merging(attributes) { $1 })
    }

    private func line(_ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> CTLine {
        CTLineCreateWithAttributedString(text(string, attributes) as CFAttributedString)
    }

    private func runs(_ line: CTLine) throws -> [CTRun] { try #require(CTLineGetGlyphRuns(line) as? [CTRun]) }

    @Test func `a line has the metrics of its fonts and the width of its text`() {
        var ascent: CGFloat = 0
        var descent: CGFloat = 0
        var leading: CGFloat = -1
        let width = CTLineGetTypographicBounds(line("Hello"), &ascent, &descent, &leading)
        expect(abs(width - Double(text("Hello").size().width)) < 0.01)
        expect([ascent, descent, leading], equals: [font.ascender, -font.descender, font.leading])
        let spaced = line("Hello  ")
        let space = CTLineGetTrailingWhitespaceWidth(spaced)
        expect(space > 5)
        expect(abs(CTLineGetTypographicBounds(spaced, nil, nil, nil) - width - space) < 0.5)
        expect(abs(CTLineGetPenOffsetForFlush(spaced, 0.5, width + 20) - 10) < 0.5)
    }

    @Test func `a line contains its whole string, even line breaks`() {
        let line = line("one\ntwo")
        expect(CTLineGetStringRange(line), equals: CFRange(location: 0, length: 7))
        expect(CTLineGetOffsetForStringIndex(line, 7, nil) > CTLineGetOffsetForStringIndex(line, 3, nil) + 20)
    }

    @Test func `carets and points correspond`() {
        let line = line("Hello")
        for index in 0...5 {
            let offset = CTLineGetOffsetForStringIndex(line, index, nil)
            expect(CTLineGetStringIndexForPosition(line, CGPoint(x: offset + 0.1, y: 0)), equals: index)
        }
    }

    @Test func `tabs move text to the stops of the paragraph style`() {
        let style = NSMutableParagraphStyle()
        style.tabStops = []
        style.defaultTabInterval = 40
        let font = UIFont.monospacedSystemFont(ofSize: 14, weight: .regular)
        func offsets() -> [CGFloat] {
            let line = self.line("\tab\tc", [.font: font, .paragraphStyle: style])
            return [1, 4].map { CTLineGetOffsetForStringIndex(line, $0, nil).rounded() }
        }
        expect(offsets(), equals: [40, 80])
        style.tabStops = [60, 160].map { NSTextTab(textAlignment: .left, location: $0) }
        expect(offsets(), equals: [60, 160])
        let string = text("\tab\tc d", [.font: font, .paragraphStyle: style])
        let typesetter = CTTypesetterCreateWithAttributedString(string as CFAttributedString)
        expect(CTTypesetterSuggestLineBreak(typesetter, 0, 170), equals: 6)
        let line = CTTypesetterCreateLine(typesetter, CFRange(location: 0, length: 5))
        expect(CTLineGetOffsetForStringIndex(line, 4, nil).rounded(), equals: 160)
    }

    @Test func `the carets of a line are enumerated from left to right`() {
        var carets: [String] = []
        let line = line("abשל")
        CTLineEnumerateCaretOffsets(line) { offset, index, isLeading, stop in
            carets.append("\(index)\(isLeading ? "+" : "-")")
            if index < 2 {
                let caret: CGFloat = CTLineGetOffsetForStringIndex(line, isLeading ? index : index + 1, nil)
                expect(abs(offset - Double(caret)), isLessThan: 0.1)
            }
            if carets.count == 7 { stop.pointee = true }
        }
        expect(carets, equals: ["0+", "0-", "1+", "1-", "3-", "3+", "2-"])
    }

    @Test func `runs have glyphs, positions, advances and attributes`() throws {
        let string = NSMutableAttributedString(attributedString: text("ab"))
        string.append(text("cde", [.kern: CGFloat(3)]))
        let line = CTLineCreateWithAttributedString(string)
        let runs = try runs(line)
        expect(runs.map { CTRunGetGlyphCount($0) }, equals: [2, 3])
        expect(CTLineGetGlyphCount(line), equals: 5)
        expect(CTRunGetStringRange(runs[1]), equals: CFRange(location: 2, length: 3))
        var glyphs = [CGGlyph](repeating: 0, count: 3)
        CTRunGetGlyphs(runs[1], CFRangeMake(0, 0), &glyphs)
        var expected = [CGGlyph](repeating: 0, count: 3)
        expect(CTFontGetGlyphsForCharacters(font as CTFont, Array("cde".utf16), &expected, 3))
        expect(glyphs, equals: expected)
        var positions = [CGPoint](repeating: .zero, count: 2)
        CTRunGetPositions(runs[1], CFRangeMake(1, 2), &positions)
        var advances = [CGSize](repeating: .zero, count: 3)
        CTRunGetAdvances(runs[1], CFRangeMake(0, 0), &advances)
        expect(abs(positions[0].x + advances[1].width - positions[1].x) < 0.01)
        let width = CTRunGetTypographicBounds(runs[1], CFRangeMake(0, 0), nil, nil, nil)
        expect(abs(width - advances.reduce(0) { $0 + Double($1.width) }) < 0.01)
        var indices = [CFIndex](repeating: 0, count: 3)
        CTRunGetStringIndices(runs[1], CFRangeMake(0, 0), &indices)
        expect(indices, equals: [2, 3, 4])
        let attributes = CTRunGetAttributes(runs[1]) as NSDictionary
        expect(attributes[kCTFontAttributeName] as? UIFont, equals: font)
        expect(attributes["NSKern"] as? CGFloat, equals: 3)
    }

    @Test func `a run has the font that contains its characters`() throws {
        let runs = try runs(line("a中"))
        let fonts = runs.map { (CTRunGetAttributes($0) as NSDictionary)[kCTFontAttributeName] as? UIFont }
        expect(fonts[0], equals: font)
        let other = try #require(fonts.last ?? nil)
        expect(other.familyName != font.familyName)
        var glyph: CGGlyph = 0
        expect(CTFontGetGlyphsForCharacters(other, Array("中".utf16), &glyph, 1))
        let last = try #require(runs.last)
        expect(CTRunGetGlyphsPtr(last)?[0], equals: glyph)
    }

    @Test func `runs have their direction`() throws {
        let runs = try runs(line("ab שלום"))
        expect(runs.contains { CTRunGetStatus($0).contains(.rightToLeft) })
        expect(!CTRunGetStatus(runs[0]).contains(.rightToLeft))
    }

    @Test func `a truncated line contains a token and fits`() throws {
        let token = line("…")
        let whole = line("The quick brown fox jumps")
        expect(CTLineCreateTruncatedLine(whole, 1000, .end, token) === whole)
        for type in [CTLineTruncationType.start, .middle, .end] {
            let short = try #require(CTLineCreateTruncatedLine(whole, 100, type, token))
            let width = CTLineGetTypographicBounds(short, nil, nil, nil)
            expect(width <= 100.1 && width > 75)
            expect(CTLineGetStringRange(short), equals: CTLineGetStringRange(whole))
        }
        expectNil(CTLineCreateTruncatedLine(whole, 5, .end, token))
    }

    @Test func `a truncated line is truncated and justified again with its visible text`() throws {
        let token = line("…")
        let short = try #require(CTLineCreateTruncatedLine(line("The quick brown fox jumps"), 100, .end, token))
        let shorter = try #require(CTLineCreateTruncatedLine(short, 60, .start, token))
        let width = CTLineGetTypographicBounds(shorter, nil, nil, nil)
        expect(width <= 60.1 && width > 35)
        let justified = try #require(CTLineCreateJustifiedLine(short, 1, 200))
        expect(abs(CTLineGetTypographicBounds(justified, nil, nil, nil) - 200) < 0.5)
        expect(CTLineGetGlyphCount(justified), equals: CTLineGetGlyphCount(short))
        let other = try #require(CTLineCreateTruncatedLine(line("The quick brown fox jumps over"), 150, .end, short))
        expect(CTLineGetTypographicBounds(other, nil, nil, nil) <= 150.1)
    }

    @Test func `a justified line has the given width`() throws {
        for string in ["one two three ", "word"] {
            let line = line(string)
            let justified = try #require(CTLineCreateJustifiedLine(line, 1, 200))
            let width = CTLineGetTypographicBounds(justified, nil, nil, nil)
            expect(abs(width - CTLineGetTrailingWhitespaceWidth(justified) - 200) < 0.5)
        }
    }

    @Test func `a run delegate determines the size of a character`() throws {
        var callbacks = CTRunDelegateCallbacks(
            version: kCTRunDelegateCurrentVersion, dealloc: { _ in }, getAscent: { _ in 30 }, getDescent: { _ in 6 },
            getWidth: { $0.assumingMemoryBound(to: CGFloat.self).pointee })
        let width = UnsafeMutablePointer<CGFloat>.allocate(capacity: 1)
        defer { width.deallocate() }
        width.initialize(to: 50)
        let delegate = try #require(CTRunDelegateCreate(&callbacks, width))
        expect(CTRunDelegateGetRefCon(delegate), equals: UnsafeMutableRawPointer(width))
        let string = NSMutableAttributedString(attributedString: text("a"))
        string.append(text(" ", [NSAttributedString.Key(kCTRunDelegateAttributeName as String): delegate]))
        let line = CTLineCreateWithAttributedString(string)
        let last = try #require(runs(line).last)
        var ascent: CGFloat = 0
        var descent: CGFloat = 0
        expect(CTRunGetTypographicBounds(last, CFRangeMake(0, 0), &ascent, &descent, nil), equals: 50)
        expect([ascent, descent], equals: [30, 6])
        CTLineGetTypographicBounds(line, &ascent, &descent, nil)
        expect([ascent, descent], equals: [30, 6])
        let attributes = CTRunGetAttributes(last) as NSDictionary
        expect(attributes[kCTRunDelegateAttributeName] as? CTRunDelegate === delegate)
    }

    @Test func `a run delegate releases its information`() {
        final class Information {}
        weak var information: Information?
        func create() {
            let object = Information()
            information = object
            var callbacks = CTRunDelegateCallbacks(
                version: kCTRunDelegateCurrentVersion,
                dealloc: { Unmanaged<Information>.fromOpaque($0).release() }, getAscent: { _ in 0 },
                getDescent: { _ in 0 }, getWidth: { _ in 0 })
            let delegate = CTRunDelegateCreate(&callbacks, Unmanaged.passRetained(object).toOpaque())
            expect(delegate != nil && information != nil)
        }
        create()
        expectNil(information)
    }

    @Test func `the edges of the characters are enumerated from left to right`() {
        let line = line("aאב")
        var edges: [(offset: Double, index: CFIndex, isLeading: Bool)] = []
        CTLineEnumerateCaretOffsets(line) { offset, index, isLeading, _ in edges.append((offset, index, isLeading)) }
        expect(edges.map(\.index), equals: [0, 0, 2, 2, 1, 1])
        expect(edges.map(\.isLeading), equals: [true, false, false, true, false, true])
        expect(edges.map(\.offset), equals: edges.map(\.offset).sorted())
        expect(edges.first?.offset, equals: 0)
        expect(abs((edges.last?.offset ?? 0) - CTLineGetTypographicBounds(line, nil, nil, nil)), isLessThan: 0.01)
        var count = 0
        CTLineEnumerateCaretOffsets(line) { _, _, _, stop in
            count += 1
            stop.pointee = count == 2
        }
        expect(count, equals: 2)
    }
}
