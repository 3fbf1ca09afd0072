import Expectations
import Foundation
import Synchronization
import Testing

@testable import APIClient

struct PieceQueueTests {
    private final class Calls: Sendable {
        let count = Atomic<Int>(0)
        func callAsFunction() { count.add(1, ordering: .relaxed) }
        var value: Int { count.load(ordering: .relaxed) }
    }

    @Test func `elements are followed by a single end`() async throws {
        let queue = PieceQueue<Int>()
        for number in 0..<300 { queue.put(number, cost: 1) }
        queue.finish(.success(()))
        queue.put(-1, cost: 1)
        for number in 0..<300 { try await expect(queue.next(), equals: number) }
        try await expectNil(queue.next())
        try await expectNil(queue.next())
    }

    @Test func `waiting elements are followed by a single error`() async throws {
        let queue = PieceQueue<Int>()
        queue.put(1, cost: 1)
        let failure = APIError(kind: .timedOut, service: "Colr", details: "")
        queue.finish(.failure(failure))
        try await expect(queue.next(), equals: 1)
        await #expect(throws: failure) { _ = try await queue.next() }
        try await expectNil(queue.next())
    }

    @Test func `an error for a waiting consumer is followed by the end`() async throws {
        let queue = PieceQueue<Int>()
        let task = Task.immediate { try await queue.next() }
        let failure = APIError(kind: .timedOut, service: "Colr", details: "")
        queue.finish(.failure(failure))
        await #expect(throws: failure) { _ = try await task.value }
        try await expectNil(queue.next())
    }

    @Test func `a waiting producer is called once when half of the space is free`() async throws {
        let queue = PieceQueue<Int>(capacity: 10)
        let calls = Calls()
        for number in 0..<4 {
            expect(queue.hasRoom { calls() })
            queue.put(number, cost: 3)
        }
        expect(!queue.hasRoom { calls() })
        _ = try await queue.next()
        expect(calls.value, equals: 0)
        _ = try await queue.next()
        _ = try await queue.next()
        expect(calls.value, equals: 1)
        expect(queue.hasRoom { calls() })
    }

    @Test func `the producer does not wait after consuming has ended`() async throws {
        let queue = PieceQueue<Int>(capacity: 1)
        let calls = Calls()
        queue.put(1, cost: 1)
        expect(!queue.hasRoom { calls() })
        queue.close()
        expect(calls.value, equals: 1)
        expect(queue.hasRoom { calls() })
        try await expectNil(queue.next())
    }

    @Test func `waiting for an element ends with cancellation`() async throws {
        let queue = PieceQueue<Int>()
        let task = Task { try await queue.next() }
        task.cancel()
        try await expectNil(task.value)
    }

    @Test func `waiting for space ends with cancellation`() async {
        let queue = PieceQueue<Int>(capacity: 1)
        queue.put(1, cost: 1)
        let task = Task { await queue.waitForRoom() }
        task.cancel()
        await task.value
    }

    @Test func `the consumer cannot make room while the producer pauses`() {
        let queue = PieceQueue<Int>(capacity: 1)
        queue.put(1, cost: 1)
        let calls = Calls()
        let closings = Calls()
        var callsWhilePausing: Int?
        let hasRoom = queue.hasRoom(
            orCall: { calls() },
            afterPausing: {
                Thread.detachNewThread {
                    closings()
                    queue.close()
                }
                while closings.value == 0 {}
                // The queue is locked, so closing it waits, however long the pause takes.
                for _ in 0..<100_000 where calls.value == 0 {}
                callsWhilePausing = calls.value
            })
        expect(!hasRoom)
        expect(callsWhilePausing, equals: 0)
    }

    @Test func `many elements pass from one task to another`() async throws {
        let queue = PieceQueue<Int>(capacity: 20)
        let task = Task {
            for number in 0..<2_000 {
                await queue.waitForRoom()
                queue.put(number, cost: 1)
            }
            queue.finish(.success(()))
        }
        var expected = 0
        while let number = try await queue.next() {
            expect(number, equals: expected)
            expected += 1
        }
        expect(expected, equals: 2_000)
        await task.value
    }
}
