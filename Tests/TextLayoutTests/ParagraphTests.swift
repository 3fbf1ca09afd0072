import Expectations
import CoreGraphics
import Foundation
import Testing

@testable import TextLayout

private func layOut(
    _ text: String, width: CGFloat = 300, lines: Int = 0, _ change: (inout ParagraphFormat) -> Void
) -> TextLayout {
    var format = ParagraphFormat()
    change(&format)
    let style = TextStyle(font: FontDescription(size: 17))
    return TextLayout(
        runs: [TextRun(text: text, style: style)], format: format,
        maximumSize: CGSize(width: width, height: .greatestFiniteMagnitude), maximumNumberOfLines: lines)
}

/// Returns the text of each line, without white space at the start and end.
private func texts(_ layout: TextLayout) -> [String] {
    let text = layout.runs.map(\.text).joined()
    return layout.lines.map { line in
        let start = text.utf16.index(text.startIndex, offsetBy: line.utf16Range.lowerBound)
        let end = text.utf16.index(start, offsetBy: line.utf16Range.count)
        return text[start..<end].trimmingCharacters(in: .whitespaces)
    }
}

struct ParagraphTests {
    @Test func `tabs move text to their stops`() {
        let stops: [ParagraphFormat.TabStop] = [
            .init(location: 50), .init(location: 150, alignment: .trailing), .init(location: 200, alignment: .center),
            .init(location: 280, alignment: .decimal),
        ]
        let text = "a\tb\tright\tmid\t3.14"
        let layout = layOut(text, width: 600) { $0.tabStops = stops }
        func x(_ offset: Int) -> CGFloat { layout.caretRect(at: offset).minX }
        expect(abs(x(2) - 50) < 0.1 && abs(x(9) - 150) < 0.1 && abs((x(10) + x(13)) / 2 - 200) < 0.1)
        expect(abs(x(15) - 280), isLessThan: 0.1)
        // Each decimal point is at its tab stop. Text without a decimal point ends at its stop.
        let columns = layOut("1.5\t22.75\t9\t日3.14.15", width: 600) { format in
            format.tabStops = [80, 160, 300].map { .init(location: $0, alignment: .decimal) }
            format.firstLineHeadIndent = 7
            format.headIndent = 3
        }
        func left(_ offset: Int) -> CGFloat { columns.caretRect(at: offset).minX }
        expect(abs(left(6) - 80) < 0.1 && abs(left(11) - 160) < 0.1 && abs(left(14) - 300) < 0.1)
        expect(abs(columns.size.width - left(20)), isLessThan: 0.1)
        // Each stop has its own decimal points. Other characters have no effect.
        let points = layOut("a\t1,5.2\t22·7\t1.5", width: 600) { format in
            format.tabStops = [
                .init(location: 80, alignment: .decimal, decimalPoints: CharacterSet(charactersIn: ",;")),
                .init(location: 160, alignment: .decimal, decimalPoints: CharacterSet(charactersIn: "·")),
                .init(location: 300, alignment: .decimal, decimalPoints: CharacterSet(charactersIn: ",")),
            ]
        }
        let starts: [CGFloat] = [3, 10, 16].map { points.caretRect(at: $0).minX }
        expect(zip(starts, [80, 160, 300]).allSatisfy { abs($0 - $1) < 0.1 }, "\(starts)")
        let more = layOut("\ta\tb\tc\td", width: 600) { format in
            format.tabStops = [.init(location: 30)]
            format.defaultTabInterval = 100
            format.headIndent = 10
            format.firstLineHeadIndent = 10
        }
        expect([1, 3, 5].map { more.caretRect(at: $0).minX.rounded() }, equals: [30, 100, 200])
        let standard = layOut("\ta\tb", width: 600) { _ in }
        expect([1, 3].map { standard.caretRect(at: $0).minX.rounded() }, equals: [28, 56])
    }

    @Test(arguments: [CGFloat(300), .greatestFiniteMagnitude], [CGFloat(20), 0])
    func `the indent of the first line does not move tab stops`(width: CGFloat, first: CGFloat) {
        let layout = layOut("a\tb", width: width) { format in
            format.tabStops = [.init(location: 100)]
            format.firstLineHeadIndent = first
            format.headIndent = 20 - first
        }
        expect(abs(layout.caretRect(at: 2).minX - 100), isLessThan: 0.1)
    }

    @Test func `a positive tail indent is measured from the leading margin in any width`() {
        let text = "one two three four five six seven"
        func indented(in width: CGFloat) -> TextLayout {
            layOut(text, width: width) { format in
                format.tailIndent = 100
                format.headIndent = 10
            }
        }
        let unlimited: TextLayout = indented(in: .greatestFiniteMagnitude)
        expect(unlimited.lines.count > 2 && unlimited.size.width <= 100.01)
        expect(unlimited.lines, equals: indented(in: 1000).lines)
    }

