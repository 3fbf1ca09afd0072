import Expectations
import Foundation
import Testing

@testable import Parsing

/// The syntax of JSON according to RFC 8259.
struct SyntaxTests {
    static let texts: [String] = [
        "[]", "{}", " [ ] ", "\t\n\r[1]\n", "0", "-0", "1e1", "1E+1", "1e-1", "-1.5e10", "123", #""""#, #""a""#, "true",
        "false", "null", #"{"":0}"#, #"{"a":1,"a":2}"#, "[[[]]]", #"["\"\\\/\b\f\n\r\t"]"#,
        #"["\u0000\uFFFF\uD83D\uDE00"]"#,
        #"["é日本😀"]"#, "[1,2]", "[1 , 2]", #"{"a" : {"b":[]}}"#,
        "[\u{7F}\"\"]".replacingOccurrences(of: "\u{7F}", with: ""),
        #"["\u007F"]"#, "[\"\u{2028}\"]", "[0.0000000000000000000000000000000000000001]", "[1e-400]",
    ]

    @Test(arguments: texts)
    func `valid text is accepted`(_ text: String) throws {
        _ = try JSONTape.parse(Array(text.utf8))
        _ = try JSONTape.parseWithDiagnostics(Array(text.utf8), textOffset: 0)
    }

    struct Mistake: Sendable {
        var text: String
        var offset: Int
        var reason: String
        var path = ""

        init(_ text: String, _ offset: Int, _ reason: String, path: String = "") {
            self.text = text
            self.offset = offset
            self.reason = reason
            self.path = path
        }
    }

