import DemoServer
import Foundation
import HostClock
import HostHeadless
import Synchronization
import TestSupport
import XCTest

@testable import APIClient

/// Tests that requests after a change receive responses with the change, in virtual time.
final class ChangeTests: XCTestCase {
    private static let get = Endpoint<HTTPResponse>(.get, "/x") { $0 }
    private static let put = Endpoint<Void>(.put, "/x")

    func testRequestAfterAChangeReceivesTheChange() throws {
        for isCaching in [false, true] {
            try withVirtualTime { host in
                let trial = try Trial(isCaching: isCaching)
                let first = Task { @MainActor in try await trial.client.send(ChangeTests.get).text }
                host.wait(for: 1) { false }
                trial.answer = "new"
                try host.result { try await trial.client.send(ChangeTests.put) }
                let second: HTTPResponse = try host.result { try await trial.client.send(ChangeTests.get) }
                XCTAssertEqual(second.text, "new")
                XCTAssertEqual(try host.result { try await first.value }, "old")
                XCTAssertEqual(trial.methods, ["GET", "PUT", "GET"])
                // The newer response is cached, although the older one arrived last.
                let third: HTTPResponse = try host.result { try await trial.client.send(ChangeTests.get) }
                XCTAssertEqual(third.text, "new")
                XCTAssertEqual(third.source, isCaching ? .cache : .network)
            }
        }
    }

    /// A later request does not join a request that was sent before the change, and the response of the earlier request
    /// is not cached, even if another client made the change.
    func testChangeByAnotherClientOfTheCacheCounts() throws {
        try withVirtualTime { host in
            let trial = try Trial()
            let other = APIClient(trial.client.configuration)
            let first = Task { @MainActor in try await trial.client.send(ChangeTests.get).text }
            host.wait(for: 1) { false }
            trial.answer = "new"
            try host.result { try await other.send(ChangeTests.put) }
            XCTAssertEqual(try host.result { try await trial.client.send(ChangeTests.get) }.text, "new")
            XCTAssertEqual(try host.result { try await first.value }, "old")
            XCTAssertEqual(trial.methods, ["GET", "PUT", "GET"])
            let kept: HTTPResponse = try host.result { try await other.send(ChangeTests.get) }
            XCTAssertEqual(kept.text, "new")
            XCTAssertEqual(kept.source, .cache)
        }
    }

    /// While a change is in progress, it is unknown whether a response contains the change.
    func testRequestDuringAChangeIsNotCached() throws {
        for isCaching in [false, true] {
            try withVirtualTime { host in
                let trial = try Trial(isCaching: isCaching)
                trial.server.faults.always(.delay(4), method: "PUT")
                let change = Task { @MainActor in try await trial.client.send(ChangeTests.put) }
                host.wait(for: 1) { false }
                let during = Task { @MainActor in try await trial.client.send(ChangeTests.get).text }
                host.wait(for: 1) { false }
                trial.answer = "new"
                try host.result { try await change.value }
                XCTAssertEqual(try host.result { try await trial.client.send(ChangeTests.get) }.text, "new")
                XCTAssertEqual(try host.result { try await during.value }, "old")
                XCTAssertEqual(try host.result { try await trial.client.send(ChangeTests.get) }.text, "new")
            }
        }
    }

    /// The server may have made the change although the request failed.
    func testFailedChangeCountsAsChange() throws {
        for fault in [Fault.neverRespond, .dropConnection] {
            try withVirtualTime { host in
                let trial = try Trial()
                _ = try host.result { try await trial.client.send(ChangeTests.get) }
                trial.server.faults.always(fault, method: "PUT")
                _ = try host.error { try await trial.client.send(ChangeTests.put) }
                trial.answer = "new"
                XCTAssertEqual(try host.result { try await trial.client.send(ChangeTests.get) }.text, "new")
            }
        }
    }

    func testCanceledChangeEndsSharing() throws {
        try withVirtualTime { host in
            let trial = try Trial()
            let first = Task { @MainActor in try await trial.client.send(ChangeTests.get).text }
            trial.server.faults.always(.neverRespond, method: "PUT")
            let change = Task { @MainActor in try await trial.client.send(ChangeTests.put) }
            host.wait(for: 1) { false }
            trial.answer = "new"
            change.cancel()
            XCTAssertEqual(try host.error { try await change.value }.kind, .cancelled)
            XCTAssertEqual(try host.result { try await trial.client.send(ChangeTests.get) }.text, "new")
            XCTAssertEqual(try host.result { try await first.value }, "old")
        }
    }

