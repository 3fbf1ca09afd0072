import Expectations
import EngawaTesting
import Foundation
import Testing

@testable import DemoServer

struct ColrWireFormatTests {
    private func response(_ store: ColorStore, _ method: String, _ path: String, _ body: String = "") throws -> String {
        let request = RecordedRequest(method, path, body: Array(body.utf8))
        let reply: ServerReply = try ColrRoutes(store: store, now: 1_300_000_000).reply(to: request)
        return String(decoding: reply.body, as: UTF8.self)
    }

    private func store() throws -> ColorStore {
        try ColorStore(path: ":memory:") {
            NamedColor.parse(Array("! comment\n255   0 255\t\tmagenta\n255 0 255 Hot Pink\n255 0 255 HotPink\n".utf8))
        }
    }

    @Test func `a color has Colr's format`() throws {
        let store: ColorStore = try store()
        try expect(
            response(store, "GET", "/json/color/FF00FF"),
            equals: """
                {"colors": [{"timestamp": 966628440, "hex": "ff00ff", "id": 1, "tags": [\
                {"timestamp": 966628440, "id": 1, "name": "magenta"}, \
                {"timestamp": 966628440, "id": 2, "name": "hotpink"}, \
                {"timestamp": 966628440, "id": 2, "name": "hotpink"}]}], \
                "schemes": [], "schemes_history": {}, "success": true, "colors_history": {"ff00ff": [\
                {"d_count": 0, "id": "1", "a_count": 1, "name": "magenta"}, \
                {"d_count": 0, "id": "2", "a_count": 2, "name": "hotpink"}]}, \
                "messages": [], "new_color": "ff00ff"}

                """)
    }

    @Test func `an unknown color has the identifier minus one`() throws {
        try expect(
            response(store(), "GET", "/json/color/010203"),
            equals: """
                {"colors": [{"timestamp": 0, "hex": "010203", "id": -1, "tags": []}], "schemes": [], \
                "schemes_history": {}, "success": true, "colors_history": {}, "messages": [], "new_color": "010203"}

                """)
    }

    @Test func `the first tag creates the color`() throws {
        let store: ColorStore = try store()
        _ = try response(store, "POST", "/js/color/010203/addtag/", "tags=Night%2C+sky%20%C3%A9")
        let color: ColorStore.TaggedColor = try #require(try store.color(hex: "010203"))
        expect(color.identifier, equals: 2)
        expect(color.tags.map(\.name), equals: ["night", "sky", "é"])
        expect(color.timestamp, equals: 1_300_000_000)
        try expect(response(store, "GET", "/json/color/010203").contains(#""name": "\u00e9""#))
    }

    @Test func `empty tags and malformed colors are not added`() throws {
        let store: ColorStore = try store()
        try expect(response(store, "POST", "/js/color/010203/addtag/", "tags=+").contains(#""success": false"#))
        try expect(response(store, "POST", "/js/color/zzz/addtag/", "tags=a").contains(#""success": false"#))
        try expectNil(store.color(hex: "010203"))
    }
}
