import Expectations
import HostClock
import Observation
import TestStage
import Testing

@testable import Bindings

@MainActor
@Suite(.onStage)
struct SequenceTests {
    @Test func `the sequence of a value ends when the value is deallocated`() async {
        var name: Dynamic<String>? = Dynamic("a")
        let values: AsyncStream<String> = name!.map { $0 + "!" }.values()
        name?.value = "b"
        name?.value = "c"
        name = nil
        var seen: [String] = []
        for await value in values { seen.append(value) }
        expect(seen, equals: ["a!", "b!", "c!"])
    }

    @Test func `canceling an iteration removes its observer`() async {
        let name = Dynamic("a")
        let task = Task { for await value in name.values() where value == "b" { return } }
        await Task.yield()
        name.value = "b"
        await task.value
        while name.node.observerCount > 0 { await Task.yield() }
        expect(name.node.observerCount, equals: 0)
    }

    @Test func `follow assigns the elements of a sequence`() async {
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        let number = Dynamic(0)
        let token = number.follow(stream)
        var seen: [Int] = []
        let observing = number.observe { seen.append($0) }
        continuation.yield(1)
        continuation.yield(2)
        while seen.count < 2 { await Task.yield() }
        expect(seen, equals: [1, 2])
        token.cancel()
        observing.cancel()
    }

    struct Failure: Error {}

    @Test func `the error of a sequence is reported`() async {
        let (stream, continuation) = AsyncThrowingStream.makeStream(of: Int.self)
        let number = Dynamic(0)
        var failed = false
        let token = number.follow(stream) { _ in failed = true }
        continuation.yield(1)
        continuation.finish(throwing: Failure())
        while !failed { await Task.yield() }
        expect(number.value, equals: 1)
        token.cancel()
    }
}

@MainActor
@Suite(.onStage)
struct ObservationTests {
    @Observable @MainActor
    final class Model {
        var title = "a"
        var count = 0
    }

    @Test func `Observation tracks reads of sources and derived values`() {
        let name = Dynamic("a")
        let title = name.map { $0 + "!" }.distinct()
        var changes = 0
        func track() {
            withObservationTracking {
                _ = title.value
            } onChange: {
                MainActor.assumeIsolated { changes += 1 }
            }
        }
        track()
        name.value = "a"
        expect(changes, equals: 0)
        name.value = "b"
        expect(changes, equals: 1)
        name.value = "c"
        expect(changes, equals: 1)
        withObservationTracking {
            _ = name.value
        } onChange: {
            MainActor.assumeIsolated { changes += 10 }
        }
        name.value = "d"
        expect(changes, equals: 11)
    }

    @Test func `a read by an observer is not tracked outside it`() {
        let items = DynamicArray([1])
        var changes = 0
        withObservationTracking {
            _ = items.count
        } onChange: {
            MainActor.assumeIsolated { changes += 1 }
        }
        items.append(2)
        expect(changes, equals: 1)
    }

    @Test func `a value follows an observable object`() {
        let model = Model()
        let title = DynamicValue { model.title + "!" }
        var seen: [String] = []
        let token = title.observe { seen.append($0) }
        model.title = "b"
        model.title = "c"
        model.count = 3
        MainQueue.shared.drainCompletely()
        expect(seen, equals: ["c!"])
        model.title = "d"
        MainQueue.shared.drainCompletely()
        expect(seen, equals: ["c!", "d!"])
        expect(title.value, equals: "d!")
        token.cancel()
    }

    @Test func `an observable object can be bound`() {
        let model = Model()
        let title = Dynamic("x")
        title.bind(to: model, \.title)
        expect(model.title, equals: "x")
        title.value = "y"
        expect(model.title, equals: "y")
    }
}
