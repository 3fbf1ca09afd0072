import DemoServer
import Foundation
import HostClock
import HostHeadless
import XCTest

@testable import APIClient

/// Every fault, for every kind of request: each ends, with the right error and nothing left behind.
final class FaultMatrixTests: XCTestCase {
    private enum Kind: String, CaseIterable {
        case ask, change, task, download, upload, body, events, cached
    }

    private static let faults: [(fault: Fault, kind: APIError.Kind, sentence: String)] = [
        (.neverAnswer, .timedOut, "Colr took too long to answer. Try again in a moment."),
        (.delay(60), .timedOut, "Colr took too long to answer. Try again in a moment."),
        (.dropConnection, .connectionLost, "The connection to Colr was lost. Try again."),
        (.truncate(afterBytes: 20), .connectionLost, "The connection to Colr was lost. Try again."),
        (.garbled, .notDecodable(path: ""), "Colr sent an answer that could not be understood. Try again in a moment."),
        (.notJSON, .notDecodable(path: ""), "Colr sent an answer that could not be understood. Try again in a moment."),
        (
            .wrongTypes, .notDecodable(path: "colors[0].id"),
            "Colr sent an answer that could not be understood. Try again in a moment."
        ),
        (.status(401), .status(401), "Colr asks you to sign in."),
        (.status(429), .status(429), "Colr is busy. Try again in a moment."),
        (.status(500), .status(500), "Colr has a problem of its own. Try again in a moment."),
        (
            .redirect(to: "/json/color/ff00ff"), .tooManyRedirects,
            "Colr sent the request to a place where it must not go."
        ),
        (.redirect(to: "ftp://a/"), .unsafeRedirect, "Colr sent the request to a place where it must not go."),
    ]

    /// Sends a request of a kind; true if what came was whole.
    @MainActor
    private static func send(_ kind: Kind, _ client: APIClient, _ folder: TemporaryFolder) async throws {
        let path: EndpointPath = "/json/color/ff00ff"
        switch kind {
        case .ask, .cached: _ = try await client.send(Endpoint<Answer>.color("ff00ff"))
        case .change: _ = try await client.send(Endpoint<Answer>.add("loud", to: "ff00ff"))
        case .task: _ = try await client.task(Endpoint<Answer>.color("ff00ff")).value
        case .download: _ = try await client.download(Endpoint(.get, path), to: folder.file("download")).value
        case .upload:
            let body: RequestBody = .file(folder.file("upload"), contentType: "application/x-www-form-urlencoded")
            _ = try await client.task(Endpoint<Answer>(.post, "/js/color/ff00ff/addtag/", body: body)).value
        case .body: for try await _ in client.body(Endpoint(.get, path)) {}
        case .events: for try await _ in client.events(Endpoint(.get, path)) {}
        }
    }

    func testEveryFaultEndsInASentence() throws {
        try withVirtualTime { host in
            let folder = try TemporaryFolder()
            try Data("tags=loud".utf8).write(to: folder.file("upload"))
            let server = DemoServer()
            let census: TransferCensus = .now
            let url: URL = try server.start()
            for kind in Kind.allCases {
                for (fault, usual, usualSentence) in FaultMatrixTests.faults {
                    var (expected, sentence): (APIError.Kind, String) = (usual, usualSentence)
                    if kind == .events, fault == .delay(60) || fault == .truncate(afterBytes: 20) {
                        // JSON is no stream of events, however late it comes and however much comes of it.
                        expected = .notDecodable(path: "")
                        sentence = "Colr sent an answer that could not be understood. Try again in a moment."
                    }
                    server.faults.removeAll()
                    server.faults.always(fault)
                    var configuration = APIConfiguration(baseURL: url, serviceName: "Colr")
                    if kind == .cached { configuration.cache = HTTPCache(folder: folder.file("cache")) }
                    let client = APIClient(configuration)
                    let name = "\(kind) with \(fault)"
                    var outcome: Result<Void, any Error>?
                    let task = Task { @MainActor in
                        do {
                            outcome = .success(try await FaultMatrixTests.send(kind, client, folder))
                        } catch {
                            outcome = .failure(error)
                        }
                    }
                    // A stream of events tries again for ever where that may help.
                    let isPatient: Bool = kind == .events && RetryPolicy.mayRepeat(after: expected, isRepeatable: true)
                    XCTAssertEqual(host.wait(for: 100) { outcome != nil }, !isPatient, name)
                    if isPatient { task.cancel() }
                    XCTAssertTrue(host.wait(for: 1) { outcome != nil }, name)
                    FaultMatrixTests.check(outcome, kind, expected, sentence, isPatient: isPatient, name)
                    XCTAssertEqual(client.activeTransferCount, 0, name)
                    XCTAssertFalse(folder.names.contains { $0.hasSuffix(".part") }, name)
                    server.answerWaiting()
                }
            }
            host.checkNothingIsLeft(since: census)
        }
    }

    private static func check(
        _ outcome: Result<Void, any Error>?, _ kind: Kind, _ expected: APIError.Kind, _ sentence: String,
        isPatient: Bool, _ name: String
    ) {
        guard !isPatient else { return }
        // What is not decoded is not found out.
        var isDecoding = false
        if case .notDecodable = expected { isDecoding = true }
        if isDecoding, kind == .download || kind == .body {
            XCTAssertNoThrow(try outcome?.get(), name)
            return
        }
        guard case .failure(let error as APIError)? = outcome else {
            return XCTFail("\(name): \(String(describing: outcome))")
        }
        // JSON is no stream of events, whatever is in it.
        let isOther: Bool = kind == .events && isDecoding
        XCTAssertEqual(error.kind, isOther ? .notDecodable(path: "") : expected, name)
        XCTAssertEqual(error.message, sentence, name)
        XCTAssertFalse(error.details.isEmpty, name)
    }
}
