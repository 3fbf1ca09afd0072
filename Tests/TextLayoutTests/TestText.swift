import Foundation
import TestSupport
@testable import TextLayout

/// The default font of the tests.
let testFont = FontDescription(size: 17)

/// Lays out plain text. The parameters have short names because tests use them often.
func layout(
    _ text: String, width: CGFloat = .greatestFiniteMagnitude, height: CGFloat = .greatestFiniteMagnitude,
    lines: Int = 0, font: FontDescription = testFont, format: ParagraphFormat = ParagraphFormat()
) -> TextLayout {
    TextLayout(
        runs: [TextRun(text: text, style: TextStyle(font: font))], format: format,
        maximumSize: CGSize(width: width, height: height), maximumNumberOfLines: lines)
}

extension TextLayout {
    /// The text of each line.
    var lineTexts: [String] {
        lines.map { line in
            let units = Array(runs.map(\.text).joined().utf16)
            return String(decoding: units[line.utf16Range], as: UTF16.self)
        }
    }
}

extension String {
    /// The UTF-16 offsets of all character boundaries.
    var characterOffsets: [Int] {
        var offsets = [0]
        for character in self { offsets.append(offsets[offsets.count - 1] + character.utf16.count) }
        return offsets
    }
}

extension SplitMix64 {
    /// Returns random text that consists of `length` elements from `alphabet`.
    mutating func text(length: Int, from alphabet: [String]) -> String {
        (0..<length).map { _ in alphabet.randomElement(using: &self)! }.joined()
    }
}
