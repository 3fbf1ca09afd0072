import Expectations
import Combine
import Foundation
import Testing

@Suite("Operators of publishers")
struct OperatorTests {
    private let numbers = [1, 2, 3, 4].publisher
    private let failing = [1, 2].publisher.setFailureType(to: TestError.self).append(Fail(error: TestError()))

    @Test
    func `values are transformed`() {
        expectLog(numbers.map { $0 * 2 }.events, "2 4 6 8 finished")
        expectLog(["a", "bc"].publisher.map(\.count).events, "1 2 finished")
        expectLog(["a", "bc"].publisher.map(\.count, \.isEmpty).events, "(1, false) (2, false) finished")
        expectLog(numbers.tryMap { if $0 == 3 { throw TestError() } else { $0 } }.events, "1 2 failed: error")
        expectLog(numbers.compactMap { $0 % 2 == 0 ? $0 : nil }.events, "2 4 finished")
        expectLog(
            numbers.tryCompactMap { if $0 == 4 { throw TestError() } else { $0 == 2 ? nil : $0 } }.events,
            "1 3 failed: error")
        expectLog(numbers.scan(0, +).events, "1 3 6 10 finished")
        expectLog(numbers.tryScan(0) { if $1 == 2 { throw TestError() } else { $0 + $1 } }.events, "1 failed: error")
        expectLog([1, nil].publisher.replaceNil(with: 0).events, "1 0 finished")
    }

    @Test
    func `values are filtered`() {
        expectLog(numbers.filter { $0 > 2 }.events, "3 4 finished")
        expectLog(numbers.tryFilter { if $0 == 4 { throw TestError() } else { $0 > 2 } }.events, "3 failed: error")
        expectLog([1, 1, 2, 1].publisher.removeDuplicates().events, "1 2 1 finished")
        expectLog(numbers.prefix(2).events, "1 2 finished")
        expectLog(numbers.prefix(0).events, "finished")
        expectLog(numbers.prefix { $0 < 3 }.events, "1 2 finished")
        expectLog(numbers.drop { $0 < 3 }.events, "3 4 finished")
        expectLog(numbers.dropFirst().events, "2 3 4 finished")
        expectLog(numbers.dropFirst(9).events, "finished")
        expectLog(numbers.first().events, "1 finished")
        expectLog(numbers.first { $0 > 2 }.events, "3 finished")
        expectLog(numbers.last().events, "4 finished")
        expectLog(numbers.last { $0 < 3 }.events, "2 finished")
        expectLog(numbers.output(at: 2).events, "3 finished")
        expectLog(numbers.output(in: 1...2).events, "2 3 finished")
        expectLog(numbers.output(in: 2...).events, "3 4 finished")
        expectLog(numbers.output(in: ..<1).events, "1 finished")
        expectLog(Empty<Int, Never>().replaceEmpty(with: 7).events, "7 finished")
        expectLog(numbers.replaceEmpty(with: 7).events, "1 2 3 4 finished")
        expectLog(numbers.ignoreOutput().events, "finished")
    }

    @Test
    func `values are combined into one at the end`() {
        expectLog(numbers.reduce(0, +).events, "10 finished")
        expectLog(numbers.tryReduce(0) { if $1 == 4 { throw TestError() } else { $0 + $1 } }.events, "failed: error")
        expectLog(numbers.collect().events, "[1, 2, 3, 4] finished")
        expectLog(numbers.collect(3).events, "[1, 2, 3] [4] finished")
        expectLog(numbers.count().events, "4 finished")
        expectLog([2, 9, 4].publisher.max().events, "9 finished")
        expectLog([2, 9, 4].publisher.min().events, "2 finished")
        expectLog(Empty<Int, Never>().max().events, "finished")
        expectLog(numbers.contains(3).events, "true finished")
        expectLog(numbers.contains { $0 > 4 }.events, "false finished")
        expectLog(numbers.allSatisfy { $0 < 3 }.events, "false finished")
        expectLog(failing.count().events, "failed: error")
        expectLog(failing.collect(3).events, "failed: error")
        let subject = PassthroughSubject<Int, Never>()
        var groups: [[Int]] = []
        let subscription = subject.collect(2).sink { values in
            groups.append(values)
            // This value begins the next group.
            if values == [1, 2] { subject.send(3) }
        }
        for number in [1, 2, 4] { subject.send(number) }
        subscription.cancel()
        expectLog("\(groups)", "[[1, 2], [3, 4]]")
    }

    @Test
    func `errors are replaced with values, and failed publishers are retried`() {
        expectLog(failing.events, "1 2 failed: error")
        expectLog(failing.replaceError(with: 9).events, "1 2 9 finished")
        expectLog(failing.catch { _ in [7, 8].publisher }.events, "1 2 7 8 finished")
        expectLog(failing.tryCatch { error -> Just<Int> in throw error }.events, "1 2 failed: error")
        expectLog(failing.retry(2).events, "1 2 1 2 1 2 failed: error")
        expectLog(failing.mapError { _ in CancellationError() }.events, "1 2 failed: CancellationError()")
        expectLog(failing.assertNoFailure().prefix(2).events, "1 2 finished")
        var attempts = 0
        let second = Deferred { () -> AnyPublisher<Int, TestError> in
            attempts += 1
            return attempts < 2
                ? Fail(error: TestError()).eraseToAnyPublisher()
                : Just(5).setFailureType(to: TestError.self).eraseToAnyPublisher()
        }
        expectLog(second.retry(3).events, "5 finished")
        expect(attempts, equals: 2)
    }

