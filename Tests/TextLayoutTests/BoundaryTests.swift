import Expectations
import TestSupport
import Testing
@testable import TextLayout

struct BoundaryTests {
    @Test func `graphemes are user-perceived characters`() {
        let text = "a👨‍👩‍👧‍👦e\u{301}\r\nb"
        var stops = [0]
        while stops.last! < text.utf16.count {
            stops.append(TextBoundaries.next(.grapheme, after: stops.last!, in: text))
        }
        expect(stops, equals: [0, 1, 12, 14, 16, 17])
        var back = [text.utf16.count]
        while back.last! > 0 { back.append(TextBoundaries.previous(.grapheme, before: back.last!, in: text)) }
        expect(back, equals: stops.reversed())
    }

    @Test func `an offset inside a character moves to its boundaries`() {
        let text = "a👨‍👩‍👧‍👦b"
        expect(TextBoundaries.next(.grapheme, after: 5, in: text), equals: 12)
        expect(TextBoundaries.previous(.grapheme, before: 5, in: text), equals: 1)
        expect(TextBoundaries.graphemeRange(at: 5, in: text), equals: 1..<12)
    }

    @Test(arguments: [
        ("Hello, World", 0, 5), ("Hello, World", 5, 12), ("Hello, World", 2, 5), ("can't stop", 0, 5),
        ("3.14 km", 0, 4), ("a_b c", 0, 3), ("日本語のテキスト", 0, 3), ("日本語のテキスト", 3, 4), ("日本語のテキスト", 4, 8),
        ("😀😀", 0, 2), ("end.", 3, 4), ("", 0, 0), ("naïve e\u{301}tude", 6, 12),
    ])
    func `the next word boundary is the end of a word`(_ text: String, _ offset: Int, _ expected: Int) {
        expect(TextBoundaries.next(.word, after: offset, in: text), equals: expected)
    }

    @Test(arguments: [
        ("Hello, World", 12, 7), ("Hello, World", 7, 0), ("Hello, World", 9, 7), ("can't stop", 6, 0),
        ("日本語のテキスト", 8, 4), ("日本語のテキスト", 4, 3), ("one two  ", 9, 4), ("", 0, 0), ("... a", 3, 0),
    ])
    func `the previous word boundary is the start of a word`(_ text: String, _ offset: Int, _ expected: Int) {
        expect(TextBoundaries.previous(.word, before: offset, in: text), equals: expected)
    }

    @Test(arguments: [
        ("Hello, World", 2, 0..<5), ("Hello, World", 5, 5..<6), ("Hello, World", 6, 6..<7),
        ("Hello, World", 12, 7..<12), ("don't", 2, 0..<5), ("a\nb", 1, 1..<2), ("", 0, 0..<0),
        ("東京タワー", 0, 0..<2), ("東京タワー", 3, 2..<5), ("x 👨‍👩‍👧‍👦!", 4, 2..<13),
    ])
    func `a double tap selects a word`(_ text: String, _ offset: Int, _ expected: Range<Int>) {
        expect(TextBoundaries.wordRange(at: offset, in: text), equals: expected)
    }

    @Test(arguments: [
        ("One. Two! Three?", 0, 0..<5), ("One. Two! Three?", 6, 5..<10), ("One. Two! Three?", 12, 10..<16),
        ("Pi is 3.14 or so. Yes.", 3, 0..<18), ("e.g. this goes on. End", 2, 0..<19), ("一つ。二つ。", 4, 3..<6),
        ("He said \"No.\" Then left.", 2, 0..<14), ("a\nb", 0, 0..<2), ("", 0, 0..<0),
    ])
    func `sentences end at stops`(_ text: String, _ offset: Int, _ expected: Range<Int>) {
        expect(TextBoundaries.sentenceRange(at: offset, in: text), equals: expected)
    }

    @Test func `paragraphs end at line breaks`() {
        let text = "ab\r\ncd\n\nef"
        expect(TextBoundaries.paragraphRange(at: 1, in: text), equals: 0..<2)
        expect(TextBoundaries.paragraphRange(at: 4, in: text), equals: 4..<6)
        expect(TextBoundaries.paragraphRange(at: 7, in: text), equals: 7..<7)
        expect(TextBoundaries.next(.paragraph, after: 0, in: text), equals: 2)
        expect(TextBoundaries.next(.paragraph, after: 2, in: text), equals: 6)
        expect(TextBoundaries.previous(.paragraph, before: 6, in: text), equals: 4)
        expect(TextBoundaries.previous(.paragraph, before: 4, in: text), equals: 0)
    }

    @Test func `offsets outside the text are clamped`() {
        expect(TextBoundaries.next(.word, after: 99, in: "abc"), equals: 3)
        expect(TextBoundaries.next(.word, after: -9, in: "abc"), equals: 3)
        expect(TextBoundaries.previous(.grapheme, before: 99, in: "abc"), equals: 2)
        expect(TextBoundaries.previous(.sentence, before: -1, in: "abc"), equals: 0)
        expect(TextBoundaries.wordRange(at: 99, in: "abc"), equals: 0..<3)
    }

    @Test func `movement by every unit ends at a character boundary`() {
        var random = SplitMix64(seed: 3)
        let alphabet = ["a", "b", "7", ".", " ", "'", "日", "の", "カ", "א", "👨‍👩‍👧‍👦", "e\u{301}", "\n", "\r\n", "。"]
        for _ in 0..<60 {
            let text = random.text(length: 25, from: alphabet)
            let characters = Set(text.characterOffsets)
            for unit: TextBoundaries.Unit in [.grapheme, .word, .sentence, .paragraph] {
                var offset = 0
                while offset < text.utf16.count {
                    let next = TextBoundaries.next(unit, after: offset, in: text)
                    expect(next > offset && characters.contains(next), "\(unit) \(text.debugDescription) \(offset)")
                    if next <= offset { break }
                    offset = next
                }
                while offset > 0 {
                    let previous = TextBoundaries.previous(unit, before: offset, in: text)
                    expect(previous < offset && characters.contains(previous))
                    if previous >= offset { break }
                    offset = previous
                }
            }
        }
    }
}
