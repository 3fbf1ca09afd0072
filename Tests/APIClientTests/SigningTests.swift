import DemoServer
import Foundation
import HostClock
import HostHeadless
import Synchronization
import XCTest

@testable import APIClient

/// Tests of the tokens of requests while users sign in and out, in virtual time.
final class SigningTests: XCTestCase {
    private static let endpoint = Endpoint<Int>(.get, "/mine") { $0.status }

    func testEachUserHasASeparateRefresh() throws {
        try withVirtualTime { host in
            let trial = try Trial(token: "a-old")
            let first = Task { @MainActor in try await trial.client.send(SigningTests.endpoint) }
            host.wait(for: 1) { false }
            trial.signer.token = "b-old"
            // The refresh of the other user is still in progress.
            XCTAssertEqual(try host.result { try await trial.client.send(SigningTests.endpoint) }, 200)
            XCTAssertEqual(trial.tokens, ["Bearer a-old", "Bearer b-old", "Bearer b-new"])
            XCTAssertEqual(try host.error { _ = try await first.value }.kind, .status(401))
            XCTAssertEqual(trial.refreshed, ["a-old", "b-old"])
            XCTAssertEqual(trial.signer.token, "b-new")
            XCTAssertEqual(try host.result { try await trial.client.send(SigningTests.endpoint) }, 200)
            XCTAssertEqual(trial.tokens, ["Bearer a-old", "Bearer b-old", "Bearer b-new", "Bearer b-new"])
        }
    }

    func testNothingIsSignedAfterSigningOut() throws {
        try withVirtualTime { host in
            let trial = try Trial(token: "a-old")
            let first = Task { @MainActor in try await trial.client.send(SigningTests.endpoint) }
            host.wait(for: 1) { false }
            trial.signer.token = nil
            XCTAssertEqual(
                try host.error { _ = try await trial.client.send(SigningTests.endpoint) }.kind, .status(401))
            XCTAssertEqual(try host.error { _ = try await first.value }.kind, .status(401))
            host.wait(for: 60) { false }
            XCTAssertEqual(trial.tokens, ["Bearer a-old", nil])
            XCTAssertEqual(trial.refreshed, ["a-old"])
            XCTAssertNil(trial.signer.token)
            // After signing in again, requests are signed again.
            trial.signer.token = "b-old"
            XCTAssertEqual(try host.result { try await trial.client.send(SigningTests.endpoint) }, 200)
            XCTAssertEqual(trial.tokens, ["Bearer a-old", nil, "Bearer b-old", "Bearer b-new"])
        }
    }

    func testLateRefusalIsNotRepeatedForAnotherUser() throws {
        for other in [nil, "b-new"] {
            try withVirtualTime { host in
                let trial = try Trial(token: "a-old")
                trial.server.faults.once(.delay(5))
                let first = Task { @MainActor in try await trial.client.send(SigningTests.endpoint) }
                host.wait(for: 1) { false }
                trial.signer.token = other
                XCTAssertEqual(try host.error { _ = try await first.value }.kind, .status(401))
                XCTAssertEqual(trial.tokens, ["Bearer a-old"])
                XCTAssertEqual(trial.refreshed, [])
            }
        }
    }

    /// If a server refuses a token that was replaced in the meantime, the request waits for the refresh of the new
    /// token.
    func testLateRefusalWaitsForTheRefreshInProgress() throws {
        try withVirtualTime { host in
            let trial = try Trial(token: "a-older")
            trial.server.faults.once(.delay(12))
            let late = Task { @MainActor in
                try await trial.client.send(Endpoint<Int>(.get, "/mine", query: ["late": "1"]) { $0.status })
            }
            host.wait(for: 0.5) { false }
            let first = Task { @MainActor in try await trial.client.send(SigningTests.endpoint) }
            // After ten seconds the token is "a-old", which is refused too.
            XCTAssertEqual(try host.error { _ = try await first.value }.kind, .status(401))
            XCTAssertEqual(trial.signer.token, "a-old")
            let second = Task { @MainActor in try await trial.client.send(SigningTests.endpoint) }
            XCTAssertEqual(try host.result { try await second.value }, 200)
            XCTAssertEqual(try host.result { try await late.value }, 200)
            XCTAssertEqual(
                trial.tokens,
                ["Bearer a-older", "Bearer a-older", "Bearer a-old", "Bearer a-old", "Bearer a-new", "Bearer a-new"])
        }
    }

