import Foundation
import Testing

@testable import Parsing

/// An error says where: in the value, and in the text.
struct PlaceTests {
    struct Color: Decodable {
        struct Tag: Decodable { var name: String }
        var id: Int
        var tags: [Tag]
    }
    struct Answer: Decodable { var colors: [Color] }

    struct Case: Sendable {
        var text: String
        var path: String
        /// What the error points at.
        var place: String
    }

    static let cases: [Case] = [
        Case(text: #"{"colors": [{"id": 1, "tags": [{"name": 7}]}]}"#, path: "colors[0].tags[0].name", place: "7"),
        Case(text: #"{ "colors" :[ {"id":"a]\"", "tags":[]}]}"#, path: "colors[0].id", place: #""a]\"""#),
        Case(text: #"{"x": [1, {"y": "}"}], "colors": [{"id": -1.5}]}"#, path: "colors[0].id", place: "-1.5"),
        Case(
            text: #"{"colors": [{"id": 1, "tags": [{"name": "a"}, {"title": "b"}]}]}"#, path: "colors[0].tags[1].name",
            place: #"{"title""#),
        Case(text: #"{"colors": null}"#, path: "colors", place: "null"),
        Case(text: #" [true]"#, path: "", place: "[true]"),
    ]

    @Test(arguments: cases)
    func anErrorNamesItsPlace(_ testCase: Case) throws {
        let error: (any Error)? = #expect(throws: DecodingError.self) {
            try FastJSONDecoder().decode(Answer.self, from: Data(testCase.text.utf8))
        }
        let place = JSONDecodingError(try #require(error))
        #expect(place.path == testCase.path)
        let offset: Int = try #require(place.offset)
        #expect(String(decoding: Array(testCase.text.utf8)[offset...], as: UTF8.self).hasPrefix(testCase.place))
    }

    @Test func aMistakeInTheTextNamesItsPlace() throws {
        let error: (any Error)? = #expect(throws: DecodingError.self) {
            try FastJSONDecoder().decode(Answer.self, from: Data(#"{"colors": [{"id": 01}]}"#.utf8))
        }
        let place = JSONDecodingError(try #require(error))
        #expect(place.path == "colors[0].id")
        #expect(place.offset == 19)
        #expect("\(place)" == "colors[0].id: byte 19: A number without a zero in front was expected, and there is 0.")
    }

    @Test func anErrorOfTheTypesOwnIsPassedOn() {
        struct Refused: Error {}
        struct Picky: Decodable {
            init(from decoder: any Decoder) throws { throw Refused() }
        }
        #expect(throws: Refused.self) { try FastJSONDecoder().decode([Picky].self, from: Data("[1]".utf8)) }
    }

    @Test func theTypesSeeTheirCodingPath() throws {
        struct Path: Decodable {
            var path: [String]
            init(from decoder: any Decoder) throws { path = decoder.codingPath.map(\.stringValue) }
        }
        let value: [String: [Path]] = try FastJSONDecoder().decode(
            [String: [Path]].self, from: Data(#"{"a": [1, {"x": 1}]}"#.utf8))
        #expect(value["a"]?.map(\.path) == [["a", "Index 0"], ["a", "Index 1"]])
    }
}
