import Combine
import Expectations
import Foundation
import Synchronization
import Testing

@Suite("Publishers on several threads")
final class ThreadTests {
    private let events = Mutex("")

    /// Calls `send` twice, the second time on another thread while a subscriber receives the first value.
    private func receiveTwo<P: Publisher>(from publisher: P, send: @escaping @Sendable () -> Void)
    where P.Failure == Never {
        let (isStarted, hasReceived) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        var isFirst = true
        let receiveCompletion: (Subscribers.Completion<Never>) -> Void = { [self] _ in
            events.withLock { $0 += "finished" }
            hasReceived.signal()
        }
        let cancellable = publisher.sink(receiveCompletion: receiveCompletion) { [self] _ in
            events.withLock { $0 += "(" }
            if isFirst {
                isFirst = false
                Thread.detachNewThread {
                    isStarted.signal()
                    send()
                }
                isStarted.wait()
                // The other thread sends, if nothing prevents it.
                for _ in 0..<1_000 { sched_yield() }
            }
            events.withLock { $0 += ")" }
            hasReceived.signal()
        }
        send()
        for _ in 0..<2 { hasReceived.wait() }
        cancellable.cancel()
    }

    @Test
    func `a subscriber receives values that two threads send to a subject one after another`() {
        let subject = PassthroughSubject<Int, Never>()
        receiveTwo(from: subject) { subject.send(1) }
        expectLog(events.withLock { $0 }, "()()")
    }

    @Test
    func `a subscriber receives notifications that two threads post one after another`() {
        let (center, name) = (NotificationCenter(), Notification.Name("changed"))
        receiveTwo(from: center.publisher(for: name)) { center.post(name: name, object: nil) }
        expectLog(events.withLock { $0 }, "()()")
    }

    @Test
    func `a subscriber receives values of the latest publisher and its predecessor one after another`() {
        let (source, first) = (CurrentValueSubject<Int, Never>(0), PassthroughSubject<Int, Never>())
        let latest = source.map { $0 == 0 ? first.eraseToAnyPublisher() : Just($0).eraseToAnyPublisher() }
            .switchToLatest()
        let isFirst = Atomic(true)
        receiveTwo(from: latest) {
            if isFirst.exchange(false, ordering: .relaxed) { first.send(1) } else { source.send(2) }
        }
        expectLog(events.withLock { $0 }, "()()")
    }

    @Test
    func `a subscriber receives a completion from another thread after the value`() {
        let (source, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let isFirst = Atomic(true)
        receiveTwo(from: source.prefix(untilOutputFrom: other)) {
            if isFirst.exchange(false, ordering: .relaxed) { source.send(1) } else { other.send(2) }
        }
        expectLog(events.withLock { $0 }, "()finished")
    }

    @Test
    func `all subscribers receive the values of several threads in the same order`() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let first = Mutex<[Int]>([])
        let second = Mutex<[Int]>([])
        let cancellables = [
            subject.sink { value in first.withLock { $0.append(value) } },
            subject.sink { value in second.withLock { $0.append(value) } },
        ]
        DispatchQueue.concurrentPerform(iterations: 4) { index in
            for value in 1...5_000 { subject.value = value * 4 + index }
        }
        let (values, others): ([Int], [Int]) = (first.withLock { $0 }, second.withLock { $0 })
        expect(values.count, equals: 20_001)
        expect(values == others)
        expect(values.last, equals: subject.value)
        for cancellable in cancellables { cancellable.cancel() }
    }

    @Test
    func `a stream can be canceled while other threads finish its publishers`() {
        let source = PassthroughSubject<Int, Never>()
        for _ in 0..<20_000 {
            let inners = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
            let cancellable = source.flatMap { inners[$0] }.sink { _ in }
            source.send(0)
            source.send(1)
            DispatchQueue.concurrentPerform(iterations: 3) { index in
                if index < 2 { inners[index].send(completion: .finished) } else { cancellable.cancel() }
            }
        }
    }
}
