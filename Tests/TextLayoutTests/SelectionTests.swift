import Expectations
import Foundation
import TestSupport
import Testing
@testable import TextLayout

struct SelectionTests {
    @Test func `the selection of one line is one rectangle`() {
        let layout = layout("Hello, World")
        let rects = layout.selectionRects(for: 2..<5)
        expect(rects.count, equals: 1)
        expect(abs(rects[0].minX - layout.caretRect(at: 2).minX), isLessThan: 0.01)
        expect(abs(rects[0].maxX - layout.caretRect(at: 5).minX), isLessThan: 0.01)
        expect(rects[0].height, equals: layout.lines[0].frame.height)
    }

    @Test func `an empty selection has no rectangles`() {
        expect(layout("abc").selectionRects(for: 1..<1).isEmpty)
        expect(layout("").selectionRects(for: 0..<5).isEmpty)
        expect(layout("abc").selectionRects(for: 3..<9).isEmpty)
    }

    @Test func `a full selection covers every line`() {
        let layout = layout("The quick brown fox jumps over the lazy dog", width: 120)
        let rects = layout.selectionRects(for: 0..<layout.utf16Count)
        expect(rects.count, equals: layout.lines.count)
        for (rect, line) in zip(rects, layout.lines) {
            expect(rect.minX, equals: line.frame.minX)
            expect(rect.maxX, isAtLeast: line.frame.maxX - 0.01)
        }
    }

    @Test func `a selection across directions is split`() {
        let layout = layout("abc אבג def")
        // "c א": the space and the rightmost Hebrew letter are not adjacent.
        expect(layout.selectionRects(for: 2..<5).count, equals: 2)
        expect(layout.selectionRects(for: 0..<11).count, equals: 1)
    }

    @Test func `selected line ends are filled on request`() {
        let layout = layout("ab\n\ncd", width: 100)
        let rects = layout.selectionRects(for: 0..<6, fillsLines: true)
        expect(rects.count, equals: 3)
        expect(rects[0].maxX, equals: 100)
        expect(rects[1].minX == 0 && rects[1].maxX == 100)
        expect(rects[2].maxX, isLessThan: 100)
    }

    @Test func `right-to-left lines are filled to the left`() {
        let layout = layout("שלום\nאב", width: 100)
        let rects = layout.selectionRects(for: 0..<6, fillsLines: true)
        expect(rects.count, equals: 2)
        expect(rects[0].minX == 0 && abs(rects[0].maxX - 100) < 0.01)
    }

    @Test func `characters are selected completely`() {
        let layout = layout("a👨‍👩‍👧‍👦b")
        let whole = layout.selectionRects(for: 1..<12)
        expect(layout.selectionRects(for: 3..<4), equals: whole)
    }

    @Test func `rectangles of random text cover lines`() {
        var random = SplitMix64(seed: 11)
        let alphabet = ["a", "W", "1", " ", "א", "ב", "م", "日", "😀", "e\u{301}", "\n"]
        for _ in 0..<100 {
            let text = random.text(length: 20, from: alphabet)
            let layout = layout(text, width: 120)
            let rects = layout.selectionRects(for: 0..<text.utf16.count)
            let selected = rects.map(\.width).reduce(0, +)
            let used = layout.lines.map(\.frame.width).reduce(0, +)
            // Hanging spaces are selected but are not part of the width.
            expect(selected, isAtLeast: used - 0.1, "\(text.debugDescription)")
        }
    }
}
