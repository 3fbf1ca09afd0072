import Combine
import Foundation
import Testing

@Suite("Operators of publishers")
struct OperatorTests {
    private let numbers = [1, 2, 3, 4].publisher
    private let failing = [1, 2].publisher.setFailureType(to: TestError.self).append(Fail(error: TestError()))

    @Test
    func `values are transformed`() {
        expect(numbers.map { $0 * 2 }.events, "2 4 6 8 finished")
        expect(["a", "bc"].publisher.map(\.count).events, "1 2 finished")
        expect(["a", "bc"].publisher.map(\.count, \.isEmpty).events, "(1, false) (2, false) finished")
        expect(numbers.tryMap { if $0 == 3 { throw TestError() } else { $0 } }.events, "1 2 failed: error")
        expect(numbers.compactMap { $0 % 2 == 0 ? $0 : nil }.events, "2 4 finished")
        expect(
            numbers.tryCompactMap { if $0 == 4 { throw TestError() } else { $0 == 2 ? nil : $0 } }.events,
            "1 3 failed: error")
        expect(numbers.scan(0, +).events, "1 3 6 10 finished")
        expect(numbers.tryScan(0) { if $1 == 2 { throw TestError() } else { $0 + $1 } }.events, "1 failed: error")
        expect([1, nil].publisher.replaceNil(with: 0).events, "1 0 finished")
    }

    @Test
    func `values are filtered`() {
        expect(numbers.filter { $0 > 2 }.events, "3 4 finished")
        expect(numbers.tryFilter { if $0 == 4 { throw TestError() } else { $0 > 2 } }.events, "3 failed: error")
        expect([1, 1, 2, 1].publisher.removeDuplicates().events, "1 2 1 finished")
        expect(numbers.prefix(2).events, "1 2 finished")
        expect(numbers.prefix(0).events, "finished")
        expect(numbers.prefix { $0 < 3 }.events, "1 2 finished")
        expect(numbers.drop { $0 < 3 }.events, "3 4 finished")
        expect(numbers.dropFirst().events, "2 3 4 finished")
        expect(numbers.dropFirst(9).events, "finished")
        expect(numbers.first().events, "1 finished")
        expect(numbers.first { $0 > 2 }.events, "3 finished")
        expect(numbers.last().events, "4 finished")
        expect(numbers.last { $0 < 3 }.events, "2 finished")
        expect(numbers.output(at: 2).events, "3 finished")
        expect(numbers.output(in: 1...2).events, "2 3 finished")
        expect(numbers.output(in: 2...).events, "3 4 finished")
        expect(numbers.output(in: ..<1).events, "1 finished")
        expect(Empty<Int, Never>().replaceEmpty(with: 7).events, "7 finished")
        expect(numbers.replaceEmpty(with: 7).events, "1 2 3 4 finished")
        expect(numbers.ignoreOutput().events, "finished")
    }

    @Test
    func `values are combined into one at the end`() {
        expect(numbers.reduce(0, +).events, "10 finished")
        expect(numbers.tryReduce(0) { if $1 == 4 { throw TestError() } else { $0 + $1 } }.events, "failed: error")
        expect(numbers.collect().events, "[1, 2, 3, 4] finished")
        expect(numbers.collect(3).events, "[1, 2, 3] [4] finished")
        expect(numbers.count().events, "4 finished")
        expect([2, 9, 4].publisher.max().events, "9 finished")
        expect([2, 9, 4].publisher.min().events, "2 finished")
        expect(Empty<Int, Never>().max().events, "finished")
        expect(numbers.contains(3).events, "true finished")
        expect(numbers.contains { $0 > 4 }.events, "false finished")
        expect(numbers.allSatisfy { $0 < 3 }.events, "false finished")
        expect(failing.count().events, "failed: error")
        expect(failing.collect(3).events, "failed: error")
    }

