import Expectations
import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import TextLayout

/// Malformed text is laid out in lines with glyphs, in bounded time.
struct BadTextTests {
    private static let length = 25_000

    private static let floods: [(name: String, text: String)] = [
        ("combining marks", "e" + String(repeating: "\u{301}", count: length)),
        ("different marks", "x" + String(repeating: "\u{302}\u{323}\u{30A}\u{334}", count: length / 4)),
        ("zero-width spaces", "a" + String(repeating: "\u{200B}", count: length) + "b"),
        ("joiners", "a" + String(repeating: "\u{200D}", count: length) + "b"),
        ("word joiners", "a" + String(repeating: "\u{2060}\u{FEFF}", count: length / 2) + "b"),
        ("overrides", "a" + String(repeating: "\u{202E}", count: length) + "b"),
        ("isolates", "a" + String(repeating: "\u{2067}", count: length) + "b"),
        ("emoji joined", "👩" + String(repeating: "\u{200D}👩", count: length / 5)),
        ("flags", String(repeating: "🇯", count: length / 4)),
        ("variation selectors", "日" + String(repeating: "\u{FE0F}", count: length)),
        ("soft hyphens", "a" + String(repeating: "\u{AD}", count: length) + "b"),
        ("tabs", String(repeating: "\t", count: length / 4)),
        ("controls", String(repeating: "\u{1}\u{0}\u{7F}", count: length / 3)),
        ("a word", String(repeating: "W", count: length)),
        ("private characters", String(repeating: "\u{E000}\u{10FFFD}", count: length / 10)),
    ]

    @Test(.timeLimit(.minutes(30)), arguments: floods.indices)
    func `a flood of characters is shown`(_ index: Int) {
        let (name, text) = Self.floods[index]
        let time: Double = processorTime {
            for (width, lines) in [(CGFloat(200), 0), (200, 2), (.greatestFiniteMagnitude, 1)] {
                var format = ParagraphFormat()
                if lines == 2 { format.lineBreakMode = .byTruncatingTail }
                let layout = layout(text, width: width, lines: lines, format: format)
                let caret = layout.caretRect(at: text.utf16.count / 2)
                let isShown = !layout.lines.isEmpty && layout.size.height > 0 && caret.height > 0
                let isWhole = layout.isTruncated || layout.lines.last?.utf16Range.upperBound == text.utf16.count
                if !isShown || !isWhole { Issue.record("\(name) in \(width): \(layout.lines.count) lines") }
                _ = layout.insertionOffset(at: CGPoint(x: caret.minX, y: caret.midY))
                _ = layout.offset(0, movedRightBy: 1)
            }
        }
        if time > 20 { Issue.record("\(name) took \(time) s") }
        if ProcessInfo.processInfo.environment["ENGAWA_SHOWS_TIMES"] != nil { print(name, time) }
    }

    @Test func `lone surrogates are shown as replacement characters`() {
        let units: [UInt16] = [0x61, 0xD83D, 0x62, 0xDE00, 0xD83D, 0xD83D, 0xDE00]
        let text = NSString(characters: units, length: units.count) as String
        let found = layout(text, width: 200)
        expect(found.utf16Count == text.utf16.count && found.lines.count == 1 && found.size.width > 40)
        expect(!found.content.glyphs.isEmpty)
    }

    @Test func `text in a damaged font is shown`() throws {
        let source = try Data(contentsOf: URL(fileURLWithPath: "/usr/share/fonts/opentype/inter/Inter-Bold.otf"))
        var broken = source
        for index in stride(from: 4000, to: broken.count, by: 7) { broken[index] = 0xA5 }
        for data in [Data("This is no font.".utf8), Data(), source.prefix(4000), broken] {
            try withFile(data) { expect(FontDescription.registerFonts(atPath: $0).isEmpty, "\(data.count)") }
        }
        for (family, table, part) in [("Anter", "CFF ", 0.3..<0.9), ("Bnter", "GPOS", 0..<1), ("Cnter", "GSUB", 0..<1)]
        {
            try withFile(damaged(source, family: family, table: table, part)) { path in
                expect(FontDescription.registerFonts(atPath: path), equals: [family])
                for text in ["Fallback 日本", "ffi 1/2 日本"] {
                    let found = layout(text, font: FontDescription(family: family, size: 17, weight: 700))
                    expect(found.size.width > 50 && TestCanvas.darkness(of: found, scale: 1) > 0, "\(family), \(text)")
                }
            }
        }
    }

    /// Passes the path of a temporary file to a closure.
    private func withFile(_ data: Data, _ body: (String) throws -> Void) throws {
        let folder = try TemporaryFolder()
        try data.write(to: folder.file("font.otf"))
        try body(folder.file("font.otf").path)
    }

    /// Returns a copy of the font Inter with a different name, in which a part of a table is damaged.
    ///
    /// - Parameters:
    ///   - source: The font.
    ///   - family: The name of the copy, with five letters.
    ///   - table: The tag of the table.
    ///   - part: The damaged part, from 0 at the start of the table to 1 at its end.
    private func damaged(_ source: Data, family: String, table: String, _ part: Range<Double>) throws -> Data {
        func range(of table: String) throws -> Range<Int> {
            func number(at offset: Int) -> Int { source[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
            let entries = stride(from: 12, to: 12 + 16 * Int(source[5]), by: 16)
            let entry: Int = try #require(entries.first { source[$0..<$0 + 4].elementsEqual(table.utf8) })
            return number(at: entry + 8)..<number(at: entry + 8) + number(at: entry + 12)
        }
        func encoded(_ name: String) -> Data { Data(name.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }) }
        var font = source
        let names: Range<Int> = try range(of: "name")
        while let found = font.range(of: encoded("Inter"), in: names) {
            font.replaceSubrange(found, with: encoded(family))
        }
        let (place, length) = (try range(of: table), Double(try range(of: table).count))
        let (start, end) = (Int(part.lowerBound * length), Int(part.upperBound * length))
        for index in place.dropFirst(start).prefix(end - start) where index % 7 == 0 { font[index] = 0xA5 }
        return font
    }
}
