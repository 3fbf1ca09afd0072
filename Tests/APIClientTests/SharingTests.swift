import Expectations
import DemoServer
import Foundation
import Testing

@testable import APIClient

/// Tests that equal GETs share a transfer, and that a transfer without callers ends.
@Suite(.timeLimit(.minutes(30))) struct SharingTests {
    private let server: DemoServer
    private let client: APIClient

    init() throws {
        server = DemoServer()
        client = APIClient(baseURL: try server.start(), serviceName: "Colr")
    }

    private func until(_ isTrue: () -> Bool) async {
        // A test that exceeds its time limit is canceled.
        while !isTrue(), !Task.isCancelled { await Task.yield() }
    }

    @Test func `equal GET requests share a transfer`() async throws {
        server.faults.always(.neverRespond)
        async let answers: [Answer] = withThrowingTaskGroup(of: Answer.self) { group in
            for _ in 0..<10 { group.addTask { try await client.send(.color("ff00ff")) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        await until { client.coordinator.waiterCount == 10 && server.requests.count == 1 }
        expect(client.activeTransferCount, equals: 1)
        server.respondToWaitingRequests()
        try await expect(answers.map { $0.colors.first?.hex }, equals: Array(repeating: "ff00ff", count: 10))
        expect(server.requests.count, equals: 1)
    }

    @Test func `POST requests are never shared`() async throws {
        try await withThrowingTaskGroup(of: Answer.self) { group in
            for _ in 0..<4 { group.addTask { try await client.send(.add("loud", to: "ff00ff")) } }
            for try await _ in group {}
        }
        expect(server.requests.count, equals: 4)
    }

    @Test func `canceling the task takes effect at once`() async throws {
        server.faults.always(.neverRespond)
        let task = Task { try await client.send(Endpoint<Answer>.color("ff00ff")) }
        await until { server.requests.count == 1 }
        expect(client.activeTransferCount, equals: 1)
        task.cancel()
        let error: APIError? = await #expect(throws: APIError.self) { try await task.value }
        expect(error?.kind, equals: .cancelled)
        expect(client.activeTransferCount, equals: 0)
    }

    @Test func `a canceled task sends nothing`() async throws {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            _ = try await client.send(Endpoint<Answer>.color("ff00ff"))
        }
        let error: APIError? = await #expect(throws: APIError.self) { try await task.value }
        expect(error?.kind, equals: .cancelled)
        expect(server.requests.isEmpty)
    }

    @Test func `a shared transfer continues for other callers`() async throws {
        server.faults.always(.neverRespond)
        let first = Task { try await client.send(Endpoint<Answer>.color("ff00ff")) }
        let second = Task { try await client.send(Endpoint<Answer>.color("ff00ff")) }
        await until { client.coordinator.waiterCount == 2 && server.requests.count == 1 }
        first.cancel()
        await #expect(throws: APIError.self) { try await first.value }
        expect(client.activeTransferCount, equals: 1)
        server.respondToWaitingRequests()
        _ = try await second.value
    }

    @Test func `a released client ends its thread`() async throws {
        let server: DemoServer = server
        weak var weakCoordinator: TransferCoordinator?
        do {
            let client = APIClient(baseURL: try server.start())
            _ = try await client.send(Endpoint<Answer>.color("ff00ff"))
            weakCoordinator = client.coordinator
        }
        // The last closures with a reference to the coordinator are released when the thread ends.
        await until { weakCoordinator == nil }
    }
}
