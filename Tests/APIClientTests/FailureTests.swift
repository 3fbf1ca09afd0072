import Expectations
import DemoServer
import Foundation
import Testing

@testable import APIClient

/// Tests of all server faults, for requests with safe and unsafe methods.
struct FailureTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var fault: Fault
        var kind: APIError.Kind
        var sentence: String
        var testDescription: String { "\(fault)" }
    }

    static let cases: [Case] = [
        Case(fault: .neverRespond, kind: .timedOut, sentence: "Colr took too long to respond. Try again in a moment."),
        Case(fault: .delay(60), kind: .timedOut, sentence: "Colr took too long to respond. Try again in a moment."),
        Case(
            fault: .dropConnection, kind: .connectionLost, sentence: "The connection to Colr was lost. Try again."),
        Case(
            fault: .truncate(afterBytes: 20), kind: .connectionLost,
            sentence: "The connection to Colr was lost. Try again."),
        Case(
            fault: .status(500), kind: .status(500), sentence: "Colr encountered an error. Try again in a moment."),
        Case(fault: .status(429), kind: .status(429), sentence: "Colr is busy. Try again in a moment."),
        Case(fault: .status(401), kind: .status(401), sentence: "Colr requires you to sign in."),
        Case(
            fault: .status(404), kind: .status(404),
            sentence: "Colr could not find the item. Check whether it has been removed."),
        Case(
            fault: .notJSON, kind: .notDecodable(path: ""),
            sentence: "Colr sent an invalid response. Try again in a moment."),
        Case(
            fault: .garbled, kind: .notDecodable(path: ""),
            sentence: "Colr sent an invalid response. Try again in a moment."),
        Case(
            fault: .wrongTypes, kind: .notDecodable(path: "colors[0].id"),
            sentence: "Colr sent an invalid response. Try again in a moment."),
        Case(
            fault: .missingFields, kind: .notDecodable(path: "colors[0].id"),
            sentence: "Colr sent an invalid response. Try again in a moment."),
        Case(
            fault: .respond(""), kind: .notDecodable(path: ""),
            sentence: "Colr sent an invalid response. Try again in a moment."),
        Case(
            fault: .redirect(to: "ftp://example.org/"), kind: .unsafeRedirect,
            sentence:
                "Colr redirected the request to an unsafe address. Check whether the network asks you to sign in, then try again."
        ),
    ]

    @Test(arguments: cases, [Endpoint<Answer>.color("ff00ff"), .add("loud", to: "ff00ff")])
    func `a fault is described by a sentence`(_ testCase: Case, _ endpoint: Endpoint<Answer>) async throws {
        let server = DemoServer()
        server.faults.always(testCase.fault)
        // The timeout is short only if the test waits for it.
        let timeout: Double = testCase.kind == .timedOut ? 0.03 : 30
        let client = APIClient(baseURL: try server.start(), serviceName: "Colr", timeout: timeout)
        let error: APIError? = await #expect(throws: APIError.self) { _ = try await client.send(endpoint) }
        expect(error?.kind, equals: testCase.kind)
        expect(error?.message, equals: testCase.sentence)
        expect(error?.details.isEmpty, equals: false)
        expect(client.activeTransferCount, equals: 0)
        // The request may time out before the server has read it.
        expect(server.requests.count == 1 || testCase.kind == .timedOut)
    }

    @Test func `a missing server is an error`() async throws {
        // No server listens on port 9. Servers of other tests cannot use it, because they bind ephemeral ports.
        let url: URL = try #require(URL(string: "http://127.0.0.1:9"))
        let client = APIClient(baseURL: url, serviceName: "Colr")
        let error: APIError? = await #expect(throws: APIError.self) {
            _ = try await client.send(Endpoint<Answer>.color("ff00ff"))
        }
        expect(error?.kind, equals: .cannotConnect)
        expect(error?.message, equals: "Colr could not be reached. Check the connection, then try again.")
        expect(error?.isRetryable, equals: true)
    }

    @Test func `an unresolved host is an error`() async throws {
        let client = APIClient(baseURL: try #require(URL(string: "http://nowhere.invalid")))
        let error: APIError? = await #expect(throws: APIError.self) {
            try await client.send(Endpoint<Void>(.get, "/"))
        }
        expect(error?.kind, equals: .notResolved)
        expect(error?.message, equals: "nowhere.invalid could not be found. Check the connection, then try again.")
    }

    @Test(arguments: ["file:///etc/passwd", "ftp://example.org", "http://", "colr"])
    func `an invalid address is reported as a bad URL`(_ address: String) async throws {
        let client = APIClient(baseURL: try #require(URL(string: address)), serviceName: "Colr")
        let error: APIError? = await #expect(throws: APIError.self) {
            try await client.send(Endpoint<Void>(.get, "/"))
        }
        expect(error?.kind, equals: .badURL)
        expect(error?.isRetryable, equals: false)
    }

    @Test func `a response that is too large is not read`() async throws {
        let server = DemoServer()
        server.faults.always(.respond(String(repeating: " ", count: 1 << 20)))
        let client = APIClient(baseURL: try server.start(), responseLimit: 1_000)
        let error: APIError? = await #expect(throws: APIError.self) {
            try await client.send(Endpoint<Void>(.get, "/"))
        }
        expect(error?.kind, equals: .tooLarge)
    }

    @Test func `a request that is not idempotent is not sent twice`() async throws {
        let server = DemoServer()
        let client = APIClient(baseURL: try server.start())
        _ = try await client.send(Endpoint<Answer>.color("ff00ff"))
        server.faults.always(.dropConnection, method: "POST")
        // libcurl itself would repeat the request, because the request reuses a connection.
        let error: APIError? = await #expect(throws: APIError.self) {
            _ = try await client.send(Endpoint<Answer>.add("once", to: "ff00ff"))
        }
        expect(error?.kind, equals: .connectionLost)
        expect(server.requests.filter { $0.method == "POST" }.count, equals: 1)
    }
}