    @Test func `characters move closer before text is truncated`() {
        let text = "Measured text that just fits"
        let natural = layOut(text, width: 1000) { _ in }.size.width
        func truncated(_ share: CGFloat, _ allows: Bool) -> Bool {
            layOut(text, width: natural * share, lines: 1) { format in
                format.lineBreakMode = .byTruncatingTail
                format.allowsTightening = allows
            }.isTruncated
        }
        expect(truncated(0.95, false) && !truncated(0.95, true) && truncated(0.8, true) && !truncated(1, false))
    }

    @Test func `Korean lines break between words on request`() {
        let text = "모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다"
        let words = Set(text.split(separator: " ").map(String.init))
        func broken(_ keeps: Bool) -> Bool {
            let lines = texts(layOut(text, width: 110) { $0.keepsHangulWords = keeps })
            return lines.flatMap { $0.split(separator: " ") }.contains { !words.contains(String($0)) }
        }
        expect(broken(false) && !broken(true))
        let long = layOut(String(repeating: "가", count: 40), width: 110) { $0.keepsHangulWords = true }
        expect(long.lines.count > 4 && long.lines.allSatisfy { $0.frame.width <= 111 })
    }

    @Test func `a paragraph does not end with a single word on its last line`() {
        let text = "one two three four five six seven"
        let widths = stride(from: CGFloat(150), to: 300, by: 5)
        var changed = 0
        for width in widths {
            let plain = texts(layOut(text, width: width) { _ in })
            let pushed = texts(layOut(text, width: width) { $0.avoidsSingleWords = true })
            let isSingle: Bool = plain.count > 1 && plain.last?.contains(" ") == false
            if isSingle { changed += 1 }
            let isRight: Bool = isSingle ? pushed.last?.contains(" ") == true : pushed == plain
            if !isRight { Issue.record("\(width): \(plain) \(pushed)") }
            if pushed.count > plain.count + 1 { Issue.record("\(width): too many lines") }
        }
        expect(changed, isGreaterThan: 0)
    }

    /// Japanese lines neither begin with closing punctuation or small kana nor end with opening brackets.
    @Test func `lines follow the Japanese line-breaking rules`() {
        let text = String(
            repeating: "彼は「ちょっと待って」と言った。すると、友だちが（きっと）駅へ行って、コーヒーを飲んだ……らしい！", count: 3)
        let noStart: Set<Character> = ["。", "、", "」", "）", "ゃ", "ょ", "っ", "ー", "！", "…"]
        let noEnd: Set<Character> = ["「", "（"]
        for width in stride(from: CGFloat(90), to: 320, by: 7) {
            let lines = texts(layOut(text, width: width) { _ in })
            for (index, line) in lines.enumerated() {
                if index > 0, let first = line.first, noStart.contains(first) {
                    Issue.record("\(width): a line begins with \(first)")
                }
                if let last = line.last, noEnd.contains(last) { Issue.record("\(width): a line ends with \(last)") }
            }
        }
    }

    @Test(arguments: ["日本語の文章を組んでいます。", "한국어 문장을 조판합니다. ", "中文文字排版，測試。", "日本語 and English の文章。"])
    func `justified lines end at the margin`(_ sentence: String) {
        let text = String(repeating: sentence, count: 12)
        for width in stride(from: CGFloat(40), through: 320, by: 3.7) {
            for lines in [0, 1] {
                let layout = layOut(text, width: width, lines: lines) { $0.alignment = .justified }
                let wrapped = lines == 1 ? layout.lines[...] : layout.lines.dropLast()
                for line in wrapped where abs(line.frame.maxX - width) > 0.1 || line.frame.minX != 0 {
                    // A line of one character cannot be justified.
                    if line.utf16Range.count > 2 { Issue.record("\(width), \(lines): \(line.frame)") }
                }
            }
        }
    }

    @Test(arguments: ["日本語の文章を組んでいますから長い", "שלום עולם 日本語の文章 טקסט ארוך מאוד"])
    func `truncated right-to-left lines end at the margin`(_ text: String) {
        for mode: ParagraphFormat.LineBreakMode in [.byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead] {
            for width in stride(from: CGFloat(80), through: 180, by: 3.3) {
                let layout = layOut(text, width: width, lines: 1) { format in
                    format.baseDirection = .rightToLeft
                    format.lineBreakMode = mode
                }
                guard layout.isTruncated, let line = layout.lines.first else { continue }
                if abs(line.frame.maxX - width) > 0.1 || line.frame.minX < -0.1 {
                    Issue.record("\(mode), \(width): \(line.frame)")
                }
                // The ellipsis is not stretched to the margin. No other character is wider than the font size.
                let widest = layout.content.clusters.map(\.width).max() ?? 0
                if widest > 17.1 { Issue.record("\(mode), \(width): \(widest)") }
            }
        }
    }
}
