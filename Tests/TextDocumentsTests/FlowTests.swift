import Expectations
import CoreGraphics
import Foundation
import TestSupport
import Testing
import TextLayout
import UIKitDrawing

@testable import TextDocuments

/// Returns the flow of a new document, which notifies the flow of every change.
private func makeFlow(_ text: String, width: CGFloat = 200) -> DocumentFlow {
    let document = TextDocument(TextFragment(text, attributes: AttributeSet()))
    let flow = DocumentFlow(document: document)
    flow.defaults = TextDefaults(font: FontDescription(size: 17))
    flow.width = width
    document.didChange = { [unowned flow] in flow.textDidChange(in: $0.range, newCount: $0.newCount) }
    return flow
}

private func insert(_ text: String, at range: Range<Int>, in flow: DocumentFlow) {
    flow.document.replace(range, with: TextFragment(text, attributes: AttributeSet()))
}

/// Fails unless both flows have the same lines, carets and selections.
private func expectEqual(
    _ flow: DocumentFlow, _ other: DocumentFlow, _ random: inout SplitMix64, _ comment: String,
    location: SourceLocation = #_sourceLocation
) {
    flow.layOutAll()
    other.layOutAll()
    func lines(_ flow: DocumentFlow) -> [DocumentFlow.Line] {
        (0..<flow.paragraphCount).flatMap { flow.lines(of: flow.place(at: $0)) }
    }
    func differ(_ what: String) { Issue.record("\(comment): \(what)", sourceLocation: location) }
    func round(_ rect: CGRect) -> [Int] {
        [rect.minX, rect.minY, rect.width, rect.height].map { Int(($0 * 64).rounded()) }
    }
    let (left, right) = (lines(flow), lines(other))
    if left.map(\.range) != right.map(\.range) { return differ("ranges of lines") }
    if left.map({ round($0.frame) }) != right.map({ round($0.frame) }) { return differ("frames of lines") }
    for _ in 0..<6 {
        let offset = random.below(flow.document.count + 1)
        let end = min(flow.document.count, offset + random.below(60))
        if round(flow.caretRect(at: offset)) != round(other.caretRect(at: offset)) { differ("caret at \(offset)") }
        if flow.selectionRects(for: offset..<end).map(round) != other.selectionRects(for: offset..<end).map(round) {
            differ("selection \(offset)..<\(end)")
        }
        let point = CGPoint(x: CGFloat(random.below(200)), y: CGFloat(random.below(max(1, Int(flow.height)))))
        if flow.offset(at: point) != other.offset(at: point) { differ("offset at \(point)") }
    }
}

struct FlowTests {
    @Test func `all parts of a long paragraph have the direction of its first strong character`() {
        let hebrew = String(repeating: "שלום עולם ", count: 200)
        let flow = makeFlow("12 " + hebrew + String(repeating: "latin words ", count: 400) + hebrew)
        func directions() -> [Bool] {
            (0..<flow.paragraphCount).flatMap { flow.lines(of: flow.place(at: $0)).map(\.isRightToLeft) }
        }
        expect(flow.paragraphCount > 2 && directions().allSatisfy { $0 })
        insert("x", at: 0..<0, in: flow)
        expect(flow.paragraphCount > 2 && directions().allSatisfy { !$0 })
        insert("", at: 0..<1, in: flow)
        insert("words\n", at: 0..<0, in: flow)
        expect(directions().filter { !$0 }.count, equals: 1)
    }

    @Test func `a long paragraph without strong characters is read a few times`() {
        let flow = makeFlow(String(repeating: "[12, 3.45], ", count: 6_000))
        let count = flow.document.count
        expect(flow.paragraphCount, isGreaterThan: 30)
        var before = flow.document.readCount
        flow.layOutAll()
        expect(flow.document.readCount - before, isLessThan: 4 * count)
        before = flow.document.readCount
        insert("6", at: count..<count, in: flow)
        _ = flow.caretRect(at: count + 1)
        expect(flow.document.readCount - before, isLessThan: count / 4)
    }

    @Test func `parts of a changed paragraph have the same directions as in a new flow`() {
        var random = SplitMix64(seed: 7)
        let flow = makeFlow(String(repeating: "1, 2; ", count: 3_000))
        for step in 0..<changeCount / 4 {
            let count = flow.document.count
            let lower = random.below(count + 1)
            let texts: [String] = ["a", "ש", "\n", "12 ", String(repeating: "34, ", count: 500)]
            let upper: Int = random.below(3) == 0 ? min(count, lower + random.below(1_000)) : lower
            insert(texts[random.below(texts.count)], at: lower..<upper, in: flow)
            if random.below(3) == 0 { flow.invalidate(lower..<min(flow.document.count, lower + 3_000)) }
            // Some directions remain unknown until later changes.
            let index = random.below(flow.paragraphCount)
            let isWhole: Bool = random.below(4) == 0
            for index in isWhole ? 0..<flow.paragraphCount : index..<index + 1 {
                let start = flow.paragraphs.position(at: index).units
                let text = flow.document.string(in: 0..<start)
                let last = text.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
                let expected = ParagraphFormat.BaseDirection(ofFirstStrongCharacterIn: String(last))
                expect(flow.direction(beforePartAt: index), equals: expected, "step \(step), part \(index)")
            }
        }
    }

