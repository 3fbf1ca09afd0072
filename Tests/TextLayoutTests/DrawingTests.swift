import Expectations
import CoreGraphics
import Foundation
import Testing
@testable import TextLayout

struct DrawingTests {
    @Test(arguments: ["Hello", "日本語", "مرحبا", "हिन्दी", "שלום"], [1.0, 2.0, 3.0])
    func `the ink is inside the frame`(_ text: String, scale: Double) {
        let canvas = Canvas(width: 160, height: 40, scale: scale)
        let layout = layout(text)
        canvas.draw(layout, at: CGPoint(x: 10, y: 10))
        let ink = canvas.inkBounds
        expect(ink.width, isGreaterThan: layout.size.width * 0.8)
        expect(ink.height, isGreaterThan: 8)
        expect(ink.minX > 8.5 && ink.maxX < 11.5 + layout.size.width)
        expect(ink.minY > 8.5 && ink.maxY < 11.5 + layout.size.height)
    }

    @Test func `concurrent drawing produces the same pixels`() async {
        let drawn: [[UInt32]] = await withTaskGroup(of: (Int, [UInt32]).self) { group in
            for index in 0..<64 {
                group.addTask {
                    // Alternate between glyph masks and Cairo, at sizes that no other test uses, so that every glyph is
                    // rasterized.
                    let canvas = Canvas(width: 60, height: 60, scale: 2.5)
                    let size: CGFloat = 11 + CGFloat(index / 4) / 7
                    let text = layout("Hamburg", font: FontDescription(size: size))
                    let degrees: Double = index % 4 < 2 ? 0 : 90
                    canvas.draw(text, at: CGPoint(x: 5, y: degrees == 0 ? 5 : -20), degrees: degrees)
                    return (index, canvas.pixels)
                }
            }
            var all: [[UInt32]] = Array(repeating: [], count: 64)
            for await (index, pixels) in group { all[index] = pixels }
            return all
        }
        for index in stride(from: 0, to: 64, by: 2) { expect(drawn[index], equals: drawn[index + 1]) }
    }

    @Test func `backgrounds do not cover glyphs of other lines and runs`() {
        var style = TextStyle(font: FontDescription(size: 30))
        style.font.obliqueness = 0.6
        style.backgroundColor = Paint.red
        var format = ParagraphFormat()
        format.lineHeightMultiple = 0.6
        let runs = [TextRun(text: "gf", style: style), TextRun(text: "fj\ngj", style: style)]
        let layout = TextLayout(runs: runs, format: format)
        let whole = Canvas(width: 100, height: 80, scale: 1)
        whole.draw(layout, at: CGPoint(x: 10, y: 10))
        let parts = Canvas(width: 100, height: 80, scale: 1)
        parts.draw(layout, at: CGPoint(x: 10, y: 10), parts: .backgrounds)
        parts.draw(layout, at: CGPoint(x: 10, y: 10), parts: [.glyphs, .lines])
        expect(whole.pixels == parts.pixels)
    }

    @Test func `drawing text keeps the line width and the dashes, and clears the path`() throws {
        var style = TextStyle(font: testFont)
        style.backgroundColor = Paint.blue
        style.underline = .single
        for text in ["a", "\u{378}"] {
            let context = try #require(CGContext(topLeftSize: CGSize(width: 80, height: 60), scale: 1, opaque: true))
            context.setLineWidth(8)
            context.addRect(CGRect(x: 40, y: 0, width: 40, height: 20))
            let layout = TextLayout(runs: [TextRun(text: text, style: style)])
            layout.draw(in: context, at: .zero, color: .black)
            context.move(to: CGPoint(x: 0, y: 40))
            context.addLine(to: CGPoint(x: 80, y: 40))
            context.setStrokeColor(Paint.red)
            context.strokePath()
            let image: CGImage = try #require(context.makeImage())
            let red = Pixel(red: 255, green: 0, blue: 0)
            expect((36..<44).allSatisfy { image.pixel(x: 60, y: $0) == red }, "\(text)")
            expect(image.pixel(x: 60, y: 10), equals: Pixel(red: 0, green: 0, blue: 0), "\(text)")
        }
    }

    @Test func `the box of a missing character is not dashed`() throws {
        func draw(_ lengths: [CGFloat]) throws -> CGImage {
            let context = try #require(CGContext(topLeftSize: CGSize(width: 30, height: 30), scale: 2, opaque: false))
            context.setLineDash(phase: 0, lengths: lengths)
            layout("\u{378}").draw(in: context, at: .zero, color: .black)
            return try #require(context.makeImage())
        }
        let (plain, dashed) = try (draw([]), draw([2, 2]))
        for x in 0..<60 { for y in 0..<60 { expect(plain.pixel(x: x, y: y), equals: dashed.pixel(x: x, y: y)) } }
    }

    @Test func `emoji are drawn in color`() {
        let canvas = Canvas(width: 60, height: 30, scale: 2)
        canvas.draw(layout("😀"), at: CGPoint(x: 5, y: 5))
        expect(canvas.isColored)
        let latin = Canvas(width: 60, height: 30, scale: 2)
        latin.draw(layout("abc"), at: CGPoint(x: 5, y: 5))
        expect(!latin.isColored)
    }

    @Test func `the baseline is at the position of the layout`() {
        let canvas = Canvas(width: 60, height: 60, scale: 2)
        let layout = layout("HHH")
        canvas.draw(layout, at: CGPoint(x: 5, y: 10))
        expect(abs(canvas.inkBounds.maxY - (10 + layout.firstBaseline)), isAtMost: 0.5)
        expect(abs(canvas.inkBounds.height - testFont.metrics.capHeight), isAtMost: 0.6)
    }

