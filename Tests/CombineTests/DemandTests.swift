import Expectations
import Combine
import Testing

@Suite("Demand")
struct DemandTests {
    @Test
    func `publishers send no more values than are requested`() {
        let numbers = [1, 2, 3, 4].publisher
        for (name, log) in [
            ("sequence", numbers.log(.max(2))), ("map", numbers.map { $0 }.log(.max(2))),
            ("append", [1].publisher.append([2, 3, 4]).log(.max(2))),
            ("flatMap", numbers.flatMap { Just($0) }.log(.max(2))),
            ("flatMap, one at a time", numbers.flatMap(maxPublishers: .max(1)) { Just($0) }.log(.max(2))),
            ("buffer", numbers.buffer(size: 9, prefetch: .byRequest, whenFull: .dropNewest).log(.max(2))),
        ] {
            expectLog("\(name): \(log.take())", "\(name): 1 2")
            log.subscription?.request(.max(1))
            expectLog("\(name): \(log.take())", "\(name): 3")
            log.subscription?.request(.unlimited)
            expectLog("\(name): \(log.take())", "\(name): 4 finished")
        }
        expectLog(numbers.filter { $0 > 2 }.log(.max(1)).take(), "3")
        expectLog(numbers.zip(numbers).log(.max(1), then: .max(1)).take(), "(1, 1) (2, 2) (3, 3) (4, 4) finished")
        expectLog(numbers.count().log(.none).take(), "")
    }

    @Test
    func `a result is held until it is requested`() {
        let log = [1, 2].publisher.reduce(0, +).log(.none)
        expectLog(log.take(), "")
        log.subscription?.request(.max(1))
        expectLog(log.take(), "3 finished")
    }

    @Test
    func `a subscriber that requests unlimited values when it receives one receives all the others`() {
        let single = Just(0).flatMap { _ in [1, 2, 3].publisher }
        let pairs = [1, 2].publisher.flatMap { [$0, $0 + 2, $0 + 4].publisher }
        // The publisher sends the first value during the subscription.
        expectLog(single.log(.max(1), then: .unlimited).take(), "1 2 3 finished")
        expectLog(Self.sorted(pairs.log(.max(1), then: .unlimited).take()), "1 2 3 4 5 6 finished")
        // The first value waits for a request.
        let (one, two) = (single.log(.none, then: .unlimited), pairs.log(.none, then: .unlimited))
        expectLog(one.take() + two.take(), "")
        one.subscription?.request(.max(1))
        two.subscription?.request(.max(1))
        expectLog(one.take(), "1 2 3 finished")
        expectLog(Self.sorted(two.take()), "1 2 3 4 5 6 finished")
    }

    /// Returns the events in alphabetical order.
    private static func sorted(_ events: String) -> String {
        events.split(separator: " ").sorted().joined(separator: " ")
    }

