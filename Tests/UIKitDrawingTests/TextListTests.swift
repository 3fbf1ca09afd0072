import Expectations
import CoreGraphics
import Foundation
import TestSupport
import TextLayout
import Testing

@testable import UIKitDrawing

private func items(_ lines: [(String, [NSTextList])]) -> NSMutableAttributedString {
    let text = NSMutableAttributedString(string: "")
    for (index, (line, lists)) in lines.enumerated() {
        let style = NSMutableParagraphStyle()
        style.textLists = lists
        let end: String = index < lines.count - 1 ? "\n" : ""
        text.append(NSAttributedString(string: line + end, attributes: [.paragraphStyle: style]))
    }
    return text
}

/// Returns the markers of the sections of text, with "-" for none.
private func markers(_ text: NSAttributedString) -> [String] {
    AttributedText(text, defaults: .drawing).sections.map { $0.format.marker?.run.text ?? "-" }
}

struct TextListTests {
    @Test func `markers follow their format`() {
        let cases: [(NSTextList.MarkerFormat, Int, String)] = [
            (.decimal, 1, "1"), (.lowercaseAlpha, 1, "a"), (.lowercaseLatin, 26, "z"), (.uppercaseAlpha, 27, "AA"),
            (.uppercaseLatin, 703, "AAA"), (.lowercaseRoman, 1994, "mcmxciv"), (.uppercaseRoman, 4, "IV"),
            (.uppercaseRoman, 4000, "4000"), (.lowercaseAlpha, 0, "0"), (.octal, 8, "10"),
            (.lowercaseHexadecimal, 255, "ff"), (.uppercaseHexadecimal, 255, "FF"), (.disc, 7, "•"), (.circle, 1, "◦"),
            (.square, 1, "▪"), (.box, 1, "□"), (.check, 1, "✓"), (.diamond, 1, "◆"), (.hyphen, 1, "⁃"),
            (NSTextList.MarkerFormat("({decimal})"), 3, "(3)"), (NSTextList.MarkerFormat("{x} {"), 3, "{x} {"),
            (NSTextList.MarkerFormat("{x}{disc}{decimal}"), 3, "{x}•{decimal}"), (NSTextList.MarkerFormat(""), 1, ""),
        ]
        for (format, number, expected) in cases {
            let list = NSTextList(markerFormat: format, options: 0)
            expect(list.marker(forItemNumber: number), equals: expected)
        }
        let list = NSTextList(markerFormat: .decimal, startingItemNumber: 5)
        expect(list.marker(forItemNumber: 2) == "6" && list.isOrdered && list.listOptions.isEmpty)
        expect(!NSTextList(markerFormat: .disc, options: 1).isOrdered)
        expect(NSTextList(markerFormat: .disc, options: 1).listOptions, equals: .prependEnclosingMarker)
        let copy = list.copy() as? NSTextList
        expect(copy !== list && copy?.startingItemNumber == 5 && copy?.markerFormat == .decimal)
    }

    @Test func `paragraphs with one list object are items of one list`() {
        let (outer, inner) = (
            NSTextList(markerFormat: .decimal, options: 0),
            NSTextList(markerFormat: NSTextList.MarkerFormat(".{lower-alpha}"), options: 1)
        )
        let other = NSTextList(markerFormat: .decimal, options: 0)
        let text = items([
            ("a", [outer]), ("", [outer]), ("b", [outer, inner]), ("c", [outer, inner]), ("d", [outer]), ("e", []),
            ("f", [outer]), ("g", [other]), ("\t2\th", [other]), ("i", [other, inner]),
        ])
        expect(markers(text), equals: ["1", "2", "2.a", "2.b", "3", "-", "1", "1", "-", "2.a"])
        expect(markers(items([("a", [outer]), ("", [outer])])), equals: ["1"])
        let (style, same) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
        (style.textLists, same.textLists) = ([outer], [other])
        expect(!style.isEqual(same) && style.isEqual(style.mutableCopy()))
        same.setParagraphStyle(style)
        expect(same.isEqual(style.copy()) && same.textLists.first === outer)
    }

    @Test func `items are indented and their markers are drawn before them`() throws {
        let list = NSTextList(markerFormat: .disc, options: 0)
        let text = items([("item", [list]), ("item", [list, list])])
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 12), range: NSRange(location: 0, length: text.length))
        let sections = AttributedText(text, defaults: .drawing).sections
        expect(sections.map(\.format.headIndent), equals: [36, 72])
        expect(sections.map(\.format.firstLineHeadIndent), equals: [36, 72])
        expect(sections.map { $0.format.marker?.indent }, equals: [11, 47])
        expect(text.size().width, isGreaterThan: 72)
        // A wide marker moves the first line.
        let wide = NSTextList(markerFormat: NSTextList.MarkerFormat("Chapter {decimal}:"), options: 0)
        let format = try #require(AttributedText(items([("a", [wide])]), defaults: .drawing).sections.first?.format)
        let marker = try #require(format.marker)
        expect(marker.indent == 0 && format.firstLineHeadIndent == marker.layout.size.width + 4)
        expect(format.headIndent, equals: 36)
    }

    /// Returns which columns of a picture contain ink: "m" for the columns of the marker, "t" for those of the text,
    /// and "?" for the rest.
    private func ink(of text: NSAttributedString, isMirrored: Bool) -> String {
        let picture = Picture(width: 200, height: 20) { text.draw(in: CGRect(x: 0, y: 0, width: 200, height: 20)) }
        let parts: [(String, Range<Int>)] = [
            ("?", 0..<10), ("m", 10..<25), ("?", 25..<35), ("t", 35..<60), ("?", 60..<200),
        ]
        return parts.map { name, columns in
            let range: Range<Int> = isMirrored ? 200 - columns.upperBound..<200 - columns.lowerBound : columns
            return picture.ink(columns: range) > 0 ? name : ""
        }.joined()
    }

    @Test func `markers are drawn beside the first line in both directions`() {
        let list = NSTextList(markerFormat: .disc, options: 0)
        let shadow = NSShadow()
        (shadow.shadowColor, shadow.shadowBlurRadius) = (UIColor.black, 0)
        for direction in [NSWritingDirection.leftToRight, .rightToLeft] {
            let style = NSMutableParagraphStyle()
            (style.textLists, style.baseWritingDirection) = ([list], direction)
            for extra in [[:], [NSAttributedString.Key.shadow: shadow]] {
                let attributes = [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 12)].merging(extra) { $1 }
                let text = NSAttributedString(string: "M", attributes: attributes)
                expect(ink(of: text, isMirrored: direction == .rightToLeft), equals: "mt")
            }
        }
    }
}
