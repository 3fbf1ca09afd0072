import Expectations
import Testing

@testable import HostClock

struct LedgerTests {
    @Test func `ending work does not end the parking of the next work on the same connection`() {
        let ledger = Ledger()
        let first: Work = ledger.begin()
        ledger.connect(first, port: 40_200)
        // libcurl reuses a connection before it reports the end of the transfer that used it last.
        let second: Work = ledger.begin()
        ledger.connect(second, port: 40_200)
        ledger.park(port: 40_200, for: .infinity) {}
        ledger.finish(first)
        expect(ledger.isIdle)
        ledger.finish(second)
        expect(!ledger.hasUnlistedParking)
    }
}
