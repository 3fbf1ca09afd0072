import Foundation

/// Threads that handle requests, so that the thread of the server never waits for a database.
final class RequestWorkers: Sendable {
    /// The maximum number of requests that wait for a thread.
    private static let limit = 1_000

    /// The queue, which the threads retain.
    // @unchecked: the properties are used only while the condition is locked.
    private final class Queue: @unchecked Sendable {
        let condition = NSCondition()
        /// The requests in the order of their arrival. Those that a thread took are nil.
        var waiting: [(@Sendable () -> Void)?] = []
        /// The index of the oldest request in `waiting` that no thread took.
        var first = 0
        var isStopped = false
    }

    private let queue = Queue()

    /// Starts threads.
    init(count: Int) {
        for number in 1...max(1, count) {
            let thread = Thread { [queue] in RequestWorkers.work(queue) }
            thread.name = "requests \(number)"
            thread.stackSize = 1 << 20
            thread.start()
        }
    }

    deinit {
        queue.condition.lock()
        queue.isStopped = true
        queue.condition.broadcast()
        queue.condition.unlock()
    }

    /// Calls `body` on one of the threads. Returns false without calling it if too many closures wait for a thread.
    func add(_ body: @escaping @Sendable () -> Void) -> Bool {
        queue.condition.lock()
        defer { queue.condition.unlock() }
        guard queue.waiting.count - queue.first < RequestWorkers.limit else { return false }
        queue.waiting.append(body)
        queue.condition.signal()
        return true
    }

    private static func work(_ queue: Queue) {
        while true {
            queue.condition.lock()
            while queue.first == queue.waiting.count, !queue.isStopped { queue.condition.wait() }
            guard !queue.isStopped else { return queue.condition.unlock() }
            let body: (@Sendable () -> Void)? = queue.waiting[queue.first]
            queue.waiting[queue.first] = nil
            queue.first += 1
            // The places of taken requests are removed together, because a removal moves all other requests.
            if queue.first == queue.waiting.count || queue.first == limit {
                queue.waiting.removeFirst(queue.first)
                queue.first = 0
            }
            queue.condition.unlock()
            body?()
        }
    }
}