    func testRequestBeforeSigningOutIsNotCached() throws {
        try withVirtualTime { host in
            let trial = try Trial()
            let first = Task { @MainActor in try await trial.client.send(ChangeTests.get).text }
            host.wait(for: 1) { false }
            trial.client.configuration.cache?.removeAll()
            _ = try host.result { try await first.value }
            XCTAssertEqual(trial.folder.names, [])
        }
    }

    func testRequestAfterSigningOutDoesNotJoinEarlierTransfer() throws {
        try withVirtualTime { host in
            let trial = try Trial()
            let first = Task { @MainActor in try await trial.client.send(ChangeTests.get).text }
            host.wait(for: 1) { false }
            trial.client.configuration.cache?.removeAll()
            trial.answer = "new"
            XCTAssertEqual(try host.result { try await trial.client.send(ChangeTests.get) }.text, "new")
            XCTAssertEqual(try host.result { try await first.value }, "old")
            let kept: HTTPResponse = try host.result { try await trial.client.send(ChangeTests.get) }
            XCTAssertEqual(kept.text, "new")
            XCTAssertEqual(kept.source, .cache)
        }
    }

    /// A stale response is used after an error, unless it was removed during the request.
    func testRemovedResponseIsNotUsedAfterError() throws {
        try withVirtualTime { host in
            let trial = try Trial()
            trial.control = "max-age=1, stale-if-error=100"
            _ = try host.result { try await trial.client.send(ChangeTests.get) }
            host.wait(for: 20) { false }
            trial.server.faults.once(.delay(5), .status(503), method: "GET")
            let late = Task { @MainActor in try await trial.client.send(ChangeTests.get).text }
            host.wait(for: 1) { false }
            try host.result { try await trial.client.send(ChangeTests.put) }
            XCTAssertEqual(try host.error { _ = try await late.value }.kind, .status(503))
        }
    }

    // MARK: Redirected changes

    private struct Case {
        var name: String
        var method = HTTPMethod.post
        var reply: @Sendable () -> ServerReply
        var faults: [Fault] = []
        /// The paths that are still cached after the change.
        var kept: [String]
        var isSuccess = true
    }

    private static func redirect(_ status: Int, to place: String) -> @Sendable () -> ServerReply {
        { ServerReply(status, headers: ["Location": place]) }
    }

    func testAllURLsOfARedirectedChangeAreRemoved() throws {
        let cases: [Case] = [
            Case(name: "307", reply: ChangeTests.redirect(307, to: "/y"), kept: ["/items/5"]),
            Case(name: "PUT 302", method: .put, reply: ChangeTests.redirect(302, to: "/y"), kept: ["/items/5"]),
            Case(name: "303", reply: ChangeTests.redirect(303, to: "/items/5"), kept: ["/y"]),
            Case(
                name: "303 with a fragment", reply: ChangeTests.redirect(303, to: "/items/5#part"), kept: ["/y"]),
            Case(
                name: "303 to a missing page", reply: ChangeTests.redirect(303, to: "/http/status/404"),
                kept: ["/y", "/items/5"], isSuccess: false),
            Case(
                name: "303 to a broken connection", reply: ChangeTests.redirect(303, to: "/items/5"),
                faults: [.dropConnection], kept: ["/y"], isSuccess: false),
            Case(
                name: "303 to an unsafe URL", reply: ChangeTests.redirect(303, to: "ftp://a/"),
                kept: ["/y", "/items/5"], isSuccess: false),
            Case(
                name: "303 to another origin", reply: ChangeTests.redirect(303, to: "http://127.0.0.1:9/items/5"),
                kept: ["/y", "/items/5"], isSuccess: false),
            Case(
                name: "201", reply: { ServerReply(201, headers: ["Location": "/items/5", "Content-Location": "y"]) },
                kept: []),
            Case(name: "404", reply: { ServerReply(404) }, kept: ["/x", "/y", "/items/5"], isSuccess: false),
            Case(
                name: "too large", reply: { ServerReply(text: String(repeating: "x", count: 2_000)) },
                kept: ["/y", "/items/5"], isSuccess: false),
        ]
        for testCase in cases {
            try withVirtualTime { host in
                let trial = try Trial()
                for path in ["/x", "/y", "/items/5"] { _ = try host.result { try await trial.client.send(.at(path)) } }
                for method in ["POST", "PUT"] {
                    trial.server.routes.add("/x", method: method) { _ in testCase.reply() }
                }
                if !testCase.faults.isEmpty {
                    trial.server.faults.add(FaultRule(path: "/items/*", faults: testCase.faults))
                }
                let change = Endpoint<Void>(testCase.method, "/x")
                if testCase.isSuccess {
                    XCTAssertNoThrow(try host.result { try await trial.client.send(change) }, testCase.name)
                } else {
                    XCTAssertNoThrow(try host.error { try await trial.client.send(change) }, testCase.name)
                }
                let kept: [String] = ["/x", "/y", "/items/5"].filter { path in
                    var endpoint: Endpoint<HTTPResponse> = .at(path)
                    endpoint.caching = .onlyCached
                    return (try? host.result { [endpoint] in try await trial.client.send(endpoint) }) != nil
                }
                XCTAssertEqual(kept, testCase.kept, testCase.name)
            }
        }
    }

