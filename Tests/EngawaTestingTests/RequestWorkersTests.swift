import Expectations
import Foundation
import Synchronization
import Testing

@testable import EngawaTesting

struct RequestWorkersTests {
    private final class Token: Sendable {}

    @Test func `a handled request is released while others wait`() {
        let workers = RequestWorkers(count: 1)
        let (allAdded, firstHandled, end) = (
            DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
        )
        defer { end.signal() }
        weak var handled: Token?
        do {
            let token = Token()
            handled = token
            let isAdded: Bool = workers.add { withExtendedLifetime(token) { allAdded.wait() } }
            expect(isAdded)
        }
        let isSecondAdded: Bool = workers.add {
            firstHandled.signal()
            end.wait()
        }
        let isThirdAdded: Bool = workers.add {}
        expect(isSecondAdded && isThirdAdded && handled != nil)
        allAdded.signal()
        firstHandled.wait()
        expectNil(handled)
    }

    @Test func `requests are handled in order, and refused while a thousand wait`() {
        let workers = RequestWorkers(count: 1)
        let (started, start, done) = (
            DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
        )
        let order = Mutex<[Int]>([])
        let isAdded: Bool = workers.add {
            started.signal()
            start.wait()
        }
        started.wait()
        let added: Int = (0..<1_500).count { number in
            workers.add {
                order.withLock { $0.append(number) }
                if number == 999 { done.signal() }
            }
        }
        start.signal()
        done.wait()
        expect(isAdded && added == 1_000 && order.withLock { $0 } == Array(0..<1_000))
    }
}
