import Expectations
import Foundation
import HostClock
import Synchronization
import Testing

@testable import APIClient

struct TransferLoopTests {
    @Test func `a thread that could not start holds no time when it is stopped`() async {
        await #expect(processExitsWith: .success) {
            let loop = TransferLoop(settings: TransferLoopTests.settings)
            TransferLoopTests.withoutFiles {
                expect(TransferLoopTests.hasDriver(loop), equals: false)
                loop.stop()
            }
            expect(Ledger.shared.activeCount, equals: 0)
        }
    }

    @Test func `a thread that could not start is started again by the next command`() async {
        await #expect(processExitsWith: .success) {
            let loop = TransferLoop(settings: TransferLoopTests.settings)
            TransferLoopTests.withoutFiles {
                for _ in 0..<2 { expect(TransferLoopTests.hasDriver(loop), equals: false) }
            }
            for _ in 0..<2 { expect(TransferLoopTests.hasDriver(loop), equals: true) }
            loop.stop()
        }
    }

    @Test func `pausing a request whose thread could not start holds no time`() async {
        await #expect(processExitsWith: .success) {
            let coordinator = TransferCoordinator(settings: TransferLoopTests.settings)
            TransferLoopTests.withoutFiles {
                coordinator.pause(Ticket())
                let isRejected = DispatchSemaphore(value: 0)
                coordinator.afterPendingCommands { isRejected.signal() }
                isRejected.wait()
            }
            expect(Ledger.shared.activeCount, equals: 0)
        }
    }

    private static var settings: TransferSettings {
        TransferSettings(APIConfiguration(baseURL: URL(string: "http://a")!))
    }

    /// Returns whether a command is performed by the thread of the loop, and not rejected.
    private static func hasDriver(_ loop: TransferLoop) -> Bool {
        let hasDriver = Mutex(false)
        let isPerformed = DispatchSemaphore(value: 0)
        loop.post(
            .perform { driver in
                hasDriver.withLock { $0 = driver != nil }
                isPerformed.signal()
            })
        _ = isPerformed.wait(timeout: .now() + 60)
        return hasDriver.withLock(\.self)
    }

    /// Calls `body` while the process cannot open files, and waits for the end of all threads that could not start.
    private static func withoutFiles(_ body: () -> Void) {
        let noFile = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        var old = rlimit()
        getrlimit(noFile, &old)
        var limit: rlimit = old
        limit.rlim_cur = 0
        setrlimit(noFile, &limit)
        body()
        while TransferLoop.liveCount.load(ordering: .acquiring) > 0 { sched_yield() }
        setrlimit(noFile, &old)
    }
}
