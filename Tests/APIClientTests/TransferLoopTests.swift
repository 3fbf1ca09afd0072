import Expectations
import Foundation
import HostClock
import Testing

@testable import APIClient

struct TransferLoopTests {
    @Test func `a thread that could not start holds no time when it is stopped`() async {
        await #expect(processExitsWith: .success) {
            TransferLoopTests.stopAfterFailure()
            expect(Ledger.shared.activeCount, equals: 0)
        }
    }

    /// Stops a loop whose thread could not open files.
    private static func stopAfterFailure() {
        let loop = TransferLoop(settings: TransferSettings(APIConfiguration(baseURL: URL(string: "http://a")!)))
        let noFile = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        var limit = rlimit()
        getrlimit(noFile, &limit)
        let old: rlimit = limit
        limit.rlim_cur = 0
        setrlimit(noFile, &limit)
        let isRejected = DispatchSemaphore(value: 0)
        loop.post(.barrier { isRejected.signal() })
        isRejected.wait()
        while TransferLoop.liveCount.load(ordering: .acquiring) > 0 { sched_yield() }
        loop.stop()
        var restored: rlimit = old
        setrlimit(noFile, &restored)
    }
}
