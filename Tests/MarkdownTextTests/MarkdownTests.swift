import Expectations
import Foundation
import MarkdownText
import Testing
import UIKitDrawing

/// Describes the runs of a string: the intent and the link of each, and its text.
private func runs(_ text: AttributedString) -> String {
    text.runs.map { run in
        let intents: [(InlinePresentationIntent, String)] = [
            (.stronglyEmphasized, "b"), (.emphasized, "i"), (.code, "c"), (.strikethrough, "s"), (.softBreak, "soft"),
            (.lineBreak, "line"), (.inlineHTML, "html"), (.blockHTML, "block"),
        ]
        var marks: [String] = intents.filter { run.inlinePresentationIntent?.contains($0.0) == true }.map(\.1)
        if let link = run.link { marks.append(link.absoluteString) }
        if let image = run.imageURL { marks.append("image \(image.absoluteString)") }
        let piece: String = String(text[run.range].characters).replacingOccurrences(of: "\n", with: "⏎")
        return marks.isEmpty ? piece : "<\(marks.joined(separator: " "))>\(piece)"
    }.joined(separator: "|")
}

/// Describes the blocks of a string, each with its text.
private func blocks(_ text: AttributedString) -> [String] {
    var result: [(intent: PresentationIntent?, text: String)] = []
    for run in text.runs {
        let piece = String(text[run.range].characters)
        if let last = result.last, last.intent == run.presentationIntent {
            result[result.count - 1].text += piece
        } else {
            result.append((run.presentationIntent, piece))
        }
    }
    return result.map { block in
        let kinds: [String] = block.intent?.components.map(\.kind.debugDescription) ?? ["none"]
        return "\(kinds.joined(separator: " < ")): \(block.text.replacingOccurrences(of: "\n", with: "⏎"))"
    }
}

private typealias Options = AttributedString.MarkdownParsingOptions

struct MarkdownTests {
    @Test func `text in blocks has intents`() throws {
        let cases: [(markdown: String, runs: String)] = [
            ("plain", "plain"), ("", ""), ("a *b* c", "a |<i>b| c"), ("**b**", "<b>b"), ("***x***", "<b i>x"),
            ("*a **b** c*", "<i>a |<b i>b|<i> c"), ("_a_ snake_case_name", "<i>a| snake_case_name"),
            ("2 * 3 * 4", "2 * 3 * 4"), ("\\*not\\*", "*not*"), ("`*a*` b", "<c>*a*| b"), ("``a ` b``", "<c>a ` b"),
            ("~~no~~ yes", "<s>no| yes"), ("[Swift](https://swift.org)", "<https://swift.org>Swift"),
            ("[**a** b](/x \"t\")", "<b /x>a|</x> b"), ("<https://a.org>", "<https://a.org>https://a.org"),
            ("see https://a.org.", "see |<https://a.org>https://a.org|."), ("![cat](c.png)", "<image c.png>cat"),
            ("[a]\n\n[a]: /u", "</u>a"), ("a\nb", "a|<soft> |b"), ("a  \nb", "a|<line>⏎|b"), ("a\\\nb", "a|<line>⏎|b"),
            ("a <b>c</b>", "a |<html><b>|c|<html></b>"), ("&copy; &amp; &#x41;", "© & A"),
            ("日本語の**強調**です。", "日本語の|<b>強調|です。"), ("👩‍👩‍👧 *مرحبا*", "👩‍👩‍👧 |<i>مرحبا"), ("**open", "**open"),
        ]
        for (markdown, expected) in cases {
            let text = try AttributedString(markdown: markdown)
            expect(runs(text), equals: expected, "\(markdown)")
        }
    }

    @Test func `blocks have intents`() throws {
        let cases: [(markdown: String, blocks: [String])] = [
            ("# Title\n\nText", ["header 1: Title", "paragraph: Text"]), ("Title\n-----", ["header 2: Title"]),
            (
                "- a\n- b\n  1. c",
                [
                    "paragraph < listItem 1 < unorderedList: a", "paragraph < listItem 2 < unorderedList: b",
                    "paragraph < listItem 1 < orderedList < listItem 2 < unorderedList: c",
                ]
            ),
            ("3. x\n4. y", ["paragraph < listItem 3 < orderedList: x", "paragraph < listItem 4 < orderedList: y"]),
            ("> a\n> > b", ["paragraph < blockQuote: a", "paragraph < blockQuote < blockQuote: b"]),
            ("```swift\nlet x\n```", ["codeBlock 'swift': let x⏎"]), ("    indented", ["codeBlock '': indented⏎"]),
            ("a\n\n***\n\nb", ["paragraph: a", "thematicBreak: \u{2E3B}", "paragraph: b"]),
            ("<div>\nx\n</div>", ["none: <div>⏎x⏎</div>⏎"]),
            (
                "| a | b |\n|---|:-:|\n| *c* | d |",
                ["tableCell 0 < tableHeaderRow < ", "tableCell 1 < tableHeaderRow < "].enumerated().map {
                    "\($0.element)table [left, center]: \($0.offset == 0 ? "a" : "b")"
                }
                    + ["tableCell 0 < tableRow 1 < table [left, center]: c"]
                    + ["tableCell 1 < tableRow 1 < table [left, center]: d"]
            ),
        ]
        for (markdown, expected) in cases {
            let text = try AttributedString(markdown: markdown)
            expect(blocks(text), equals: expected, "\(markdown)")
        }
        let list = try AttributedString(markdown: "- a\n- b")
        let intents: [PresentationIntent] = list.runs.compactMap(\.presentationIntent)
        expect(intents.map { $0.components.map(\.identity) }, equals: [[3, 2, 1], [5, 4, 1]])
        expect(intents.map(\.indentationLevel), equals: [1, 1])
    }

