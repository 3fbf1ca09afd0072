import Expectations
import Foundation
import Testing

@testable import Parsing

struct StrategyTests {
    @Test(arguments: [
        "user_name", "_user_name", "user_name_", "__user__name__", "userName", "user_NAME", "USER_name", "User_name",
        "user", "USER", "_user", "user_", "_", "__", "", "u_r_l", "user_1_name", "1_a", "größe_äpfel", "ÄRGER_über",
        "a_b_c_d", "userID", "user_id2", "user_id2name", "user_2name", "a1b_c", "a_b-c", "ȺȺ_b",
    ])
    func `snake case is converted as with Foundation`(_ key: String) throws {
        let text = #"{"\#(key)": 1}"#
        let foundation = JSONDecoder()
        foundation.keyDecodingStrategy = .convertFromSnakeCase
        var decoder = FastJSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let expected: Keys = try foundation.decode(Keys.self, from: Data(text.utf8))
        try expect(decoder.decode(Keys.self, from: Data(text.utf8)), equals: expected)
        let converted: String = try #require(expected.names.first)
        expect(matches(key, converted))
        expect(!matches(key, converted + "x"))
        expect(!matches(key, "x" + converted.dropFirst()))
        expect(converted.isEmpty || !matches(key, String(converted.dropLast())))
    }

    @Test(arguments: (0x20..<0x7F).map { Character(UnicodeScalar($0)) })
    func `a letter after any ASCII character is converted as with Foundation`(_ character: Character) {
        for key in ["a_b\(character)c", "a_B\(character)CC", "a_\(character)b", "a_b\(character)", "a\(character)b_c"] {
            let converted: String = SnakeCase.camelCase(key)
            expect(matches(key, converted))
            for other in ["aB\(character)c", "aB\(character)C"] where other != converted {
                expect(!matches(key, other))
            }
        }
    }

    private func matches(_ snakeCase: String, _ camelCase: String) -> Bool {
        Array(snakeCase.utf8).withUnsafeBufferPointer { snake in
            Array(camelCase.utf8).withUnsafeBufferPointer { SnakeCase.matches(snake, camelCase: $0) }
        }
    }

    struct Keys: Decodable, Equatable {
        var names: [String]
        init(from decoder: any Decoder) throws {
            names = try decoder.container(keyedBy: PathKey.self).allKeys.map(\.stringValue)
        }
    }

    @Test func `keys of dictionaries are not converted`() throws {
        struct Holder: Decodable { var someTable: [String: [String: Int]] }
        var decoder = FastJSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let text = #"{"some_table": {"a_b": {"c_d": 1}}}"#
        try expect(decoder.decode(Holder.self, from: Data(text.utf8)).someTable, equals: ["a_b": ["c_d": 1]])
    }

    @Test func `keys are converted by a closure`() throws {
        struct Holder: Decodable, Equatable { var a: Int; var inner: [Inner] }
        struct Inner: Decodable, Equatable { var b: Int }
        var decoder = FastJSONDecoder()
        decoder.keyDecodingStrategy = .custom { path in
            PathKey(stringValue: String(path[path.count - 1].stringValue.dropFirst(path.count)))
        }
        let text = #"{"-a": 1, "-inner": [{"---b": 2}]}"#
        try expect(
            decoder.decode(Holder.self, from: Data(text.utf8)), equals: Holder(a: 1, inner: [Inner(b: 2)]))
    }

    @Test(arguments: [
        "2011-03-04T05:06:07Z", "2000-02-29T23:59:59Z", "1970-01-01T00:00:00Z", "1600-12-31T12:00:00Z",
        "2011-03-04T05:06:07+01:00", "2011-02-30T05:06:07Z", "2011-03-04T24:06:07Z", "1400-01-01T00:00:00Z",
        "2011-03-31T05:06:60Z", "9999-12-28T23:59:59Z", "2100-03-01T00:00:00Z", "2011-03-04 05:06:07Z", "today", "",
    ])
    func `ISO 8601 dates decode as with Foundation`(_ text: String) throws {
        let foundation = JSONDecoder()
        foundation.dateDecodingStrategy = .iso8601
        var decoder = FastJSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        let data = Data(#"["\#(text)"]"#.utf8)
        let expected: [Date]? = try? foundation.decode([Date].self, from: data)
        expect((try? decoder.decode([Date].self, from: data)), equals: expected)
    }

    @Test func `every date decoding strategy works`() throws {
        var decoder = FastJSONDecoder()
        decoder.dateDecodingStrategy = .secondsSince1970
        try expect(decoder.decode(Date.self, from: Data("1.5".utf8)), equals: Date(timeIntervalSince1970: 1.5))
        decoder.dateDecodingStrategy = .millisecondsSince1970
        try expect(decoder.decode(Date.self, from: Data("1500".utf8)), equals: Date(timeIntervalSince1970: 1.5))
        decoder.dateDecodingStrategy = .custom { decoder in
            Date(timeIntervalSince1970: try decoder.singleValueContainer().decode(Double.self) * 60)
        }
        try expect(decoder.decode([Date].self, from: Data("[2]".utf8)), equals: [Date(timeIntervalSince1970: 120)])
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "yyyy/MM/dd"
        decoder.dateDecodingStrategy = .formatted(formatter)
        try expect(
            decoder.decode(Date.self, from: Data(#""1970/01/02""#.utf8)), equals: Date(timeIntervalSince1970: 86_400))
        #expect(throws: DecodingError.self) { try decoder.decode(Date.self, from: Data(#""x""#.utf8)) }
    }

    @Test func `strings decode as infinity and NaN`() throws {
        var decoder = FastJSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "+∞", negativeInfinity: "-∞", nan: "?")
        let values: [Double] = try decoder.decode([Double].self, from: Data(#"["+∞", "-∞", "?", 1]"#.utf8))
        expect(values[0] == .infinity && values[1] == -.infinity && values[2].isNaN && values[3] == 1)
        #expect(throws: DecodingError.self) { try decoder.decode([Float].self, from: Data(#"["x"]"#.utf8)) }
    }

    @Test func `every data decoding strategy works`() throws {
        var decoder = FastJSONDecoder()
        decoder.dataDecodingStrategy = .deferredToData
        try expect(decoder.decode(Data.self, from: Data("[1, 2]".utf8)), equals: Data([1, 2]))
        decoder.dataDecodingStrategy = .custom { Data(try String(from: $0).utf8) }
        try expect(decoder.decode(Data.self, from: Data(#""ab""#.utf8)), equals: Data("ab".utf8))
    }

    @Test func `types receive the user info`() throws {
        struct Reader: Decodable {
            var value: String?
            init(from decoder: any Decoder) throws {
                value = decoder.userInfo[CodingUserInfoKey(rawValue: "key")!] as? String
            }
        }
        var decoder = FastJSONDecoder()
        decoder.userInfo[CodingUserInfoKey(rawValue: "key")!] = "value"
        try expect(decoder.decode(Reader.self, from: Data("1".utf8)).value, equals: "value")
    }
}
