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
        let files: [(String, Data)] = [
            ("text.ttf", Data("This is no font.".utf8)), ("empty.otf", Data()), ("header.otf", source.prefix(4000)),
            ("broken.otf", broken),
        ]
        for (name, data) in files {
            let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)-\(name)")
                .path
            try data.write(to: URL(fileURLWithPath: path))
            defer { try? FileManager.default.removeItem(atPath: path) }
            let names = FontDescription.names(ofFile: path)
            if data.count < 1000, !names.isEmpty { Issue.record("\(name): \(names)") }
            // No installed family has the name of the file, so the system font is used.
            let found = layout("Fallback 日本 \(name)", font: FontDescription(family: name, size: 17))
            expect(found.size.width > 100 && TestCanvas.darkness(of: found, scale: 1) > 0)
        }
    }
}