    @Test
    func `publishers are combined`() {
        expectLog(numbers.append(5, 6).prepend(0).events, "0 1 2 3 4 5 6 finished")
        expectLog(numbers.merge(with: [9].publisher).events, "1 2 3 4 9 finished")
        expectLog(numbers.merge(with: [8].publisher, [9].publisher).events, "1 2 3 4 8 9 finished")
        expectLog(Publishers.MergeMany([numbers, numbers]).count().events, "8 finished")
        expectLog(numbers.zip(["a", "b"].publisher).events, #"(1, "a") (2, "b") finished"#)
        expectLog(numbers.zip(numbers, numbers) { $0 + $1 + $2 }.events, "3 6 9 12 finished")
        expectLog(numbers.combineLatest(["a", "b"].publisher) { "\($0)\($1)" }.events, "4a 4b finished")
        expectLog(numbers.flatMap { [$0, -$0].publisher }.events, "1 -1 2 -2 3 -3 4 -4 finished")
        expectLog(numbers.flatMap { Fail<Int, TestError>(error: TestError()).append($0) }.events, "failed: error")
        expectLog(numbers.map { Just($0) }.switchToLatest().events, "1 2 3 4 finished")
        expectLog(
            numbers.setFailureType(to: TestError.self).combineLatest(failing).events, "(4, 1) (4, 2) failed: error")
    }

    @Test
    func `the latest values of several publishers are combined when one changes`() {
        let (a, b) = (PassthroughSubject<Int, TestError>(), PassthroughSubject<String, TestError>())
        let log = a.combineLatest(b).log()
        a.send(1)
        a.send(2)
        b.send("x")
        b.send("y")
        a.send(3)
        expectLog(log.take(), #"(2, "x") (2, "y") (3, "y")"#)
        a.send(completion: .finished)
        b.send("z")
        expectLog(log.take(), #"(3, "z")"#)
        b.send(completion: .finished)
        expectLog(log.take(), "finished")
    }

    @Test
    func `a value that is released can send another value or cancel the subscription`() {
        let (a, b) = (PassthroughSubject<Releasable, Never>(), PassthroughSubject<Int, Never>())
        let log = a.combineLatest(b).map(\.1).log()
        b.send(1)
        a.send(Releasable { b.send(2) })
        expectLog(log.take(), "1")
        a.send(Releasable { log.subscription?.cancel() })
        expectLog(log.take(), "1 2")
        a.send(Releasable {})
        expectLog(log.take(), "2")
        b.send(3)
        expectLog(log.take(), "")
    }

    @Test
    func `zip waits for the values of both publishers, and ends when one can provide none`() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let log = a.zip(b).log()
        a.send(1)
        a.send(2)
        b.send(10)
        expectLog(log.take(), "(1, 10)")
        a.send(completion: .finished)
        expectLog(log.take(), "")
        b.send(20)
        expectLog(log.take(), "(2, 20) finished")
    }

    @Test
    func `only the last publisher is followed`() {
        let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let source = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let log = source.switchToLatest().log()
        source.send(first)
        first.send(1)
        source.send(second)
        first.send(2)
        second.send(3)
        source.send(completion: .finished)
        expectLog(log.take(), "1 3")
        second.send(completion: .finished)
        expectLog(log.take(), "finished")
    }

    @Test
    func `a stream begins or ends when another publisher sends a value`() {
        let (values, trigger) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
        let (until, from) = (values.prefix(untilOutputFrom: trigger).log(), values.drop(untilOutputFrom: trigger).log())
        values.send(1)
        trigger.send()
        values.send(2)
        expectLog(until.take(), "1 finished")
        expectLog(from.take(), "2")
        // The other publisher sends immediately.
        expectLog(numbers.prefix(untilOutputFrom: Just(())).events, "finished")
        expectLog(numbers.drop(untilOutputFrom: Just(())).events, "1 2 3 4 finished")
    }

    @Test(.timeLimit(.minutes(1)))
    func `many waiting values are sent in linear time`() {
        let vector = SIMD32<Int>()
        let vectors = (0..<120_000).publisher.map { _ in vector }
        expectLog(vectors.zip(vectors).count().events, "120000 finished")
        let queue = DispatchQueue(label: "test")
        let isDone = DispatchSemaphore(value: 0)
        var result = 0
        queue.suspend()
        let cancellable = vectors.receive(on: queue).count().sink { count in
            result = count
            isDone.signal()
        }
        queue.resume()
        isDone.wait()
        cancellable.cancel()
        expect(result, equals: 120_000)
    }

    @Test
    func `values are decoded and encoded`() {
        expectLog(Just(Data("[1,2]".utf8)).decode(type: [Int].self, decoder: JSONDecoder()).events, "[1, 2] finished")
        let text = Just([3]).encode(encoder: JSONEncoder()).map { String(decoding: $0, as: UTF8.self) }
        expectLog(text.events, "[3] finished")
        let damaged = Just(Data("[".utf8)).decode(type: [Int].self, decoder: JSONDecoder())
        expect(damaged.events.hasPrefix("failed"))
    }

    @Test
    func `events are printed`() {
        final class Text: TextOutputStream {
            var content = ""
            func write(_ string: String) { content += string }
        }
        let text = Text()
        let log = [1, 2, 3].publisher.print("numbers", to: text).log(.max(1))
        log.subscription?.cancel()
        expect(text.content.hasPrefix("numbers: receive subscription: ("))
        expect(
            text.content.hasSuffix("numbers: request max: (1)\nnumbers: receive value: (1)\nnumbers: receive cancel\n"))
        text.content = ""
        _ = [1].publisher.print(to: text).log(.max(2), then: .max(3))
        expect(text.content.hasSuffix("\nreceive value: (1)\nrequest max: (3) (synchronous)\nreceive finished\n"))
    }
}

/// Calls a closure when it is released.
private final class Releasable {
    private let released: () -> Void

    init(_ released: @escaping () -> Void) {
        self.released = released
    }

    deinit { released() }
}
