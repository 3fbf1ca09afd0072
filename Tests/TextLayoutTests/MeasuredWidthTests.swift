import Expectations
import Foundation
import TestSupport
import Testing
@testable import TextLayout

/// Text laid out in its measured width has the same lines as when it was measured.
struct MeasuredWidthTests {
    @Test func `random text keeps its lines in the measured width`() {
        var random = SplitMix64(seed: 3)
        let words = [
            "a", "WAVE ", "fi ", " ", "7", "日本", "。", "「", "שלום ", "مرحبا ", "👨‍👩‍👧‍👦 ", "🇯🇵 ", "ก็", "क्ष ", "한국어 ", "To ",
            "Ty ",
            "f.", "-", "(", ") ", "été ", "fox ", "jumps ", "over ", "Привет ",
        ]
        let marks = ["  ", "\t", "e\u{301}", "\u{200D}", "\u{FEFF}", "\u{AD}", "\u{0}", "א"]
        let count = ProcessInfo.processInfo.environment["ENGAWA_MEASURED_TEXTS"].flatMap { Int($0) } ?? 300
        var different: [String] = []
        for round in 0..<count {
            let style = TextStyle(font: testFont, kern: round % 8 == 0 ? 1.5 : 0)
            let text: String = random.text(length: 24, from: round % 2 == 0 ? words : marks + words)
            var runs = [TextRun(text: text, style: style)]
            if round % 3 == 0 {
                let heading = TextStyle(font: FontDescription(size: 21, weight: 700))
                runs.append(TextRun(text: random.text(length: 4, from: words), style: heading))
            }
            let width = CGFloat.random(in: 60...300, using: &random)
            let measured = TextLayout(runs: runs, maximumSize: CGSize(width: width, height: 1e9))
            let narrow = TextLayout(runs: runs, maximumSize: CGSize(width: measured.size.width, height: 1e9))
            // A character that is wider than the line is alone on its line in any case.
            if measured.size.width > width { continue }
            if narrow.lines.map(\.utf16Range) != measured.lines.map(\.utf16Range) {
                different.append("\(runs.map(\.text)) in \(width)")
            }
        }
        expect(different, equals: [])
    }

    @Test func `text that does not fit on one line is not wider than its lines`() {
        let wrapped = layout("WWW WWW WWW", width: 110)
        expect(wrapped.lines.count > 1 && wrapped.size.width <= 110)
    }
}
