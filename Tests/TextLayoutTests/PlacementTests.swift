import Expectations
import Foundation
import Testing
@testable import TextLayout

struct PlacementTests {
    @Test(arguments: [
        (ParagraphFormat.Alignment.natural, 0.0), (.left, 0), (.center, 0.5), (.right, 1), (.justified, 0),
    ])
    func `left-to-right lines are aligned`(_ alignment: ParagraphFormat.Alignment, share: Double) {
        let layout = layout("Hello", width: 200, format: ParagraphFormat(alignment: alignment))
        let room = 200 - layout.size.width
        expect(abs(layout.lines[0].frame.minX - room * share), isLessThan: 0.01)
    }

    @Test(arguments: [
        (ParagraphFormat.Alignment.natural, 1.0), (.left, 0), (.center, 0.5), (.right, 1), (.justified, 1),
    ])
    func `right-to-left lines are aligned`(_ alignment: ParagraphFormat.Alignment, share: Double) {
        let layout = layout("שלום", width: 200, format: ParagraphFormat(alignment: alignment))
        let room = 200 - layout.size.width
        expect(layout.lines[0].isRightToLeft)
        expect(abs(layout.lines[0].frame.minX - room * share), isLessThan: 0.01)
    }

    @Test func `an explicit base direction overrides that of the text`() {
        var format = ParagraphFormat()
        format.baseDirection = .rightToLeft
        let layout = layout("Hello", width: 200, format: format)
        expect(layout.lines[0].isRightToLeft)
        expect(abs(layout.lines[0].frame.maxX - 200), isLessThan: 0.01)
    }

    @Test func `every paragraph has its own direction`() {
        let layout = layout("Hello\nשלום", width: 200)
        expect(layout.lines.map(\.isRightToLeft), equals: [false, true])
    }

    @Test func `justified lines except the last reach the margin`() {
        let text = "The quick brown fox jumps over the lazy dog"
        let layout = layout(text, width: 130, format: ParagraphFormat(alignment: .justified))
        for line in layout.lines.dropLast() { expect(abs(line.frame.maxX - 130), isLessThan: 0.1) }
        expect(layout.lines.last!.frame.maxX, isLessThan: 120)
    }

    @Test func `indents narrow and move lines`() {
        var format = ParagraphFormat()
        format.firstLineHeadIndent = 30
        format.headIndent = 10
        format.tailIndent = -20
        let layout = layout("The quick brown fox jumps over the lazy dog", width: 160, format: format)
        expect(layout.lines[0].frame.minX, equals: 30)
        expect(layout.lines.dropFirst().allSatisfy { $0.frame.minX == 10 })
        expect(layout.lines.allSatisfy { $0.frame.maxX <= 140.01 })
    }

    @Test func `a hanging indent does not indent the first line`() {
        var format = ParagraphFormat()
        format.headIndent = 25
        let layout = layout("The quick brown fox jumps over the lazy dog", width: 160, format: format)
        expect(layout.lines[0].frame.minX, equals: 0)
        expect(layout.lines[1].frame.minX, equals: 25)
        expect(layout.lines.allSatisfy { $0.frame.maxX <= 160.01 })
    }

    @Test func `a positive tail indent is measured from the leading margin`() {
        var format = ParagraphFormat()
        format.tailIndent = 100
        let layout = layout("The quick brown fox jumps over the lazy dog", width: 300, format: format)
        expect(layout.lines.allSatisfy { $0.frame.maxX <= 100.01 })
    }

    @Test func `spacing is added only between lines and paragraphs`() {
        var format = ParagraphFormat()
        format.lineSpacing = 5
        format.paragraphSpacing = 7
        format.paragraphSpacingBefore = 2
        let height = testFont.metrics.lineHeight
        expect(abs(layout("a", format: format).size.height - height), isLessThan: 1e-9)
        expect(abs(layout("a\nb", format: format).size.height - (height * 2 + 14)), isLessThan: 1e-9)
        expect(abs(layout("a\u{2028}b", format: format).size.height - (height * 2 + 5)), isLessThan: 1e-9)
    }

    @Test func `the multiple and the limits apply to the line height`() {
        var format = ParagraphFormat()
        let natural = testFont.metrics.lineHeight
        format.lineHeightMultiple = 1.5
        expect(abs(layout("a", format: format).size.height - natural * 1.5), isLessThan: 1e-9)
        format.maximumLineHeight = 25
        expect(layout("a", format: format).size.height, equals: 25)
        format.minimumLineHeight = 40
        expect(layout("a", format: format).size.height, equals: 40)
        // The text is at the bottom of a line that is higher than its natural height.
        expect(abs(layout("a", format: format).firstBaseline - (40 + testFont.metrics.descender)), isLessThan: 1e-9)
    }

    @Test func `a baseline offset increases the line height`() {
        var style = TextStyle(font: testFont)
        style.baselineOffset = 6
        let runs = [TextRun(text: "x", style: TextStyle(font: testFont)), TextRun(text: "2", style: style)]
        let layout = TextLayout(runs: runs)
        expect(abs(layout.size.height - testFont.metrics.lineHeight - 6), isLessThan: 1e-9)
        expect(abs(layout.firstBaseline - testFont.metrics.ascender - 6), isLessThan: 1e-9)
    }

    @Test func `the kern widens every character`() {
        var style = TextStyle(font: testFont)
        style.kern = 4
        let wide = TextLayout(runs: [TextRun(text: "HHHH", style: style)])
        expect(abs(wide.size.width - layout("HHHH").size.width - 16), isLessThan: 0.1)
    }

    @Test func `attachments reserve space`() {
        var style = TextStyle(font: testFont)
        style.attachmentSize = CGSize(width: 50, height: 40)
        let plain = TextStyle(font: testFont)
        let layout = TextLayout(runs: [
            TextRun(text: "ab ", style: plain), TextRun(text: "\u{FFFC}", style: style),
            TextRun(text: " cd", style: plain),
        ])
        expect(layout.attachmentFrames.count, equals: 1)
        let place = layout.attachmentFrames[0]
        expect(place.utf16Offset, equals: 3)
        expect(abs(place.frame.minX - layout.caretRect(at: 3).minX), isLessThan: 0.01)
        expect(abs(layout.caretRect(at: 4).minX - layout.caretRect(at: 3).minX - 50), isLessThan: 0.01)
        expect(place.frame.maxY, equals: layout.firstBaseline)
        expect(layout.size.height, equals: 40 - testFont.metrics.descender)
    }

    @Test func `wrapped attachments are placed on their lines`() {
        var style = TextStyle(font: testFont)
        style.attachmentSize = CGSize(width: 30, height: 30)
        let layout = TextLayout(
            runs: [TextRun(text: String(repeating: "\u{FFFC}", count: 5), style: style)],
            maximumSize: CGSize(width: 70, height: CGFloat.greatestFiniteMagnitude))
        expect(layout.attachmentFrames.map(\.utf16Offset), equals: [0, 1, 2, 3, 4])
        expect(layout.attachmentFrames.map(\.frame.minX), equals: [0, 30, 0, 30, 0])
        expect(layout.lines.count, equals: 3)
    }
}
