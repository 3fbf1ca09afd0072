import Expectations
import Combine
import Testing

@Suite("Subjects and subscribers")
struct SubjectTests {
    @Test
    func `a completed subject sends its completion to new subscribers, and no values`() {
        let subject = PassthroughSubject<Int, TestError>()
        let log = subject.log()
        subject.send(1)
        subject.send(completion: .failure(TestError()))
        subject.send(2)
        subject.send(completion: .finished)
        expectLog(log.take(), "1 failed: error")
        expectLog(subject.events, "failed: error")
    }

    @Test
    func `after cancellation, closures are not called and are released`() {
        final class Token {}
        let subject = PassthroughSubject<Int, Never>()
        weak var released: Token?
        var values: [Int] = []
        do {
            let token = Token()
            released = token
            let cancellable = subject.sink { value in withExtendedLifetime(token) { values.append(value) } }
            subject.send(1)
            cancellable.cancel()
            subject.send(2)
        }
        expect(values, equals: [1])
        expectNil(released)
        var stored: Set<AnyCancellable> = []
        subject.sink { values.append($0) }.store(in: &stored)
        subject.send(3)
        stored = []
        subject.send(4)
        expect(values, equals: [1, 3])
    }

    @Test
    func `a subscriber can cancel, send and subscribe while it receives a value`() {
        let subject = CurrentValueSubject<Int, Never>(0)
        var values: [Int] = []
        var cancellables: [AnyCancellable] = []
        subject.sink { value in
            values.append(value)
            if value == 1 { subject.send(2) }
            if value == 2 { subject.sink { values.append($0 * 10) }.store(in: &cancellables) }
            if value == 3 { cancellables = [] }
        }.store(in: &cancellables)
        subject.send(1)
        subject.send(3)
        subject.send(4)
        expect(values.starts(with: [0, 1, 2, 20]))
        expect(!values.contains(4))
    }

    @Test
    func `all subscribers receive the values that one of them sends in the same order`() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let (first, second) = (subject.log(), subject.log())
        first.received = { value in
            if value < 3 { subject.value = value + 1 } else { subject.send(completion: .finished) }
        }
        subject.value = 1
        expectLog(first.take(), "0 1 2 3 finished")
        expectLog(second.take(), "0 1 2 3 finished")
    }

    @Test
    func `values are assigned to properties`() {
        final class Label {
            var text = ""
        }
        let (label, subject) = (Label(), CurrentValueSubject<String, Never>("a"))
        let cancellable = subject.assign(to: \.text, on: label)
        subject.send("b")
        expect(label.text, equals: "b")
        cancellable.cancel()
        subject.send("c")
        expect(label.text, equals: "b")
    }

    @Test
    func `a future sends its result to all subscribers`() {
        var promise: Future<Int, TestError>.Promise?
        let future = Future<Int, TestError> { promise = $0 }
        let (early, unrequested) = (future.log(), future.log(.none))
        promise?(.success(1))
        promise?(.success(2))
        expectLog(early.take(), "1 finished")
        expectLog(unrequested.take(), "")
        unrequested.subscription?.request(.max(1))
        expectLog(unrequested.take(), "1 finished")
        expectLog(future.events, "1 finished")
        expectLog(Future<Int, TestError> { $0(.failure(TestError())) }.events, "failed: error")
    }

    @Test
    func `simple publishers send what they were created with`() {
        expectLog(Just(1).events, "1 finished")
        expectLog(Empty<Int, Never>().events, "finished")
        expectLog(Empty<Int, Never>(completeImmediately: false).events, "")
        expectLog(Optional(1).publisher.events, "1 finished")
        expectLog(Int?.none.publisher.events, "finished")
        expectLog(Result<Int, TestError>.failure(TestError()).publisher.events, "failed: error")
        expectLog(Record<Int, TestError>(output: [1], completion: .failure(TestError())).events, "1 failed: error")
    }

    @Test
    func `subscribers share a subscription, which ends with the last one`() {
        var events: [String] = []
        let source = PassthroughSubject<Int, Never>()
        let shared = source.handleEvents(
            receiveSubscription: { _ in events.append("subscription") }, receiveCancel: { events.append("cancel") }
        ).share()
        var first: AnyCancellable? = shared.sink { events.append("first \($0)") }
        var second: AnyCancellable? = shared.sink { events.append("second \($0)") }
        source.send(1)
        first = nil
        source.send(2)
        second = nil
        expect(first == nil && second == nil)
        expectLog(events.joined(separator: ", "), "subscription, first 1, second 1, second 2, cancel")
    }

    @Test
    func `a subject releases a subscription that has ended`() {
        final class Token {}
        weak var released: Token?
        let source = PassthroughSubject<Token, Never>()
        let shared = source.scan(nil) { (_: Token?, token) in token }.share()
        let cancellable = shared.sink { _ in }
        do {
            let token = Token()
            released = token
            source.send(token)
        }
        expect(released != nil)
        cancellable.cancel()
        expectNil(released)
    }

    @Test
    func `a subscriber that cancels at once does not prevent the next one from connecting`() {
        let shared = [1, 2].publisher.makeConnectable().autoconnect()
        shared.subscribe(CancelingSubscriber())
        expectLog(shared.events, "1 2 finished")
    }

    /// A subscriber that cancels its subscription immediately.
    private struct CancelingSubscriber: Subscriber {
        let combineIdentifier = CombineIdentifier()

        func receive(subscription: any Subscription) { subscription.cancel() }

        func receive(_ input: Int) -> Subscribers.Demand { .none }

        func receive(completion: Subscribers.Completion<Never>) {}
    }

    @Test
    func `a connectable publisher sends values after the connection`() {
        let publisher = [1, 2].publisher.makeConnectable()
        let log = publisher.log()
        expectLog(log.take(), "")
        _ = publisher.connect()
        expectLog(log.take(), "1 2 finished")
    }

    @Test
    func `the strategy of a buffer determines which values it keeps`() {
        for (strategy, expected) in [
            (Publishers.BufferingStrategy<TestError>.dropNewest, "1 2"), (.dropOldest, "2 3"),
            (.customError { TestError() }, "failed: error"),
        ] {
            let subject = PassthroughSubject<Int, TestError>()
            let log = EventLog<Int, TestError>(.none)
            let buffer = subject.buffer(size: 2, prefetch: .byRequest, whenFull: strategy)
            buffer.subscribe(log)
            log.subscription?.request(.max(1))
            for value in 0...3 { subject.send(value) }
            expectLog(log.take(), expected == "failed: error" ? "0 failed: error" : "0")
            log.subscription?.request(.max(5))
            expectLog(log.take(), expected == "failed: error" ? "" : expected)
        }
    }

    @Test
    func `a buffer without space keeps no values`() {
        for strategy in [Publishers.BufferingStrategy<Never>.dropNewest, .dropOldest] {
            let subject = PassthroughSubject<Int, Never>()
            let log = subject.buffer(size: 0, prefetch: .byRequest, whenFull: strategy).log(.max(1))
            for value in 0...2 { subject.send(value) }
            expectLog(log.take(), "0")
            log.subscription?.request(.max(5))
            expectLog(log.take(), "")
            subject.send(3)
            expectLog(log.take(), "3")
        }
    }
}
