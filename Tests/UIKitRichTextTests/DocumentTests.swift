import Expectations
import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKitDrawing

@testable import UIKitRichText

func html(_ text: String) -> NSAttributedString { HTMLReader.read(text) }

/// Returns the runs of a string. Each is its text in brackets, followed by signs for its attributes, and by its font
/// size unless that is 12.
func describe(_ text: NSAttributedString) -> String {
    var result = ""
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
        let style = TextStyle(attributes)
        var signs = ""
        if style.isBold { signs += "b" }
        if style.isItalic { signs += "i" }
        if style.isMonospaced { signs += "m" }
        if style.isUnderlined { signs += "u" }
        if style.isStruck { signs += "s" }
        if let link = style.link { signs += "→\(link)" }
        if style.alignment == .center { signs += "|" }
        if let color = style.color, color.bytes != (0, 0, 0) {
            signs += String(format: "#%02x%02x%02x", color.bytes.red, color.bytes.green, color.bytes.blue)
        }
        if style.size != 12 { signs += "\(Int(style.size))" }
        result += "[" + (text.string as NSString).substring(with: range) + "]" + signs
    }
    return result.replacingOccurrences(of: "\n", with: "¶")
}

struct HTMLTests {
    @Test func `HTML becomes runs`() {
        let cases: [(String, String)] = [
            ("Hello <b>World</b>", "[Hello ][World]b"),
            ("<p>one</p><p>two <em>three</em></p>", "[one¶two ][three]i[¶]"),
            ("a<br>b <br/> c", "[a¶b¶c]"),
            ("  many\n   spaces &amp; <i> more </i> text", "[many spaces & ][more ]i[text]"),
            ("<h1>T</h1>x", "[T¶]b24[x]"),
            ("<ul><li>a<li>b</ul>c", "[a¶b¶][c]"),
            ("<a href=\"https://a.b/?x=1&amp;y\">go</a>", "[go]u→https://a.b/?x=1&y#0000ee"),
            ("<span style=\"color: #f00; font-size: 20px\">r</span>", "[r]#ff000020"),
            ("<style>.x { font-weight: 700 } p { text-align: center }</style><p class='x'>c</p>", "[c¶]b|"),
            ("<pre>a\n  b</pre>", "[a¶  b¶]m"), ("<s>x</s><u>y</u><code>z</code>", "[x]s[y]u[z]m"),
            ("<title>no</title><script>if (a < b) {}</script>yes<!-- no -->", "[yes]"),
            ("&eacute;&#233;&#xe9; &unknown; &", "[ééé &unknown; &]"), ("1 < 2 > 0 <", "[1 < 2 > 0 <]"),
            ("<b>open <i>both</b> closed", "[open ]b[both]bi[ closed]"),
            ("<table><tr><td>a<td>b<tr><td>c</table>", "[a\tb¶c¶]"),
            ("<p style=\"color:rgb(0, 128, 0)\">g", "[g]#008000"),
            ("<p style=\"color:rgb(nan, 128, 0)\">g", "[g]"), ("<p style=\"color:rgba(0, inf, 0, 1)\">g", "[g]"),
            ("", ""),
        ]
        for (source, expected) in cases { expect(describe(html(source)), equals: expected, "\(source)") }
    }

    @Test func `documents are read from data in their encoding`() throws {
        let latin = try #require("<p>é</p>".data(using: .isoLatin1))
        let text = try NSAttributedString(
            data: latin,
            options: [
                .documentType: NSAttributedString.DocumentType.html,
                .characterEncoding: String.Encoding.isoLatin1.rawValue,
            ],
            documentAttributes: nil)
        expect(text.string, equals: "é\n")
        #expect(throws: CocoaError.self) {
            try NSAttributedString(
                data: latin, options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
        }
        var attributes: NSDictionary?
        let mutable = try NSMutableAttributedString(
            data: Data("<html><b>x</b></html>".utf8), options: [:], documentAttributes: &attributes)
        expect(mutable.string == "x" && attributes?["DocumentType"] as? String == "NSHTML")
    }

