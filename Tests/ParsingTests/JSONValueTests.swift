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
        #expect(json["colors"]?[0]?["hex"]?.string == "ff00ff")
        #expect(json["colors"]?[0]?["id"]?.int == 7)
        #expect(json["colors"]?[1] == nil)
        #expect(json["colors"]?[-1] == nil)
        #expect(json["colors"]?["hex"] == nil)
        #expect(json["success"]?.bool == true)
        #expect(json["ratio"]?.double == 0.25)
        #expect(json["ratio"]?.int == nil)
        #expect(json["none"] == nil)
        #expect(json["colors"]?[0]?["shade"]?.isNull == true)
        #expect(json.object?.count == 4)
        #expect(json["colors"]?.array?.count == 1)
        #expect(json["success"]?.string == nil)
    }

    @Test func `paths refer to nested values`() throws {
        let json = try JSON(parsing: text)
        #expect(json[path: "colors[0].tags[1].name"] == "loud")
        #expect(json[path: #"["a.b"][""]"#] == 1)
        #expect(json[path: "colors[0].tags[2].name"] == nil)
        #expect(json[path: "success.name"] == nil)
        #expect(json[path: JSONPath()] == json)
    }

    @Test(arguments: ["", "a", "a.b[0][12].c", "[0]", "[0].a", #"a["x.y"]"#, #"["\"\\."]"#, #"[""].b"#])
    func `the description of a path is its text`(_ text: String) throws {
        #expect(try #require(JSONPath(text)).description == text)
    }

    @Test(arguments: [
        ".a", "a.", "a..b", "a[", "a[]", "a[x]", "a[-1]", "a[0", "a[0]b", "a]", #"["a]"#, #"["\n"]"#, "[٣]",
    ])
    func `invalid paths are rejected`(_ text: String) {
        #expect(JSONPath(text) == nil)
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
        #expect(
            json.text()
                == #"{"age":36,"boss":{"name":"Charles"},"none":{},"tags":["b",2.5,true,null,"end"]}"#)
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
        #expect(json.text() == #"{"a":[],"b":"\"\\\n\r\t\u0001"# + "\u{7F}" + #"é😀/","c":[[1],{"x":0}]}"#)
        #expect(
            JSON.array([1, ["a": 2]]).text(isPretty: true) == """
                [
                  1,
                  {
                    "a": 2
                  }
                ]
                """)
        #expect("\(json)" == String(decoding: json.data(), as: UTF8.self))
    }

    @Test func `numbers are equal if their values are`() throws {
        let same = try JSON(parsing: "[1, 1.0, 10e-1, 1e0]")
        #expect(Set(same.array ?? []).count == 1)
        let different = try JSON(
            parsing: "[9007199254740993, 9007199254740992.0, 18446744073709551615, 1e400, 1e401]")
        #expect(Set(different.array ?? []).count == 5)
        #expect(try JSON(parsing: "-0") == 0)
        #expect(JSONNumber(Double.infinity) == nil)
        #expect(JSONNumber(Double.nan) == nil)
        #expect(JSONNumber(UInt64.max).text == "18446744073709551615")
        #expect(JSONNumber(3.0)?.text == "3")
        #expect(JSONNumber(0.1)?.text == "0.1")
        #expect(JSONNumber(1e300)?.text == "1e+300")
        #expect(JSONNumber(Decimal(string: "12345678901234567890.125")!)?.text == "12345678901234567890.125")
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
        #expect(try FastJSONDecoder().decode(Color.self, from: Data(text.utf8)) == expected)
        #expect(try JSONDecoder().decode(Color.self, from: Data(text.utf8)) == expected)
        let encoded: Data = try JSONEncoder().encode(expected)
        #expect(try FastJSONDecoder().decode(Color.self, from: encoded) == expected)
        #expect(try JSON(parsing: encoded)["extra"] == expected.extra)
    }

    @Test func `a type is decoded from a part of a value`() throws {
        let json = try JSON(parsing: #"{"list": [{"hex": "ff", "extra": 1}, {"hex": 7, "extra": 1}]}"#)
        #expect(try json.decode(Color.self, at: "list[0]") == Color(hex: "ff", extra: 1))
        let mismatch: JSONDecodingError? = #expect(throws: JSONDecodingError.self) {
            try json.decode(Color.self, at: "list[1]")
        }
        #expect(mismatch?.path == "list[1].hex")
        let missing: JSONDecodingError? = #expect(throws: JSONDecodingError.self) {
            try json.decode(Color.self, at: "list[2]")
        }
        #expect(missing?.description == "list[2]: Expected a value, but found none.")
    }
}
