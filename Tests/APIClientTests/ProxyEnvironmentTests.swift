import DemoServer
import Foundation
import HostClock
import HostHeadless
import XCTest

@testable import APIClient

/// Tests of proxies from the environment. They must not run in parallel, because the environment is process-wide.
final class ProxyEnvironmentTests: XCTestCase {
    private static let endpoint = Endpoint<HTTPResponse>(.get, "/x") { $0 }

    /// Sends a request while proxy variables are set, and returns the request lines that the proxy received.
    private func heads(
        _ variables: [String], except: String = "", base: String, then kind: APIError.Kind?
    ) throws -> [String] {
        let proxy = try RawServer { head in
            head.hasPrefix("CONNECT ")
                ? "HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n"
                : "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n"
        }
        defer { proxy.stop() }
        for name in variables { setenv(name, proxy.url, 1) }
        setenv("no_proxy", except, 1)
        defer { for name in variables + ["no_proxy"] { unsetenv(name) } }
        try withVirtualTime { host in
            let client = APIClient(baseURL: try XCTUnwrap(URL(string: base)), serviceName: "Colr")
            if let kind {
                let error: APIError = try host.error { _ = try await client.send(ProxyEnvironmentTests.endpoint) }
                XCTAssertEqual(error.kind, kind)
            } else {
                _ = try host.result { try await client.send(ProxyEnvironmentTests.endpoint) }
            }
        }
        return proxy.heads.map { String($0.prefix { $0 != "\r\n" }) }
    }

    func testEachSchemeHasAVariable() throws {
        let plain = "http://api.example.invalid"
        let secure = "https://api.example.invalid"
        XCTAssertEqual(
            try heads(["http_proxy"], base: plain, then: nil), ["GET http://api.example.invalid/x HTTP/1.1"])
        XCTAssertEqual(
            try heads(["all_proxy"], base: plain, then: nil), ["GET http://api.example.invalid/x HTTP/1.1"])
        XCTAssertEqual(
            try heads(["https_proxy"], base: secure, then: .proxy(status: 502)),
            ["CONNECT api.example.invalid:443 HTTP/1.1"])
        // No host has this name.
        XCTAssertEqual(try heads(["https_proxy"], base: plain, then: .notResolved), [])
        XCTAssertEqual(try heads(["http_proxy"], base: secure, then: .notResolved), [])
    }

    func testExceptionsAreReachedDirectly() throws {
        XCTAssertEqual(
            try heads(["all_proxy"], except: "example.invalid", base: "http://api.example.invalid", then: .notResolved),
            [])
    }

    func testThisMachineIsReachedDirectly() throws {
        for base in ["http://127.0.0.1:9", "http://localhost:9", "https://127.1.2.3:9", "http://[::1]:9"] {
            XCTAssertEqual(
                try heads(["http_proxy", "https_proxy", "all_proxy"], base: base, then: .cannotConnect), [], base)
        }
    }
}