    static let mistakes: [Mistake] = [
        Mistake("", 0, "Expected a value, but found the end of the text."),
        Mistake("  ", 2, "Expected a value, but found the end of the text."),
        Mistake("[1,]", 3, "Expected a value, but found ].", path: "[1]"),
        Mistake("[,1]", 1, "Expected a value, but found ,.", path: "[0]"),
        Mistake("[1", 2, "Expected a comma or ], but found the end of the text.", path: "[0]"),
        Mistake("[1 2]", 3, "Expected a comma or ], but found 2.", path: "[0]"),
        Mistake("[1}", 2, "Expected a comma or ], but found }.", path: "[0]"),
        Mistake("[", 1, "Expected a value, but found the end of the text.", path: "[0]"),
        Mistake("{", 1, "Expected a key in quotation marks or }, but found the end of the text."),
        Mistake("{a:1}", 1, "Expected a key in quotation marks or }, but found a."),
        Mistake(#"{"a"}"#, 4, "Expected a colon, but found }.", path: "a"),
        Mistake(#"{"a":}"#, 5, "Expected a value, but found }.", path: "a"),
        Mistake(#"{"a":1,}"#, 7, "Expected a key in quotation marks, but found }."),
        Mistake(#"{"a":1 "b":2}"#, 7, "Expected a comma or }, but found \".", path: "a"),
        Mistake(#"{"a":[{"b":tru}]}"#, 11, "Expected the literal true, but found t.", path: "a[0].b"),
        Mistake("[] x", 3, "Expected the end of the text, but found x."),
        Mistake("[1]]", 3, "Expected the end of the text, but found ]."),
        Mistake("01", 0, "Expected a number without a leading zero, but found 0."),
        Mistake("-", 1, "Expected a digit, but found the end of the text."),
        Mistake("1.", 2, "Expected a digit, but found the end of the text."),
        Mistake("[1.e1]", 3, "Expected a digit, but found e.", path: "[0]"),
        Mistake("[1e]", 3, "Expected a digit, but found ].", path: "[0]"),
        Mistake("[.5]", 1, "Expected a value, but found ..", path: "[0]"),
        Mistake("[+1]", 1, "Expected a value, but found +.", path: "[0]"),
        Mistake("[NaN]", 1, "Expected a value, but found N.", path: "[0]"),
        Mistake("['a']", 1, "Expected a value, but found '.", path: "[0]"),
        Mistake(
            "[\"a\nb\"]", 3, "Expected a string without control characters, but found the byte 10.", path: "[0]"),
        Mistake(
            #"["a"#, 3, "Expected the closing quotation mark of a string, but found the end of the text.", path: "[0]"),
        Mistake(
            #"["\x"]"#, 3, #"Expected one of " \ / b f n r t u after the backslash, but found x."#, path: "[0]"),
        Mistake(#"["\u12G4"]"#, 6, "Expected four hexadecimal digits, but found G.", path: "[0]"),
        Mistake(#"["\ud800"]"#, 2, #"Expected a surrogate pair, but found \."#, path: "[0]"),
        Mistake(#"["\udc00\ud800"]"#, 2, #"Expected a surrogate pair, but found \."#, path: "[0]"),
        Mistake(#"["\ud800\u0041"]"#, 2, #"Expected a surrogate pair, but found \."#, path: "[0]"),
        Mistake("[1] // one", 4, "Expected the end of the text, but found /."),
        Mistake("\u{FEFF}[1,]", 6, "Expected a value, but found ].", path: "[1]"),
    ]

    @Test(arguments: mistakes)
    func `a syntax error has a path, an offset and a reason`(_ mistake: Mistake) {
        let error: JSONDecodingError? = #expect(throws: JSONDecodingError.self) {
            try JSONTape.parse(Array(mistake.text.utf8))
        }
        expect(error, equals: JSONDecodingError(path: mistake.path, offset: mistake.offset, reason: mistake.reason))
    }

    @Test(
        arguments: [
            [0x22, 0xC3, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
            [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22],
            [0x22, 0x80, 0x22], [0x22, 0xFF, 0x22], [0x5B, 0x31, 0x2C, 0xE2, 0x82, 0x5D],
        ] as [[UInt8]])
    func `invalid UTF-8 is rejected`(_ bytes: [UInt8]) {
        #expect(throws: JSONDecodingError.self) { try JSONTape.parse(bytes) }
    }

    @Test func `the nesting depth is limited`() throws {
        func nested(_ depth: Int, _ content: String = "") -> [UInt8] {
            Array(repeating: UInt8(ascii: "["), count: depth) + Array(content.utf8)
                + Array(repeating: UInt8(ascii: "]"), count: depth)
        }
        // simdjson rejects the number of the last text.
        for content in ["", "1", "1e400"] {
            _ = try JSONTape.parse(nested(512, content))
            let error = #expect(throws: JSONDecodingError.self) { try JSONTape.parse(nested(513, content)) }
            expect(error?.reason, equals: "Expected at most 512 nested arrays and objects, but found [.")
        }
        #expect(throws: JSONDecodingError.self) { try JSONTape.parse(nested(100_000)) }
    }

    @Test func `numbers of any size are kept`() throws {
        let text = "[123456789012345678901234567890, 0.1, 1e400, -170141183460469231731687303715884105728, 7]"
        let bytes = Array(text.utf8)
        try expect(
            FastJSONDecoder().decode([Decimal].self, from: Array("[0.1, 12345678901234567890.5]".utf8)),
            equals: [Decimal(string: "0.1")!, Decimal(string: "12345678901234567890.5")!])
        struct Mixed: Decodable {
            var large: Double
            var exact: Decimal
            var smallest: Int128
            var last: Int
            init(from decoder: any Decoder) throws {
                var container: any UnkeyedDecodingContainer = try decoder.unkeyedContainer()
                large = try container.decode(Double.self)
                exact = try container.decode(Decimal.self)
                #expect(throws: DecodingError.self) { try container.decode(Double.self) }
                _ = try container.superDecoder()
                smallest = try container.decode(Int128.self)
                last = try container.decode(Int.self)
            }
        }
        let mixed: Mixed = try FastJSONDecoder().decode(Mixed.self, from: bytes)
        expect(mixed.large, equals: 1.2345678901234568e29)
        expect(mixed.exact, equals: Decimal(string: "0.1"))
        expect(mixed.smallest, equals: .min)
        expect(mixed.last, equals: 7)
    }
}
