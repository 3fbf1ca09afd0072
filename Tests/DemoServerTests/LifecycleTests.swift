import Expectations
import DemoServer
import Foundation
import Testing

struct LifecycleTests {
    @Test func `a port in use is an error`() throws {
        let first = DemoServer()
        let port: Int = try #require(try first.start().port)
        let second = DemoServer(port: UInt16(port))
        let error: DemoServer.StartError? = #expect(throws: DemoServer.StartError.self) { try second.start() }
        first.stop()
        expect(
            error?.message,
            equals: "Port \(port) is already in use. Choose another port (0 for any free port).")
    }

    @Test func `a stopped server starts again on its port`() throws {
        let server = DemoServer()
        let url: URL = try server.start()
        try expect(server.start(), equals: url)
        server.stop()
        server.stop()
        try expect(server.start(), equals: url)
    }
}
