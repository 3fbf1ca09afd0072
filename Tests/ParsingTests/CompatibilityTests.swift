import Expectations
import Foundation
import Testing

@testable import Parsing

/// `FastJSONDecoder` returns the same values and throws the same errors as Foundation's decoder.
struct CompatibilityTests {
    struct Pair: Decodable, Equatable {
        var a: Int
        var b: String?
    }

    struct Everything: Codable, Equatable {
        enum Kind: String, Codable { case small, large }
        struct Nested: Codable, Equatable {
            var values: [Double]
            var names: [String: [Int]]
            var next: [Nested]?
        }
        var boolean: Bool
        var integer: Int
        var bytes: [UInt8]
        var byte: Int8
        var large: UInt64
        var single: Float
        var text: String
        var missing: String?
        var kind: Kind
        var nested: Nested
        var matrix: [[Int]]
        var url: URL
        var date: Date
        var data: Data
        var identifier: UUID
        var table: [Int: String]
    }

    static let everything = Everything(
        boolean: true, integer: -12, bytes: [0, 255], byte: -128, large: .max, single: 0.1, text: "é 日本\n\"\u{1F600}",
        missing: nil, kind: .large,
        nested: .init(
            values: [0.1, 1e300, -2.5e-7], names: ["a b": [1, 2], "": []], next: [.init(values: [], names: [:])]),
        matrix: [[1], [], [2, 3]], url: URL(string: "https://example.org/?a=b")!,
        date: Date(timeIntervalSinceReferenceDate: 123_456.5), data: Data([1, 2, 3]), identifier: UUID(),
        table: [7: "x"])

    @Test func `encoded values decode to equal values`() throws {
        let data: Data = try JSONEncoder().encode(CompatibilityTests.everything)
        try expect(FastJSONDecoder().decode(Everything.self, from: data), equals: CompatibilityTests.everything)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        let pretty: Data = try encoder.encode(CompatibilityTests.everything)
        try expect(FastJSONDecoder().decode(Everything.self, from: pretty), equals: CompatibilityTests.everything)
    }

    /// Decodes each string with both decoders, and compares values, kinds of errors and coding paths.
    private func compare<Value: Decodable & Equatable>(_ type: Value.Type, _ texts: String...) {
        for text in texts {
            let expected = Result { try JSONDecoder().decode(type, from: Data(text.utf8)) }
            let actual = Result { try FastJSONDecoder().decode(type, from: Data(text.utf8)) }
            switch (expected, actual) {
            case (.success(let expected), .success(let actual)): expect(expected, equals: actual, "\(text)")
            case (.failure(let expected), .failure(let actual)):
                expect(summary(expected), equals: summary(actual), "\(text)")
            default: Issue.record("\(text): expected \(expected), but got \(actual)")
            }
        }
    }

    private func summary(_ error: any Error) -> String {
        func path(_ context: DecodingError.Context) -> [String] { context.codingPath.map(\.stringValue) }
        switch error as? DecodingError {
        case .typeMismatch(let type, let context):
            return "mismatch \(type) \(path(context)) \(context.debugDescription)"
        case .valueNotFound(let type, let context): return "no value \(type) \(path(context))"
        case .keyNotFound(let key, let context): return "no key \(key.stringValue) \(path(context))"
        case .dataCorrupted: return "corrupted"
        default: return "\(error)"
        }
    }

