import Expectations
import Foundation
import TestSupport
import Testing
import UIKitDrawing

@testable import UIKitRichText

/// HTML that other applications write, and damaged HTML.
struct ForeignHTMLTests {
    @Test(arguments: [
        // Marks that combine with signs of the markup.
        ("<p><b>می</b>\u{200C}خواهم <i>x</i></p>", "[می]b[\u{200C}خواهم ][x]i[¶]"),
        ("<i title='x'\u{301}>a</i>b", "[a]i[b]"), ("a</b>\u{301}", "[a\u{301}]"),
        ("&amp;\u{301} &lt;\u{FE0F} a &\u{301}", "[&\u{301} <\u{FE0F} a &\u{301}]"),
        ("a \u{200C}b", "[a \u{200C}b]"), ("<b>a</b>\u{301}<b>\u{200D}</b>", "[a]b[\u{301}][\u{200D}]b"),
        // A head and a body without tags.
        ("<!DOCTYPE html><html><head><title>T</title><h1>Hi</h1><p>Text", "[Hi¶]b24[Text]"),
        ("<head><meta charset=utf-8><style>b { color: red }</style>\n text <b>b</b>", "[text ][b]b#ff0000"),
        ("<head><title>T</title><br><noscript><p>no</p></noscript>x", "[¶x]"),
        // Hidden elements.
        ("Hello <noscript><p>x</p></noscript>world", "[Hello world]"),
        ("a <noscript><br><table><tr><td>x<td>y</table></noscript>b", "[a b]"),
        // Preformatted text.
        ("<pre>\ncode\n</pre>", "[code¶]m"), ("<pre>\r\n\na</pre>", "[¶a¶]m"), ("<pre><b>\na</b></pre>", "[¶a]bm[¶]m"),
        // Tags without an end.
        ("if a<b then", "[if a<b then]"), ("a <b <i>c</i>", "[a <b ][c]i"),
        ("x <a href=\"y <b>c</b>", "[x <a href=\"y ][c]b"),
        ("<title>a</titles></title>b", "[b]"), ("<!-- a -->b<!-- c", "[b]"), ("<日本> </3", "[<日本> </3]"),
    ])
    func `text is kept`(source: String, expected: String) {
        expect(describe(html(source)), equals: expected)
    }

    @Test func `references without a semicolon are replaced as in browsers`() {
        let cases: [(String, String)] = [
            ("<a href='https://a.b/?id=1&copy=2&reg=3&lt=4'>x</a>", "[x]u→https://a.b/?id=1&copy=2&reg=3&lt=4#0000ee"),
            ("<a href='?a&amp;b&copy;&copy&copyx'>x</a>", "[x]u→?a&b%C2%A9%C2%A9&copyx#0000ee"),
            ("R&check now &check; &infin &larr;", "[R&check now ✓ &infin ←]"),
            ("&copy2024 &eacutex &ampamp; &notin;", "[©2024 éx &ampamp; &notin;]"),
            ("&#146;&#150;&#x80; &#129;", "[’–€ \u{81}]"), ("&#65B&#x41G&#; &#xg", "[ABAG&#; &#xg]"),
            ("&#0;&#xD800;&#99999999999;", "[\u{FFFD}\u{FFFD}\u{FFFD}]"),
        ]
        for (source, expected) in cases { expect(describe(html(source)), equals: expected, "\(source)") }
    }

