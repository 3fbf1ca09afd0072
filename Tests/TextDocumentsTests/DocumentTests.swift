import Expectations
import Foundation
import TestSupport
import Testing

@testable import TextDocuments

/// The number of random changes in a test. The environment variable `ENGAWA_TEXT_CHANGES` overrides the default of 400.
let changeCount: Int = ProcessInfo.processInfo.environment["ENGAWA_TEXT_CHANGES"].flatMap { Int($0) } ?? 400

/// Pieces of random text: several scripts, emoji, marks, and all line breaks.
let pieces: [String] = [
    "a", "word ", "\n", "\r", "\r\n", "\u{2029}", "\u{85}", "\u{2028}", "日本語", "שלום ", "مرحبا", "👨‍👩‍👧", "e\u{301}", "🇯🇵",
    "\t",
    "long text without an end ", "\u{200D}", "x\u{FFFC}",
]

extension SplitMix64 {
    mutating func text(of count: Int) -> String { (0..<count).map { _ in pieces[below(pieces.count)] }.joined() }

    /// Returns a random range within `0..<count`. Most ranges are short.
    mutating func range(in count: Int) -> Range<Int> {
        let start = below(count + 1)
        let length = below(5) == 0 ? below(count - start + 1) : min(below(8), count - start)
        return start..<start + length
    }
}

extension String {
    fileprivate func part(_ range: Range<Int>) -> String {
        let start = String.Index(utf16Offset: range.lowerBound, in: self)
        return String(self[start..<String.Index(utf16Offset: range.upperBound, in: self)])
    }
}

extension TextFragment {
    /// The values of the attribute "color" of all UTF-16 code units.
    fileprivate var colors: [Int] {
        runs.flatMap { run in
            repeatElement(run.attributes.values[.init("color")] as? Int ?? -1, count: run.units)
        }
    }
}

struct DocumentTests {
    private struct Item: Measured {
        var units: Int
        var height: CGFloat
    }

    @Test func `the tree finds elements after random changes`() {
        var random = SplitMix64(seed: 7)
        var tree = SummedTree<Item>()
        var model: [Item] = []
        for step in 0..<changeCount {
            let range = random.range(in: model.count)
            let new: [Item] = (0..<random.below(step % 50 == 0 ? 900 : 4)).map { _ in
                Item(units: random.below(5), height: CGFloat(random.below(9)))
            }
            tree.replace(range, with: new)
            model.replaceSubrange(range, with: new)
            guard !model.isEmpty else { continue }
            let index = random.below(model.count)
            let before = model[..<index]
            let position = tree.position(at: index)
            let expected = Measure(
                count: index, units: before.reduce(0) { $0 + $1.units }, height: before.reduce(0) { $0 + $1.height })
            let total = model.reduce(0) { $0 + $1.units }
            let offset = random.below(total + 1)
            var (found, start) = (0, 0)
            while found < model.count - 1, offset >= start + model[found].units {
                start += model[found].units
                found += 1
            }
            let isRight =
                position == expected && tree.total.units == total && tree[index].height == model[index].height
                && tree.position(containing: offset).count == found
            if !isRight { Issue.record("Step \(step), index \(index), offset \(offset)") }
        }
        expect(tree.count, equals: model.count)
        expect(tree.depth, isAtMost: 3 + 2 * (model.count / 8 + 2).bitWidth)
    }

