import Dispatch
import Foundation
import Synchronization
import Testing

@testable import HostClock

/// Deadlines of `MainQueue` in real time.
@Suite(.timeLimit(.minutes(10))) struct DeadlineTests {
    /// The order in which deadlines expired.
    private final class Expirations: Sendable {
        let names = Mutex<[String]>([])

        func add(_ name: String) { names.withLock { $0.append(name) } }
    }

    @Test func `Deadlines expire in order, except canceled ones`() async {
        let expirations = Expirations()
        let now: TimeInterval = MainQueue.shared.now
        await withCheckedContinuation { continuation in
            let last: ScheduledCall = MainQueue.shared.setDeadline(at: now + 0.03) {
                expirations.add("last")
                continuation.resume()
            }
            _ = MainQueue.shared.setDeadline(at: now + 0.01) { expirations.add("second") }
            let canceled: ScheduledCall = MainQueue.shared.setDeadline(at: now + 0.005) { expirations.add("canceled") }
            canceled.cancel()
            _ = MainQueue.shared.setDeadline(at: now - 1) { expirations.add("first") }
            #expect(last.deadline == now + 0.03)
        }
        #expect(expirations.names.withLock { $0 } == ["first", "second", "last"])
    }

    @Test @MainActor func `A deadline expires while the main thread is busy`() {
        let expired = DispatchSemaphore(value: 0)
        let deadline: ScheduledCall = MainQueue.shared.setDeadline(at: MainQueue.shared.now + 0.001) {
            expired.signal()
        }
        #expect(expired.wait(timeout: .now() + 300) == .success)
        deadline.cancel()
    }

    @Test func `A list sorts values by deadline, then by age`() {
        var list = DeadlineList<Int>()
        let calls: [ScheduledCall] = (0..<100).map {
            ScheduledCall(deadline: TimeInterval($0 * 37 % 10), identifier: UInt64($0))
        }
        for (value, call) in calls.enumerated() {
            let isEarliest: Bool = call.deadline < list.first ?? .infinity
            #expect(list.insert(value, for: call) == isEarliest)
        }
        for index in stride(from: 0, to: 100, by: 3) { list.remove(calls[index]) }
        list.remove(calls[0])
        let expected: [Int] = (0..<100).filter { !$0.isMultiple(of: 3) }
            .sorted { (calls[$0].deadline, $0) < (calls[$1].deadline, $1) }
        #expect(list.removeDue(at: 4) == expected.filter { calls[$0].deadline <= 4 })
        #expect(list.first == 5)
        #expect(list.removeDue(at: 9) == expected.filter { calls[$0].deadline > 4 })
        #expect(list.first == nil)
    }
}