    @Test func `a flow after random changes equals a new flow of the same text`() {
        var random = SplitMix64(seed: 3)
        let flow = makeFlow(random.text(of: 60))
        for step in 0..<changeCount / 4 {
            let count = flow.document.count
            insert(random.text(of: random.below(6)), at: random.range(in: count), in: flow)
            expectEqual(flow, makeFlow(flow.document.string), &random, "step \(step)")
        }
    }

    @Test func `lines cover the text, and carets map to their offsets`() {
        let flow = makeFlow("one two three four five six seven eight\n\nשלום עולם abc\r\n日本語のテキストです\n")
        flow.layOutAll()
        var end = 0
        for index in 0..<flow.paragraphCount {
            for line in flow.lines(of: flow.place(at: index)) {
                expect(line.range.lowerBound, equals: end)
                end = line.range.upperBound
            }
        }
        expect(end == flow.document.count && flow.paragraphCount == 5)
        for offset in [0, 3, 10, 40, 41, 45, 52, 57, 60, flow.document.count] {
            let caret = flow.caretRect(at: offset)
            expect(flow.offset(at: CGPoint(x: caret.minX, y: caret.midY)), equals: offset, "\(offset)")
        }
    }

    @Test func `a carriage return and a line feed form one character`() {
        let flow = makeFlow("a\rb")
        insert("\n", at: 2..<2, in: flow)
        expect(flow.paragraphCount == 2 && flow.place(at: 1).start == 3)
        insert("", at: 1..<2, in: flow)
        expect(flow.paragraphCount == 2 && flow.place(at: 1).start == 2)
        insert("", at: 0..<3, in: flow)
        expect(flow.paragraphCount == 1 && flow.document.count == 0 && flow.caretRect(at: 0).height > 10)
    }

    @Test func `vertical motion keeps the column`() {
        let flow = makeFlow("first line\nx\nthird line", width: 400)
        let x = flow.caretRect(at: 6).minX
        expect(flow.offset(6, movedDownBy: 1, x: x), equals: 12)
        expect(flow.offset(12, movedDownBy: 1, x: x).map { abs($0 - 19) <= 1 }, equals: true)
        expect(flow.offset(6, movedDownBy: -1, x: x) == nil && flow.offset(14, movedDownBy: 1, x: x) == nil)
        expect(flow.offset(10, movedRightBy: 1) == 11 && flow.offset(11, movedRightBy: -1) == 10)
    }

    @Test func `selected line breaks reach the margin`() {
        let flow = makeFlow("ab\ncd", width: 100)
        expect(flow.selectionRects(for: 0..<3).map(\.maxX), equals: [100])
        expect(flow.selectionRects(for: 0..<2).allSatisfy { $0.maxX < 50 })
        expect(flow.selectionRects(for: 0..<5).count, equals: 2)
    }

    @Test func `long text is laid out only where it is visible`() {
        let text = String(repeating: "The quick brown fox jumps over the lazy dog.\n", count: 20_000)
        let flow = makeFlow(text)
        _ = flow.places(from: 0, to: 600)
        expect(flow.layoutCount, isLessThan: 40)
        var count = flow.layoutCount
        for index in 0..<20 {
            insert("x", at: 450_000 + index..<450_000 + index, in: flow)
            _ = flow.caretRect(at: 450_001 + index)
        }
        expect(flow.layoutCount - count, isAtMost: 21)
        count = flow.layoutCount
        _ = flow.places(from: flow.height - 600, to: flow.height)
        expect(flow.layoutCount - count, isLessThan: 40)
    }

    @Test(arguments: [String(repeating: "word ", count: 20_000), String(repeating: "\u{301}", count: 50_000)])
    func `a paragraph without an end is divided`(_ text: String) {
        let flow = makeFlow(text)
        expect(flow.paragraphCount, isGreaterThan: 10)
        _ = flow.places(from: 0, to: 600)
        expect(flow.layoutCount, isAtMost: 30)
        insert("x", at: 30_000..<30_000, in: flow)
        expect(flow.paragraphCount > 10 && flow.document.count == text.utf16.count + 1)
        insert("", at: 100..<flow.document.count, in: flow)
        expect(flow.paragraphCount, equals: 1)
    }

    @Test func `limited text is truncated`() {
        let flow = makeFlow("one two three four five six seven eight nine ten\nsecond", width: 100)
        flow.lineLimit = 2
        flow.lastLineBreakMode = .byTruncatingTail
        let place = flow.place(at: 0)
        expect(flow.paragraphCount == 1 && place.laidOut.block.isTruncated && flow.lines(of: place).count == 2)
    }
}
