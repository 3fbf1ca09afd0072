import Expectations
import Foundation
import TestSupport
import Testing

@testable import Parsing

/// Inputs that are almost JSON. simdjson and `JSONTextParser` must agree on each of them, and produce the same tape.
struct FuzzTests {
    private static let seeds: [String] = [
        #"{"colors": [{"timestamp": 1285886579, "hex": "ff00ff", "id": -3976, "tags": [{"id": 2583, "name": "fu\u0063hsia"}]}]}"#,
        #"[1, -2.5e3, 0.125, true, false, null, "é\n\"\\", {"": {}}, [[]], 18446744073709551615, 1e-7]"#,
        #"{"a":{"b":{"c":[{"d":"日本😀"},{"e":"\ud83d\ude00"}]}}, "f" : [ ] }"#,
    ]
    private static let pieces: [[UInt8]] =
        [
            "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "0", "1", "-", ".", "e", "true", "null", " ", "\n",
            "\u{0}", "é",
            "\\ud800", "99999999999999999999",
        ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0x80]]

    @Test(arguments: 0..<8)
    func `both parsers agree`(_ round: Int) {
        var generator = SplitMix64(seed: UInt64(round))
        for _ in 0..<400 {
            let text: [UInt8] = mutated(using: &generator)
            let fast: JSONTape? = try? JSONTape.parse(text)
            let slow: JSONTape? = try? JSONTape.parseWithDiagnostics(text, textOffset: 0)
            // Input that looks like UTF-16 is converted before parsing, so the results differ.
            if text.count >= 2, text[0] == 0 || text[1] == 0 { continue }
            expect((fast == nil), equals: (slow == nil), "\(String(decoding: text, as: UTF8.self))")
            guard let fast, let slow else { continue }
            expect(dump(fast), equals: dump(slow), "\(String(decoding: text, as: UTF8.self))")
        }
    }

    private func mutated(using generator: inout SplitMix64) -> [UInt8] {
        var text = Array(FuzzTests.seeds.randomElement(using: &generator)!.utf8)
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
            let index = Int.random(in: 0...text.count, using: &generator)
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: text.insert(contentsOf: FuzzTests.pieces.randomElement(using: &generator)!, at: index)
            case 1 where index < text.count: text.remove(at: index)
            case 2 where index < text.count: text[index] = UInt8.random(in: 0...255, using: &generator)
            default: text.removeLast(min(text.count, Int.random(in: 0...3, using: &generator)))
            }
        }
        return text
    }

    /// Returns a description of each word of a tape, with the string or number that it refers to.
    private func dump(_ tape: JSONTape) -> [String] {
        var lines: [String] = []
        var index: Int = JSONTape.rootIndex
        while index < tape.word(0).end - 1 {
            let word: TapeWord = tape.word(index)
            let kind = String(UnicodeScalar(word.kind))
            switch word.kind {
            case TapeWord.string: lines.append(kind + tape.string(index))
            case TapeWord.objectStart, TapeWord.arrayStart: lines.append("\(kind)\(word.end) \(word.count)")
            case _ where word.isNumber: lines.append("\(kind)\(tape.words[index + 1])")
            default: lines.append(kind)
            }
            index += word.isNumber ? 2 : 1
        }
        return lines
    }
}
