import Expectations
import CoreGraphics
import Foundation
import Testing

@testable import TextLayout

private func layOut(_ text: String, height: CGFloat = 200, ruby: String? = nil) -> VerticalLayout {
    VerticalLayout(
        runs: [VerticalRun(text: text, style: TextStyle(font: FontDescription(size: 20)), ruby: ruby)], height: height)
}

/// The text of each column, without line breaks.
private func columns(_ text: String, height: CGFloat) -> [String] {
    layOut(text, height: height).columns.map { column in
        let start = text.utf16.index(text.startIndex, offsetBy: column.utf16Range.lowerBound)
        let end = text.utf16.index(start, offsetBy: column.utf16Range.count)
        return text[start..<end].trimmingCharacters(in: .whitespacesAndNewlines)
    }
}

struct VerticalLayoutTests {
    @Test func `columns contain whole characters and run from the right`() {
        let layout = layOut("春はあけぼの夏は夜秋は夕暮れ冬はつとめて", height: 200)
        expect(layout.columns.map(\.utf16Range.count) == [10, 10] && layout.size == CGSize(width: 68, height: 200))
        expect(layout.columns[0].frame.minX, isGreaterThan: layout.columns[1].frame.maxX)
        expect(layOut("").columns.count == 1 && layOut("一\n\n二").columns.map(\.utf16Range) == [0..<2, 2..<3, 3..<4])
    }

    @Test func `columns follow the Japanese line-breaking rules`() {
        let text = String(repeating: "彼は「ちょっと待って」と言った。すると（きっと）行った……ー！", count: 3)
        let noStart: Set<Character> = ["。", "、", "」", "）", "ゃ", "ょ", "っ", "ー", "！"]
        for height in stride(from: CGFloat(120), to: 300, by: 9) {
            let found = columns(text, height: height)
            expect(found.joined(), equals: text)
            for (index, column) in found.enumerated() {
                let begins: Bool = index > 0 && column.first.map { noStart.contains($0) } == true
                let ends: Bool = column.last.map { "「（".contains($0) } == true
                if begins || ends { Issue.record("\(height): \(column)") }
            }
        }
    }

    @Test func `words that are longer than a column are divided`() {
        let text = "見て https://example.com/a/long/path/to/a/page.html ください"
        let layout = layOut(text, height: 150)
        expect(layout.columns.count, isAtLeast: 4)
        let ranges: [Range<Int>] = layout.columns.map(\.utf16Range)
        expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
        expect(ranges.last?.upperBound, equals: text.utf16.count)
        for offset in 0...text.utf16.count { expect(layout.caretRect(at: offset).maxY, isLessThan: 152) }
        for rect in layout.selectionRects(for: 0..<text.utf16.count) { expect(rect.maxY, isLessThan: 151) }
    }

    @Test func `characters that follow a forbidden break stay inside their column`() {
        func run(_ text: String, _ size: CGFloat) -> VerticalRun {
            VerticalRun(text: text, style: TextStyle(font: FontDescription(size: size)))
        }
        // Lines do not break before closing punctuation.
        let layout = VerticalLayout(runs: [run("一", 10), run("二。。。", 20)], height: 75)
        let rects: [CGRect] = layout.selectionRects(for: 0..<5)
        expect(rects.allSatisfy { $0.maxY <= 75.1 }, "\(rects)")
    }

    @Test func `words are rotated, and short numbers are combined`() {
        let layout = layOut("12月のLinux版2025年🎉", height: 400)
        func height(_ range: Range<Int>) -> CGFloat { layout.selectionRects(for: range).reduce(0) { $0 + $1.height } }
        expect(height(0..<2) == 20 && height(2..<3) == 20 && height(4..<9) > 40 && height(4..<9) < 60)
        expect(height(10..<14) > 40 && height(15..<17) == 20)
    }

    @Test func `the orientation of a range can be given`() {
        func length(_ text: String, isUpright: Bool?, height: CGFloat = 400) -> CGFloat {
            let run = VerticalRun(text: text, style: TextStyle(font: FontDescription(size: 20)), isUpright: isUpright)
            let layout = VerticalLayout(runs: [run], height: height)
            return layout.selectionRects(for: 0..<text.utf16.count).reduce(0) { $0 + $1.height }
        }
        expect(length("abc", isUpright: true) == 60 && length("abc", isUpright: nil) < 45)
        expect(length("12", isUpright: nil) == 20 && length("12", isUpright: true) == 40)
        expect(length("12", isUpright: false) > 20 && length("12", isUpright: false) < 30)
        expect(length("a b", isUpright: true), isLessThan: 60)
        let run = VerticalRun(
            text: "漢字「日本」語", style: TextStyle(font: FontDescription(size: 20)), isUpright: false)
        let rotated = VerticalLayout(runs: [run], height: 60)
        expect(rotated.columns.count > 1 && rotated.columns.allSatisfy { $0.utf16Range.count < 4 })
    }

    @Test func `points and caret positions agree`() {
        let text = "縦書きのtext、「句読点」。\n二段目12"
        let layout = layOut(text, height: 160)
        for column in layout.columns {
            for offset in column.utf16Range where offset < text.utf16.count {
                let rects = layout.selectionRects(for: offset..<offset + 1)
                guard let rect = rects.first else { continue }
                let point = CGPoint(x: rect.midX, y: rect.minY + 1)
                let found = layout.characterIndex(at: point).utf16Offset
                // The characters of a rotated word share a cell.
                if layout.caretRect(at: found).minY != rect.minY { Issue.record("\(offset) was found at \(found)") }
            }
        }
        expect(layout.insertionOffset(at: CGPoint(x: -50, y: 1000)), equals: text.utf16.count)
    }

    @Test func `a reading longer than its text spreads the text`() {
        let plain = layOut("侍", height: 400).size.height
        let short = layOut("侍", height: 400, ruby: "し").size.height
        let long = layOut("侍", height: 400, ruby: "さむらい").size.height
        expect(plain == 20 && short == 20 && long == 40)
    }

    @Test func `one reading can belong to characters with different orientations`() {
        let text = "第2章ABC"
        let plain = layOut(text, height: 400).size.height
        let long = layOut(text, height: 400, ruby: "あいうえおかきくけこさしすせそたちつてと").size.height
        expect(plain < 120 && long == 200)
        expect(layOut("第\n章", height: 400, ruby: "あいうえおかきくけこ").columns.count, equals: 2)
    }

    @Test func `characters without a font are not white space`() {
        let cell = VerticalCell(
            content: .empty, utf16Range: 0..<1, advance: 20, style: TextStyle(font: FontDescription(size: 20)),
            canBreakBefore: true)
        expect(!cell.isBlank)
    }

    @Test(arguments: ["", "\n\n\n", "\u{200B}\u{200D}\u{FEFF}", "e\u{301}\u{302}\u{303}", "👨‍👩‍👧‍👦🇯🇵1️⃣", "\u{FFFD}\u{0}"])
    func `unusual text is laid out`(_ text: String) {
        for height: CGFloat in [0, 1, 19, 200, .greatestFiniteMagnitude] {
            let layout = layOut(text, height: height)
            expect(layout.columns.last?.utf16Range.upperBound, equals: text.utf16.count)
        }
    }
}
