import Expectations
import APIClient
import DemoServer
import Foundation
import Testing

@testable import ColrModels

struct ColorRequestTests {
    private let server: DemoServer
    private let service: ColrService

    init() throws {
        server = DemoServer()
        service = ColrService(url: try server.start())
    }

    @Test func `input is normalized`() async throws {
        for text in ["ff00ff", "#FF00FF", " ##ff00FF ", "#f0f"] {
            let color: Color = try #require(try await Color.find(text, on: service))
            expect(color.hex, equals: "ff00ff")
            expect(color.tags.map(\.name), equals: ["magenta", "magenta1"])
        }
    }

    @Test func `duplicate tags are removed`() async throws {
        let color: Color = try #require(try await Color.find("2f4f4f", on: service))
        expect(color.tags.map(\.name), equals: ["darkslategray", "darkslategrey"])
    }

    @Test func `an unknown color is nil`() async throws {
        try await expectNil(Color.find("010203", on: service))
    }

    @Test func `adding a tag reloads the color`() async throws {
        let color: Color = try #require(try await Color.find("ff00ff", on: service))
        let changed: Color = try await color.addTag(" Loud & bright ", on: service)
        expect(changed.tags.map(\.name), equals: ["magenta", "magenta1", "loud", "&", "bright"])
        expect(changed.id, equals: color.id)
        expect(
            server.requests.map { "\($0.method) \($0.path)" },
            equals: [
                "GET /json/color/ff00ff", "POST /js/color/ff00ff/addtag/", "GET /json/color/ff00ff",
            ])
    }

    @Test func `malformed input is not sent`() async throws {
        await #expect(throws: ColorError.malformedHex("red")) { try await Color.find("red", on: service) }
        await #expect(throws: ColorError.malformedHex("")) { try await Color.find("", on: service) }
        let color = Color(timestamp: 0, hex: "ff00ff", id: 1, tags: [])
        await #expect(throws: ColorError.emptyTag) { try await color.addTag("  ", on: service) }
        expect(server.requests.isEmpty)
    }

    @Test func `an invalid address is reported`() async throws {
        await #expect(throws: ColorError.malformedAddress("colr")) {
            try await Color.find("ff00ff", on: ColrService(address: "colr"))
        }
    }
}
