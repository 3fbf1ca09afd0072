import Expectations
import Foundation
import Testing

@testable import TextLayout

/// Unicode's conformance tests for text boundaries, from the Debian package `unicode-data`.
struct UnicodeTests {
    private static let folder = "/usr/share/unicode/auxiliary/"
    private static let isInstalled: Bool = FileManager.default.fileExists(atPath: folder + "WordBreakTest.txt")

    /// A string, and the UTF-16 offsets at which it can be divided.
    private struct Case {
        var text = ""
        var breaks: [Int] = []
        var name: String { text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ") }
        func contains(_ values: UInt32...) -> Bool { text.unicodeScalars.contains { values.contains($0.value) } }
    }

    private func cases(_ file: String) throws -> [Case] {
        let content = try String(contentsOfFile: Self.folder + file, encoding: .utf8)
        return content.split(separator: "\n").compactMap { line in
            var found = Case()
            for word in line.prefix(while: { $0 != "#" }).split(whereSeparator: \.isWhitespace) {
                if word == "÷" {
                    found.breaks.append(found.text.utf16.count)
                } else if word != "×" {
                    // Lone surrogates cannot be in a Swift string.
                    guard let scalar = UInt32(word, radix: 16).flatMap({ Unicode.Scalar($0) }) else { return nil }
                    found.text.unicodeScalars.append(scalar)
                }
            }
            return found.text.isEmpty ? nil : found
        }
    }

    @Test(.enabled(if: isInstalled)) func `characters are the grapheme clusters of Unicode`() throws {
        let all = try cases("GraphemeBreakTest.txt")
        for test in all {
            var found = [0]
            while let last = found.last, last < test.text.utf16.count {
                found.append(max(last + 1, TextBoundaries.next(.grapheme, after: last, in: test.text)))
            }
            // For a dingbat, a joiner and a dingbat, Swift follows rules that are newer than the file.
            if found != test.breaks, test.name != "2701 200d 2701" { Issue.record("\(test.name): \(found)") }
        }
        expect(all.count, isGreaterThan: 500)
    }

    @Test(.enabled(if: isInstalled)) func `word boundaries are those of Unicode`() throws {
        let all = try cases("WordBreakTest.txt")
        var count = 0
        // Cases with marks or format characters are skipped, and so are cases with colons, which UIKit treats as gaps.
        for test in all where !test.contains(0x308, 0x300, 0xAD, 0x200D, 0x2060, 0x3A) {
            for (start, end) in zip(test.breaks, test.breaks.dropFirst()) {
                let word = (test.text as NSString).substring(with: NSRange(location: start, length: end - start))
                // Katakana after an underscore begins a word.
                guard word.contains(where: { $0.isLetter || $0.isNumber }), !test.contains(0x3031) else { continue }
                count += 1
                let found = TextBoundaries.wordRange(at: start, in: test.text)
                if found != start..<end { Issue.record("\(test.name): \(found), not \(start)..<\(end)") }
            }
        }
        expect(count, isGreaterThan: 300)
    }

    @Test(.enabled(if: isInstalled)) func `sentence boundaries are those of Unicode`() throws {
        let all = try cases("SentenceBreakTest.txt")
        for test in all {
            var found = [0]
            while let last = found.last, last < test.text.utf16.count {
                let sentence = SentenceScanner(text: test.text).range(
                    at: String.Index(utf16Offset: last, in: test.text))
                found.append(max(last + 1, sentence.upperBound.utf16Offset(in: test.text)))
            }
            if found != test.breaks { Issue.record("\(test.name): \(found)") }
        }
        expect(all.count, isGreaterThan: 500)
    }

    @Test(.enabled(if: isInstalled)) func `lines break where Unicode allows`() throws {
        let all = try cases("LineBreakTest.txt")
        // Pango divides Thai by words, as Unicode recommends.
        for test in all where !test.contains(0xE01) {
            let breaks = VerticalTypesetter.lineBreaks(of: test.text, language: "en")
            let found = breaks.indices.filter { $0 > 0 && breaks[$0] }
            if found != test.breaks { Issue.record("\(test.name): \(found), not \(test.breaks)") }
        }
        expect(all.count, isGreaterThan: 7_000)
    }
}