    @Test func `a document equals a string with colors after the same random changes`() {
        var random = SplitMix64(seed: 11)
        let document = TextDocument()
        var model: [Character] = []
        // The color of each UTF-16 code unit.
        var colors: [Int] = []
        let sets = (0..<4).map { AttributeSet([.init("color"): $0]) }
        for step in 0..<changeCount {
            // Ranges in the model are in characters, so that no range divides a surrogate pair.
            let range = random.range(in: model.count)
            let lower = String(model[..<range.lowerBound]).utf16.count
            let upper = lower + String(model[range]).utf16.count
            let (text, color) = (random.text(of: random.below(step % 40 == 0 ? 600 : 5)), random.below(4))
            document.replace(lower..<upper, with: TextFragment(text, attributes: sets[color]))
            let (before, after) = (model[..<range.lowerBound], model[range.upperBound...])
            let joined = String(before) + text + String(after)
            colors.replaceSubrange(lower..<upper, with: repeatElement(color, count: text.utf16.count))
            // The test reads `document.string` only after every fourth change, because reading it makes the document
            // share the memory of the string.
            let part = random.range(in: joined.utf16.count)
            let found = step % 4 == 0 ? document.string : document.string(in: 0..<document.count)
            let scalars = document.scalarRange(part)
            if found != joined || document.string(in: part) != joined.part(scalars)
                || document.fragment(in: part).colors != Array(colors[scalars])
            {
                Issue.record("Step \(step), \(part)")
            }
            // Characters can combine where strings are joined, so the model is created again.
            model = Array(joined)
        }
        let whole = document.fragment(in: 0..<document.count)
        expect(whole.units == document.count && whole.text == document.string)
        expect(whole.colors, equals: colors)
        expect(document.depth, isLessThan: 24)
    }

    @Test func `deleted text is released`() {
        let document = TextDocument()
        var model: [UInt16] = []
        func replace(_ range: Range<Int>, _ text: String) {
            let range = document.scalarRange(range)
            document.replace(range, with: TextFragment(text, attributes: AttributeSet()))
            model.replaceSubrange(range, with: Array(text.utf16))
        }
        replace(0..<0, String(repeating: "word 日本語 👍\n", count: 20_000))
        expect(document.sharedUnits, equals: 240_000)
        while document.count > 5_000 { replace(document.count / 4..<document.count / 2, "") }
        let left = Array(document.string(in: 0..<document.count).utf16)
        expect(left == model && document.sharedUnits < 100_000)
        for _ in 0..<60 { replace(5..<4_005, String(repeating: "x", count: 4_000)) }
        expect(Array(document.string.utf16) == model && document.sharedUnits == document.count)
        replace(0..<document.count, "")
        expect(document.sharedUnits, equals: 0)
    }

    @Test func `equal attributes share one run`() {
        let document = TextDocument(TextFragment("", attributes: AttributeSet()))
        for index in 0..<50 {
            let fragment = TextFragment("x", attributes: AttributeSet([.init("size"): 17]))
            document.replace(index..<index, with: fragment)
        }
        expect(document.runCount, equals: 1)
        document.setAttributes(AttributeSet([.init("size"): 20]), in: 10..<20)
        expect(document.runCount, equals: 3)
        expect(document.attributes(at: 12)?.range, equals: 10..<20)
        document.setAttributes(AttributeSet([.init("size"): 17]), in: 10..<20)
        expect(document.runCount == 1 && document.attributes(at: 50) == nil)
    }

    @Test(arguments: [3, 40, 2000]) func `ranges are extended to characters`(_ pieceCount: Int) {
        let joined = ["\u{600}", "a", "\r\n", "\n", "e\u{301}", "👨\u{200D}👩\u{200D}👧", "🇯🇵", "हिन्दी", "\u{200D}", "b c "]
        var random = SplitMix64(seed: UInt64(pieceCount))
        let text = (0..<pieceCount).map { _ in joined[random.below(joined.count)] }.joined()
        let document = TextDocument(TextFragment(text, attributes: AttributeSet()))
        let bounds = text.indices.map { $0.utf16Offset(in: text) } + [text.utf16.count]
        for _ in 0..<200 {
            let range = document.scalarRange(random.range(in: text.utf16.count))
            let lower = bounds.last { $0 <= range.lowerBound } ?? 0
            let upper = bounds.first { $0 >= range.upperBound } ?? 0
            let found = document.characterRange(range)
            if found != lower..<upper { Issue.record("\(range): \(found), not \(lower)..<\(upper)") }
        }
    }

    @Test func `surrogate pairs are not divided`() {
        let document = TextDocument(TextFragment("a👍b", attributes: AttributeSet()))
        expect(document.string(in: 0..<2) == "a👍" && document.string(in: 2..<4) == "👍b")
        document.replace(2..<2, with: TextFragment("x", attributes: AttributeSet()))
        expect(document.string, equals: "ax👍b")
        document.replace(3..<4, with: TextFragment("", attributes: AttributeSet()))
        expect(document.string, equals: "axb")
    }
}