    /// A `Location` header that names another origin does not affect that origin, but redirecting a change to that
    /// origin does.
    func testOtherOriginIsOnlyAffectedByRedirectedChanges() throws {
        try withVirtualTime { host in
            let (here, there): (Trial, Trial) = (try Trial(), try Trial())
            var configuration: APIConfiguration = there.client.configuration
            configuration.cache = here.client.configuration.cache
            let client = APIClient(configuration)
            let other: String = client.baseURL.absoluteString + "/x"
            @MainActor func source() throws -> HTTPResponse.Source {
                try host.result { try await client.send(ChangeTests.get) }.source
            }
            XCTAssertEqual(try source(), .network)
            here.server.routes.add("/x", method: "POST") { _ in ServerReply(201, headers: ["Location": other]) }
            try host.result { try await here.client.send(Endpoint<Void>(.post, "/x")) }
            XCTAssertEqual(try source(), .cache)
            here.server.routes.add("/x", method: "POST") { _ in ServerReply(307, headers: ["Location": other]) }
            try host.result { try await here.client.send(Endpoint<Void>(.post, "/x")) }
            XCTAssertEqual(try source(), .network)
        }
    }
}

extension Endpoint where Response == HTTPResponse {
    fileprivate static func at(_ path: String) -> Endpoint {
        Endpoint(.get, EndpointPath(stringLiteral: path)) { $0 }
    }
}

/// A client and a server that takes ten seconds for a response, or one second if the value is new.
private final class Trial: Sendable {
    private struct State {
        var answer = "old"
        var control = "max-age=60"
    }

    let server = DemoServer()
    let folder: TemporaryFolder
    let client: APIClient
    private let state = Mutex(State())

    init(isCaching: Bool = true) throws {
        folder = try TemporaryFolder()
        var configuration = APIConfiguration(baseURL: try server.start(), serviceName: "Colr")
        if isCaching { configuration.cache = HTTPCache(folder: folder.url) }
        configuration.responseLimit = 1_000
        client = APIClient(configuration)
        server.routes.add("*", method: "GET") { [self] request in
            guard !request.path.hasPrefix("/http/") else { return ServerReply(404) }
            let state: State = state.withLock { $0 }
            return ServerReply(
                headers: ["Cache-Control": state.control],
                pieces: [.wait(state.answer == "old" ? 10 : 1), .text(state.answer)])
        }
        for method in ["PUT", "POST"] { server.routes.add("*", method: method) { _ in ServerReply() } }
    }

    var answer: String {
        get { state.withLock { $0.answer } }
        set { state.withLock { $0.answer = newValue } }
    }

    var control: String {
        get { state.withLock { $0.control } }
        set { state.withLock { $0.control = newValue } }
    }

    var methods: [String] { server.requests.map(\.method) }
}
