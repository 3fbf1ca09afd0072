import DemoServer
import Foundation
import HostClock
import HostHeadless
import Parsing
import TestSupport
import XCTest

@testable import APIClient

/// Tests of every fault with every kind of request: each request ends with the right error and releases its resources.
final class FaultMatrixTests: XCTestCase {
    private enum Kind: String, CaseIterable {
        case ask, change, task, download, upload, body, events, cached, xml
        /// A multipart form.
        case form
        /// The rest of a paused response.
        case resumed
        /// The validation of a stale cached response.
        case stale
    }

    /// The folder with the files to upload.
    private static func makeFolder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try Data("tags=loud".utf8).write(to: folder.file("upload"))
        return folder
    }

    /// Returns a server with the routes that some kinds of requests need.
    private static func makeServer(_ identity: ServerIdentity? = nil) -> DemoServer {
        let server = DemoServer(identity: identity)
        let tags: String = (0..<20).map { #"{"name": "tag\#($0)"}"# }.joined(separator: ", ")
        let answer = #"{"success": true, "colors": [{"hex": "ff00ff", "id": 1, "tags": [\#(tags)]}]}"#
        server.routes.add("/form") { _ in ServerReply(text: answer) }
        server.routes.add("/kept") { _ in
            ServerReply(headers: ["ETag": "\"1\"", "Cache-Control": "no-cache"], text: answer)
        }
        server.routes.add("/part") { request in
            let (first, rest): ([UInt8], [UInt8]) = (countingBytes(400), Array(countingBytes(1_000)[400...]))
            return request.headers["range"] == nil
                ? ServerReply(headers: ["ETag": "\"1\""], pieces: [.bytes(first), .wait(20), .bytes(rest)])
                : ServerReply(206, headers: ["Content-Range": "bytes 400-999/1000"], pieces: [.bytes(rest)])
        }
        return server
    }

    private static let faults: [(fault: Fault, kind: APIError.Kind, sentence: String)] = [
        (.neverRespond, .timedOut, "Colr took too long to respond. Try again in a moment."),
        (.delay(60), .timedOut, "Colr took too long to respond. Try again in a moment."),
        (.dropConnection, .connectionLost, "The connection to Colr was lost. Try again."),
        (.truncate(afterBytes: 20), .connectionLost, "The connection to Colr was lost. Try again."),
        (.garbled, .notDecodable(path: ""), "Colr sent an invalid response. Try again in a moment."),
        (.notJSON, .notDecodable(path: ""), "Colr sent an invalid response. Try again in a moment."),
        (
            .wrongTypes, .notDecodable(path: "colors[0].id"),
            "Colr sent an invalid response. Try again in a moment."
        ),
        (.status(401), .status(401), "Colr requires you to sign in."),
        (.status(429), .status(429), "Colr is busy. Try again in a moment."),
        (.status(500), .status(500), "Colr encountered an error. Try again in a moment."),
        (
            .redirect(to: "/json/color/ff00ff"), .tooManyRedirects,
            "Colr redirected the request too many times. Try again in a moment."
        ),
        (
            .redirect(to: "ftp://a/"), .unsafeRedirect,
            "Colr redirected the request to an unsafe address. Check whether the network asks you to sign in, then try again."
        ),
    ]

    /// Sends a request of the given kind. `begin` starts the fault after the preparation.
    @MainActor
    private static func send(
        _ kind: Kind, _ client: APIClient, _ folder: TemporaryFolder, _ begin: () -> Void
    ) async throws {
        let path: EndpointPath = "/json/color/ff00ff"
        switch kind {
        case .resumed:
            let task: RequestTask<Void> = client.task(Endpoint(.get, "/part"))
            try await Task.sleep(for: .seconds(2))
            task.pause()
            try await Task.sleep(for: .seconds(1))
            begin()
            task.resume()
            return try await task.value
        case .stale: _ = try await client.send(Endpoint<Answer>(.get, "/kept"))
        default: break
        }
        begin()
        switch kind {
        case .resumed: break
        case .stale: _ = try await client.send(Endpoint<Answer>(.get, "/kept"))
        case .form:
            var form = MultipartForm()
            form.append("tags", "loud")
            form.append("file", file: folder.file("upload"), contentType: "text/plain")
            _ = try await client.send(Endpoint<Answer>(.post, "/form", body: .multipart(form)))
        case .ask, .cached: _ = try await client.send(Endpoint<Answer>.color("ff00ff"))
        case .change: _ = try await client.send(Endpoint<Answer>.add("loud", to: "ff00ff"))
        case .task: _ = try await client.task(Endpoint<Answer>.color("ff00ff")).value
        case .download: _ = try await client.download(Endpoint(.get, path), to: folder.file("download")).value
        case .upload:
            let body: RequestBody = .file(folder.file("upload"), contentType: "application/x-www-form-urlencoded")
            _ = try await client.task(Endpoint<Answer>(.post, "/js/color/ff00ff/addtag/", body: body)).value
        case .body: for try await _ in client.body(Endpoint(.get, path)) {}
        case .events: for try await _ in client.events(Endpoint(.get, path)) {}
        case .xml:
            let statuses: XMLStream<String> = client.xml(Endpoint(.get, "/statuses/user_timeline/ada.xml")) {
                reader, deliver in
                reader.onStart("*") { element in
                    throw XMLDecodingError(path: element.name, offset: nil, reason: "“statuses” was expected.")
                }
                reader.onText("statuses/status/text") { deliver($0) }
                reader.onText("statuses/status/id") { id in
                    guard Int(id) == nil else { return }
                    throw XMLDecodingError(path: "statuses/status/id", offset: nil, reason: "A number was expected.")
                }
            }
            for try await _ in statuses {}
        }
    }

    /// Sends a request of the given kind and returns its result, or nil if no result arrives within the limit.
    @MainActor
    private static func outcome(
        of kind: Kind, _ configuration: APIConfiguration, _ folder: TemporaryFolder, _ host: HeadlessHost,
        begin: @escaping () -> Void = {}
    ) -> Result<Void, any Error>? {
        let client = APIClient(configuration)
        var outcome: Result<Void, any Error>?
        let task = Task { @MainActor in
            do {
                outcome = .success(try await FaultMatrixTests.send(kind, client, folder, begin))
            } catch {
                outcome = .failure(error)
            }
        }
        let isFinished: Bool = host.wait(for: 100) { outcome != nil }
        if !isFinished { task.cancel() }
        XCTAssertTrue(host.wait(for: 1) { outcome != nil }, "\(kind)")
        XCTAssertEqual(client.activeTransferCount, 0, "\(kind)")
        XCTAssertFalse(folder.names.contains { $0.hasSuffix(".part") }, "\(kind)")
        return isFinished ? outcome : nil
    }

    func testEveryFaultHasAMessage() throws {
        try withVirtualTime { host in
            let folder: TemporaryFolder = try FaultMatrixTests.makeFolder()
            let server: DemoServer = FaultMatrixTests.makeServer()
            let census: TransferCensus = .now
            let url: URL = try server.start()
            for kind in Kind.allCases {
                for (fault, usual, usualSentence) in FaultMatrixTests.faults {
                    var (expected, sentence): (APIError.Kind, String) = (usual, usualSentence)
                    if kind == .events, fault == .delay(60) || fault == .truncate(afterBytes: 20) {
                        // JSON is not an event stream, even if it is late or truncated.
                        expected = .notDecodable(path: "")
                        sentence = "Colr sent an invalid response. Try again in a moment."
                    }
                    server.faults.removeAll()
                    server.removeAllRequests()
                    var configuration = APIConfiguration(baseURL: url, serviceName: "Colr")
                    if kind == .cached || kind == .stale {
                        configuration.cache = HTTPCache(folder: folder.file("cache"))
                    }
                    let name = "\(kind) with \(fault)"
                    let outcome: Result<Void, any Error>? = FaultMatrixTests.outcome(
                        of: kind, configuration, folder, host, begin: { server.faults.always(fault) })
                    let heads: [[String: String]] = server.requests.map(\.headers)
                    if kind == .resumed { XCTAssertEqual(heads.dropFirst().first?["range"], "bytes=400-", name) }
                    if kind == .stale { XCTAssertEqual(heads.dropFirst().first?["if-none-match"], "\"1\"", name) }
                    // An event stream retries forever after errors that may be temporary.
                    let isPatient: Bool =
                        kind == .events
                        && RetryPolicy.mayRepeat(
                            after: expected, wasSent: true, isRepeatable: true)
                    XCTAssertEqual(outcome == nil, isPatient, name)
                    FaultMatrixTests.check(outcome, kind, expected, sentence, isPatient: isPatient, name)
                    server.respondToWaitingRequests()
                }
            }
            host.checkNothingIsLeft(since: census)
        }
    }

    /// The timeout of a task or a stream restarts whenever bytes arrive; the timeout of other requests does not.
    func testSlowServerTimesOutOnlyWithoutProgressTracking() throws {
        try withVirtualTime { host in
            let folder: TemporaryFolder = try FaultMatrixTests.makeFolder()
            let server: DemoServer = FaultMatrixTests.makeServer()
            let census: TransferCensus = .now
            let url: URL = try server.start()
            for kind in Kind.allCases {
                server.faults.removeAll()
                var configuration = APIConfiguration(baseURL: url, serviceName: "Colr")
                configuration.timeout = 10
                if kind == .cached || kind == .stale {
                    configuration.cache = HTTPCache(folder: folder.file("slow-cache"))
                }
                let outcome: Result<Void, any Error>? = FaultMatrixTests.outcome(
                    of: kind, configuration, folder, host,
                    begin: { server.faults.always(.slow(bytesPerSecond: kind == .xml ? 500 : 20)) })
                switch kind {
                case .task, .download, .upload, .body, .xml, .resumed: XCTAssertNoThrow(try outcome?.get(), "\(kind)")
                case .ask, .change, .cached, .form, .stale:
                    FaultMatrixTests.check(
                        outcome, kind, .timedOut, "Colr took too long to respond. Try again in a moment.",
                        isPatient: false, "\(kind)")
                case .events:
                    FaultMatrixTests.check(
                        outcome, kind, .notDecodable(path: ""),
                        "Colr sent an invalid response. Try again in a moment.", isPatient: false,
                        "\(kind)")
                }
            }
            host.checkNothingIsLeft(since: census)
        }
    }

    func testNothingIsSentToAnUnverifiedServer() throws {
        try withVirtualTime { host in
            let folder: TemporaryFolder = try FaultMatrixTests.makeFolder()
            let census: TransferCensus = .now
            for identity in [ServerIdentity.expired, .otherHost] {
                let server: DemoServer = FaultMatrixTests.makeServer(identity)
                let url: URL = try server.start()
                for kind in Kind.allCases {
                    var configuration = APIConfiguration(baseURL: url, serviceName: "Colr")
                    configuration.trust = TrustPolicy(roots: .only(pem: ServerIdentity.authority))
                    if kind == .cached { configuration.cache = HTTPCache(folder: folder.file("secure-cache")) }
                    FaultMatrixTests.check(
                        FaultMatrixTests.outcome(of: kind, configuration, folder, host), kind, .notSecure,
                        "The connection to Colr is not secure, so nothing was sent. Check the clock, and whether the network asks you to sign in, then try again.",
                        isPatient: false, "\(kind)")
                }
                XCTAssertEqual(server.requests, [])
            }
            host.checkNothingIsLeft(since: census)
        }
    }

    func testMissingServerIsAnError() throws {
        try withVirtualTime { host in
            let folder: TemporaryFolder = try FaultMatrixTests.makeFolder()
            let census: TransferCensus = .now
            // No server listens on port 9. Servers of other tests cannot use it, because they bind ephemeral ports.
            let url: URL = try XCTUnwrap(URL(string: "http://127.0.0.1:9"))
            for kind in Kind.allCases {
                let configuration = APIConfiguration(baseURL: url, serviceName: "Colr")
                FaultMatrixTests.check(
                    FaultMatrixTests.outcome(of: kind, configuration, folder, host), kind, .cannotConnect,
                    "Colr could not be reached. Check the connection, then try again.", isPatient: kind == .events,
                    "\(kind)")
            }
            host.checkNothingIsLeft(since: census)
        }
    }

    private static func check(
        _ outcome: Result<Void, any Error>?, _ kind: Kind, _ expected: APIError.Kind, _ sentence: String,
        isPatient: Bool, _ name: String
    ) {
        guard !isPatient else { return }
        // A body that is not decoded causes no error.
        var isDecoding = false
        if case .notDecodable = expected { isDecoding = true }
        if isDecoding, kind == .download || kind == .body || kind == .resumed {
            XCTAssertNoThrow(try outcome?.get(), name)
            return
        }
        guard case .failure(let error as APIError)? = outcome else {
            return XCTFail("\(name): \(String(describing: outcome))")
        }
        // JSON is never an event stream, and errors in XML have different paths.
        if isDecoding, kind == .events || kind == .xml {
            guard case .notDecodable(let path) = error.kind else { return XCTFail("\(name): \(error)") }
            XCTAssertTrue(kind == .xml || path.isEmpty, name)
        } else {
            XCTAssertEqual(error.kind, expected, name)
        }
        XCTAssertEqual(error.message, sentence, name)
        XCTAssertFalse(error.details.isEmpty, name)
    }
}