    @Test func `only inline syntax is read if that is requested`() throws {
        let cases: [(markdown: String, inline: String, preserving: String)] = [
            ("# *a*", "# |<i>a", "# |<i>a"), ("*a*\n\n- b", "<i>a|<soft>  |- b", "<i>a|⏎⏎- b"),
            ("  a  \n  b  ", "a|<line>⏎|b", "  a  ⏎  b  "), ("> q\n===", "> q|<soft> |===", "> q⏎==="),
            ("    code", "code", "    code"), ("1. a\r\n2. b", "1. a|<soft> |2. b", "1. a\r⏎2. b"),
            ("_a_ `b  c`", "<i>a| |<c>b  c", "<i>a| |<c>b  c"), ("| a |\n|---|", "| a ||<soft> ||---|", "| a |⏎|---|"),
            ("[a](\n/u)", "</u>a", "</u>a"), ("```\nx", "```|<soft> |x", "```⏎x"), ("", "", ""),
            ("\u{1680}*x*\u{1680}", "\u{1680}|<i>x|\u{1680}", "\u{1680}|<i>x|\u{1680}"),
        ]
        for (markdown, inline, preserving) in cases {
            let first = try AttributedString(markdown: markdown, options: Options(interpretedSyntax: .inlineOnly))
            expect(runs(first), equals: inline, "\(markdown)")
            let second = try AttributedString(
                markdown: markdown, options: Options(interpretedSyntax: .inlineOnlyPreservingWhitespace))
            expect(runs(second), equals: preserving, "\(markdown)")
            expect(second.runs.allSatisfy { $0.presentationIntent == nil })
        }
    }

    @Test func `relative links are resolved, and languages are set`() throws {
        let base = try #require(URL(string: "https://a.org/docs/"))
        let text = try AttributedString(
            markdown: "[x](../y#z)", options: Options(languageCode: "de"), baseURL: base)
        expect(text.runs.first?.link?.absoluteURL.absoluteString, equals: "https://a.org/y#z")
        expect(text.runs.first?.languageIdentifier, equals: "de")
    }

    @Test func `data that is not text is rejected or read partially`() throws {
        let data = Data([0x2A, 0x61, 0xFF, 0x2A])
        let error = #expect(throws: CocoaError.self) { try AttributedString(markdown: data) }
        expect(error?.code, equals: .fileReadInapplicableStringEncoding)
        let text = try AttributedString(
            markdown: data, options: Options(failurePolicy: .returnPartiallyParsedIfPossible))
        expect(runs(text), equals: "<i>a\u{FFFD}")
        expect(runs(try AttributedString(markdown: "a\0b")), equals: "a\u{FFFD}b")
    }

    @Test func `hostile Markdown produces text`() throws {
        let cases: [String] = [
            String(repeating: ">", count: 5_000) + "a", String(repeating: "*", count: 20_000),
            String(repeating: "[", count: 20_000), String(repeating: "*a **b ", count: 2_000),
            String(repeating: "- ", count: 2_000), String(repeating: "e\u{301}", count: 10_000),
        ]
        for markdown in cases {
            let text = try AttributedString(markdown: markdown)
            let inline = try AttributedString(
                markdown: markdown, options: Options(interpretedSyntax: .inlineOnlyPreservingWhitespace))
            expect(inline.characters.count > 0 && text.unicodeScalars.count <= markdown.unicodeScalars.count)
        }
    }

    @Test func `intents survive conversions and coding`() throws {
        let text = try AttributedString(markdown: "# a **b**\n\n![c](d.png)\n\n- `e`")
        let converted = NSAttributedString(text)
        expect(converted.string, equals: "a bce")
        expect(converted.attribute(.inlinePresentationIntent, at: 2, effectiveRange: nil) as? Int, equals: 2)
        let intent = converted.attribute(.presentationIntentAttributeName, at: 0, effectiveRange: nil)
        expect((intent as? PresentationIntent)?.components.map(\.kind), equals: [.header(level: 1)])
        expect(AttributedString(converted), equals: text)
        expect(converted, equals: NSAttributedString(text))
        try expect(NSAttributedString(markdown: "# a **b**\n\n![c](d.png)\n\n- `e`"), equals: converted)
        let list = try #require(text.runs.map { $0.presentationIntent }.last ?? nil)
        let coded = try JSONDecoder().decode(PresentationIntent.self, from: JSONEncoder().encode(list))
        expect(coded, equals: list)
    }

    @Test func `documents are read on several threads`() throws {
        DispatchQueue.concurrentPerform(iterations: 64) { index in
            let text = try? AttributedString(markdown: "~~\(index)~~ https://a.org/\(index)\n\n| a |\n|---|")
            expect(text.map { String($0.characters) }, equals: "\(index) https://a.org/\(index)a")
        }
    }
}
