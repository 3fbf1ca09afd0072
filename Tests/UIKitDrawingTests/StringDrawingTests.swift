import Expectations
import CoreGraphics
import Foundation
import Testing

@testable import UIKitDrawing

struct StringDrawingTests {
    private let font: UIFont = .systemFont(ofSize: 17)

    private func style(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        change(style)
        return style
    }

    @Test func `one line has the height of its font`() {
        let size: CGSize = "Hello".size(withAttributes: [.font: font])
        expect(abs(size.height - font.lineHeight), isLessThan: 0.01)
        expect(size.width > 30 && size.width < 60)
        expect(NSString(string: "Hello").size(withAttributes: [.font: font]), equals: size)
        expect(NSAttributedString(string: "Hello", attributes: [.font: font]).size(), equals: size)
    }

    @Test func `the default font has twelve points`() {
        expect(abs("x".size().height - UIFont.systemFont(ofSize: 12).lineHeight), isLessThan: 0.01)
    }

    @Test func `the bounding rectangle breaks lines at the width`() {
        let text = "one two three four five six seven"
        let one: CGRect = text.boundingRect(
            with: CGSize(width: 1000, height: 0), options: .usesLineFragmentOrigin, attributes: [.font: font],
            context: nil)
        let many: CGRect = text.boundingRect(
            with: CGSize(width: 80, height: CGFloat.greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
            attributes: [.font: font], context: nil)
        expect(abs(one.height - font.lineHeight), isLessThan: 0.01)
        expect(many.width, isAtMost: 80)
        expect(many.height, isGreaterThan: font.lineHeight * 3.9)
        let baseline: CGRect = text.boundingRect(
            with: CGSize(width: 80, height: 100), attributes: [.font: font], context: nil)
        expect(baseline.width, equals: one.width)
        expect(abs(baseline.minY + font.ascender), isLessThan: 0.01)
    }

    @Test func `text is drawn in the foreground color`() {
        let picture = Picture(width: 60, height: 24) {
            "■■■".draw(at: .zero, withAttributes: [.font: font, .foregroundColor: UIColor.red])
        }
        var reddest: Pixel = .white
        for y in 0..<24 {
            for x in 0..<60 where picture[x, y].green < reddest.green { reddest = picture[x, y] }
        }
        expect(reddest.red > 200 && reddest.green < 60 && reddest.blue < 60)
    }

    @Test func `dynamic colors are resolved with the current traits`() {
        func ink(_ style: UIUserInterfaceStyle) -> Int {
            Picture(width: 60, height: 24) {
                UITraitCollection(userInterfaceStyle: style).performAsCurrent {
                    "Hello".draw(at: .zero, withAttributes: [.font: font, .foregroundColor: UIColor.label])
                }
            }.ink()
        }
        expect(ink(.light), isGreaterThan: 50)
        expect(ink(.dark), equals: 0)
    }

    @Test func `lines outside the rectangle are not drawn`() {
        let picture = Picture(width: 100, height: 100) {
            "one two three four five six seven".draw(
                in: CGRect(x: 10, y: 10, width: 60, height: 45), withAttributes: [.font: font])
        }
        expect(picture.ink(rows: 0..<10), equals: 0)
        expect(picture.ink(rows: 10..<50), isGreaterThan: 0)
        expect(picture.ink(rows: 56..<100), equals: 0)
    }

    @Test func `each paragraph has its own style`() {
        let text = NSMutableAttributedString(string: "")
        text.append(
            NSAttributedString(
                string: "left\n", attributes: [.font: font, .paragraphStyle: style { $0.alignment = .left }]))
        text.append(
            NSAttributedString(
                string: "right\n", attributes: [.font: font, .paragraphStyle: style { $0.alignment = .right }]))
        text.append(
            NSAttributedString(
                string: "indented", attributes: [.font: font, .paragraphStyle: style { $0.firstLineHeadIndent = 50 }]))
        let picture = Picture(width: 120, height: 70) { text.draw(in: CGRect(x: 0, y: 0, width: 120, height: 70)) }
        expect(picture.ink(rows: 0..<20, columns: 0..<20) > 0 && picture.ink(rows: 0..<20, columns: 60..<120) == 0)
        expect(picture.ink(rows: 21..<40, columns: 0..<60) == 0 && picture.ink(rows: 21..<40, columns: 100..<120) > 0)
        expect(picture.ink(rows: 41..<60, columns: 0..<50) == 0 && picture.ink(rows: 41..<60, columns: 50..<80) > 0)
        expect(abs(text.size().height - font.lineHeight * 3), isLessThan: 0.1)
    }

    @Test func `paragraph spacing applies only between paragraphs`() {
        let attributes: [NSAttributedString.Key: Any] = [
            .font: font, .paragraphStyle: style { $0.paragraphSpacing = 10 },
        ]
        let one = NSAttributedString(string: "a", attributes: attributes).size().height
        let three = NSAttributedString(string: "a\nb\nc", attributes: attributes).size().height
        expect(abs(three - (one * 3 + 20)), isLessThan: 0.1)
    }

    @Test func `text that does not fit is truncated`() {
        let text = NSAttributedString(string: "one\ntwo\nthree\nfour", attributes: [.font: font])
        let size = CGSize(width: 100, height: font.lineHeight * 2.5)
        let plain = TextBlock(
            AttributedText(text, defaults: .drawing, splitsParagraphs: true),
            limits: TextLimits(width: size.width, height: size.height))
        expect(plain.isTruncated && plain.lineCount == 2)
        let limited = TextBlock(AttributedText(text, defaults: .drawing), limits: TextLimits(width: 100, lineLimit: 3))
        expect(limited.isTruncated && limited.lineCount == 3)
        let whole = TextBlock(AttributedText(text, defaults: .drawing), limits: TextLimits(width: 100, lineLimit: 4))
        expect(!whole.isTruncated && whole.lineCount == 4)
    }

    @Test func `truncating paragraphs have one line`() {
        let text = NSAttributedString(
            string: "a very long first paragraph indeed\nanother long paragraph that is cut",
            attributes: [.font: font, .paragraphStyle: style { $0.lineBreakMode = .byTruncatingTail }])
        let bounds: CGRect = text.boundingRect(
            with: CGSize(width: 100, height: 0), options: .usesLineFragmentOrigin, context: nil)
        expect(abs(bounds.height - font.lineHeight * 2), isLessThan: 0.1)
        expect(bounds.width, isAtMost: 100.01)
    }

    @Test func `attachments are drawn inline`() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let square = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image { context in
            UIColor.green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        let text = NSMutableAttributedString(string: "ab", attributes: [.font: font])
        text.append(NSAttributedString(attachment: NSTextAttachment(image: square)))
        text.append(NSAttributedString(string: "cd", attributes: [.font: font]))
        let picture = Picture(width: 80, height: 24) { text.draw(at: .zero) }
        let left = Int(NSAttributedString(string: "ab", attributes: [.font: font]).size().width)
        let baseline = Int(font.ascender)
        expect(picture[left + 5, baseline - 5], equals: .green)
        let plain: CGFloat = NSAttributedString(string: "abcd", attributes: [.font: font]).size().width
        expect(abs(text.size().width - plain - 10), isLessThan: 1)
    }

    @Test func `attachments among other characters with the same attributes are drawn`() {
        let attachment = NSTextAttachment(image: UIImage())
        attachment.bounds = CGRect(x: 0, y: 0, width: 100, height: 10)
        func width(_ string: String) -> CGFloat {
            NSAttributedString(string: string, attributes: [.font: font, .attachment: attachment]).size().width
        }
        expect(abs(width("a\u{FFFC}b\u{FFFC}\u{FFFC}c") - width("a") - width("b") - width("c") - 300), isLessThan: 1)
        expect(abs(width("a\n\u{FFFC}b") - 100 - width("b")), isLessThan: 1)
    }

    @Test func `bounds of an attachment position its image`() {
        let attachment = NSTextAttachment(image: UIImage())
        attachment.bounds = CGRect(x: 0, y: -4, width: 20, height: 30)
        let text = NSAttributedString(attachment: attachment)
        expect(abs(text.size().width - 20), isLessThan: 0.01)
        expect(text.size().height, isAtLeast: 30)
    }

    @Test func `shadows are drawn only for the runs that have them`() {
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 0, height: 30)
        shadow.shadowColor = UIColor.red
        let text = NSMutableAttributedString(string: "■■", attributes: [.font: font])
        text.append(NSAttributedString(string: "■■", attributes: [.font: font, .shadow: shadow]))
        let half = Int(text.size().width / 2)
        let picture = Picture(width: 80, height: 60) { text.draw(at: .zero) }
        expect(picture.ink(rows: 0..<22), isGreaterThan: 0)
        expect(picture.ink(rows: 31..<60, columns: 0..<(half - 1)), equals: 0)
        expect(picture.ink(rows: 31..<60, columns: half..<80), isGreaterThan: 0)
    }

