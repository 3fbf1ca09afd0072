import Synchronization
import Testing

@testable import APIClient

struct PieceQueueTests {
    private final class Calls: Sendable {
        let count = Atomic<Int>(0)
        func callAsFunction() { count.add(1, ordering: .relaxed) }
        var value: Int { count.load(ordering: .relaxed) }
    }

    @Test func `Elements come in order, then the end, once`() async throws {
        let queue = PieceQueue<Int>()
        for number in 0..<300 { queue.put(number, cost: 1) }
        queue.finish(.success(()))
        queue.put(-1, cost: 1)
        for number in 0..<300 { #expect(try await queue.next() == number) }
        #expect(try await queue.next() == nil)
        #expect(try await queue.next() == nil)
    }

    @Test func `An error comes after what waits, once`() async throws {
        let queue = PieceQueue<Int>()
        queue.put(1, cost: 1)
        let failure = APIError(kind: .timedOut, service: "Colr", details: "")
        queue.finish(.failure(failure))
        #expect(try await queue.next() == 1)
        await #expect(throws: failure) { _ = try await queue.next() }
        #expect(try await queue.next() == nil)
    }

    @Test func `Whoever waits for room is called once when half of it is free`() async throws {
        let queue = PieceQueue<Int>(capacity: 10)
        let calls = Calls()
        for number in 0..<4 {
            #expect(queue.hasRoom { calls() })
            queue.put(number, cost: 3)
        }
        #expect(!queue.hasRoom { calls() })
        _ = try await queue.next()
        #expect(calls.value == 0)
        _ = try await queue.next()
        _ = try await queue.next()
        #expect(calls.value == 1)
        #expect(queue.hasRoom { calls() })
    }

    @Test func `Nobody waits for room once nobody takes any more`() async throws {
        let queue = PieceQueue<Int>(capacity: 1)
        let calls = Calls()
        queue.put(1, cost: 1)
        #expect(!queue.hasRoom { calls() })
        queue.close()
        #expect(calls.value == 1)
        #expect(queue.hasRoom { calls() })
        #expect(try await queue.next() == nil)
    }

    @Test func `A task that waits for an element ends when it is cancelled`() async throws {
        let queue = PieceQueue<Int>()
        let task = Task { try await queue.next() }
        task.cancel()
        #expect(try await task.value == nil)
    }

    @Test func `A task that waits for room ends when it is cancelled`() async {
        let queue = PieceQueue<Int>(capacity: 1)
        queue.put(1, cost: 1)
        let task = Task { await queue.waitForRoom() }
        task.cancel()
        await task.value
    }

    @Test func `Many elements go from one task to another`() async throws {
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
            #expect(number == expected)
            expected += 1
        }
        #expect(expected == 2_000)
        await task.value
    }
}
