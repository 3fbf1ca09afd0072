import DemoServer
import Foundation
import HostClock
import HostHeadless
import XCTest

@testable import APIClient

/// Tests that cookies are stored when the head of a response arrives, before its body ends, in virtual time.
final class EarlyCookieTests: XCTestCase {
    private static func makeServer() -> DemoServer {
        let server = DemoServer()
        server.routes.add("/set") { _ in
            var reply = ServerReply(
                headers: ["Set-Cookie": "a=1; Path=/", "Content-Type": "text/event-stream", "ETag": "\"1\""],
                pieces: [.text("data: x\n\n"), .wait(20), .text("data: y\n\n")])
            reply.isLengthKnown = false
            return reply
        }
        return server
    }

    @MainActor
    private static func check(_ client: APIClient, _ server: DemoServer, _ host: HeadlessHost) throws {
        XCTAssertEqual(client.configuration.cookies?.cookies.map(\.name), ["a"])
        try host.result { try await client.send(Endpoint<Void>(.get, "/http/echo")) }
        XCTAssertEqual(server.requests.last?.headers["cookie"], "a=1")
    }

    func testOpenStreamSetsCookies() throws {
        try withVirtualTime { host in
            let server: DemoServer = EarlyCookieTests.makeServer()
            let client = APIClient(baseURL: try server.start())
            let task = Task { @MainActor in
                for try await _ in client.events(Endpoint(.get, "/set")) {}
            }
            host.wait(for: 5) { false }
            try EarlyCookieTests.check(client, server, host)
            task.cancel()
            host.settle()
        }
    }

    func testTransferCanceledAfterItsHeadSetsCookies() throws {
        for isPaused in [false, true] {
            try withVirtualTime { host in
                let server: DemoServer = EarlyCookieTests.makeServer()
                let client = APIClient(baseURL: try server.start())
                let task: RequestTask<Void> = client.task(Endpoint(.get, "/set"))
                host.wait(for: 5) { false }
                if isPaused { task.pause() } else { task.cancel() }
                host.wait(for: 1) { false }
                XCTAssertEqual(task.state, isPaused ? .paused : .finished)
                try EarlyCookieTests.check(client, server, host)
                task.cancel()
                host.settle()
            }
        }
    }

    func testInterimResponseSetsNoCookies() throws {
        let server = try RawServer { _ in
            "HTTP/1.1 103 Early Hints\r\nSet-Cookie: early=1; Path=/\r\n\r\n"
                + "HTTP/1.1 200 OK\r\nSet-Cookie: a=1; Path=/\r\nContent-Length: 0\r\n\r\n"
        }
        defer { server.stop() }
        try withVirtualTime { host in
            let client = APIClient(baseURL: try XCTUnwrap(URL(string: server.url)))
            try host.result { try await client.send(Endpoint<Void>(.get, "/")) }
            XCTAssertEqual(client.configuration.cookies?.cookies.map(\.name), ["a"])
        }
    }

    func testIncompleteHeadSetsNoCookies() throws {
        let server = try RawServer { _ in "HTTP/1.1 200 OK\r\nSet-Cookie: a=1; Path=/\r\nX: " }
        defer { server.stop() }
        try withVirtualTime { host in
            let client = APIClient(baseURL: try XCTUnwrap(URL(string: server.url)))
            _ = try? host.result { try await client.send(Endpoint<Void>(.get, "/")) }
            XCTAssertEqual(client.configuration.cookies?.cookies, [])
        }
    }
}
