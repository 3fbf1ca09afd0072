import Expectations
import Foundation
import Testing

@testable import ColrModels

struct DecodingTests {
    @Test func `identifiers can be numbers or strings`() throws {
        let json = #"""
            {"timestamp": "1285886579", "hex": "FF00FF", "id": "3976", "tags": [
              {"timestamp": 1108110851, "id": 2583, "name": "fuchsia"},
              {"timestamp": 1108110864, "id": "3810", "name": "magenta"},
              {"timestamp": 1108110864, "id": 3810, "name": "magenta"}], "more": null}
            """#
        let color: Color = try JSONDecoder().decode(Color.self, from: Data(json.utf8))
        expect(color.hex, equals: "ff00ff")
        expect(color.id, equals: 3976)
        expect(color.timestamp, equals: 1_285_886_579)
        expect(color.tags.map(\.id), equals: [2583, 3810])
    }

    @Test(arguments: [
        ("abc", "abc"), ("#ABCDEF", "abcdef"), ("##0a0", "0a0"), (" 123456\n", "123456"), ("abcd", nil), ("", nil),
        ("#", nil), ("ghijkl", nil), ("１２３", nil), ("12 456", nil), ("abcdef0", nil),
    ])
    func `input is normalized`(_ text: String, _ hex: String?) {
        expect(Color.normalized(text), equals: hex)
    }

    @Test func `errors explain the expected input`() {
        expect(
            ColorError.malformedHex("red").message,
            equals: "“red” is not a color. A color has six digits from 0 to 9 and a to f, such as #3b5998.")
        expect(
            ColorError.malformedHex(" ").message,
            equals: "Enter a color: six digits from 0 to 9 and a to f, such as #3b5998.")
        expect(ColorError.emptyTag.message, equals: "Enter a tag: a word for this color, such as sky.")
        expect(ColorError.malformedAddress("colr").message.hasPrefix("“colr” is not the address of a server."))
    }
}
