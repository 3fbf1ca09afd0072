import Expectations
import Foundation
import Testing

@testable import Parsing

struct JSONValueTests {
    private let text = """
        {"colors": [{"hex": "ff00ff", "id": 7, "tags": [{"name": "pink"}, {"name": "loud"}], "shade": null}],
        "success": true, "ratio": 0.25, "a.b": {"": 1}}
        """

    @Test func `members and elements are found`() throws {
        let json = try JSON(parsing: text)
        expect(json["colors"]?[0]?["hex"]?.string, equals: "ff00ff")
        expect(json["colors"]?[0]?["id"]?.int, equals: 7)
        expectNil(json["colors"]?[1])
        expectNil(json["colors"]?[-1])
        expectNil(json["colors"]?["hex"])
        expect(json["success"]?.bool, equals: true)
        expect(json["ratio"]?.double, equals: 0.25)
        expectNil(json["ratio"]?.int)
        expectNil(json["none"])
        expect(json["colors"]?[0]?["shade"]?.isNull, equals: true)
        expect(json.object?.count, equals: 4)
        expect(json["colors"]?.array?.count, equals: 1)
        expectNil(json["success"]?.string)
    }

    @Test func `paths refer to nested values`() throws {
        let json = try JSON(parsing: text)
        expect(json[path: "colors[0].tags[1].name"], equals: "loud")
        expect(json[path: #"["a.b"][""]"#], equals: 1)
        expectNil(json[path: "colors[0].tags[2].name"])
        expectNil(json[path: "success.name"])
        expect(json[path: JSONPath()], equals: json)
    }

    @Test(arguments: ["", "a", "a.b[0][12].c", "[0]", "[0].a", #"a["x.y"]"#, #"["\"\\."]"#, #"[""].b"#])
    func `the description of a path is its text`(_ text: String) throws {
        try expect(#require(JSONPath(text)).description, equals: text)
    }

    @Test(arguments: [
        ".a", "a.", "a..b", "a[", "a[]", "a[x]", "a[-1]", "a[0", "a[0]b", "a]", #"["a]"#, #"["\n"]"#, "[٣]",
    ])
    func `invalid paths are rejected`(_ text: String) {
        expectNil(JSONPath(text))
    }

    @Test func `values are created from literals and modified`() throws {
        let name = "Ada"
        var json: JSON = ["name": "\(name)", "tags": ["a", 1, 2.5, true, nil], "none": [:]]
        json["age"] = 36
        json["name"] = nil
        json[path: "tags[1]"] = "b"
        json[path: "tags[5]"] = "end"
        json[path: "tags[0]"] = nil
        json[path: "boss.name"] = "Charles"
        expect(
            json.text(),
            equals: #"{"age":36,"boss":{"name":"Charles"},"none":{},"tags":["b",2.5,true,null,"end"]}"#)
    }

    @Test(arguments: ["boss.name", "users[0].name", "tags[0]", "name.first", "users[7]"])
    func `setting a missing value to nil has no effect`(_ path: String) throws {
        var json: JSON = ["users": [], "name": "Ada"]
        json[path: try #require(JSONPath(path))] = nil
        expect(json, equals: ["users": [], "name": "Ada"])
    }

    @Test func `setting an impossible member or element stops the program`() async {
        await #expect(processExitsWith: .failure) {
            var json: JSON = "text"
            json["a"] = 1
        }
        await #expect(processExitsWith: .failure) {
            var json: JSON = [1]
            json[2] = 1
        }
    }

    @Test func `text has sorted members and escaped characters`() {
        let json: JSON = ["b": "\"\\\n\r\t\u{1}\u{7F}é😀/", "a": [], "c": [[1], ["x": 0]]]
        expect(json.text(), equals: #"{"a":[],"b":"\"\\\n\r\t\u0001"# + "\u{7F}" + #"é😀/","c":[[1],{"x":0}]}"#)
        expect(
            JSON.array([1, ["a": 2]]).text(isPretty: true),
            equals: """
                [
                  1,
                  {
                    "a": 2
                  }
                ]
                """)
        expect("\(json)", equals: String(decoding: json.data(), as: UTF8.self))
    }

    @Test func `numbers are equal if their values are`() throws {
        let same = try JSON(parsing: "[1, 1.0, 10e-1, 1e0]")
        expect(Set(same.array ?? []).count, equals: 1)
        let different = try JSON(
            parsing: "[9007199254740993, 9007199254740992.0, 18446744073709551615, 1e400, 1e401]")
        expect(Set(different.array ?? []).count, equals: 5)
        try expect(JSON(parsing: "-0"), equals: 0)
        expectNil(JSONNumber(Double.infinity))
        expectNil(JSONNumber(Double.nan))
        expect(JSONNumber(UInt64.max).text, equals: "18446744073709551615")
        expect(JSONNumber(3.0)?.text, equals: "3")
        expect(JSONNumber(0.1)?.text, equals: "0.1")
        expect(JSONNumber(1e300)?.text, equals: "1e+300")
        expect(JSONNumber(Decimal(string: "12345678901234567890.125")!)?.text, equals: "12345678901234567890.125")
    }

    @Test(arguments: [
        ("9007199254740993.0", 9_007_199_254_740_993), ("1.00000000000000000001", nil), ("1e2", 100), ("12.50E+1", 125),
        ("-10e-1", -1), ("0.0e5", 0), ("-0.0", 0), ("1e400", nil), ("-1e18", -1_000_000_000_000_000_000),
        ("1e19", nil), ("1234e-3", nil), ("5e-9", nil), ("1.5", nil), ("1e-99999999999999999999", nil),
    ])
    func `a number with a fraction or an exponent is an integer if it equals one`(_ text: String, _ integer: Int?) {
        expect(JSONNumber(text: text).integer(Int.self), equals: integer)
    }

    struct Color: Codable, Equatable {
        var hex: String
        var extra: JSON
        var more: [JSON]?
    }

    @Test func `JSON is a property of decoded and encoded types`() throws {
        let text = #"{"hex":"ff","extra":{"a":[1,2.5,null,true,"x",12345678901234567890]},"more":[{},[]]}"#
        let expected = Color(
            hex: "ff",
            extra: ["a": [1, 2.5, nil, true, "x", .number(JSONNumber(12_345_678_901_234_567_890 as UInt64))]],
            more: [[:], []])
        try expect(FastJSONDecoder().decode(Color.self, from: Data(text.utf8)), equals: expected)
        try expect(JSONDecoder().decode(Color.self, from: Data(text.utf8)), equals: expected)
        let encoded: Data = try JSONEncoder().encode(expected)
        try expect(FastJSONDecoder().decode(Color.self, from: encoded), equals: expected)
        try expect(JSON(parsing: encoded)["extra"], equals: expected.extra)
    }

    @Test func `a type is decoded from a part of a value`() throws {
        let json = try JSON(parsing: #"{"list": [{"hex": "ff", "extra": 1}, {"hex": 7, "extra": 1}]}"#)
        try expect(json.decode(Color.self, at: "list[0]"), equals: Color(hex: "ff", extra: 1))
        let mismatch: JSONDecodingError? = #expect(throws: JSONDecodingError.self) {
            try json.decode(Color.self, at: "list[1]")
        }
        expect(mismatch?.path, equals: "list[1].hex")
        let missing: JSONDecodingError? = #expect(throws: JSONDecodingError.self) {
            try json.decode(Color.self, at: "list[2]")
        }
        expect(missing?.description, equals: "list[2]: Expected a value, but found none.")
    }
}
