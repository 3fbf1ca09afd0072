import Expectations
import Foundation
import Testing

@testable import Parsing

/// Cases from public collections of difficult JSON inputs, and Engawa's decisions where RFC 8259 allows a choice. Bytes
/// that are not valid UTF-8 are written as escapes such as `\x80`.
struct CorpusTests {
    /// Returns the bytes of a case, with its escapes replaced.
    static func bytes(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        var rest: Substring = text[...]
        while let range = rest.range(of: "\\x") {
            bytes += rest[..<range.lowerBound].utf8
            let digits: Substring = rest[range.upperBound...].prefix(2)
            bytes.append(UInt8(digits, radix: 16)!)
            rest = rest[digits.endIndex...]
        }
        return bytes + rest.utf8
    }

    static let accepted: [String] = [
        // Structure and whitespace.
        "[[]   ]", "[]", #"[""]"#, #"["a"]"#, "[false]", "[null, 1, \"1\", {}]", "[null]", "[1\n]", " [1]", "[2] ",
        "[1,null,null,null,2]", " [] ", "[\n\t\r ]", "{}", #"{"":0}"#, #"{"a":[]}"#, "{\"a\":\"b\",\"a\":\"c\"}",
        "{\"a\":\"b\",\"a\":\"b\"}", "{\n\"a\": \"b\"\n}", #"{"asd":"sdf", "dfg":"fgh"}"#,
        #"{ "min": -1.0e+28, "max": 1.0e+28 }"#, #"{"x":[{"id": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"}]}"#,
        #"{"title":"\u041f\u043e\u043b\u0442\u043e\u0440\u0430"}"#, #"{"foo\u0000bar": 42}"#,
        // Scalar root values.
        "42", "-0.1", "null", "true", "false", "\"asd\"", "\"\"",
        // Numbers.
        "[123e65]", "[0e+1]", "[0e1]", "[ 4]", "[-0.000000000000000000000000000000000000000000001]", "[20e1]", "[-0]",
        "[-123]", "[-1]", "[1E22]", "[1E-2]", "[1E+2]", "[123e45]", "[123.456e78]", "[1e-2]", "[1e+2]", "[123]",
        "[123.456789]",
        // Strings.
        #"["\u0060\u012a\u12AB"]"#, #"["\ud801\udc37"]"#, #"["\ud83d\ude39\ud83d\udc8d"]"#,
        #"["\"\\\/\b\f\n\r\t"]"#, #"["\\u0000"]"#, #"["\"" ]"#, #"["a/*b*/c/*d//e"]"#, #"["\\a"]"#, #"["\\n"]"#,
        #"["\u0012"]"#, #"["\uFFFF"]"#, #"[ "asd"]"#, #"["\uDBFF\uDFFF"]"#, #"["new\u00A0line"]"#,
        "[\"\u{10FFFF}\"]", "[\"\u{FFFF}\"]", #"["\u0000"]"#, #"["\u002c"]"#, "[\"π\"]", "[\"\u{1BFFF}\"]",
        "[\"asd \"]", "\" \"", #"["\uD834\uDd1e"]"#, #"["\u0821"]"#, #"["\u0123"]"#, "[\"\u{2028}\"]",
        "[\"\u{2029}\"]", #"["\u0061\u30af\u30EA\u30b9"]"#, "[\"new\u{7F}line\"]", #"["\uA66D"]"#, #"["\u005C"]"#,
        "[\"⍂㈴⍂\"]", #"["\u200B"]"#, #"["\u2064"]"#, #"["\uFDD0"]"#, #"["\uFFFE"]"#, #"["\u0022"]"#, "[\"€𝄞\"]",
        "[\"aa\u{7F}a\"]",
    ]

    @Test(arguments: accepted)
    func `valid text is accepted`(_ text: String) throws {
        let json = try JSON(parsing: CorpusTests.bytes(text))
        // A round trip returns an equal value.
        try expect(JSON(parsing: json.text()), equals: json)
        try expect(JSON(parsing: json.text(isPretty: true)), equals: json)
        let slow = try JSONTape.parseWithDiagnostics(CorpusTests.bytes(text), textOffset: 0)
        expect(
            JSON.value(of: DecodingState(tape: slow, options: FastJSONDecoder()), at: JSONTape.rootIndex), equals: json)
    }

