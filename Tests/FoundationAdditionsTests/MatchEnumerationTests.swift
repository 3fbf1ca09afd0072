import Expectations
import Foundation
import FoundationAdditions
import Testing

/// The enumeration of the matches of a regular expression, as apps call it.
struct MatchEnumerationTests {
    private final class Highlighter {
        var ranges: [NSRange] = []
        let expression: NSRegularExpression?

        init(_ pattern: String) { expression = try? NSRegularExpression(pattern: pattern) }

        func run(on text: String) {
            let whole = NSRange(location: 0, length: text.utf16.count)
            // The closures use a property without `self.`, because they do not escape.
            expression?.enumerateMatches(in: text, options: [], range: whole) { match, _, _ in
                if let match { ranges.append(match.range) }
            }
            expression?.enumerateMatches(
                in: text, range: whole,
                using: { match, flags, stop in
                    guard let range = match?.range else { return }
                    ranges.append(range)
                    stop.pointee = true
                })
        }

        /// Calls a nonescaping closure for each match.
        func forEachMatch(in text: String, _ body: (NSRange) -> Void) {
            expression?.enumerateMatches(in: text, range: NSRange(location: 0, length: text.utf16.count)) {
                match, _, _ in
                if let match { body(match.range) }
            }
        }
    }

    @Test func `closure for matches uses members of its object without self`() {
        let highlighter = Highlighter("#[a-z]+")
        highlighter.run(on: "#one and #two")
        let (one, two) = (NSRange(location: 0, length: 4), NSRange(location: 9, length: 4))
        expect(highlighter.ranges, equals: [one, two, one])
        var found: [NSRange] = []
        highlighter.forEachMatch(in: "a #b") { found.append($0) }
        expect(found, equals: [NSRange(location: 2, length: 2)])
    }
}
