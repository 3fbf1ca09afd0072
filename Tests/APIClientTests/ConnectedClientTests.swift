import Expectations
import DemoServer
import Dispatch
import Foundation
import Testing

@testable import APIClient

/// Requests of a client that already has a connection and whose transfer thread is idle.
@Suite(.timeLimit(.minutes(30))) struct ConnectedClientTests {
    /// A client with an open connection and an idle transfer thread.
    private func client(_ server: DemoServer, _ url: URL) async throws -> APIClient {
        var configuration = APIConfiguration(baseURL: url, serviceName: "Colr")
        // On a slow machine, minutes may pass between two requests.
        configuration.connectionIdleLimit = .infinity
        if url.scheme == "https" { configuration.trust = TrustPolicy(roots: .only(pem: ServerIdentity.authority)) }
        let client = APIClient(configuration)
        try await client.send(Endpoint<Void>(.get, "/http/echo"))
        await withCheckedContinuation { continuation in
            client.coordinator.afterPendingCommands { continuation.resume() }
        }
        server.removeAllRequests()
        return client
    }

    @Test(arguments: FailureTests.cases)
    func `a fault has the same message as for the first request`(_ testCase: FailureTests.Case) async throws {
        let server = DemoServer()
        let client: APIClient = try await client(server, try server.start())
        server.faults.always(testCase.fault)
        let endpoint = Endpoint<Answer>.color("ff00ff", timeout: testCase.kind == .timedOut ? 0.03 : 30)
        let error: APIError? = await #expect(throws: APIError.self) { _ = try await client.send(endpoint) }
        expect(error?.kind, equals: testCase.kind)
        expect(error?.message, equals: testCase.sentence)
        expect(client.activeTransferCount, equals: 0)
    }

    @Test(arguments: [false, true])
    func `successive requests share a connection`(_ isSecure: Bool) async throws {
        let server = DemoServer(identity: isSecure ? .trusted : nil, idleLimit: 0)
        let client: APIClient = try await client(server, try server.start())
        for index in 0..<100 {
            let endpoint = Endpoint<HTTPResponse>(.get, "/http/echo", query: ["index": "\(index)"]) { $0 }
            let response: HTTPResponse = try await client.send(endpoint)
            expect(response.url.hasSuffix("?index=\(index)"))
            expect(response.metrics.isConnectionReused)
        }
        expect(server.requests.count, equals: 100)
    }

    /// Returns the error of a request; nil if it succeeds.
    private func kind(of endpoint: Endpoint<Answer>, _ client: APIClient) async -> APIError.Kind? {
        do throws(APIError) {
            _ = try await client.send(endpoint)
            return nil
        } catch {
            return error.kind
        }
    }

    @Test func `many concurrent requests end, with a third of them canceled`() async throws {
        let server = DemoServer()
        let client: APIClient = try await client(server, try server.start())
        await withTaskGroup(of: Void.self) { group in
            for index in 0..<300 {
                let hex = String(0x10_0000 + index, radix: 16)
                let task = Task { await kind(of: .color(hex), client) }
                if index.isMultiple(of: 3) { task.cancel() }
                group.addTask {
                    let kind: APIError.Kind? = await task.value
                    expect(kind == nil || kind == .cancelled && index.isMultiple(of: 3))
                }
            }
        }
        expect(client.activeTransferCount, equals: 0)
    }

    @Test func `connections that were closed during another request are replaced`() async throws {
        let (arrivals, arrival): (AsyncStream<Void>, AsyncStream<Void>.Continuation) = AsyncStream.makeStream()
        let mayEnd = DispatchSemaphore(value: 0)
        let server = try SocketServer { connection in
            guard let head = SocketServer.head(from: connection) else { return }
            if head.hasPrefix("GET /long ") {
                arrival.yield()
                SocketServer.wait(for: mayEnd, on: connection)
            }
            // The server closes the connection, although the response does not contain `Connection: close`.
            SocketServer.write("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok", to: connection)
        }
        defer { server.stop() }
        let client = APIClient(baseURL: server.url)
        // While the server waits, other tests can make virtual time jump by any amount.
        async let long: Void = client.send(Endpoint<Void>(.get, "/long", timeout: .infinity))
        for await _ in arrivals { break }
        for index in 0..<50 { try await client.send(Endpoint<Void>(.get, "/short/\(index)")) }
        mayEnd.signal()
        try await long
        expect(server.connectionCount, equals: 51)
    }
}
