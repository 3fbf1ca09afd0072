import DemoServer
import Foundation
import Testing

struct LifecycleTests {
    @Test func aPortInUseIsAnError() throws {
        let first = DemoServer()
        let port: Int = try #require(try first.start().port)
        let second = DemoServer(port: UInt16(port))
        let error: DemoServer.StartError? = #expect(throws: DemoServer.StartError.self) { try second.start() }
        first.stop()
        #expect(
            error?.message
                == "Port \(port) is already in use. Choose another port (0 for any free port).")
    }

    @Test func aStoppedServerStartsAgainOnItsPort() throws {
        let server = DemoServer()
        let url: URL = try server.start()
        #expect(try server.start() == url)
        server.stop()
        server.stop()
        #expect(try server.start() == url)
    }
}
