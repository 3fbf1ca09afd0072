import Foundation
import HostClock
import HostHeadless
import Parsing
import TestSupport
import XCTest

@testable import APIClient

/// Tests every response from a malicious server with every kind of request. Each request ends with a response, or with
/// an error that does not blame the user, and releases all its resources.
final class HostilePeerTests: XCTestCase {
    private enum Kind: String, CaseIterable {
        case data, head, task, body, xml, download, upload, form, events, redirected, redirectedUpload
        /// A response that is continued after part of it was received.
        case resumed, resumedDownload
        /// A request with a cache, and the validation of a cached response.
        case cached, validated

        var opening: HostilePeer.Opening {
            switch self {
            case .resumed, .resumedDownload: .half
            case .redirected, .redirectedUpload: .redirect
            case .validated: .kept
            default: .none
            }
        }
    }

    private struct Stage {
        let peer: HostilePeer
        let folder: TemporaryFolder
        let host: HeadlessHost
    }

    @MainActor
    private static func send(_ kind: Kind, _ client: APIClient, _ folder: TemporaryFolder) async throws {
        switch kind {
        case .data, .redirected, .cached: _ = try await client.send(Endpoint<JSON>(.get, "/x"))
        case .head: try await client.send(Endpoint<Void>(.head, "/x"))
        case .validated:
            _ = try await client.send(Endpoint<JSON>(.get, "/x"))
            _ = try await client.send(Endpoint<JSON>(.get, "/x"))
        case .task, .resumed: _ = try await client.task(Endpoint<HTTPResponse>(.get, "/x") { $0 }).value
        case .body: for try await _ in client.body(Endpoint(.get, "/x")) {}
        case .xml:
            let found: XMLStream<String> = client.xml(Endpoint(.get, "/x")) { $0.onText("a", $1) }
            for try await _ in found {}
        case .download, .resumedDownload:
            _ = try await client.download(Endpoint(.get, "/x"), to: folder.file("download")).value
        case .upload, .redirectedUpload:
            let body: RequestBody = .file(folder.file("upload"), contentType: "text/plain")
            try await client.task(Endpoint<Void>(.put, "/x", body: body)).value
        case .form: try await client.send(Endpoint<Void>(.post, "/x", body: .form(["a": "b"])))
        case .events: for try await _ in client.events(Endpoint(.get, "/x")) {}
        }
    }

    /// Sends a request of the given kind. The request must end, unless it is an event stream that reconnects.
    @MainActor
    private static func check(_ answer: HostileAnswer, _ kind: Kind, _ stage: Stage) {
        let name = "\(kind.rawValue): \(answer.name)"
        stage.peer.say(answer.bytes, after: kind.opening)
        var configuration = APIConfiguration(baseURL: stage.peer.url, serviceName: "Colr")
        configuration.responseLimit = 200_000
        configuration.retry = RetryPolicy(maximumAttempts: 3, random: { 0 })
        if kind == .cached || kind == .validated { configuration.cache = HTTPCache(folder: stage.folder.file("cache")) }
        let client = APIClient(configuration)
        var outcome: Result<Void, any Error>?
        let task = Task { @MainActor in
            do {
                outcome = .success(try await send(kind, client, stage.folder))
            } catch {
                outcome = .failure(error)
            }
        }
        if !stage.host.wait(for: 100, until: { outcome != nil }) {
            XCTAssertEqual(kind, .events, name)
            task.cancel()
            stage.host.wait(for: 1) { outcome != nil }
        }
        configuration.cache?.removeAll()
        let names: Set<String> = Set(stage.folder.names).subtracting(["upload", "cache"])
        try? FileManager.default.removeItem(at: stage.folder.file("download"))
        guard case .failure(let thrown) = outcome else {
            XCTAssertNotNil(outcome, name)
            return XCTAssertTrue(names.isSubset(of: ["download"]), name)
        }
        XCTAssertEqual(names, [], name)
        guard let error = thrown as? APIError else { return XCTFail("\(name): \(thrown)") }
        XCTAssertFalse(error.message.isEmpty || error.details.isEmpty, name)
        switch error.kind {
        // `.notResolved` is allowed, because a redirect may name an unknown host.
        case .badURL, .notEncodable, .notReadable, .notSaved, .notCached, .intercepted, .notSecure:
            XCTFail("\(name): \(error.kind), \(error.details)")
        case .cancelled: XCTAssertEqual(kind, .events, name)
        default: break
        }
    }

    @MainActor
    private static func withStage(_ host: HeadlessHost, _ body: (Stage) throws -> Void) throws {
        let census: TransferCensus = .now
        let stage = Stage(peer: try HostilePeer(), folder: try TemporaryFolder(), host: host)
        try Data(repeating: 0x78, count: 100_000).write(to: stage.folder.file("upload"))
        try body(stage)
        stage.peer.stop()
        host.checkNothingIsLeft(since: census)
    }

    /// The number of random responses; nil for a quick run.
    private static let randomCount: Int? =
        ProcessInfo.processInfo.environment["ENGAWA_HOSTILE_ANSWERS"].flatMap { Int($0) }

