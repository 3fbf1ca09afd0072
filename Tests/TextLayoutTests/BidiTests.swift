import Expectations
import Foundation
import Testing

@testable import TextLayout

/// Unicode's conformance test for the bidirectional algorithm, from the Debian package `unicode-data`: the order of the
/// glyphs on a line, and the carets that the arrow keys visit.
struct BidiTests {
    private static let file = "/usr/share/unicode/BidiCharacterTest.txt"
    private static let isInstalled: Bool = FileManager.default.fileExists(atPath: file)
    /// The step between tested cases. The environment variable `ENGAWA_BIDI_STEP` overrides the default; 1 selects all
    /// cases.
    private static let step: Int =
        ProcessInfo.processInfo.environment["ENGAWA_BIDI_STEP"].flatMap { Int($0) } ?? 199

    /// A paragraph of one line.
    private struct Case {
        var text: String
        var direction: ParagraphFormat.BaseDirection
        var isRightToLeft: Bool
        /// The UTF-16 offsets of the characters that are not removed, from left to right.
        var order: [Int]
        /// The embedding levels of these characters, keyed by offsets.
        var levels: [Int: UInt8]
        var name: String {
            text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ") + ", \(direction)"
        }

        init?(_ line: Substring) {
            let fields: [Substring] = line.split(separator: ";", omittingEmptySubsequences: false)
            guard fields.count == 5, !line.hasPrefix("#") else { return nil }
            var scalars = String.UnicodeScalarView()
            var offsets: [Int] = []
            var offset = 0
            for word in fields[0].split(separator: " ") {
                guard let scalar = UInt32(word, radix: 16).flatMap({ Unicode.Scalar($0) }) else { return nil }
                scalars.append(scalar)
                offsets.append(offset)
                offset += scalar.value > 0xFFFF ? 2 : 1
            }
            text = String(scalars)
            direction = fields[1] == "0" ? .leftToRight : fields[1] == "1" ? .rightToLeft : .natural
            isRightToLeft = fields[2] == "1"
            levels = [:]
            for (index, level) in fields[3].split(separator: " ").enumerated() {
                levels[offsets[index]] = UInt8(level)
            }
            order = fields[4].split(separator: " ").compactMap { Int($0).map { offsets[$0] } }
        }
    }

    @Test(.enabled(if: isInstalled)) func `glyphs and carets have the order of Unicode`() throws {
        let content = try String(contentsOfFile: Self.file, encoding: .utf8)
        let all: [Case] = content.split(separator: "\n").enumerated().compactMap { index, line in
            index % Self.step == 0 ? Case(line) : nil
        }
        var failures = 0
        for test in all {
            guard let mistake = mistake(in: test) else { continue }
            failures += 1
            if failures <= 20 { Issue.record("\(test.name): \(mistake)") }
        }
        expect(failures, equals: 0, "of \(all.count)")
        expect(all.count, isGreaterThan: 400)
    }

    /// Returns a description of an error in the layout of a case, or nil.
    private func mistake(in test: Case) -> String? {
        var format = ParagraphFormat()
        format.baseDirection = test.direction
        let layout = layout(test.text, format: format)
        guard layout.lines.count == 1, let line = layout.lines.first else { return "\(layout.lines.count) lines" }
        if line.isRightToLeft != test.isRightToLeft { return "right to left is \(line.isRightToLeft)" }
        // Characters of a cluster are adjacent.
        var found: [Int] = []
        for run in layout.content.runs[layout.content.lines[0].runs] {
            for cluster in layout.content.clusters[run.clusters] {
                guard let level = test.levels[Int(cluster.start)] else { continue }
                found.append(Int(cluster.start))
                if level & 1 != run.level & 1 { return "the level at \(cluster.start) is \(run.level), not \(level)" }
            }
        }
        let starts = Set(found)
        let expected: [Int] = test.order.filter { starts.contains($0) }
        if found != expected { return "\(found), not \(expected)" }
        return mistakeOfCarets(in: test.text, layout)
    }

    /// Returns a description of an error in the movement of the caret, or nil.
    ///
    /// The arrow keys must visit each caret once, and must never move against their direction.
    private func mistakeOfCarets(in text: String, _ layout: TextLayout) -> String? {
        let ends: [Int] = [0, text.utf16.count]
        let carets = text.characterOffsets
        guard let first = carets.min(by: { layout.caretRect(at: $0).minX < layout.caretRect(at: $1).minX }) else {
            return nil
        }
        var offset = first
        while let left = layout.offset(offset, movedRightBy: -1) { offset = left }
        var visited = [offset]
        while let next = layout.offset(offset, movedRightBy: 1) {
            if layout.caretRect(at: next).minX < layout.caretRect(at: offset).minX { return "moved left at \(offset)" }
            offset = next
            visited.append(next)
            if visited.count > carets.count { break }
        }
        return visited.sorted() == carets && ends.allSatisfy(visited.contains) ? nil : "visited \(visited)"
    }
}
