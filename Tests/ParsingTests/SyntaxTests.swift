import Foundation
import Testing

@testable import Parsing

/// What is JSON and what is not, by RFC 8259.
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
    func jsonIsAccepted(_ text: String) throws {
        _ = try JSONTape.parse(Array(text.utf8))
        _ = try JSONTape.parseSlowly(Array(text.utf8), textOffset: 0)
    }

    struct Mistake: Sendable {
        var text: String
        var offset: Int
        var reason: String
        var path: String = ""

        init(_ text: String, _ offset: Int, _ reason: String, path: String = "") {
            self.text = text
            self.offset = offset
            self.reason = reason
            self.path = path
        }
    }

    static let mistakes: [Mistake] = [
        Mistake("", 0, "A value was expected, and there is the end of the text."),
        Mistake("  ", 2, "A value was expected, and there is the end of the text."),
        Mistake("[1,]", 3, "A value was expected, and there is ].", path: "[1]"),
        Mistake("[,1]", 1, "A value was expected, and there is ,.", path: "[0]"),
        Mistake("[1", 2, "A comma or ] was expected, and there is the end of the text.", path: "[0]"),
        Mistake("[1 2]", 3, "A comma or ] was expected, and there is 2.", path: "[0]"),
        Mistake("[1}", 2, "A comma or ] was expected, and there is }.", path: "[0]"),
        Mistake("[", 1, "A value was expected, and there is the end of the text.", path: "[0]"),
        Mistake("{", 1, "A key in quotes or } was expected, and there is the end of the text."),
        Mistake("{a:1}", 1, "A key in quotes or } was expected, and there is a."),
        Mistake(#"{"a"}"#, 4, "A colon was expected, and there is }.", path: "a"),
        Mistake(#"{"a":}"#, 5, "A value was expected, and there is }.", path: "a"),
        Mistake(#"{"a":1,}"#, 7, "A key in quotes was expected, and there is }."),
        Mistake(#"{"a":1 "b":2}"#, 7, "A comma or } was expected, and there is \".", path: "a"),
        Mistake(#"{"a":[{"b":tru}]}"#, 11, "The word true was expected, and there is t.", path: "a[0].b"),
        Mistake("[] x", 3, "The end of the text was expected, and there is x."),
        Mistake("[1]]", 3, "The end of the text was expected, and there is ]."),
        Mistake("01", 0, "A number without a zero in front was expected, and there is 0."),
        Mistake("-", 1, "A digit was expected, and there is the end of the text."),
        Mistake("1.", 2, "A digit was expected, and there is the end of the text."),
        Mistake("[1.e1]", 3, "A digit was expected, and there is e.", path: "[0]"),
        Mistake("[1e]", 3, "A digit was expected, and there is ].", path: "[0]"),
        Mistake("[.5]", 1, "A value was expected, and there is ..", path: "[0]"),
        Mistake("[+1]", 1, "A value was expected, and there is +.", path: "[0]"),
        Mistake("[NaN]", 1, "A value was expected, and there is N.", path: "[0]"),
        Mistake("['a']", 1, "A value was expected, and there is '.", path: "[0]"),
        Mistake(
            "[\"a\nb\"]", 3, "A text without control characters was expected, and there is the byte 10.", path: "[0]"),
        Mistake(#"["a"#, 3, "The closing quote of a text was expected, and there is the end of the text.", path: "[0]"),
        Mistake(
            #"["\x"]"#, 3, #"One of " \ / b f n r t u was expected after the backslash, and there is x."#, path: "[0]"),
        Mistake(#"["\u12G4"]"#, 6, "Four hexadecimal digits were expected, and there is G.", path: "[0]"),
        Mistake(#"["\ud800"]"#, 2, #"A pair of surrogates was expected, and there is \."#, path: "[0]"),
        Mistake(#"["\udc00\ud800"]"#, 2, #"A pair of surrogates was expected, and there is \."#, path: "[0]"),
        Mistake(#"["\ud800\u0041"]"#, 2, #"A pair of surrogates was expected, and there is \."#, path: "[0]"),
        Mistake("[1] // one", 4, "The end of the text was expected, and there is /."),
        Mistake("\u{FEFF}[1,]", 6, "A value was expected, and there is ].", path: "[1]"),
    ]

    @Test(arguments: mistakes)
    func aMistakeIsNamedWithItsPlace(_ mistake: Mistake) {
        let error: JSONDecodingError? = #expect(throws: JSONDecodingError.self) {
            try JSONTape.parse(Array(mistake.text.utf8))
        }
        #expect(error == JSONDecodingError(path: mistake.path, offset: mistake.offset, reason: mistake.reason))
    }

    @Test(
        arguments: [
            [0x22, 0xC3, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
            [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22],
            [0x22, 0x80, 0x22], [0x22, 0xFF, 0x22], [0x5B, 0x31, 0x2C, 0xE2, 0x82, 0x5D],
        ] as [[UInt8]])
    func whatIsNoTextIsNotAccepted(_ bytes: [UInt8]) {
        #expect(throws: JSONDecodingError.self) { try JSONTape.parse(bytes) }
    }

    @Test func depthHasALimit() throws {
        func nested(_ depth: Int) -> [UInt8] {
            Array(repeating: UInt8(ascii: "["), count: depth) + Array(repeating: UInt8(ascii: "]"), count: depth)
        }
        _ = try JSONTape.parse(nested(500))
        #expect(throws: JSONDecodingError.self) { try JSONTape.parse(nested(600)) }
        #expect(throws: JSONDecodingError.self) { try JSONTape.parse(nested(100_000)) }
    }

    @Test func numbersOfAnySizeAreKept() throws {
        let text = "[123456789012345678901234567890, 0.1, 1e400, -170141183460469231731687303715884105728, 7]"
        let bytes = Array(text.utf8)
        #expect(
            try FastJSONDecoder().decode([Decimal].self, from: Array("[0.1, 12345678901234567890.5]".utf8))
                == [Decimal(string: "0.1")!, Decimal(string: "12345678901234567890.5")!])
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
        #expect(mixed.large == 1.2345678901234568e29)
        #expect(mixed.exact == Decimal(string: "0.1"))
        #expect(mixed.smallest == .min)
        #expect(mixed.last == 7)
    }
}