    @Test
    func `a value that arrives while a subscriber receives another is sent when the subscriber returns a demand`() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let log = a.merge(with: b).log(.max(1), then: .max(1))
        log.received = { if $0 == 1 { b.send(10) } }
        a.send(1)
        a.send(2)
        expectLog(log.take(), "1 10 2")
        log.received = { value in
            guard value == 3 else { return }
            b.send(30)
            b.send(completion: .finished)
            a.send(completion: .finished)
        }
        a.send(3)
        expectLog(log.take(), "3 30 finished")
    }

    @Test
    func `the demand that a subscriber returns reaches a publisher that has replaced the sender of the value`() {
        let source = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let latest = source.switchToLatest().log(.max(1), then: .max(1))
        latest.received = { if $0 == 1 { source.send(second) } }
        source.send(first)
        for value in 1...3 { (value == 1 ? first : second).send(value) }
        expectLog(latest.take(), "1 2 3")

        let subject = PassthroughSubject<Int, TestError>()
        let appended = subject.append([7, 8]).log(.max(1), then: .max(1))
        appended.received = { if $0 == 1 { subject.send(completion: .finished) } }
        subject.send(1)
        expectLog(appended.take(), "1 7 8 finished")

        let failing = PassthroughSubject<Int, TestError>()
        let caught = failing.catch { _ in [7, 8].publisher }.log(.max(1), then: .max(1))
        caught.received = { if $0 == 1 { failing.send(completion: .failure(TestError())) } }
        failing.send(1)
        expectLog(caught.take(), "1 7 8 finished")
    }

    @Test
    func `subjects do not send values that were not requested`() {
        let passthrough = PassthroughSubject<Int, Never>()
        let log = passthrough.log(.max(1))
        passthrough.send(1)
        passthrough.send(2)
        log.subscription?.request(.max(1))
        passthrough.send(3)
        expectLog(log.take(), "1 3")
        let current = CurrentValueSubject<Int, Never>(1)
        let latest = current.log(.max(1))
        current.value = 2
        current.value = 3
        latest.subscription?.request(.max(1))
        expectLog(latest.take(), "1 3")
        expect(current.value, equals: 3)
    }

    @Test
    func `the latest values are combined as often as values are requested`() {
        let (letters, numbers) = (PassthroughSubject<String, Never>(), PassthroughSubject<Int, Never>())
        let log = letters.combineLatest(numbers).log(.max(1))
        letters.send("a")
        numbers.send(1)
        expectLog(log.take(), #"("a", 1)"#)
        log.subscription?.request(.max(1))
        letters.send("b")
        numbers.send(2)
        expectLog(log.take(), #"("b", 1)"#)
        log.subscription?.request(.max(1))
        letters.send("c")
        expectLog(log.take(), #"("c", 2)"#)
        let further = letters.combineLatest(numbers).log(.max(1), then: .max(1))
        for number in 3...5 {
            letters.send("d")
            numbers.send(number)
        }
        expectLog(further.take(), #"("d", 3) ("d", 3) ("d", 4) ("d", 4) ("d", 5)"#)
    }

    @Test
    func `demands are added, compared and encoded`() {
        typealias Demand = Subscribers.Demand
        expect(Demand.max(2) + .max(3) == 5)
        expect(Demand.unlimited - .max(3), equals: .unlimited)
        expect(Demand.max(2) - .max(3), equals: .none)
        expect(Demand.max(2) < .unlimited && !(Demand.unlimited < .unlimited))
        expect(Demand.max(.max) + .max(1), equals: .unlimited)
        expect(Demand.max(.max) + 1, equals: .unlimited)
        expect(Demand.max(1) - .min, equals: .unlimited)
        expect("\(Demand.max(2)) \(Demand.unlimited)", equals: "max(2) unlimited")
    }

    @Test
    func `chains of operators send the same values for all sequences of requests`() {
        var random = RepeatableNumbers(seed: 7)
        for _ in 0..<400 {
            var publisher: AnyPublisher<Int, Never> = Array(0..<Int.random(in: 0...6, using: &random)).publisher
                .eraseToAnyPublisher()
            for _ in 0..<Int.random(in: 0...4, using: &random) {
                publisher = Self.operators.randomElement(using: &random)!(publisher)
            }
            let expected: String = publisher.events
            let log = publisher.log(.none)
            var events: [String] = []
            while events.last != "finished", events.count < 1_000 {
                log.subscription?.request(.max(Int.random(in: 1...3, using: &random)))
                let text: String = log.take()
                if !text.isEmpty { events += text.split(separator: " ").map(String.init) }
                if text.isEmpty { events.append("") }
            }
            expectLog(events.filter { !$0.isEmpty }.joined(separator: " "), expected)
        }
    }

    private typealias Operator = (AnyPublisher<Int, Never>) -> AnyPublisher<Int, Never>

    private static var operators: [Operator] {
        [
            { $0.map { $0 + 1 }.eraseToAnyPublisher() },
            { $0.filter { $0 % 2 == 0 }.eraseToAnyPublisher() },
            {
                $0.flatMap { [$0, $0 * 2].publisher }.collect().map { $0.sorted() }.flatMap(\.publisher)
                    .eraseToAnyPublisher()
            },
            { $0.prepend(5).eraseToAnyPublisher() },
            { $0.append([6, 7]).eraseToAnyPublisher() },
            { $0.prefix(3).eraseToAnyPublisher() },
            { $0.dropFirst(2).eraseToAnyPublisher() },
            { $0.zip($0) { $0 * $1 }.eraseToAnyPublisher() },
            { $0.scan(0, +).eraseToAnyPublisher() },
            { $0.collect(2).map(\.count).eraseToAnyPublisher() },
            { $0.removeDuplicates().replaceEmpty(with: 3).eraseToAnyPublisher() },
            { $0.buffer(size: 100, prefetch: .keepFull, whenFull: .dropOldest).eraseToAnyPublisher() },
            { $0.flatMap(maxPublishers: .max(1)) { [$0, 1].publisher }.eraseToAnyPublisher() },
        ]
    }
}

/// Repeatable random numbers.
struct RepeatableNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value: UInt64 = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