    @Test func `numbers decode as with Foundation`() {
        compare([Int].self, "[1.0, 1e3, 0, -0, 1e18, 9223372036854775807]", "[9223372036854775808]", "[1.5]", "[1e19]")
        compare([UInt8].self, "[0, 255]", "[256]", "[-1]")
        compare([UInt64].self, "[18446744073709551615]", "[18446744073709551616]")
        compare([Double].self, "[1, 0.1, 1e308, 5e-324, 123456789.123456789]", "[1e400]", #"["1"]"#)
        compare([Float].self, "[1, 0.1, 3e38]", "[1e40]")
        compare([Int128].self, "[1, -1]", "[1.5]")
        compare([Bool].self, "[true, false]", "[1]", #"["true"]"#)
        compare([Int].self, "[9007199254740991.0, 9007199254740993.0, -9007199254740993e0, 90071992547409930e-1]")
    }

    @Test func `an integer with a fraction or an exponent keeps all its digits`() throws {
        try expect(
            FastJSONDecoder().decode([Int128].self, from: Data("[9007199254740993.0, 1e25, -1.5e24]".utf8)),
            equals: [9_007_199_254_740_993, 10_000_000_000_000_000_000_000_000, -1_500_000_000_000_000_000_000_000])
        try expect(
            FastJSONDecoder().decode([UInt64].self, from: Data("[18446744073709551615.0]".utf8)), equals: [.max])
        #expect(throws: DecodingError.self) {
            try FastJSONDecoder().decode([Int].self, from: Data("[9007199254740993.5]".utf8))
        }
    }

    @Test func `missing and mismatched values fail as with Foundation`() {
        compare(Pair.self, #"{"a": 1}"#, #"{"a": 1, "b": null}"#, #"{"b": "x"}"#, #"{"a": null}"#, #"{"a": "1"}"#)
        compare(Pair.self, "[]", "null", "1", "{}", #"{"a": 1, "b": 2}"#)
        compare([Pair].self, #"[{"a": 1}, {"b": "x"}]"#, "{}", "[null]", "[[]]", "[{}, 1]")
        compare([[Int]].self, "[[1], {}]", "[[1], null]", "[[1], [null]]", "[[1, [2]]]")
        compare([String: Pair].self, #"{"x": {"a": 1}, "y": {"a": "1"}}"#)
        compare([Int?].self, "[1, null, 2]")
        compare(String.self, #""x""#, "1", "null", "[]", "true")
        compare(Int.self, "1", #""1""#, "true", "{}")
    }

    @Test func `Foundation's types decode as with Foundation`() {
        compare([URL].self, #"["http://a.b/c"]"#, #"["http://a b"]"#, #"[""]"#, "[1]", "[null]")
        compare([Data].self, #"["AQID"]"#, #"["!"]"#, "[1]")
        compare([Date].self, "[0, 1.5]", #"["today"]"#)
        compare([Decimal].self, "[0.1, 1, -2.50, 123456789.123456789]", "[null]")
        compare([String].self, #"["\u00e9\ud83d\ude00\n\/"]"#, #"["a", 1]"#, "[null]")
        compare([UUID].self, #"["E621E1F8-C36C-495A-93FC-0C247A3E6E5F"]"#, #"["x"]"#)
    }

    @Test func `all Unicode encodings are decoded`() throws {
        for encoding: String.Encoding in [.utf8, .utf16, .utf16BigEndian, .utf16LittleEndian, .utf32BigEndian, .utf32] {
            let data: Data = try #require(#"["é", "日本"]"#.data(using: encoding))
            try expect(FastJSONDecoder().decode([String].self, from: data), equals: ["é", "日本"], "\(encoding)")
        }
        try expect(FastJSONDecoder().decode([Int].self, from: Data("\u{FEFF}[1]".utf8)), equals: [1])
    }

    struct Containers: Decodable, Equatable {
        var names: [String] = []
        var hasExpectedKeys = false
        var isNull = false
        var first = 0
        var rest = 0

        enum Key: CodingKey { case list, object, none }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            hasExpectedKeys = container.contains(.object) && !container.contains(.none)
            names = try container.nestedContainer(keyedBy: PathKey.self, forKey: .object).allKeys.map(\.stringValue)
                .sorted()
            var list: any UnkeyedDecodingContainer = try container.nestedUnkeyedContainer(forKey: .list)
            guard list.count == 4 else { return }
            first = try list.decode(Int.self)
            isNull = try list.decodeNil()
            var inner: any UnkeyedDecodingContainer = try list.nestedUnkeyedContainer()
            rest = try inner.decode(Int.self)
            rest += try Int(from: list.superDecoder())
            if !list.isAtEnd || list.currentIndex != 4 { first = -1 }
        }
    }

    @Test func `containers behave as with Foundation`() {
        compare(
            Containers.self, #"{"list": [1, null, [2], 3], "object": {"x": 1, "y": 2}}"#,
            #"{"list": [1, 2, 3, 4], "object": {}}"#, #"{"list": [1, null, [2], null], "object": {}}"#,
            #"{"list": {}, "object": {}}"#, #"{"list": []}"#)
    }

    class Base: Decodable {
        var a: Int
    }

    final class Derived: Base {
        var b = 0
        enum Key: CodingKey { case b }

        required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            b = try container.decode(Int.self, forKey: .b)
            try super.init(from: try container.superDecoder())
        }
    }

    @Test func `superclasses decode from the super decoder`() throws {
        let text = #"{"b": 2, "super": {"a": 1}}"#
        let value: Derived = try FastJSONDecoder().decode(Derived.self, from: Data(text.utf8))
        expect(value.a, equals: 1)
        expect(value.b, equals: 2)
    }

    struct Supers: Decodable, Equatable {
        var hasNull = false
        var inner: Int?

        enum Key: CodingKey { case inner }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            hasNull = try container.superDecoder().singleValueContainer().decodeNil()
            inner = try Int?(from: container.superDecoder(forKey: .inner))
        }
    }

    @Test func `a super decoder of a missing value decodes null`() {
        compare(Supers.self, "{}", #"{"super": null, "inner": null}"#, #"{"super": 1, "inner": 2}"#, #"{"inner": "x"}"#)
        compare([Many].self, #"[{"b": 2}]"#)
    }

    struct Many: Decodable, Equatable {
        var values: [Int] = []

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: PathKey.self)
            values = try [Int](from: container.superDecoder())
        }
    }

    @Test func `members are found in any order`() throws {
        struct Many: Codable, Equatable {
            var a = 1, b = 2, c = 3, d = 4, e = 5
            var f: Int?
        }
        let texts: [String] = [
            #"{"e":5,"d":4,"c":3,"b":2,"a":1}"#, #"{"x":[{}],"c":3,"a":1,"y":{"a":9},"e":5,"b":2,"z":"a","d":4}"#,
        ]
        for text in texts { try expect(FastJSONDecoder().decode(Many.self, from: Data(text.utf8)), equals: Many()) }
    }
}
