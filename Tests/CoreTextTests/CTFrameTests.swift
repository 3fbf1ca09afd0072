import CoreText
import Expectations
import Foundation
import Testing
import TextLayout
import UIKitDrawing

@Suite("Frames of text")
struct CTFrameTests {
    private let font = UIFont.systemFont(ofSize: 20)

    private func setter(_ string: String, _ style: NSParagraphStyle? = nil) -> CTFramesetter {
        var attributes: [NSAttributedString.Key: Any] = [.font: font]
        attributes[.paragraphStyle] = style
        return CTFramesetterCreateWithAttributedString(NSAttributedString(string: string, attributes: attributes))
    }

    private func frame(_ setter: CTFramesetter, _ rect: CGRect) -> CTFrame {
        CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), CGPath(rect: rect, transform: nil), nil)
    }

    private func lines(_ frame: CTFrame) throws -> [CTLine] { try #require(CTFrameGetLines(frame) as? [CTLine]) }

    private func origins(_ frame: CTFrame) throws -> [CGPoint] {
        var origins = try [CGPoint](repeating: .zero, count: lines(frame).count)
        CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
        return origins
    }

    @Test func `the suggested size contains the text exactly`() throws {
        let setter = setter("The quick brown fox jumps over the lazy dog\n")
        var fit = CFRange()
        let limit = CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude)
        let size = CTFramesetterSuggestFrameSizeWithConstraints(setter, CFRangeMake(0, 0), nil, limit, &fit)
        expect(fit, equals: CFRange(location: 0, length: 44))
        expect(size.width <= 120 && size.width > 80)
        let frame = frame(setter, CGRect(origin: .zero, size: size))
        let count = try lines(frame).count
        expect(count > 2)
        expect(abs(size.height - CGFloat(count) * font.lineHeight) < 1)
        expect(CTFrameGetVisibleStringRange(frame), equals: fit)
        expect(CTFrameGetStringRange(frame), equals: fit)
        let last = try #require(lines(frame).last)
        let range = CTLineGetStringRange(last)
        expect(range.location + range.length >= 43)
    }

    @Test func `lines that do not fit are left out, and nothing is truncated`() throws {
        let text = "The quick brown fox jumps over the lazy dog"
        let frame = frame(setter(text), CGRect(x: 0, y: 0, width: 120, height: 2.5 * font.lineHeight))
        let lines = try lines(frame)
        expect(lines.count, equals: 2)
        let visible = CTFrameGetVisibleStringRange(frame)
        let second = CTLineGetStringRange(lines[1])
        expect(visible, equals: CFRange(location: 0, length: second.location + second.length))
        expect(visible.length < text.utf16.count)
        expect(try self.lines(self.frame(setter(text), CGRect(x: 0, y: 0, width: 120, height: 5))).isEmpty)
        // The next frame continues where this one ends.
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 120, height: 500), transform: nil)
        let next = CTFramesetterCreateFrame(setter(text), CFRangeMake(visible.length, 0), path, nil)
        expect(CTLineGetStringRange(try self.lines(next)[0]).location, equals: visible.length)
    }

    @Test func `origins are baselines above the bottom left of the path`() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        let frame = frame(setter("one\ntwo", style), CGRect(x: 10, y: 20, width: 200, height: 100))
        let origins = try origins(frame)
        expect(abs(origins[0].y - (100 - font.ascender)) < 0.5)
        expect(abs(origins[0].y - origins[1].y - font.lineHeight) < 0.5)
        let width = CTLineGetTypographicBounds(try lines(frame)[0], nil, nil, nil)
        expect(abs(origins[0].x - (200 - CGFloat(width))) < 0.5)
        let context = try bitmap(220, 140)
        CTFrameDraw(frame, context)
        let ink = context.ink
        expect(ink.minX > 150 && ink.maxX <= 211)
        expect(abs(ink.maxY - (140 - 20 - origins[1].y)) <= 2)
        expect(context.textPosition, equals: .zero)
    }

    @Test func `lines of paragraphs have ranges and attributes of the whole string`() throws {
        let string = NSMutableAttributedString(string: "one\n", attributes: [.font: font])
        string.append(NSAttributedString(string: "two", attributes: [.font: font, .kern: CGFloat(2)]))
        let frame = frame(CTFramesetterCreateWithAttributedString(string), CGRect(x: 0, y: 0, width: 200, height: 100))
        let line = try lines(frame)[1]
        expect(CTLineGetStringRange(line), equals: CFRange(location: 4, length: 3))
        let run = try #require((CTLineGetGlyphRuns(line) as? [CTRun])?.first)
        expect(CTRunGetStringRange(run), equals: CFRange(location: 4, length: 3))
        expect((CTRunGetAttributes(run) as NSDictionary)["NSKern"] as? CGFloat, equals: 2)
        expect(CTLineGetStringIndexForPosition(line, CGPoint(x: 500, y: 0)), equals: 7)
        let array = CTFrameGetLines(frame)
        expect(CFArrayGetCount(array), equals: 2)
        let second = unsafeBitCast(CFArrayGetValueAtIndex(array, 1), to: CTLine.self)
        expect(second === line)
    }

    @Test func `the ranges of lines are contiguous and include line breaks`() throws {
        func ranges(_ string: String, height: CGFloat = 500) throws -> [CFRange] {
            try lines(frame(setter(string), CGRect(x: 0, y: 0, width: 120, height: height)))
                .map(CTLineGetStringRange)
        }
        try expect(
            ranges("one\ntwo\r\n\nthree\n").map { [$0.location, $0.length] },
            equals: [[0, 4], [4, 5], [9, 1], [10, 6]])
        for height in [500, 2.5 * font.lineHeight] {
            var end = 0
            let ranges = try ranges("The quick brown fox\njumps over the lazy dog", height: height)
            for range in ranges {
                expect(range.location, equals: end)
                end += range.length
            }
            expect(ranges.count >= 2)
        }
        // The line break has no width.
        let line = try lines(frame(setter("one\ntwo"), CGRect(x: 0, y: 0, width: 200, height: 100)))[0]
        let width = CTLineGetTypographicBounds(line, nil, nil, nil)
        expect(abs(Double(CTLineGetOffsetForStringIndex(line, 4, nil)) - width) < 0.01)
        expect(CTLineGetStringIndexForPosition(line, CGPoint(x: 500, y: 0)), equals: 3)
        let short = try #require(CTLineCreateTruncatedLine(line, width - 1, .end, nil))
        expect(CTLineGetGlyphCount(short), equals: 2)
    }

    @Test func `pages of a long string have all lines, and do not lay out the rest`() throws {
        let paragraphs: [String] = (0..<300).map { "Row \($0)\n" }
        let text: String = paragraphs.joined()
        let setter = setter(text)
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 300, height: 10.5 * font.lineHeight), transform: nil)
        let layouts = TextLayout.typesettingCount
        var pages: [CTFrame] = [CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), path, nil)]
        expect(TextLayout.typesettingCount - layouts, isLessThan: 60)
        var location = CTFrameGetVisibleStringRange(pages[0]).length
        while location < text.utf16.count {
            let page = CTFramesetterCreateFrame(setter, CFRangeMake(location, 0), path, nil)
            let visible = CTFrameGetVisibleStringRange(page)
            expect(visible.location, equals: location)
            location += max(1, visible.length)
            pages.append(page)
        }
        expect(pages.count, equals: 30)
        let found: [String] = try pages.flatMap(lines).map {
            let range = CTLineGetStringRange($0)
            return (text as NSString).substring(with: NSRange(location: range.location, length: range.length))
        }
        expect(found, equals: paragraphs)
        let origins: [CGPoint] = try origins(pages[0])
        expect(zip(origins, origins.dropFirst()).allSatisfy { abs($0.y - $1.y - font.lineHeight) < 0.5 })
    }

    @Test func `a paragraph style has the settings from which it is created`() throws {
        var alignment = CTTextAlignment.right
        var indent: CGFloat = 12
        var mode = CTLineBreakMode.byTruncatingTail
        var direction = CTWritingDirection.rightToLeft
        let style: CTParagraphStyle = withUnsafeBytes(of: &alignment) { alignment in
            withUnsafeBytes(of: &indent) { indent in
                withUnsafeBytes(of: &mode) { mode in
                    withUnsafeBytes(of: &direction) { direction in
                        let settings: [CTParagraphStyleSetting] = [
                            (.alignment, alignment), (.headIndent, indent), (.lineSpacingAdjustment, indent),
                            (.lineBreakMode, mode), (.baseWritingDirection, direction),
                            // The value has the wrong size.
                            (.tailIndent, mode),
                        ].map { (spec: CTParagraphStyleSpecifier, value: UnsafeRawBufferPointer) in
                            CTParagraphStyleSetting(spec: spec, valueSize: value.count, value: value.baseAddress!)
                        }
                        return CTParagraphStyleCreate(settings, settings.count)
                    }
                }
            }
        }
        expect(style.alignment, equals: .right)
        expect([style.headIndent, style.lineSpacing, style.tailIndent], equals: [12, 12, 0])
        expect(style.lineBreakMode, equals: .byTruncatingTail)
        expect(style.baseWritingDirection, equals: .rightToLeft)
        let frame = frame(setter("The quick brown fox", style), CGRect(x: 0, y: 0, width: 100, height: 100))
        expect(try lines(frame).count, equals: 1)
    }

    @Test func `a typesetter suggests line breaks`() throws {
        let text = "The quick brown fox\njumps over the lazy dog"
        let string = NSAttributedString(string: text, attributes: [.font: font])
        let typesetter = CTTypesetterCreateWithAttributedString(string)
        var pieces: [String] = []
        var start = 0
        while start < string.length {
            let count = CTTypesetterSuggestLineBreak(typesetter, start, 110)
            let line = CTTypesetterCreateLine(typesetter, CFRangeMake(start, count))
            expect(CTLineGetStringRange(line), equals: CFRange(location: start, length: count))
            expect(CTLineGetTypographicBounds(line, nil, nil, nil) - CTLineGetTrailingWhitespaceWidth(line) <= 110)
            pieces.append(string.attributedSubstring(from: NSRange(location: start, length: count)).string)
            start += count
        }
        expect(pieces.joined(), equals: text)
        expect(pieces.count > 3 && pieces.contains { $0.hasSuffix("fox\n") })
        let letters = CTTypesetterSuggestClusterBreak(typesetter, 0, 60)
        expect(letters > 4 && letters < 9)
    }

    @Test func `a typesetter converts each paragraph once`() {
        final class Attachment: NSTextAttachment {
            var count = 0

            override func attachmentBounds(
                for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
                glyphPosition position: CGPoint, characterIndex charIndex: Int
            ) -> CGRect {
                count += 1
                return CGRect(x: 0, y: 0, width: 10, height: 10)
            }
        }
        let attachment = Attachment()
        let text = NSMutableAttributedString(string: "")
        for _ in 0..<50 {
            text.append(NSAttributedString(attachment: attachment))
            text.append(NSAttributedString(string: "one two\u{2029}", attributes: [.font: font]))
        }
        let typesetter = CTTypesetterCreateWithAttributedString(text)
        var start = 0
        var lengths: [Int] = []
        while start < text.length {
            lengths.append(CTTypesetterSuggestLineBreak(typesetter, start, 70))
            start += max(1, lengths.last ?? 0)
        }
        expect(lengths, equals: Array(repeating: [5, 4], count: 50).flatMap { $0 })
        expect(attachment.count, equals: 50)
    }
}