    @Test func `the same text is drawn with the same pixels`() {
        let first = Canvas(width: 160, height: 30, scale: 2)
        let second = Canvas(width: 160, height: 30, scale: 2)
        first.draw(layout("Same 日本 😀"))
        second.draw(layout("Same 日本 😀"))
        expect(first.pixels, equals: second.pixels)
    }

    @Test func `glyphs are positioned at quarter pixels`() {
        let masks = (0..<4).map { step in
            let canvas = Canvas(width: 30, height: 30, scale: 1)
            canvas.draw(layout("l"), at: CGPoint(x: 10 + Double(step) * 0.25, y: 5))
            return canvas.pixels
        }
        expect(Set(masks).count, equals: 4)
        let whole = Canvas(width: 30, height: 30, scale: 1)
        whole.draw(layout("l"), at: CGPoint(x: 11, y: 5))
        expect(Array(whole.pixels.dropFirst()), equals: Array(masks[0].dropLast()))
    }

    @Test func `rotated text is drawn`() {
        let canvas = Canvas(width: 100, height: 100, scale: 1)
        canvas.draw(layout("Hello"), at: CGPoint(x: 10, y: -50), degrees: 90)
        let ink = canvas.inkBounds
        expect(ink.height, isGreaterThan: ink.width)
    }

    @Test func `rotated text is about as dark as upright text`() {
        let upright = Canvas(width: 120, height: 120, scale: 2)
        upright.draw(layout("Hamburg"), at: CGPoint(x: 10, y: 10))
        let rotated = Canvas(width: 120, height: 120, scale: 2)
        rotated.draw(layout("Hamburg"), at: CGPoint(x: 10, y: -30), degrees: 90)
        expect(abs(upright.darkness - rotated.darkness), isLessThan: upright.darkness * 0.05)
    }

    @Test func `the color of a run overrides the default`() {
        var style = TextStyle(font: testFont)
        style.color = Paint.red
        style.underline = .thick
        let canvas = Canvas(width: 60, height: 30, scale: 2)
        canvas.draw(TextLayout(runs: [TextRun(text: "HHH", style: style)]), color: Paint.blue)
        expect(canvas.pixels.contains(0xFFFF_0000))
        expect(!canvas.pixels.contains(0xFF00_00FF))
    }

    @Test func `the opacity of the context applies to text`() {
        let full = Canvas(width: 60, height: 30, scale: 2)
        full.draw(layout("HHH"))
        let half = Canvas(width: 60, height: 30, scale: 2)
        half.draw(layout("HHH"), alpha: 0.5)
        expect(abs(half.darkness - full.darkness / 2), isLessThan: full.darkness * 0.02)
    }

    @Test func `the background fills the line`() {
        var style = TextStyle(font: testFont)
        style.backgroundColor = Paint.red
        let layout = TextLayout(runs: [TextRun(text: "  ", style: style)])
        let canvas = Canvas(width: 40, height: 30, scale: 1)
        canvas.draw(layout, at: CGPoint(x: 10, y: 4))
        expect(abs(canvas.inkBounds.width - layout.size.width), isAtMost: 1.5)
        expect(canvas.color(x: 12, y: 14), equals: 0xFF_0000)
    }

    @Test func `underlines and strikethroughs are drawn`() {
        let plain = Canvas(width: 60, height: 30, scale: 2)
        plain.draw(layout("HHH"))
        var darkness: [Double] = [plain.darkness]
        for (underline, strikes) in [(DecorationLine.single, false), (.thick, false), (.thick, true)] {
            var style = TextStyle(font: testFont)
            style.underline = underline
            style.strikethrough = strikes ? .single : .none
            let canvas = Canvas(width: 60, height: 30, scale: 2)
            canvas.draw(TextLayout(runs: [TextRun(text: "HHH", style: style)]))
            darkness.append(canvas.darkness)
        }
        expect(darkness, equals: darkness.sorted())
        expect(Set(darkness).count, equals: 4)
    }

    @Test func `a missing character is drawn as a box`() {
        let canvas = Canvas(width: 60, height: 30, scale: 2)
        canvas.draw(layout("\u{10FFFF}"), at: CGPoint(x: 5, y: 5))
        expect(canvas.inkBounds.width, isGreaterThan: 4)
    }

    @Test func `very large text is drawn`() {
        let canvas = Canvas(width: 400, height: 400, scale: 1)
        canvas.draw(layout("W", font: FontDescription(size: 300)))
        expect(canvas.inkBounds.width, isGreaterThan: 200)
    }

    @Test func `drawing text outside a context has no effect`() {
        let canvas = Canvas(width: 20, height: 20, scale: 1)
        for origin in [CGPoint(x: -500, y: 0), CGPoint(x: 500, y: 0), CGPoint(x: 0, y: 500), CGPoint(x: 1e12, y: 0)] {
            canvas.draw(layout("Hello"), at: origin)
        }
        expect(canvas.darkness, equals: 0)
    }

    @Test func `the masks of one font are limited`() {
        let letters: [Unicode.Scalar] = (0xC0..<0x250).compactMap { Unicode.Scalar(UInt32($0)) }
        let text = layout(String(String.UnicodeScalarView(letters)), font: FontDescription(size: 157))
        let canvas = Canvas(width: 220, height: 220, scale: 1)
        for phase in 0..<GlyphMasks.phases { canvas.draw(text, at: CGPoint(x: 10 + CGFloat(phase) / 4, y: 5)) }
        let count: Int = fontLock.withLock { GlyphStore.shared.byteCount }
        // The masks of the text are dropped only before the text is drawn again.
        expect(count, isLessThan: GlyphStore.byteLimit * 3 / 2)
    }
}