    static let rejected: [String] = [
        // Arrays.
        "[1 true]", "[a\\xe5]", #"["": 1]"#, #"[""],"#, "[,1]", "[1,,2]", #"["x",,]"#, #"["x"]]"#, #"["",]"#, #"["x""#,
        "[x", "[3[4]]", "[\\xff]", "[1:2]", "[,]", "[-]", "[   , \"\"]", "[\"a\",\n4\n,1,", "[1,]", "[1,,]", "[*]",
        "[\"\"", "[1,", "[1,\n1\n,1", "[{}", "[", "]", "[][]", "[1]x", "[1", "[}", "[\"asd]", "[True]", "[<null>]",
        // Literal names.
        "[fals]", "[nul]", "[tru]", "TRUE", "nan", "[NaN]", "[Infinity]", "[-Infinity]", "[-NaN]", "[Inf]", "*", "á",
        "\u{0000}", "<.>", "abc", "[⁠]", "\\xef\\xbb\\xbf", "\u{FEFF}", "",
        // Numbers.
        "[++1234]", "[+1]", "[+Inf]", "[-01]", "[-1.0.]", "[-2.]", "[.-1]", "[.2e-3]", "[0.1.2]", "[0.3e+]", "[0.3e]",
        "[0.e1]", "[0E+]", "[0E]", "[0e+]", "[0e]", "[1.0e+]", "[1.0e-]", "[1.0e]", "[1 000.0]", "[1eE2]", "[2.e+3]",
        "[2.e-3]", "[2.e3]", "[9.e+]", "[0x1]", "[0x42]", "[0e+-1]", "[- 1]", "[-012]", "[-.123]", "[-1x]", "[1ea]",
        "[1e1\\xe5]", "[1.]", "[1.8011670033376514H-308]", "[.123]", "[1.2a-3]", "[012]", "[１]", "[1+2]", "[-foo]",
        "[-1e]", "[1a]", "[0\\xe5]", "123\u{0000}", "2@", "[-123.123foo]", "0_1", "1_000",
        // Objects.
        #"["x", truth]"#, #"{"x", null}"#, #"{"x"::"b"}"#, "{🇨🇭}", #"{"a":"a" 123}"#, "{key: 'value'}",
        #"{"\xb9":"0",}"#, #"{"a" b}"#, #"{:"b"}"#, #"{"a" "b"}"#, #"{"a":"#, #"{"a""#, "{1:1}",
        "{9999E9999:1}", "{null:null,null:null}", #"{"id":0,,,,,}"#, "{'a':0}", #"{"id":0,}"#,
        #"{"a":"b"}/**/"#, #"{"a":"b"}/**//"#, #"{"a":"b"}//"#, #"{"a":"b"}/"#, #"{"a":"b",,"c":"d"}"#,
        #"{a: "b"}"#, #"{"a":"a"#, #"{ "foo" : "bar", "a" }"#, #"{"a":"b"}#"#, #"{"a":true} "x""#, "{", "{]", "{,",
        #"{""#, #"{"a"#, "{[", "[{", "}", #"{"a":/*comment*/"b"}"#, #"{"a": true} {"b": 1}"#, "{\"a\":1\"b\":2}",
        // Strings.
        "[\" \"", #"["\uD800\"]"#, #"["\uD800\u"]"#, #"["\uD800\u1"]"#, #"["\uD800\u1x"]"#, "[é]",
        "[\"\\\\xe5\"]", "[\"\\\u{0000}\"]", #"["\ x00"]"#, #"["\🌀"]"#, #"["\a"]"#, #"["\uqqqq"]"#, "[\"\\u\\xe5\"]",
        #"["\"]"#, #"["\"#, #"["\u00A"]"#, #"["\uD834\uDd"]"#, #"["\uD800\uD800\y"]"#, "[\\u0020\"asd\"]",
        #"[\n]"#, "\"", "['single quote']", "abc\u{1F}", "[\"a\u{0000}a\"]", "[\"new\nline\"]", "[\"\t\"]",
        #""\UA66D""#, "\"x\"y", "[\"\u{1F}\"]", "'a'", "[\"x\"\\xe5]", #"["\v"]"#,
        // Other.
        "<null>", "[\u{000C}]", "[\u{2060}]", "[\u{A0}1]", "[1]\u{B}", "\u{85}[]", "1]", "[1]{}", "#[]", "// 1\n[]",
        "\"a\",\"b\"", "1 2", "[\"a\" \"b\"]", "{}}", "\\x00[]", "nullx", "truefalse", "--1",
    ]

