import Expectations
import Foundation
import TestSupport
import Testing
import UIKitDrawing

@testable import UIKitRichText

/// Returns the paragraphs, each preceded by the markers of its lists, from the outermost to the innermost.
private func outline(_ text: NSAttributedString) -> String {
    var numbers = ListNumbers()
    var lines: [String] = []
    text.forEachParagraph { paragraph, style in
        numbers.begin(style.lists)
        let markers = zip(style.lists, numbers.numbers).map { $0.marker(forItemNumber: $1) + " " }.joined()
        lines.append(markers + paragraph.string.replacingOccurrences(of: "\u{2028}", with: "/"))
    }
    return lines.joined(separator: "|")
}

private func read(_ html: String, markers: Bool = false) -> NSAttributedString {
    HTMLReader.read(html, includesMarkers: markers)
}

private let list = """
    <p>x</p><ol start=3 type=a><li>a</li><li><p>b</p><p>more</p><ul><li>p</li><li>q<ol><li>r</li></ol></li></ul>rest</li>
    <li>c<br>d</li><li></li></ol><ul style="list-style-type: '– '"><li><b>e</b></li></ul><p>y</p>
    """
private let outlined = "x|c. a|d. b/more|d. ◦ p|d. ◦ q|d. ◦ 1. r|d.  rest|e. c/d|f. |–  e|y"

struct DocumentListTests {
    @Test func `elements of HTML become lists of paragraphs`() {
        let cases: [(String, String)] = [
            ("<ul><li>a<li>b</ul>c", "• a|• b|c"), (list, outlined),
            ("<ol><li><ul><li>a</ul><li>b</ol>", "1. ◦ a|2. b"), ("<li>a", "• a"),
            ("<ul><li>a</ul><ul><li>b</ul>", "• a|• b"),
            ("<ol><li>a</ol><ol><li>b</ol>", "1. a|1. b"),
            ("<ol style='list-style: upper-roman inside'><li>a<li>b</ol>", "I. a|II. b"),
            ("<ul style='list-style-type: none'><li>a</ul>", " a"), ("<ol type=zzz><li>a</ol>", "1. a"),
            ("<ul><li><pre>a\nb</pre></ul>", "• a/b"),
        ]
        for (source, expected) in cases { expect(outline(read(source)), equals: expected, "\(source)") }
        expect(!read(list).string.contains("\t"))
    }

    @Test(arguments: [NSAttributedString.DocumentType.html, .rtf])
    func `written lists read back the same`(type: NSAttributedString.DocumentType) throws {
        for markers in [false, true] {
            let text = read(list, markers: markers)
            let data = try text.data(
                from: NSRange(location: 0, length: text.length), documentAttributes: [.documentType: type])
            let again = try NSAttributedString(data: data, options: [:], documentAttributes: nil)
            expect(outline(again), equals: outlined)
        }
    }

    @Test(arguments: [NSAttributedString.DocumentType.html, .rtf])
    func `an option adds the markers to the text`(type: NSAttributedString.DocumentType) throws {
        let source = read("<ol><li>a<ul><li>b</ul></ol>c")
        let data = try source.data(
            from: NSRange(location: 0, length: source.length), documentAttributes: [.documentType: type])
        let text = try NSAttributedString(
            data: data, options: [.textKit1ListMarkerFormatDocumentOption: true], documentAttributes: nil)
        expect(text.string.trimmingCharacters(in: ["\n"]), equals: "\t1.\ta\n\t◦\tb\nc")
        let style = try #require(text.attribute(.paragraphStyle, at: 6, effectiveRange: nil) as? NSParagraphStyle)
        expect(style.headIndent == 72 && style.tabStops.map(\.location) == [47, 72] && style.textLists.count == 2)
    }

    @Test func `lists of other applications in RTF are read`() {
        let table = #"""
            {\*\listtable{\list\listtemplateid1\listhybrid{\listlevel\levelnfc0\levelstartat2\levelindent0
            {\*\levelmarker \{decimal\}.}{\leveltext\leveltemplateid1\'02\'00.;}{\levelnumbers\'01;}\fi-360\li720\lin720 }
            {\listlevel\levelnfc23{\leveltext\'01\uc0\u8226 ;}{\levelnumbers;}}{\listname ;}\listid7}}
            {\*\listoverridetable{\listoverride\listid7\listoverridecount0\ls1}}
            """#
        let body = #"""
            \pard\ls1\ilvl0{\listtext 2.\tab}a\par {\listtext 3.\tab}b\par\pard\ls1\ilvl1{\listtext\tab x\tab}c\par\pard d
            """#
        let text = RTFReader.read(Data("{\\rtf1\(table)\n\(body)}".utf8))
        expect(outline(text), equals: "2. a|3. b|3. • c|d")
        // Without the list tables, the markers are part of the text.
        expect(RTFReader.read(Data("{\\rtf1\(body)}".utf8)).string, equals: "2.\ta\n3.\tb\n\tx\tc\nd")
        // In Word documents, the reference to the list follows the marker.
        let late = #"""
            {\listtext\pard\plain 2.\tab}\pard\plain\ls1\ilvl0 a\par{\listtext\pard\plain 3.\tab}\pard\plain\ls1\ilvl0 b
            \par\pard\plain c
            """#
        expect(outline(RTFReader.read(Data("{\\rtf1\(table)\n\(late)}".utf8))), equals: "2. a|3. b|c")
        expect(RTFReader.read(Data("{\\rtf1\(late)}".utf8)).string, equals: "2.\ta\n3.\tb\nc")
        // Bullets of Word, in the fonts Symbol, Courier New and Wingdings.
        let levels = [#"\u-3913 ?"#, "o", #"\u-3929 ?"#].map { text in
            "{\\listlevel\\levelnfc23{\\leveltext\\'01\(text);}{\\levelnumbers;}\\f3}"
        }
        let word =
            #"{\rtf1{\*\listtable{\list\#(levels.joined())\listid7}}"#
            + #"{\*\listoverridetable{\listoverride\listid7\ls1}}\ls1{\listtext x\tab}a\par\ilvl2{\listtext x\tab}b}"#
        expect(outline(RTFReader.read(Data(word.utf8))), equals: "• a|• ◦ ▪ b")
        let broken = [
            #"{\listtable\listlevel\levelnfc1"#, #"{\rtf1{\*\listtable{\list\listid1}}\ls1 a"#, #"\ls\ilvl-5 x"#,
        ]
        for damaged in broken {
            _ = RTFReader.read(Data(damaged.utf8))
        }
    }
}
