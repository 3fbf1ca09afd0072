import Expectations
import CoreGraphics
import Foundation
import Testing
@testable import TextLayout

/// Embeddings and overrides in styles have the effect of control characters in the text.
struct DirectionTests {
    private typealias Piece = (text: String, directions: [DirectionFormat])

    private static let openings: [DirectionFormat: String] = [
        .leftToRightEmbedding: "\u{202A}", .rightToLeftEmbedding: "\u{202B}", .leftToRightOverride: "\u{202D}",
        .rightToLeftOverride: "\u{202E}",
    ]

    private func runs(_ pieces: [Piece]) -> [TextRun] {
        pieces.map { piece in
            var style = TextStyle(font: testFont)
            style.directions = piece.directions
            return TextRun(text: piece.text, style: style)
        }
    }

    /// Returns the text of the pieces with control characters, and for each UTF-16 code unit of the pieces, its offset
    /// in that text.
    private func marked(_ pieces: [Piece]) -> (text: String, offsets: [Int]) {
        var text = ""
        var offsets: [Int] = []
        for piece in pieces {
            text += piece.directions.compactMap { Self.openings[$0] }.joined()
            let start = text.utf16.count
            offsets += (0..<piece.text.utf16.count).map { start + $0 }
            text += piece.text + String(repeating: "\u{202C}", count: piece.directions.count)
        }
        return (text, offsets)
    }

    /// Returns the left edge, the width and the line of each character. Heights are left out: control characters can
    /// use another font, which makes their lines taller.
    private func places(_ layout: TextLayout, offsets: [Int]) -> [[Int]] {
        offsets.map { offset in
            let rect: CGRect = layout.selectionRects(for: offset..<offset + 1).first ?? .zero
            return [Int((rect.minX * 16).rounded()), Int((rect.width * 16).rounded()), layout.line(containing: offset)]
        }
    }

    private static let cases: [[(text: String, directions: [DirectionFormat])]] = [
        [("abc", [.rightToLeftOverride])],
        [("ab ", []), ("cde", [.rightToLeftOverride]), (" fg", [])],
        [("ab ", []), ("שלום 12", [.leftToRightOverride]), (" fg", [])],
        [("ab ", []), ("cd שלום 12!", [.rightToLeftEmbedding]), (" fg", [])],
        [("שלום ", []), ("abc 12, d", [.leftToRightEmbedding]), (" עולם", [])],
        [
            ("a", []), ("b!c", [.rightToLeftEmbedding]), ("שלום ab", [.rightToLeftEmbedding, .leftToRightOverride]),
            ("de", []),
        ],
        [("日本", []), ("語です", [.rightToLeftOverride]), ("🍡🍡ab", [])],
    ]

    @Test func `the last two words stay together after an embedding`() {
        let pieces: [Piece] = [("some words ", []), ("שלום", [.rightToLeftEmbedding]), (" and then go", [])]
        var format = ParagraphFormat()
        format.avoidsSingleWords = true
        for last in ["", "\nnext paragraph"] {
            var pieces: [Piece] = pieces
            pieces[2].text += last
            var pushed = 0
            for width in 100..<260 {
                func lines(_ format: ParagraphFormat) -> [String] {
                    let size = CGSize(width: CGFloat(width), height: 1000)
                    let layout = TextLayout(runs: runs(pieces), format: format, maximumSize: size)
                    return Array(layout.lineTexts.prefix { $0 != "next paragraph" && $0 != "next " })
                }
                let pushedLines = lines(format)
                guard lines(ParagraphFormat()) != pushedLines else { continue }
                expect(pushedLines.last?.hasPrefix("then go"), equals: true, "\(width): \(pushedLines)")
                pushed += 1
            }
            expect(pushed, isGreaterThan: 0)
        }
    }

    @Test(arguments: DirectionTests.cases.indices)
    func `writing directions of runs result in the same layout as control characters`(index: Int) {
        let pieces = Self.cases[index]
        for width in [CGFloat.greatestFiniteMagnitude, 60] {
            let size = CGSize(width: width, height: .greatestFiniteMagnitude)
            let styled = TextLayout(runs: runs(pieces), maximumSize: size)
            let (text, offsets) = marked(pieces)
            let plain = TextLayout(runs: [TextRun(text: text, style: TextStyle(font: testFont))], maximumSize: size)
            expect(places(styled, offsets: Array(0..<offsets.count)), equals: places(plain, offsets: offsets))
            expect(styled.lines.count == plain.lines.count && abs(styled.size.width - plain.size.width) < 0.1)
        }
    }

    @Test func `overrides reverse the characters of every paragraph`() {
        let layout = TextLayout(runs: runs([("ab\n", []), ("cd\nef", [.rightToLeftOverride]), (" gh\nij", [])]))
        func x(_ offset: Int) -> CGFloat { layout.selectionRects(for: offset..<offset + 1).first?.minX ?? -1 }
        expect(layout.lines.map(\.utf16Range), equals: [0..<3, 3..<6, 6..<12, 12..<14])
        expect(x(0) < x(1) && x(3) > x(4) && x(6) > x(7) && x(9) < x(10) && x(12) < x(13))
    }

    @Test func `directions do not change offsets of truncated and hyphenated text`() {
        var format = ParagraphFormat()
        format.lineBreakMode = .byTruncatingTail
        let pieces: [Piece] = [("some words ", []), ("that are much longer than the line", [.rightToLeftEmbedding])]
        let layout = TextLayout(
            runs: runs(pieces), format: format, maximumSize: CGSize(width: 150, height: 1000), maximumNumberOfLines: 1)
        expect(layout.isTruncated && layout.lines.map(\.utf16Range) == [0..<45])
        expect(layout.size.width, isLessThan: 150.01)
        var hyphenated = ParagraphFormat()
        hyphenated.hyphenationFactor = 1
        let words: [Piece] = [
            ("hyphenation ", []), ("characteristically", [.leftToRightEmbedding]), (" hyphenated", []),
        ]
        let narrow = TextLayout(runs: runs(words), format: hyphenated, maximumSize: CGSize(width: 90, height: 1000))
        let plain = TextLayout(
            runs: [TextRun(text: words.map(\.text).joined(), style: TextStyle(font: testFont))], format: hyphenated,
            maximumSize: CGSize(width: 90, height: 1000))
        expect(narrow.lineTexts == plain.lineTexts && narrow.lines.count > 3)
    }
}