    @Test func `underlines and strikethroughs are drawn`() {
        func ink(_ key: NSAttributedString.Key?) -> Int {
            var attributes: [NSAttributedString.Key: Any] = [.font: font]
            if let key { attributes[key] = NSUnderlineStyle.single.rawValue }
            return Picture(width: 80, height: 30) { "nnnn".draw(at: .zero, withAttributes: attributes) }.ink()
        }
        expect(ink(.underlineStyle), isGreaterThan: ink(nil) + 20)
        expect(ink(.strikethroughStyle), isGreaterThan: ink(nil))
    }

    @Test func `underline styles modify each other`() {
        func ink(_ key: NSAttributedString.Key, _ style: NSUnderlineStyle) -> Int {
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.clear, key: style.rawValue,
                .underlineColor: UIColor.black, .strikethroughColor: UIColor.black,
            ]
            return Picture(width: 160, height: 40) { "mm mm mm".draw(at: .zero, withAttributes: attributes) }.ink()
        }
        for key in [NSAttributedString.Key.underlineStyle, .strikethroughStyle] {
            let single = ink(key, .single)
            let dashed = ink(key, [.single, .patternDash])
            expect(ink(key, []) == 0 && ink(key, .patternDot) == 0 && ink(key, .byWord) == 0)
            expect(ink(key, .thick) > single && ink(key, .double) > single)
            expect(ink(key, [.single, .byWord]), isLessThan: single)
            expect(dashed > single / 2 && dashed < single * 4 / 5)
            expect(ink(key, [.thick, .patternDash]) > dashed && ink(key, [.double, .patternDash]) > dashed)
            expect(ink(key, [.thick, .double]), isGreaterThan: ink(key, .double))
            let dots: [Int] = [.patternDot, .patternDash, .patternDashDot, .patternDashDotDot].map {
                (pattern: NSUnderlineStyle) in ink(key, [.double, pattern, .byWord])
            }
            expect(Set(dots).count == 4 && dots.allSatisfy { $0 > 0 })
        }
    }

    @Test func `standard ligatures can be turned off`() throws {
        let serif = try #require(UIFont(name: "DejaVu Serif", size: 20))
        func draw(_ text: String, _ font: UIFont, ligature: Any?) -> Picture {
            var attributes: [NSAttributedString.Key: Any] = [.font: font]
            attributes[.ligature] = ligature
            return Picture(width: 120, height: 40) { text.draw(at: .zero, withAttributes: attributes) }
        }
        let standard = draw("office fluff", serif, ligature: nil)
        expect(draw("office fluff", serif, ligature: 1).bytes, equals: standard.bytes)
        for value: Any in [0, NSNumber(value: 0)] {
            expect(draw("office fluff", serif, ligature: value).bytes, differsFrom: standard.bytes)
        }
        // Other characters do not change, and Arabic keeps the ligatures that it requires.
        for (text, font) in [("open", serif), ("سلام لا", UIFont.systemFont(ofSize: 20))] {
            expect(draw(text, font, ligature: 0).bytes, equals: draw(text, font, ligature: nil).bytes)
        }
    }

    @Test func `writing directions equal the control characters of Unicode`() {
        let font: UIFont = .systemFont(ofSize: 20)
        func draw(_ text: NSAttributedString) -> [UInt8] {
            Picture(width: 200, height: 40) { text.draw(at: .zero) }.bytes
        }
        func attributed(_ text: String, _ value: Any?) -> NSAttributedString {
            let result = NSMutableAttributedString(string: text, attributes: [.font: font])
            if let value {
                result.addAttribute(.writingDirection, value: value, range: NSRange(location: 2, length: 7))
            }
            return result
        }
        let (left, right) = (NSWritingDirection.leftToRight.rawValue, NSWritingDirection.rightToLeft.rawValue)
        let override: Int = NSWritingDirectionFormatType.override.rawValue
        let cases: [(value: [Int], control: String)] = [
            ([right | NSWritingDirectionFormatType.embedding.rawValue], "\u{202B}"), ([left | override], "\u{202D}"),
            ([right | override], "\u{202E}"), ([right, left | override], "\u{202B}\u{202D}"),
        ]
        let plain: [UInt8] = draw(attributed("a cd שלום e", nil))
        for (value, control) in cases {
            let closing = String(repeating: "\u{202C}", count: value.count)
            let expected: [UInt8] = draw(attributed("a \(control)cd שלום\(closing) e", nil))
            expect(draw(attributed("a cd שלום e", value)) == expected && expected != plain)
            expect(draw(attributed("a cd שלום e", value.map { NSNumber(value: $0) })), equals: expected)
        }
        // An embedding with the direction of the text, and values that are not directions, have no effect.
        for value: Any in [[left], [7], "abc", 3] { expect(draw(attributed("a cd שלום e", value)), equals: plain) }
    }

    @Test func `a context scales text down`() {
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = 0.5
        let text = NSAttributedString(
            string: "too wide for it",
            attributes: [.font: font, .paragraphStyle: style { $0.lineBreakMode = .byTruncatingTail }])
        let bounds: CGRect = text.boundingRect(
            with: CGSize(width: 90, height: 30), options: .usesLineFragmentOrigin, context: context)
        expect(context.actualScaleFactor < 1 && context.actualScaleFactor >= 0.5)
        expect(bounds.width, isAtMost: 90.01)
        expect(context.totalBounds, equals: bounds)
    }

    @Test func `paragraph styles compare and copy`() throws {
        let changed: NSParagraphStyle = style { $0.lineSpacing = 3 }
        let copy = try #require(changed.copy() as? NSParagraphStyle)
        expect(copy == changed && copy != NSParagraphStyle.default)
        let mutable = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
        mutable.lineSpacing = 4
        expect(copy.lineSpacing == 3 && mutable.lineSpacing == 4)
        expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "ar"), equals: .rightToLeft)
        expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "en"), equals: .leftToRight)
        expect(NSParagraphStyle.default.lineBreakMode, equals: .byWordWrapping)
    }

    @Test func `values of every attribute can be compared`() {
        let keys: [(NSAttributedString.Key, () -> Any)] = [
            (.font, { UIFont.systemFont(ofSize: 11) }), (.foregroundColor, { UIColor(white: 0.5, alpha: 1) }),
            (.foregroundColor, { UIColor.label }), (.paragraphStyle, { NSMutableParagraphStyle() }),
            (.shadow, { NSShadow() }), (.attachment, { NSTextAttachment() }), (.kern, { 3 }),
            (.link, { URL(string: "https://example.org") as Any }),
            (.underlineStyle, { NSUnderlineStyle.single.rawValue }), (.ligature, { 0 }),
            (.writingDirection, { [2, 0] }),
        ]
        for (key, value) in keys {
            let text = NSMutableAttributedString(string: "abc", attributes: [key: value()])
            text.append(NSAttributedString(string: "def", attributes: [key: value()]))
            text.addAttribute(key, value: value(), range: NSRange(location: 2, length: 2))
            expect(text.length, equals: 6)
        }
    }

    @Test func `text that must shrink is tried at the minimum scale factor`() {
        let size = CGSize(width: 1000, height: 0)
        func measure(_ minimum: CGFloat, width: CGFloat) -> (scale: CGFloat, width: CGFloat) {
            let context = NSStringDrawingContext()
            context.minimumScaleFactor = minimum
            let bounds: CGRect = "■■■■■■■■■■".boundingRect(
                with: CGSize(width: width, height: 0), options: [], attributes: [.font: font], context: context)
            return (context.actualScaleFactor, bounds.width)
        }
        let natural: CGFloat = "■■■■■■■■■■".boundingRect(with: size, attributes: [.font: font], context: nil).width
        let smallest = measure(0.93, width: natural / 2)
        expect(smallest.scale, equals: 0.93)
        expect(abs(smallest.width - natural * 0.93), isLessThan: 1)
        let fitting = measure(0.93, width: natural * 0.94)
        expect(fitting.scale, equals: 0.93)
        expect(fitting.width, isAtMost: natural * 0.94)
    }

    @Test func `attributes that change inside a line break do not add a line`() {
        let text = NSMutableAttributedString(string: "one\r\ntwo", attributes: [.font: font])
        let plain: CGSize = text.size()
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 4))
        expect(text.size(), equals: plain)
        let sections = AttributedText(text, defaults: .drawing, splitsParagraphs: true).sections
        expect(sections.map { $0.runs.map(\.text).joined() }, equals: ["one", "two"])
        expect(sections.map(\.utf16Start) == [0, 5] && sections.map(\.utf16Count) == [3, 3])
    }

    @Test func `symbols and templates in text have the color of the text`() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let square = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        let symbol = try #require(UIImage(systemName: "square.fill"))
        func middle(_ image: UIImage, _ color: UIColor?) -> Pixel {
            let text = NSMutableAttributedString(attachment: NSTextAttachment(image: image))
            if let color {
                text.addAttribute(.foregroundColor, value: color, range: NSRange(location: 0, length: text.length))
            }
            let size: CGSize = text.size()
            return Picture(width: size.width, height: size.height) { text.draw(at: .zero) }[
                Int(size.width / 2), Int(size.height / 2)]
        }
        for image in [symbol, square.withRenderingMode(.alwaysTemplate)] {
            expect(middle(image, .red) == .red && middle(image, nil) == .black)
        }
        expect(middle(square, .red) == .blue && middle(symbol.withTintColor(.green), .red) == .green)
        let label = AttributedText(
            NSAttributedString(attachment: NSTextAttachment(image: symbol)), defaults: .drawing)
        let picture = Picture(width: 30, height: 30) {
            guard let context = UIGraphicsGetCurrentContext() else { return }
            TextBlock(label, limits: TextLimits()).draw(in: context, at: .zero, color: UIColor.red.cgColor)
        }
        expect(picture[Int(symbol.size.width / 2), Int(symbol.size.height / 2)], equals: .red)
    }

    @Test func `an empty string has the height of its font`() {
        let large: UIFont = .systemFont(ofSize: 40)
        let attributes: [NSAttributedString.Key: Any] = [.font: large]
        expect(abs("".size(withAttributes: attributes).height - large.lineHeight), isLessThan: 0.1)
        expect("".size(withAttributes: attributes).width, equals: 0)
        let bounds: CGRect = ("" as NSString).boundingRect(
            with: CGSize(width: 100, height: 0), options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
        expect(abs(bounds.height - large.lineHeight), isLessThan: 0.1)
    }

    @Test func `a single line is scaled down only if it is too wide`() {
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = 0.5
        let text = NSAttributedString(string: "short\nsecond", attributes: [.font: font])
        _ = text.boundingRect(with: CGSize(width: 1_000, height: 0), options: [], context: context)
        expect(context.actualScaleFactor, equals: 1)
        _ = text.boundingRect(with: CGSize(width: 20, height: 0), options: [], context: context)
        expect(context.actualScaleFactor, isLessThan: 1)
    }
}
