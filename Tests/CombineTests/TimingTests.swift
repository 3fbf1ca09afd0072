import Expectations
import Combine
import Foundation
import Testing

@Suite("Operators with a scheduler")
struct TimingTests {
    private let scheduler = ManualScheduler()
    private let subject = PassthroughSubject<Int, TestError>()

    /// Sends numbers at the given times, and returns the events with the times at which they arrive.
    private func events<P: Publisher>(
        of publisher: P, sending values: [(Double, Int)], finishingAt end: Double? = nil, until last: Double = 10
    ) -> String where P.Failure == TestError {
        var events: [String] = []
        let cancellable = publisher.sink(
            receiveCompletion: { completion in
                if case .failure(let error) = completion {
                    events.append("\(error)@\(scheduler.now.seconds)")
                } else {
                    events.append("end@\(scheduler.now.seconds)")
                }
            }, receiveValue: { events.append("\($0)@\(scheduler.now.seconds)") })
        for (time, value) in values {
            scheduler.advance(to: time)
            subject.send(value)
        }
        if let end {
            scheduler.advance(to: end)
            subject.send(completion: .finished)
        }
        scheduler.advance(to: last)
        cancellable.cancel()
        return events.joined(separator: " ")
    }

    @Test
    func `values are sent later`() {
        expectLog(
            events(of: subject.delay(for: 2, scheduler: scheduler), sending: [(1, 1), (2, 2)], finishingAt: 3),
            "1@3.0 2@4.0 end@5.0")
    }

    @Test
    func `values are sent on a scheduler, in their order`() {
        let publisher = subject.receive(on: scheduler)
        expectLog(events(of: publisher, sending: [(1, 1), (1, 2)], finishingAt: 1), "1@1.0 2@1.0 end@1.0")
    }

    @Test
    func `a debounced value is sent when no other value follows in time`() {
        expectLog(
            events(
                of: subject.debounce(for: 1, scheduler: scheduler),
                sending: [(1, 1), (1.5, 2), (4, 3), (4.5, 4)], finishingAt: 4.75),
            "2@2.5 end@4.75")
    }

    @Test
    func `a throttled publisher sends at most one value in each interval`() {
        let values = [(1.0, 1), (1.25, 2), (1.5, 3), (3.5, 4)]
        expectLog(
            events(of: subject.throttle(for: 1, scheduler: scheduler, latest: true), sending: values),
            "1@1.0 3@2.0 4@3.5")
    }

    @Test
    func `throttle without latest sends the first value of each interval`() {
        let values = [(1.0, 1), (1.25, 2), (1.5, 3), (3.5, 4)]
        expectLog(
            events(of: subject.throttle(for: 1, scheduler: scheduler, latest: false), sending: values),
            "1@1.0 2@2.0 4@3.5")
    }

    @Test
    func `a stream ends after a time without values`() {
        let publisher = subject.timeout(2, scheduler: scheduler, customError: { TestError() })
        expectLog(events(of: publisher, sending: [(1, 1), (2, 2)]), "1@1.0 2@2.0 error@4.0")
        expect(scheduler.isIdle)
    }

    @Test
    func `the time between values is measured`() {
        let publisher = subject.measureInterval(using: scheduler).map(\.magnitude)
        expectLog(events(of: publisher, sending: [(1, 1), (4, 2)]), "1.0@1.0 3.0@4.0")
    }

    @Test
    func `values are collected for an interval`() {
        let values = [(0.5, 1), (0.75, 2), (2.5, 3)]
        expectLog(
            events(of: subject.collect(.byTime(scheduler, 1)), sending: values, finishingAt: 2.75),
            "[1, 2]@1.0 [3]@2.75 end@2.75")
        expect(scheduler.isIdle)
    }

    @Test
    func `collected values wait for a request`() {
        let log = subject.collect(.byTime(scheduler, 1)).log(.max(1))
        for time in 1...2 {
            subject.send(time)
            scheduler.advance(to: Double(time))
        }
        expectLog(log.take(), "[1]")
        log.subscription?.request(.max(1))
        subject.send(3)
        scheduler.advance(to: 3)
        expectLog(log.take(), "[2, 3]")
        subject.send(4)
        subject.send(completion: .finished)
        scheduler.advance(to: 4)
        expectLog(log.take(), "")
        // After the completion, a request does not wait for the end of an interval.
        log.subscription?.request(.max(1))
        expectLog(log.take(), "[4] finished")
        let limited = [1, 2, 3, 4, 5].publisher.collect(.byTimeOrCount(scheduler, 1, 2)).log(.max(1))
        expectLog(limited.take(), "[1, 2]")
        limited.subscription?.request(.max(5))
        expectLog(limited.take(), "[3, 4] [5] finished")
        expect(scheduler.isIdle)
    }

    @Test
    func `a queue does not make up for repetitions that it has missed`() {
        let queue = DispatchQueue(label: "test")
        let isDone = DispatchSemaphore(value: 0)
        var count = 0
        let repetition = queue.schedule(after: queue.now.advanced(by: .seconds(-90)), interval: .seconds(60)) {
            count += 1
            queue.schedule(after: queue.now) {
                queue.schedule(after: queue.now) { isDone.signal() }
            }
        }
        isDone.wait()
        queue.sync { expect(count, equals: 1) }
        repetition.cancel()
    }

    @Test
    func `durations that are too long for a queue are the longest ones`() {
        typealias Stride = DispatchQueue.SchedulerTimeType.Stride
        expect(Stride.seconds(Int.max).magnitude, equals: .max)
        expect(Stride.milliseconds(.min).magnitude, equals: .min)
        expect(Stride.seconds(Double.infinity).magnitude, equals: .max)
        expect(Stride(.seconds(.max)).magnitude, equals: .max)
        let queue = DispatchQueue(label: "test")
        let log = subject.timeout(.seconds(Int.max), scheduler: queue).log()
        queue.sync {}
        expectLog(log.take(), "")
        log.subscription?.cancel()
    }

    @Test
    func `the immediate scheduler accepts fractions of seconds`() {
        let log = subject.debounce(for: 0.5, scheduler: ImmediateScheduler.shared).log()
        subject.send(1)
        expectLog(log.take(), "1")
    }

    @Test
    func `subscriptions and requests are made on a scheduler`() {
        let log = [1, 2].publisher.subscribe(on: scheduler).log()
        expectLog(log.take(), "")
        scheduler.advance(to: 1)
        expectLog(log.take(), "1 2 finished")
    }
}
