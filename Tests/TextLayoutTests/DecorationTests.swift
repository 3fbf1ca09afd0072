import Expectations
import CoreGraphics
import Foundation
import Testing
@testable import TextLayout

struct DecorationTests {
    /// Draws text in white with black lines, so that only the lines have ink.
    private func drawLines(
        _ text: String, _ change: (inout TextStyle) -> Void, scale: CGFloat = 1, height: Int = 60
    ) -> Canvas {
        var style = TextStyle(font: FontDescription(size: 20), color: .white)
        style.underlineColor = .black
        style.strikethroughColor = .black
        change(&style)
        let canvas = Canvas(width: 200, height: height, scale: scale)
        canvas.draw(TextLayout(runs: [TextRun(text: text, style: style)]), at: CGPoint(x: 10, y: 10))
        return canvas
    }

    /// The lengths of the inked and the empty parts of the darkest row or column, alternating, in pixels.
    private func lengths(_ canvas: Canvas, vertically: Bool = false) -> [Int] {
        let (rows, count) = vertically ? (canvas.width, canvas.height) : (canvas.height, canvas.width)
        func isInk(_ row: Int, _ index: Int) -> Bool {
            let color: UInt32 = vertically ? canvas.color(x: row, y: index) : canvas.color(x: index, y: row)
            return color & 0xFF < 0x80
        }
        let ink: [[Bool]] = (0..<rows).map { row in (0..<count).map { isInk(row, $0) } }
        guard let line = ink.max(by: { $0.filter { $0 }.count < $1.filter { $0 }.count }),
            let first = line.firstIndex(of: true), let last = line.lastIndex(of: true)
        else { return [] }
        var found: [Int] = []
        var previous: Bool?
        for isInk in line[first...last] {
            if isInk == previous { found[found.count - 1] += 1 } else { found.append(1) }
            previous = isInk
        }
        return found
    }

    /// The number of separate groups of rows with ink.
    private func groups(_ canvas: Canvas) -> Int {
        let rows: [Bool] = (0..<canvas.height).map { y in
            (0..<canvas.width).contains { canvas.color(x: $0, y: y) & 0xFF < 0xC0 }
        }
        return rows.indices.filter { rows[$0] && ($0 == 0 || !rows[$0 - 1]) }.count
    }

    @Test func `an ellipsis after a word is underlined with the word`() {
        func width(_ text: String) -> CGFloat {
            var style = TextStyle(font: FontDescription(size: 20), color: .white)
            style.underline = DecorationLine(count: 1, skipsSpaces: true)
            style.underlineColor = .black
            var format = ParagraphFormat()
            format.lineBreakMode = .byTruncatingTail
            let canvas = Canvas(width: 200, height: 60, scale: 1)
            canvas.draw(
                TextLayout(
                    runs: [TextRun(text: text, style: style)], format: format,
                    maximumSize: CGSize(width: 190, height: 100), maximumNumberOfLines: 1))
            return canvas.inkBounds.maxX
        }
        let plain: CGFloat = layout("words…", font: FontDescription(size: 20)).size.width
        expect(abs(width("words\nmore") - plain), isLessThan: 2)
    }

    @Test(arguments: [CGFloat(1), 2, 3], [DecorationLine.Pattern.dot, .dash, .dashDot, .dashDotDot])
    func `patterns repeat in whole pixels`(scale: CGFloat, pattern: DecorationLine.Pattern) {
        let text = "mmmmmmmmmm"
        for isThick in [false, true] {
            let line = DecorationLine(count: 1, isThick: isThick, pattern: pattern)
            for canvas in [
                drawLines(text, { $0.underline = line }, scale: scale),
                drawLines(text, { $0.strikethrough = line }, scale: scale),
            ] {
                let found = lengths(canvas)
                // The last part can be cut.
                let whole: [Int] = Array(found.dropLast())
                let expected: [Double] = pattern.lengths
                expect(whole.count, isGreaterThan: expected.count * 2)
                let unit: Int = (whole.first ?? 0) / Int(expected[0])
                expect(unit, isAtLeast: (isThick ? Int(2 * scale) : Int(scale)))
                expect(whole, equals: whole.indices.map { Int(expected[$0 % expected.count]) * unit })
            }
        }
    }

