import Expectations
import Foundation
import Testing

@testable import Parsing

/// Errors contain the path in the value and the offset in the text.
struct ErrorLocationTests {
    struct Color: Decodable {
        struct Tag: Decodable { var name: String }
        var id: Int
        var tags: [Tag]
    }
    struct Answer: Decodable { var colors: [Color] }

    struct Case: Sendable {
        var text: String
        var path: String
        /// The text at the offset of the error.
        var found: String
    }

    static let cases: [Case] = [
        Case(text: #"{"colors": [{"id": 1, "tags": [{"name": 7}]}]}"#, path: "colors[0].tags[0].name", found: "7"),
        Case(text: #"{ "colors" :[ {"id":"a]\"", "tags":[]}]}"#, path: "colors[0].id", found: #""a]\"""#),
        Case(text: #"{"x": [1, {"y": "}"}], "colors": [{"id": -1.5}]}"#, path: "colors[0].id", found: "-1.5"),
        Case(
            text: #"{"colors": [{"id": 1, "tags": [{"name": "a"}, {"title": "b"}]}]}"#, path: "colors[0].tags[1].name",
            found: #"{"title""#),
        Case(text: #"{"colors": null}"#, path: "colors", found: "null"),
        Case(text: #" [true]"#, path: "", found: "[true]"),
    ]

    @Test(arguments: cases)
    func `a decoding error has a path and an offset`(_ testCase: Case) throws {
        let error: (any Error)? = #expect(throws: DecodingError.self) {
            try FastJSONDecoder().decode(Answer.self, from: Data(testCase.text.utf8))
        }
        let located = JSONDecodingError(try #require(error))
        expect(located.path, equals: testCase.path)
        let offset: Int = try #require(located.offset)
        expect(String(decoding: Array(testCase.text.utf8)[offset...], as: UTF8.self).hasPrefix(testCase.found))
    }

    @Test func `a syntax error has a path and an offset`() throws {
        let error: (any Error)? = #expect(throws: DecodingError.self) {
            try FastJSONDecoder().decode(Answer.self, from: Data(#"{"colors": [{"id": 01}]}"#.utf8))
        }
        let located = JSONDecodingError(try #require(error))
        expect(located.path, equals: "colors[0].id")
        expect(located.offset, equals: 19)
        expect("\(located)", equals: "colors[0].id: byte 19: Expected a number without a leading zero, but found 0.")
    }

    @Test func `an error that a type throws is not changed`() {
        struct Rejected: Error {}
        struct Picky: Decodable {
            init(from decoder: any Decoder) throws { throw Rejected() }
        }
        #expect(throws: Rejected.self) { try FastJSONDecoder().decode([Picky].self, from: Data("[1]".utf8)) }
    }

    @Test func `types receive their coding path`() throws {
        struct Path: Decodable {
            var path: [String]
            init(from decoder: any Decoder) throws { path = decoder.codingPath.map(\.stringValue) }
        }
        let value: [String: [Path]] = try FastJSONDecoder().decode(
            [String: [Path]].self, from: Data(#"{"a": [1, {"x": 1}]}"#.utf8))
        expect(value["a"]?.map(\.path), equals: [["a", "Index 0"], ["a", "Index 1"]])
    }
}