    func testOnlyARefusalOfTheOwnServerStartsARefresh() throws {
        try withVirtualTime { host in
            let (trial, other): (Trial, Trial) = (try Trial(token: "a-new"), try Trial(token: nil))
            let there: String = other.client.baseURL.absoluteString + "/mine"
            let leaving = Endpoint<Void>(.get, "/http/redirect", query: ["to": there])
            XCTAssertEqual(try host.error { try await trial.client.send(leaving) }.kind, .status(401))
            XCTAssertEqual(other.tokens, [nil])
            XCTAssertEqual(trial.refreshed, [])
            XCTAssertEqual(trial.signer.token, "a-new")
            trial.signer.token = "a-old"
            try host.result {
                try await trial.client.send(Endpoint<Void>(.get, "/http/redirect", query: ["to": "/mine"]))
            }
            XCTAssertEqual(trial.refreshed, ["a-old"])
            XCTAssertEqual(trial.tokens, ["Bearer a-old", "Bearer a-new"])
        }
    }

    func testRefreshOfOneClientCanUseAnotherClientThatRefreshes() throws {
        try withVirtualTime { host in
            let (server, other): (DemoServer, Trial) = (DemoServer(), try Trial(token: "b-old"))
            let statuses = Mutex<[Int]>([])
            var configuration = APIConfiguration(baseURL: try server.start())
            configuration.interceptors = [
                BearerAuthenticator(token: "old") { _ in
                    let status: Int = try await other.client.send(SigningTests.endpoint)
                    statuses.withLock { $0.append(status) }
                    return "sesame"
                }
            ]
            let client = APIClient(configuration)
            try host.result { try await client.send(Endpoint<Void>(.get, "/http/secret")) }
            XCTAssertEqual(statuses.withLock { $0 }, [200])
            XCTAssertEqual(other.tokens, ["Bearer b-old", "Bearer b-new"])
        }
    }

    func testRefreshCanSignOut() throws {
        try withVirtualTime { host in
            let server = DemoServer()
            let signer = Mutex<BearerAuthenticator?>(nil)
            let count = Mutex(0)
            let authenticator = BearerAuthenticator(token: "old") { _ in
                count.withLock { $0 += 1 }
                signer.withLock { $0 }?.token = nil
                throw CancellationError()
            }
            signer.withLock { $0 = authenticator }
            var configuration = APIConfiguration(baseURL: try server.start())
            configuration.interceptors = [authenticator]
            let client = APIClient(configuration)
            let endpoint = Endpoint<Void>(.get, "/http/secret")
            _ = try host.error { try await client.send(endpoint) }
            XCTAssertNil(authenticator.token)
            XCTAssertEqual(try host.error { try await client.send(endpoint) }.kind, .status(401))
            XCTAssertEqual(count.withLock { $0 }, 1)
            XCTAssertEqual(server.requests.map { $0.headers["authorization"] }, ["Bearer old", nil])
        }
    }

    func testRefreshCanSetTheToken() throws {
        try withVirtualTime { host in
            let trial = try Trial(token: "a-old", setsToken: true)
            XCTAssertEqual(try host.result { try await trial.client.send(SigningTests.endpoint) }, 200)
            XCTAssertEqual(trial.tokens, ["Bearer a-old", "Bearer a-new"])
        }
    }
}

/// A server that accepts the tokens `a-new` and `b-new` of two users, and a client. The tokens `a-older`, `a-old` and
/// `b-old` have expired. A refresh takes ten seconds for the first user and one second for the other.
private final class Trial: Sendable {
    let server = DemoServer()
    let signer: BearerAuthenticator
    let client: APIClient
    private let log: Mutex<[String?]>

    private final class Log: Sendable {
        let refused = Mutex<[String?]>([])
        let signer = Mutex<BearerAuthenticator?>(nil)
    }

    private let refreshes = Log()

    init(token: String?, setsToken: Bool = false) throws {
        log = Mutex([])
        signer = BearerAuthenticator(token: token) { [refreshes] refused in
            refreshes.refused.withLock { $0.append(refused) }
            try await Task.sleep(for: .seconds(refused?.hasPrefix("a") == true ? 10 : 1))
            let new: String =
                refused == "a-older" ? "a-old" : (refused ?? "").replacingOccurrences(of: "old", with: "new")
            if setsToken { refreshes.signer.withLock { $0 }?.token = new }
            return new
        }
        var configuration = APIConfiguration(baseURL: try server.start(), serviceName: "Colr")
        configuration.interceptors = [signer]
        client = APIClient(configuration)
        refreshes.signer.withLock { $0 = signer }
        server.routes.add("/mine") { request in
            ServerReply(["Bearer a-new", "Bearer b-new"].contains(request.headers["authorization"]) ? 200 : 401)
        }
    }

    /// The `Authorization` headers of the requests for `/mine`.
    var tokens: [String?] { server.requests.filter { $0.path == "/mine" }.map { $0.headers["authorization"] } }
    var refreshed: [String?] { refreshes.refused.withLock { $0 } }
}