    @Test(arguments: rejected)
    func `invalid text is rejected with an offset`(_ text: String) {
        let bytes: [UInt8] = CorpusTests.bytes(text)
        let error: JSONDecodingError? = #expect(throws: JSONDecodingError.self) { try JSON(parsing: bytes) }
        expect(error?.reason.isEmpty, equals: false)
        expect(error?.offset.map { (0...bytes.count + 3).contains($0) }, equals: true)
    }

    @Test(arguments: [
        "[\"\\xed\\xa0\\x80\"]", "[\"\\xe6\\x97\\xa5\\xd1\\x88\\xfa\"]", "[\"\\xf4\\xbf\\xbf\\xbf\"]",
        "[\"\\xff\"]", "[\"\\x81\"]", "[\"\\xe0\\xff\"]", "[\"\\xc0\\xaf\"]", "[\"\\xf8\\x87\\xbf\\xbf\\xbf\"]",
        "[\"\\xc3\"]", "[\"\\xfc\\x83\\xbf\\xbf\\xbf\\xbf\"]", "[\"\\xe9\"]", #"["\uDADA"]"#, #"["\uD888\u1234"]"#,
        #"["\uD800\n"]"#, #"["\uDd1ea"]"#, #"["\uD800\uD800\n"]"#, #"["\ud800abc"]"#, #"["\uDd1e\uD834"]"#,
        #"["\uDFAA"]"#,
    ])
    func `invalid Unicode is rejected`(_ text: String) {
        #expect(throws: JSONDecodingError.self) { try JSON(parsing: CorpusTests.bytes(text)) }
    }

    @Test func `numbers of any size are kept, and convert to the nearest Double`() throws {
        let json = try JSON(
            parsing: """
                [0.4e006699999999999999999999999999999999999999999999999999999999999999999999999999999999969, -1e9999,
                1.5e+9999, 123123e100000, 1e-400, 123456789012345678901234567890, -123123123123123123123123123123,
                100000000000000000000, -237462374673276894279832749832423479823246327846, 1e400]
                """)
        let doubles: [Double?] = try #require(json.array).map(\.double)
        expect(
            doubles,
            equals: [
                nil, nil, nil, nil, 0, 1.2345678901234568e29, -1.2312312312312312e29, 1e20, -2.374623746732769e47, nil,
            ])
        expect(json[5]?.number?.integer(Int128.self), equals: 123_456_789_012_345_678_901_234_567_890)
        expect(json[9]?.text(), equals: "1e400")
    }

    @Test func `UTF-16 and byte order marks are accepted`() throws {
        try expect(JSON(parsing: Data([0xFF, 0xFE, 0x5B, 0, 0x22, 0, 0xE9, 0, 0x22, 0, 0x5D, 0])), equals: ["é"])
        try expect(JSON(parsing: Data([0, 0x5B, 0, 0x22, 0, 0xE9, 0, 0x22, 0, 0x5D])), equals: ["é"])
        try expect(JSON(parsing: Data([0xEF, 0xBB, 0xBF, 0x7B, 0x7D])), equals: [:])
    }

    @Test func `very deep nesting is rejected`() {
        for text in ["[", "[{\"\":", "{\"a\":["] {
            #expect(throws: JSONDecodingError.self) {
                try JSON(parsing: String(repeating: text, count: 100_000))
            }
        }
    }
}
