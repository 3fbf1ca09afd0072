import Expectations
import Foundation
import Testing
@testable import TextLayout

struct FontTests {
    @Test func `the system font has the line height of San Francisco`() {
        let metrics = FontDescription(size: 17).metrics
        expect(abs(metrics.lineHeight - 20.281), isLessThan: 0.001)
        expect(abs(metrics.ascender - 16.184), isLessThan: 0.001)
        expect(abs(metrics.descender + 4.097), isLessThan: 0.001)
        expect(metrics.capHeight, isGreaterThan: metrics.xHeight)
        expect(metrics.capHeight, isLessThan: metrics.ascender)
    }

    @Test func `metrics scale with size`() {
        let small = FontDescription(size: 10).metrics
        let large = FontDescription(size: 30).metrics
        expect(abs(large.lineHeight - small.lineHeight * 3), isLessThan: 0.01)
        expect(abs(large.capHeight - small.capHeight * 3), isLessThan: 0.01)
    }

    @Test func `every weight has distinct glyphs`() {
        let weights: [CGFloat] = [100, 200, 300, 400, 500, 600, 700, 800, 900]
        let widths = weights.map { layout("Hamburgefonstiv", font: FontDescription(size: 17, weight: $0)).size.width }
        expect(Set(widths).count, equals: weights.count)
        expect(widths[3...], equals: ArraySlice(widths[3...].sorted()))
    }

    @Test func `an italic font differs from the upright font`() {
        let italic = layout("Hamburgefonstiv", font: FontDescription(size: 17, isItalic: true))
        expect(italic.size.width, differsFrom: layout("Hamburgefonstiv").size.width)
    }

    @Test func `monospaced digits have equal widths`() {
        let plain = FontDescription(size: 17)
        let tabular = FontDescription(size: 17, hasMonospacedDigits: true)
        expect(layout("1111", font: plain).size.width, isLessThan: layout("0000", font: plain).size.width)
        expect(layout("1111", font: tabular).size.width, equals: layout("0000", font: tabular).size.width)
    }

    @Test func `a monospaced font has one width`() {
        let font = FontDescription(size: 17, isMonospaced: true)
        expect(layout("iiii", font: font).size.width, equals: layout("WWWW", font: font).size.width)
    }

    @Test func `the system font replaces a missing family`() {
        let font = FontDescription(family: "No Such Family", size: 17)
        expect(!FontDescription.isAvailable(family: "No Such Family"))
        expect(layout("Text", font: font).size.width, equals: layout("Text").size.width)
    }

    @Test func `a missing family is reported once`() {
        for size: CGFloat in [11, 12, 13] {
            _ = layout("Text", font: FontDescription(family: "Never Heard Of", size: size))
        }
        let reports = TextEngine.shared.withLock { $0.reports.filter { $0.contains("Never Heard Of") } }
        expect(reports, equals: ["The font family Never Heard Of is not installed: Inter is used instead."])
    }

    @Test func `a character of several code points is one glyph`() {
        let width: CGFloat = layout("👍").size.width
        for text in ["👍🏽", "🏳️‍🌈", "1️⃣", "👨‍👩‍👧‍👦", "🇯🇵", "❤️", "👩🏽‍🚀"] {
            expect(layout(text).size.width, equals: width, "\(text)")
            expect(
                layout("a" + text + "b").size.width - layout("a").size.width - layout("b").size.width, equals: width,
                "a\(text)b")
        }
    }

    @Test func `other scripts have fonts`() {
        for text in ["مرحبا", "שלום", "हिन्दी", "ไทย", "ქართული", "አማርኛ", "日本語", "한국어", "∑∞≠", "→✓★"] {
            let layout = layout(text)
            expect(layout.content.runs.allSatisfy { $0.kind == .glyphs }, "\(text)")
        }
    }

    @Test func `a pinned family is found by its name`() {
        let font = FontDescription(family: "Noto Sans Thai", size: 17)
        let layout = layout("ไทย", font: font)
        expect(layout.content.runs.map(\.face.family), equals: ["Noto Sans Thai"])
    }

    @Test func `installed families are listed`() {
        let families = FontDescription.availableFamilies
        expect(families.contains("Inter"))
        expect(families.contains("Noto Sans CJK JP"))
        expect(families, equals: families.sorted())
    }

    @Test func `the name of a family is not case-sensitive`() {
        expect(FontDescription.isAvailable(family: "inter"))
    }

    @Test func `invalid sizes produce finite text`() {
        for size: CGFloat in [0, -5, .nan, .infinity] {
            let size = layout("Text", font: FontDescription(size: size)).size
            expect(size.width.isFinite && size.height.isFinite)
        }
    }

    @Test func `a missing file registers no fonts`() {
        expect(FontDescription.registerFonts(atPath: "/nowhere/font.ttf").isEmpty)
    }

    @Test func `a change of the fonts discards the cached fonts of vertical text`() {
        TextEngine.shared.withLock { state in
            let description = FontDescription(size: 21.25)
            let font: VerticalFont? = state.verticalFont(for: description)
            expect(font != nil && state.verticalFont(for: description) === font)
            state.fontsChanged()
            expect(state.verticalFont(for: description), isNotIdenticalTo: font)
        }
    }

    @Test func `fonts of a file have their names`() throws {
        let folder = "/usr/share/fonts/truetype/dejavu"
        let bold: [String: RegisteredFace] = TextEngine.State.faces(ofFile: "\(folder)/DejaVuSansMono-Bold.ttf")
        let face = RegisteredFace(family: "DejaVu Sans Mono", weight: 700, isItalic: false)
        expect(bold, equals: ["dejavusansmono-bold": face, "dejavu sans mono bold": face])
        expectNil(FontDescription(registeredName: "NoSuchFont-Solid", size: 12))
    }

    @Test func `a line has the height of its tallest font`() {
        let runs = [
            TextRun(text: "small ", style: TextStyle(font: FontDescription(size: 10))),
            TextRun(text: "large", style: TextStyle(font: FontDescription(size: 30))),
        ]
        let layout = TextLayout(runs: runs)
        expect(layout.lines.count, equals: 1)
        expect(layout.size.height, equals: FontDescription(size: 30).metrics.lineHeight)
    }

    @Test func `text is measured without Cairo`() {
        // Nothing else uses this size, so all fonts are new.
        let style = TextStyle(font: FontDescription(size: 23.25))
        let runs = [TextRun(text: "Office Zürich 今日は مرحبا 😀\nand a second line, which wraps", style: style)]
        let (before, after) = TextEngine.shared.withLock { state in
            let before = FontTier.measurementCounts
            _ = Typesetter.typeset(
                runs: runs, format: ParagraphFormat(), maximumSize: CGSize(width: 150, height: 1e9), maximumLines: 0,
                state: state)
            return (before, FontTier.measurementCounts)
        }
        expect(after.harfBuzz, isGreaterThan: before.harfBuzz)
        expect(after.cairo, equals: before.cairo)
    }
}