    @Test func `a negative indent moves the first line outward`() {
        func style(_ source: String) -> NSParagraphStyle? {
            html(source).attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        }
        let quote = style(#"<blockquote style="text-indent:-12px">x</blockquote>"#)
        expect(quote.map { $0.headIndent - $0.firstLineHeadIndent }, equals: 12)
        expect(style(#"<p style="text-indent:-12px">x</p>"#)?.firstLineHeadIndent, equals: 0)
    }

    @Test func `the system font is written without its family`() throws {
        let text = NSAttributedString(string: "x", attributes: [.font: UIFont.systemFont(ofSize: 15)])
        expectNil(TextStyle(text.attributes(at: 0, effectiveRange: nil)).family)
        for type in [NSAttributedString.DocumentType.html, .rtf] {
            let data = try text.data(
                from: NSRange(location: 0, length: 1), documentAttributes: [.documentType: type])
            expect(!String(decoding: data, as: UTF8.self).contains(UIFont.systemFont(ofSize: 15).familyName))
        }
    }

    @Test func `written HTML reads back the same`() throws {
        let text = html(
            "<p style='text-align:center'><b>One</b> &lt;two&gt;  <a href='http://x.y'>three</a></p><p><i>four</i></p>")
        let data = try text.data(
            from: NSRange(location: 0, length: text.length),
            documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
        let again = try NSAttributedString(data: data, options: [:], documentAttributes: nil)
        expect(describe(again), equals: describe(text))
        #expect(throws: CocoaError.self) { try text.data(from: NSRange(location: 0, length: 1)) }
    }

    @Test func `written HTML keeps spaces and tabs`() throws {
        let text = NSMutableAttributedString(string: "  a ", attributes: [.font: UIFont.boldSystemFont(ofSize: 15)])
        let rest = " b\tc  \u{2028} d \n e"
        text.append(NSAttributedString(string: rest, attributes: [.font: UIFont.systemFont(ofSize: 15)]))
        let data = try text.data(
            from: NSRange(location: 0, length: text.length),
            documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
        let again = try NSAttributedString(data: data, options: [:], documentAttributes: nil)
        expect(again.string.trimmingCharacters(in: .newlines), equals: "  a  b\tc  \n d \n e")
    }

    @Test func `a style sheet can preserve spaces`() {
        let text = html("<style>.code { white-space: pre }</style><p class=code>a  b</p><p>a  b</p>")
        expect(text.string, equals: "a  b\na b\n")
    }
}

struct RTFTests {
    @Test func `RTF becomes runs`() {
        let cases: [(String, String)] = [
            (#"{\rtf1\ansi Hello {\b World}!\par Next}"#, "[Hello ][World]b[!¶Next]"),
            (#"{\rtf1{\colortbl;\red255\green0\blue0;}\fs40\cf1 r\cf0 k}"#, "[r]#ff000020[k]20"),
            (#"{\rtf1 caf\'e9 \u8364?\uc0\u233 \{x\}}"#, "[café €é{x}]"),
            (#"{\rtf1{\fonttbl\f0 Helvetica;\f1 Courier;}\f1 m\f0 n{\*\unknown hidden}}"#, "[m]m[n]"),
            (#"{\rtf1{\field{\*\fldinst HYPERLINK "http://a.b"}{\fldrslt go}} on}"#, "[go]→http://a.b[ on]"),
            (#"{\rtf1\qc c\par\pard n\ul u\ulnone\strike s}"#, "[c¶]|[n][u]u[s]s"),
            ("{\\rtf1 open {\\b x", "[open ][x]b"),
            ("}}}\\", ""), (#"{\rtf1\u-10179?\u-8704?}"#, "[😀]"),
        ]
        for (source, expected) in cases {
            expect(describe(RTFReader.read(Data(source.utf8))), equals: expected, "\(source)")
        }
    }

    private func attributes(_ source: String) -> [NSAttributedString.Key: Any] {
        RTFReader.read(Data(source.utf8)).attributes(at: 0, effectiveRange: nil)
    }

    @Test func `outlines and spacing written by other applications are read`() {
        let colors = #"{\rtf1{\colortbl;\red0\green0\blue255;}"#
        let outlined = attributes(colors + #"\outl0\strokewidth-60 \strokec1 x}"#)
        expect(outlined[.strokeWidth] as? CGFloat, equals: -3)
        expect((outlined[.strokeColor] as? UIColor)?.bytes.blue, equals: 255)
        expect(attributes(#"{\rtf1\outl x}"#)[.strokeWidth] as? CGFloat, equals: 3)
        expectNil(attributes(#"{\rtf1\outl\outl0 x}"#)[.strokeWidth])
        expect(attributes(#"{\rtf1\expnd4\expndtw22 x}"#)[.kern] as? CGFloat, equals: 1.1)
        expect(attributes(#"{\rtf1\expnd-2 x}"#)[.kern] as? CGFloat, equals: -0.5)
        for (percent, factor) in [(150, 1.5), (0, 0.01)] {
            let expansion = attributes("{\\rtf1\\charscalex\(percent) x}")[.expansion] as? CGFloat ?? 0
            expect(abs(expansion - log(factor)), isLessThan: 1e-9)
        }
    }

    @Test func `written RTF keeps outlines and spacing`() throws {
        let text = NSMutableAttributedString(
            string: "a", attributes: [.strokeWidth: 2.5, .strokeColor: UIColor.red, .kern: -0.25])
        text.append(NSAttributedString(string: "b", attributes: [.strokeWidth: -4, .expansion: log(1.25)]))
        let data = try text.data(
            from: NSRange(location: 0, length: 2),
            documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
        let source = String(decoding: data, as: UTF8.self)
        expect(source.contains(#"\outl\strokewidth50\strokec1"#) && source.contains(#"\outl0\strokewidth-80"#))
        let read = RTFReader.read(data)
        func value(_ key: NSAttributedString.Key, _ index: Int) -> CGFloat? {
            read.attribute(key, at: index, effectiveRange: nil) as? CGFloat
        }
        expect(value(.strokeWidth, 0) == 2.5 && value(.kern, 0) == -0.25 && value(.expansion, 0) == nil)
        expect(value(.strokeWidth, 1) == -4 && value(.kern, 1) == nil)
        expect(abs((value(.expansion, 1) ?? 0) - log(1.25)), isLessThan: 1e-9)
        expect((read.attribute(.strokeColor, at: 0, effectiveRange: nil) as? UIColor)?.bytes.red, equals: 255)
    }

    @Test func `written RTF reads back the same`() throws {
        let text = html(
            "<p style='text-align:center'><b>Olé</b> {x}\\ 😀 <a href='http://x.y'>three</a></p><p><code>m</code></p>")
        let data = try text.data(
            from: NSRange(location: 0, length: text.length),
            documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
        expect(
            describe(try NSAttributedString(data: data, options: [:], documentAttributes: nil)), equals: describe(text))
    }

    @Test func `damaged documents produce text`() {
        var random = SplitMix64(seed: 17)
        let sources = [
            "<p style='color:#12;font:bold 1e999px x'><ol start=9223372036854775807><li>a<li>b&#x110000;<a href=>",
            #"{\rtf1\ansicpg932{\fonttbl{\f0\fcharset134 \'cb\'ce;}}\f0\'82\'a0\bin3 x\'ff{\footer{\fldrslt y}}}"#,
            #"{\rtf1\ansi{\fonttbl\f0 A;}\fs999999999\u99999999?\'zz{\field{\*\fldinst HYPERLINK}{\fldrslt x}}\cf9 y}"#,
        ]
        for source in sources {
            for _ in 0..<300 {
                var bytes = Array(source.utf8)
                for _ in 0..<4 {
                    bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
                }
                let text = HTMLReader.read(String(decoding: bytes, as: UTF8.self))
                let other = RTFReader.read(Data(bytes))
                expect(
                    [text, other].allSatisfy {
                        $0.length == 0 || $0.attribute(.font, at: 0, effectiveRange: nil) is UIFont
                    })
            }
        }
        let deep = String(repeating: "<div>", count: 5_000) + "x"
        expect(html(deep).string, equals: "x")
        expect(RTFReader.read(Data((String(repeating: "{", count: 5_000) + "x").utf8)).string, equals: "x")
        let open = String(repeating: "{", count: 2_000)
        let closed = String(repeating: "}", count: 2_000)
        expect(
            describe(RTFReader.read(Data((#"{\rtf1\b a"# + open + closed + #"b}{\i0 c}"#).utf8))), equals: "[ab]b[c]")
    }
}
