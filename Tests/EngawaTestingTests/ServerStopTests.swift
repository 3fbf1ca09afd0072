import EngawaTesting
import Expectations
import Foundation
import TestSupport
import Testing

/// Servers that routes stop.
@Suite(.timeLimit(.minutes(1))) struct ServerStopTests {
    @Test func `a route can stop its server`() throws {
        let server = TestServer()
        let port: Int = try #require(try server.start().port)
        server.routes.get("/x") { [unowned server] _ in
            server.stop()
            return .status(204)
        }
        server.routes.get("/y") { [unowned server] _ in
            server.stop()
            return ServerReply(text: (try? server.start()) == nil ? "stopping" : "started")
        }
        for path in ["/x", "/y"] {
            let answer: String = try RawClient(port: port).ask("GET \(path) HTTP/1.1\r\nHost: a\r\n")
            expect(answer, equals: "")
            expect(try server.start().port, equals: port)
            let next: String = try RawClient(port: port).ask("GET /none HTTP/1.1\r\nHost: a\r\n")
            expect(next.hasPrefix("HTTP/1.1 404 "), "\(next)")
        }
    }
}