    @Test func `double and thick lines keep their pattern`() {
        let line = DecorationLine(count: 2, isThick: true, pattern: .dash)
        let single = DecorationLine(count: 1, isThick: true, pattern: .dash)
        for scale in [CGFloat(1), 2] {
            let double = drawLines("mmmmmmmm", { $0.underline = line }, scale: scale)
            let plain = drawLines("mmmmmmmm", { $0.underline = single }, scale: scale)
            expect(lengths(double), equals: lengths(plain))
            expect(groups(double) == 2 && groups(plain) == 1)
        }
        expect(groups(drawLines("mmmm", { $0.strikethrough = .double }, scale: 2)), equals: 2)
    }

    @Test func `strikethroughs have the same center in every style`() {
        let centers: [CGFloat] = [DecorationLine.single, .thick, .double].map { line in
            drawLines("mmmm", { $0.strikethrough = line }, scale: 4).inkBounds.midY
        }
        expect(abs(centers[0] - centers[1]) < 0.3 && abs(centers[0] - centers[2]) < 0.3)
    }

    @Test func `lines by word skip white space`() {
        let layout = layout("one two", font: FontDescription(size: 20))
        var byWord = DecorationLine.single
        byWord.skipsSpaces = true
        for canvas in [
            drawLines("one two", { $0.underline = byWord }), drawLines("one two", { $0.strikethrough = byWord }),
        ] {
            let found = lengths(canvas)
            let space: CGFloat = layout.caretRect(at: 4).minX - layout.caretRect(at: 3).minX
            expect(found.count == 3 && abs(CGFloat(found[1]) - space) <= 2)
        }
        expect(lengths(drawLines("one two", { $0.underline = .single })).count, equals: 1)
    }

    @Test func `line patterns continue where only the style of the text changes`() {
        var style = TextStyle(font: FontDescription(size: 20), color: .white, underlineColor: .black)
        style.underline = DecorationLine(count: 1, pattern: .dash)
        var shifted = style
        shifted.color = CGColor(red: 1, green: 1, blue: 1, alpha: 0.99)
        let canvas = Canvas(width: 200, height: 60, scale: 2)
        let runs: [TextRun] = [
            TextRun(text: "mmi", style: style), TextRun(text: "mmi", style: shifted), TextRun(text: "mm", style: style),
        ]
        canvas.draw(TextLayout(runs: runs), at: CGPoint(x: 10, y: 10))
        let whole = lengths(canvas).dropLast()
        expect(whole.count > 6 && Set(whole).count == 2)
    }

    @Test func `underlines and strikethroughs have their own colors`() {
        let canvas = Canvas(width: 100, height: 60, scale: 2)
        var style = TextStyle(font: FontDescription(size: 20), color: .white)
        style.underline = .thick
        style.underlineColor = Paint.red
        style.strikethrough = .thick
        style.strikethroughColor = Paint.blue
        canvas.draw(TextLayout(runs: [TextRun(text: "mm", style: style)]), at: CGPoint(x: 10, y: 10))
        expect(canvas.pixels.contains(0xFFFF_0000) && canvas.pixels.contains(0xFF00_00FF))
    }

    @Test func `very long patterns are drawn only where they are visible`() {
        let text = String(repeating: "m", count: 20_000)
        let canvas = drawLines(text, { $0.underline = DecorationLine(count: 1, pattern: .dot) })
        expect(Set(lengths(canvas).dropLast()).count, equals: 1)
    }

    @Test(arguments: [CGFloat(1), 2])
    func `columns have underlines at their right and strikethroughs in their center`(scale: CGFloat) {
        func draw(_ change: (inout TextStyle) -> Void) -> Canvas {
            var style = TextStyle(font: FontDescription(size: 20), color: .white)
            style.underlineColor = .black
            style.strikethroughColor = .black
            change(&style)
            let canvas = Canvas(width: 60, height: 200, scale: scale)
            let layout = VerticalLayout(runs: [VerticalRun(text: "縦書きword 文\u{3000}字", style: style)], height: 190)
            canvas.draw(layout, at: CGPoint(x: 10, y: 0))
            return canvas
        }
        // The column is 20 points wide, in a pitch of 34 points.
        let underline = draw { $0.underline = .single }.inkBounds
        expect(underline.minX >= 36 && underline.maxX <= 40 && underline.height > 150)
        let strikethrough = draw { $0.strikethrough = .single }.inkBounds
        expect(abs(strikethrough.midX - 27) <= 1 && strikethrough.height > 150)
        let dashes = lengths(draw { $0.underline = DecorationLine(count: 1, pattern: .dash) }, vertically: true)
        expect(dashes.count > 8 && Set(dashes.dropLast()).count == 2)
        let words = draw { $0.underline = DecorationLine(count: 1, skipsSpaces: true) }
        expect(lengths(words, vertically: true).count, equals: 5)
    }
}