    /// Sends every response to every kind of request. A quick run uses a different quarter of the kinds for each
    /// response.
    func testEveryResponseToEveryKindOfRequest() throws {
        let step: Int = HostilePeerTests.randomCount == nil ? 4 : 1
        try withVirtualTime { host in
            try HostilePeerTests.withStage(host) { stage in
                for (number, kind) in Kind.allCases.enumerated() {
                    for (index, answer) in HostileAnswer.all.enumerated() where (number + index) % step == 0 {
                        HostilePeerTests.check(answer, kind, stage)
                    }
                }
            }
        }
    }

    func testRandomResponses() throws {
        let count: Int = HostilePeerTests.randomCount ?? 100
        try withVirtualTime { host in
            try HostilePeerTests.withStage(host) { stage in
                var generator = SplitMix64(seed: 12)
                for _ in 0..<count {
                    let kind: Kind = Kind.allCases[generator.below(Kind.allCases.count)]
                    HostilePeerTests.check(HostileAnswer.random(&generator), kind, stage)
                }
            }
        }
    }

    // MARK: Results

    /// Receives part of a body, responds to the request for the rest with `answer`, and returns the whole body.
    private func resumed(_ answer: HostileAnswer) throws -> [UInt8] {
        var body: [UInt8] = []
        try withVirtualTime { host in
            let peer = try HostilePeer()
            defer { peer.stop() }
            peer.say(answer.bytes, after: .half)
            var configuration = APIConfiguration(baseURL: peer.url, serviceName: "Colr")
            configuration.retry = RetryPolicy(maximumAttempts: 2, random: { 0 })
            let client = APIClient(configuration)
            let task: RequestTask<[UInt8]> = client.task(Endpoint(.get, "/x") { $0.body })
            body = try host.result { try await task.value }
        }
        return body
    }

    func testRestIsAcceptedWithAnyLength() throws {
        let rest = String(repeating: "y", count: 600)
        let headers: [String] = ["ETag: \"1\"", "Content-Range: bytes 400-999/1000"]
        let body: [UInt8] = try resumed(HostileAnswer("206 Part", headers + ["Content-Length: 600"], body: rest))
        XCTAssertEqual(String(decoding: body, as: UTF8.self), String(repeating: "x", count: 400) + rest)
        // The sum of the received and announced bytes overflows.
        let answer = HostileAnswer("206 Part", headers + ["Content-Length: 9223372036854775807"], body: rest)
        XCTAssertThrowsError(try resumed(answer)) { XCTAssertEqual(($0 as? APIError)?.kind, .connectionLost) }
    }

    func testUnrequestedPartialResponseIsAnError() throws {
        for range in ["bytes 400-500/1000", "bytes 0-1/2000", "bytes 401-999/1000"] {
            let answer = HostileAnswer(
                "206 Part", ["ETag: \"1\"", "Content-Range: \(range)", "Content-Length: 2"], body: "yy")
            XCTAssertThrowsError(try resumed(answer)) {
                XCTAssertEqual(($0 as? APIError)?.kind, .notDecodable(path: ""))
            }
        }
    }

    func testResponseThatIsNotHTTPIsAnErrorOfTheServer() throws {
        try withVirtualTime { host in
            let peer = try HostilePeer()
            defer { peer.stop() }
            let client = APIClient(baseURL: peer.url, serviceName: "Colr")
            for text in ["SSH-2.0-OpenSSH_9.2\r\n", "<html>", "220 mail\r\n", "HTTP/9.9 200 OK\r\n\r\n"] {
                peer.say(Array(text.utf8), after: .none)
                let error: APIError = try host.error { try await client.send(Endpoint<Void>(.get, "/")) }
                XCTAssertEqual(error.kind, .notDecodable(path: ""), text)
                XCTAssertEqual(
                    error.message, "Colr sent an invalid response. Try again in a moment.", text)
                XCTAssertTrue(error.isRetryable, text)
            }
        }
    }

    func testTrailersAreLimitedAndIgnored() throws {
        try withVirtualTime { host in
            let peer = try HostilePeer()
            defer { peer.stop() }
            let client = APIClient(baseURL: peer.url, serviceName: "Colr")
            let endpoint = Endpoint<HTTPResponse>(.get, "/") { $0 }
            func answer(_ trailers: String) -> HostileAnswer {
                HostileAnswer(
                    "200 OK", ["ETag: \"1\"", "Transfer-Encoding: chunked"], body: "2\r\n{}\r\n0\r\n\(trailers)\r\n")
            }
            peer.say(answer("ETag: \"2\"\r\nX-Sum: 7\r\n").bytes, after: .none)
            let response: HTTPResponse = try host.result { try await client.send(endpoint) }
            XCTAssertEqual(response.headers, ["etag": "\"1\"", "transfer-encoding": "chunked"])
            peer.say(answer(String(repeating: "X-Sum: 0123456789\r\n", count: 20_000)).bytes, after: .none)
            XCTAssertEqual(try host.error { _ = try await client.send(endpoint) }.kind, .tooLarge)
        }
    }
}