    @Test
    func `errors are replaced with values, and failed publishers are tried again`() {
        expect(failing.events, "1 2 failed: error")
        expect(failing.replaceError(with: 9).events, "1 2 9 finished")
        expect(failing.catch { _ in [7, 8].publisher }.events, "1 2 7 8 finished")
        expect(failing.tryCatch { error -> Just<Int> in throw error }.events, "1 2 failed: error")
        expect(failing.retry(2).events, "1 2 1 2 1 2 failed: error")
        expect(failing.mapError { _ in CancellationError() }.events, "1 2 failed: CancellationError()")
        expect(failing.assertNoFailure().prefix(2).events, "1 2 finished")
        var attempts = 0
        let second = Deferred { () -> AnyPublisher<Int, TestError> in
            attempts += 1
            return attempts < 2
                ? Fail(error: TestError()).eraseToAnyPublisher()
                : Just(5).setFailureType(to: TestError.self).eraseToAnyPublisher()
        }
        expect(second.retry(3).events, "5 finished")
        #expect(attempts == 2)
    }

    @Test
    func `publishers are combined`() {
        expect(numbers.append(5, 6).prepend(0).events, "0 1 2 3 4 5 6 finished")
        expect(numbers.merge(with: [9].publisher).events, "1 2 3 4 9 finished")
        expect(numbers.merge(with: [8].publisher, [9].publisher).events, "1 2 3 4 8 9 finished")
        expect(Publishers.MergeMany([numbers, numbers]).count().events, "8 finished")
        expect(numbers.zip(["a", "b"].publisher).events, #"(1, "a") (2, "b") finished"#)
        expect(numbers.zip(numbers, numbers) { $0 + $1 + $2 }.events, "3 6 9 12 finished")
        expect(numbers.combineLatest(["a", "b"].publisher) { "\($0)\($1)" }.events, "4a 4b finished")
        expect(numbers.flatMap { [$0, -$0].publisher }.events, "1 -1 2 -2 3 -3 4 -4 finished")
        expect(numbers.flatMap { Fail<Int, TestError>(error: TestError()).append($0) }.events, "failed: error")
        expect(numbers.map { Just($0) }.switchToLatest().events, "1 2 3 4 finished")
        expect(numbers.setFailureType(to: TestError.self).combineLatest(failing).events, "(4, 1) (4, 2) failed: error")
    }

    @Test
    func `the last values of several publishers are combined when one changes`() {
        let (a, b) = (PassthroughSubject<Int, TestError>(), PassthroughSubject<String, TestError>())
        let log = a.combineLatest(b).log()
        a.send(1)
        a.send(2)
        b.send("x")
        b.send("y")
        a.send(3)
        expect(log.take(), #"(2, "x") (2, "y") (3, "y")"#)
        a.send(completion: .finished)
        b.send("z")
        expect(log.take(), #"(3, "z")"#)
        b.send(completion: .finished)
        expect(log.take(), "finished")
    }

    @Test
    func `zip waits for the values of both publishers, and ends when one can provide none`() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let log = a.zip(b).log()
        a.send(1)
        a.send(2)
        b.send(10)
        expect(log.take(), "(1, 10)")
        a.send(completion: .finished)
        expect(log.take(), "")
        b.send(20)
        expect(log.take(), "(2, 20) finished")
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
        expect(log.take(), "1 3")
        second.send(completion: .finished)
        expect(log.take(), "finished")
    }

    @Test
    func `a stream begins or ends when another publisher sends a value`() {
        let (values, trigger) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
        let (until, from) = (values.prefix(untilOutputFrom: trigger).log(), values.drop(untilOutputFrom: trigger).log())
        values.send(1)
        trigger.send()
        values.send(2)
        expect(until.take(), "1 finished")
        expect(from.take(), "2")
    }

    @Test
    func `values are decoded and encoded`() {
        expect(Just(Data("[1,2]".utf8)).decode(type: [Int].self, decoder: JSONDecoder()).events, "[1, 2] finished")
        let text = Just([3]).encode(encoder: JSONEncoder()).map { String(decoding: $0, as: UTF8.self) }
        expect(text.events, "[3] finished")
        let damaged = Just(Data("[".utf8)).decode(type: [Int].self, decoder: JSONDecoder())
        #expect(damaged.events.hasPrefix("failed"))
    }

    @Test
    func `events are printed`() {
        final class Text: TextOutputStream {
            var content = ""
            func write(_ string: String) { content += string }
        }
        let text = Text()
        let log = [1, 2].publisher.print("numbers", to: text).log(.max(1))
        log.subscription?.cancel()
        #expect(text.content.hasPrefix("numbers: receive subscription: ("))
        #expect(
            text.content.hasSuffix("numbers: request max(1)\nnumbers: receive value: (1)\nnumbers: receive cancel\n"))
    }
}
