import Expectations
import Combine
import EngawaTesting
import Foundation
import FoundationAdditions
import FoundationNetworking
import Synchronization
import Testing

@Suite("Publishers of Foundation")
struct FoundationTests {
    @Test
    func `notifications are published until cancellation`() {
        let (center, name) = (NotificationCenter(), Notification.Name("changed"))
        var count = 0
        let cancellable = center.publisher(for: name).sink { _ in count += 1 }
        center.post(name: name, object: nil)
        center.post(name: Notification.Name("other"), object: nil)
        cancellable.cancel()
        center.post(name: name, object: nil)
        expect(count, equals: 1)
    }

    @Test
    func `a canceled publisher of a property observes nothing and releases the object`() {
        let scheduler = ManualScheduler()
        weak var released: Operation?
        do {
            let operation = Operation()
            released = operation
            let log = operation.publisher(for: \.name).log(.none)
            log.subscription?.cancel()
            log.subscription?.request(.max(1))
            expectLog(log.take(), "")
            let cancellable = operation.publisher(for: \.isReady).subscribe(on: scheduler).sink { _ in }
            cancellable.cancel()
            scheduler.advance(to: 1)
        }
        expectNil(released)
    }

    @Test
    func `values are sent on queues, in their order`() async {
        let queue = DispatchQueue(label: "test", attributes: .concurrent)
        var values: [Int] = []
        for await all in (0..<100).publisher.receive(on: queue).collect().values { values = all }
        expect(values, equals: Array(0..<100))
    }

    @Test
    func `a publisher is an asynchronous sequence`() async throws {
        var values: [Int] = []
        for await value in [1, 2, 3].publisher.values { values.append(value) }
        expect(values, equals: [1, 2, 3])
        await #expect(throws: TestError.self) {
            for try await _ in Fail<Int, TestError>(error: TestError()).values {}
        }
        let subject = PassthroughSubject<Int, Never>()
        let task = Task { [values = subject.values] in
            for await _ in values {}
            return true
        }
        task.cancel()
        await expect(task.value)
    }

    @Test
    func `the end of a loop over the values of a publisher cancels the subscription`() async {
        var cancellations = 0
        let publisher = CurrentValueSubject<Int, Never>(1).handleEvents(receiveCancel: { cancellations += 1 })
        for await _ in publisher.values { break }
        expect(cancellations, equals: 1)
        expect(await publisher.values.first { $0 == 1 }, equals: 1)
        expect(cancellations, equals: 2)
        // The subscription arrives after the end.
        let scheduler = ManualScheduler()
        _ = publisher.subscribe(on: scheduler).values.makeAsyncIterator()
        scheduler.advance(to: 1)
        expect(cancellations, equals: 3)
    }

    @Test
    func `a run loop that waits receives values from another thread, in their order`() {
        let subject = PassthroughSubject<Int, Never>()
        let (isWaiting, hasEnded) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let events = Mutex<[String]>([])
        Thread.detachNewThread {
            let loop = RunLoop.current
            let timeout = Timer(fire: Date(timeIntervalSinceNow: 10), interval: 0, repeats: false) { _ in
                events.withLock { $0.append("timeout") }
            }
            loop.add(timeout, forMode: .default)
            loop.add(Timer(fire: Date(), interval: 0, repeats: false) { _ in isWaiting.signal() }, forMode: .default)
            let cancellable = subject.receive(on: loop).sink { value in
                events.withLock { $0.append("\(value)") }
                // The loop ends when it has no timers.
                if value == 3 { timeout.invalidate() }
            }
            _ = loop.run(mode: .default, before: .distantFuture)
            cancellable.cancel()
            hasEnded.signal()
        }
        isWaiting.wait()
        // The loop waits, now that its first timer has fired.
        for _ in 0..<1_000 { sched_yield() }
        for value in 1...3 { subject.send(value) }
        hasEnded.wait()
        expectLog(events.withLock { $0 }.joined(separator: " "), "1 2 3")
    }

    @Test
    func `a connected timer runs until its connection is canceled, and only once`() {
        let delays = Mutex<[TimeInterval]>([])
        let hasEnded = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            let timer = Timer.publish(every: 0.1, on: .current, in: .default)
            var connections: [any Cancellable] = []
            let start = Date()
            let cancellable = timer.sink { date in
                let number: Int = delays.withLock { delays in
                    delays.append(date.timeIntervalSince(start))
                    return delays.count
                }
                // The loop ends when it has no timers.
                if number == 2 { connections.first?.cancel() }
                if number == 9 { for connection in connections { connection.cancel() } }
            }
            _ = timer.connect()
            connections = [timer.connect(), timer.connect()]
            _ = RunLoop.current.run(mode: .default, before: .distantFuture)
            cancellable.cancel()
            hasEnded.signal()
        }
        hasEnded.wait()
        expect(delays.withLock { $0.count }, equals: 2)
        expect(delays.withLock { $0[0] > 0.05 })
    }

    @Test
    func `a response is published, and so is an error of the connection`() async throws {
        let server = TestServer()
        server.routes.get("/name") { _ in .bytes("Engawa".utf8, type: "text/plain") }
        let url: URL = try server.start()
        defer { server.stop() }
        let request = URLSession.shared.dataTaskPublisher(for: url.appendingPathComponent("name"))
        for try await (data, response) in request.values {
            expect(String(decoding: data, as: UTF8.self), equals: "Engawa")
            expect((response as? HTTPURLResponse)?.statusCode, equals: 200)
        }
        let closed = URLSession.shared.dataTaskPublisher(for: URL(string: "http://127.0.0.1:9")!)
        await #expect(throws: URLError.self) {
            for try await _ in closed.values {}
        }
    }
}