    @Test func `rules for other media are ignored`() {
        let content = "<p>p</p><b>b</b><h1>h</h1>"
        let cases: [(String, String)] = [
            ("@media print { p { color: red } b { color: blue } } h1 { color: #00ff00 }", "[p¶][b]b[¶][h¶]b#00ff0024"),
            (
                "@media screen { p { color: red } } @media (max-width: 9px) { b { color: red } b { color: blue } }",
                "[p¶]#ff0000[b]b"
            ),
            ("@import url(x.css); p { color: red }", "[p¶]#ff0000[b]b"),
            ("@charset \"utf-8\"; @font-face { src: url(x) } p { color: red }", "[p¶]#ff0000[b]b"),
            ("a { content: '}' } /* b { color: red } */ p { color: /* no */ red }", "[p¶]#ff0000[b]b"),
            ("@media all { @supports (x: y) { p { color: blue } } p { color: red } }", "[p¶]#ff0000[b]b"),
            (String(repeating: "@media all {", count: 10_000) + "p { color: red", "[p¶]#ff0000[b]b"),
            ("@media", "[p¶][b]b"), ("<!-- p { color: red } -->", "[p¶]#ff0000[b]b"),
            ("<!-- @media screen { p { color: red } }\n--> b { color: blue }", "[p¶]#ff0000[b]b#0000ff"),
            ("<!-- @import url(x); p { color: red } -->", "[p¶]#ff0000[b]b"),
            (#"q{content:"\""}p{color:red}"#, "[p¶]#ff0000[b]b"), (#"q{content:'\\'}p{color:red}"#, "[p¶]#ff0000[b]b"),
        ]
        for (sheet, expected) in cases {
            let found = describe(html("<style>\(sheet)</style>\(content)"))
            expect(found.hasPrefix(expected), "\(sheet.prefix(80)): \(found)")
        }
        let sheet = "p { color: red }"
        for (media, applies) in [("print", false), ("screen", true), ("print, ALL", true), ("(color)", false)] {
            let found = describe(html("<style media='\(media)'>\(sheet)</style><p>x"))
            expect(found, equals: applies ? "[x]#ff0000" : "[x]", "\(media)")
        }
    }

    @Test func `more specific rules take precedence`() {
        let cases: [(String, String)] = [
            (".x { color: red } p { color: blue }", ""), ("p.x { color: red } .x { color: blue }", ""),
            ("#y { color: red } p.x { color: blue }", ""), ("p { color: red } * { color: blue }", ""),
            ("p { color: blue } p { color: red }", ""),
            ("p { color: red ! IMPORTANT } .x { color: blue }", "color: blue"),
            ("#y { color: blue }", "color: red"), ("p { color: blue !important }", "color: red !important"),
        ]
        for (sheet, style) in cases {
            let found = describe(html("<style>\(sheet)</style><p class=x id=y style='\(style)'>a"))
            expect(found, equals: "[a]#ff0000", "\(sheet) \(style)")
        }
        expect(describe(html("<style>p { text-align: left }</style><p align=center>a")), equals: "[a]")
    }

    @Test func `font sizes are relative to the size of the parent`() {
        let cases: [(String, String, String)] = [
            ("h1 { font-size: 2em }", "<h1>a", "[a]b24"), ("", "<h1 style='font-size: 100%'>a", "[a]b"),
            ("p { font-size: 1.5em } .big { font-size: 2em }", "<p class=big>a", "[a]24"),
            ("p { font-size: 20px } .big { font-size: larger }", "<p class=big>a", "[a]14"),
            ("p { font: 20px serif } .big { font: 150% serif }", "<p class=big>a", "[a]18"),
            ("div { font-size: 2em } p { font-size: 50% }", "<div><p>a", "[a]"),
            ("p { font-size: 2em; font-size: 3em }", "<p>a", "[a]36"), ("p { font-size: 2em }", "<p><p>a", "[a]24"),
        ]
        for (sheet, source, expected) in cases {
            expect(describe(html("<style>\(sheet)</style>\(source)")), equals: expected, "\(sheet) \(source)")
        }
    }

    @Test func `lengths in em are relative to the final size of the element`() {
        let cases: [(String, CGFloat, CGFloat)] = [
            ("<p style='margin-bottom: 2em; text-indent: 1em; font-size: 20px'>a", 40, 20),
            ("<p style='font-size: 20px; margin-bottom: 2em; text-indent: 1em'>a", 40, 20),
            ("<p style='margin-bottom: 2em; font: 30px serif'>a", 60, 0), ("<p style='font-size: 2em'>a", 24, 0),
            ("<style>p { font-size: 10px !important; text-indent: 1em }</style><p style='font-size: 2em'>a", 10, 10),
            ("<p style='font-size: 20px; margin-bottom: 0'>a", 0, 0), ("<h1 style='font-size: 100px'>a", 67, 0),
        ]
        for (source, spacing, indent) in cases {
            let style = html(source + "</p>b").attribute(.paragraphStyle, at: 0, effectiveRange: nil)
            let paragraph = style as? NSParagraphStyle
            expect(paragraph?.paragraphSpacing ?? 0, equals: spacing, "\(source)")
            expect(paragraph?.firstLineHeadIndent ?? 0, equals: indent, "\(source)")
        }
    }

    @Test func `sizes of nested elements are limited`() {
        for (name, size) in [
            ("h1", "2000"), ("big", "2000"), ("small", "1"), ("span style='font-size: larger'", "2000"),
        ] {
            let found = describe(html(String(repeating: "<\(name)>", count: 190) + "x"))
            expect(found.hasSuffix(size), "\(name): \(found)")
        }
    }

    @Test func `damaged markup is read in linear time`() {
        for part in [
            "if a<b ", "<a href=\"", "<a b='<c d=\"", "<a<b", "<a/b=", "<!", "<!---->", "</style", "&amp", "{<style>",
        ] {
            let growth: Double = growth(from: 2_000, prepare: { String(repeating: part, count: $0) }) { text in
                for _ in HTMLTokens(text) {}
            }
            expect(growth, isLessThan: 2.5, "\(part)")
        }
    }

    @Test func `written HTML with combining marks reads back the same`() throws {
        let text = NSMutableAttributedString(string: "a\"")
        text.append(NSAttributedString(string: "\u{301}<b", attributes: [.font: UIFont.boldSystemFont(ofSize: 12)]))
        let link = "x\"\u{301} onclick=alert(1) y="
        text.append(NSAttributedString(string: "\u{200D}c", attributes: [.link: link]))
        let data = try text.data(
            from: NSRange(location: 0, length: text.length),
            documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
        let source = String(decoding: data, as: UTF8.self)
        expect(
            source.unicodeScalars.split(separator: "\"").allSatisfy {
                !$0.starts(with: "\u{301} onclick".unicodeScalars)
            })
        let again = try NSAttributedString(data: data, options: [:], documentAttributes: nil)
        expect(again.string, equals: "a\"\u{301}<b\u{200D}c\n")
        expect(
            again.attribute(.link, at: 6, effectiveRange: nil).map { "\($0)" },
            equals: "x%22%CC%81%20onclick=alert(1)%20y=")
    }
}
