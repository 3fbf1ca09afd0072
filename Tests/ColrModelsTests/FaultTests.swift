import Expectations
import APIClient
import DemoServer
import Foundation
import Testing

@testable import ColrModels

/// The errors that a user can see when finding a color or adding a tag.
struct FaultTests {
    /// A user's action.
    enum Action: CaseIterable {
        case find, addTag

        func run(on service: ColrService) async throws {
            switch self {
            case .find: _ = try await Color.find("ff00ff", on: service)
            case .addTag:
                _ = try await Color(timestamp: 0, hex: "ff00ff", id: 1, tags: []).addTag("loud", on: service)
            }
        }
    }

    struct Case: Sendable, CustomTestStringConvertible {
        var fault: Fault
        var kind: APIError.Kind
        var sentence: String
        var testDescription: String { "\(fault)" }

        init(_ fault: Fault, _ kind: APIError.Kind, _ sentence: String) {
            self.fault = fault
            self.kind = kind
            self.sentence = sentence
        }
    }

    static let tookTooLong = "Colr took too long to respond. Try again in a moment."
    static let wasLost = "The connection to Colr was lost. Try again."
    static let hasAProblem = "Colr encountered an error. Try again in a moment."
    static let notUnderstood = "Colr sent an invalid response. Try again in a moment."

    static let cases: [Case] = [
        Case(.neverRespond, .timedOut, tookTooLong),
        Case(.delay(60), .timedOut, tookTooLong),
        Case(.dropConnection, .connectionLost, wasLost),
        Case(.truncate(afterBytes: 0), .connectionLost, wasLost),
        Case(.truncate(afterBytes: 30), .connectionLost, wasLost),
        Case(.status(500), .status(500), hasAProblem),
        Case(.status(503), .status(503), hasAProblem),
        Case(
            .status(404), .status(404),
            "Colr could not find the item. Check whether it has been removed."),
        Case(.notJSON, .notDecodable(path: ""), notUnderstood),
        Case(.garbled, .notDecodable(path: ""), notUnderstood),
        Case(.respond(""), .notDecodable(path: ""), notUnderstood),
        Case(.respond("[]"), .notDecodable(path: ""), notUnderstood),
        Case(.respond(#"{"success": true, "colors": {}}"#), .notDecodable(path: "colors"), notUnderstood),
        Case(
            .respond(#"{"success": true, "colors": [{"timestamp": 1, "hex": "red", "id": 1, "tags": []}]}"#),
            .notDecodable(path: "colors[0].hex"), notUnderstood),
        Case(
            .redirect(to: "file:///etc/passwd"), .unsafeRedirect,
            "Colr redirected the request to an unsafe address. Check whether the network asks you to sign in, then try again."
        ),
        Case(
            .redirect(to: "/", status: 307), .tooManyRedirects,
            "Colr redirected the request too many times. Try again in a moment."
        ),
    ]

    @Test(arguments: cases, Action.allCases)
    func `faults have messages`(_ testCase: Case, _ action: Action) async throws {
        let server = DemoServer()
        server.faults.always(testCase.fault)
        // A short timeout only for the cases that test it.
        let timeout: TimeInterval = testCase.kind == .timedOut ? 0.03 : 30
        let service = ColrService(url: try server.start(), timeout: timeout)
        let error: APIError? = await #expect(throws: APIError.self) { try await action.run(on: service) }
        expect(error?.kind, equals: testCase.kind)
        expect(error?.message, equals: testCase.sentence)
    }

    @Test(arguments: [Fault.wrongTypes, .missingFields], Action.allCases)
    func `details contain the invalid value`(_ fault: Fault, _ action: Action) async throws {
        let server = DemoServer()
        server.faults.always(fault)
        let service = ColrService(url: try server.start())
        let error: APIError? = await #expect(throws: APIError.self) { try await action.run(on: service) }
        guard case .notDecodable(let path) = error?.kind else {
            Issue.record("\(String(describing: error))")
            return
        }
        expect(!path.isEmpty)
        expect(error?.message, equals: FaultTests.notUnderstood)
        expect(error?.details.contains(path), equals: true)
    }

    @Test(arguments: Action.allCases)
    func `an unreachable server is reported`(_ action: Action) async throws {
        // No server listens on this port. The system never assigns it to a server of another test.
        let service = ColrService(url: try #require(URL(string: "http://127.0.0.1:9")))
        let error: APIError? = await #expect(throws: APIError.self) { try await action.run(on: service) }
        expect(error?.kind, equals: .cannotConnect)
        expect(error?.message, equals: "Colr could not be reached. Check the connection, then try again.")
    }

    @Test func `a fault of the second request of adding a tag is reported`() async throws {
        let server = DemoServer()
        server.faults.always(.status(500), method: "GET")
        let service = ColrService(url: try server.start())
        let error: APIError? = await #expect(throws: APIError.self) { try await Action.addTag.run(on: service) }
        expect(error?.kind, equals: .status(500))
        expect(server.requests.map(\.method), equals: ["POST", "GET"])
    }

    @Test func `a refusal is reported`() async throws {
        let server = DemoServer()
        server.faults.always(.respond(#"{"success": false, "messages": ["No such word."]}"#))
        let service = ColrService(url: try server.start())
        let error: ColorError? = await #expect(throws: ColorError.self) { try await Action.addTag.run(on: service) }
        expect(error, equals: .notAdded(tag: "loud", reason: "No such word."))
        expect(error?.message, equals: "Colr did not add the tag “loud”. Try another one.")
    }
}
