import Foundation
import HostClock
import HostHeadless
import TestStage
import TestSupport
import XCTest

/// Tests that real work on other threads, with unpredictable timing, holds virtual time.
final class RealWorkTests: XCTestCase {
    func testRealWorkHoldsTime() {
        headless { host, _ in
            let trace = Trace()
            let work: Work = Ledger.shared.begin()
            MainQueue.shared.schedule(after: 0.000_001) { trace.record("timer") }
            onThread(spins: 200_000) { Ledger.shared.finish(work) { trace.record("delivered") } }
            XCTAssertTrue(host.wait(for: 1) { trace.lines.count == 2 })
            XCTAssertEqual(trace.lines, ["0 delivered", "1 timer"])
        }
    }

    func testParkedWorkDoesNotHoldTime() {
        headless { host, _ in
            let trace = Trace()
            let work: Work = Ledger.shared.begin()
            Ledger.shared.connect(work, port: 40_001)
            Ledger.shared.park(port: 40_001, for: 2) {
                onThread(spins: 1_000) { Ledger.shared.finish(work) { trace.record("answer") } }
            }
            MainQueue.shared.schedule(after: 0.3) { trace.record("indicator") }
            MainQueue.shared.schedule(after: 2.000_001) { trace.record("later") }
            XCTAssertTrue(host.wait(for: 10) { trace.lines.count == 3 })
            XCTAssertEqual(trace.lines, ["300000 indicator", "2000000 answer", "2000001 later"])
        }
    }

    func testParkingOneConnectionLeavesTheOthersHoldingTime() {
        headless { host, _ in
            let trace = Trace()
            let slow: Work = Ledger.shared.begin()
            let busy: Work = Ledger.shared.begin()
            Ledger.shared.connect(slow, port: 40_002)
            Ledger.shared.connect(busy, port: 40_003)
            Ledger.shared.park(port: 40_002, for: 1) {
                Ledger.shared.finish(slow) { trace.record("slow") }
            }
            XCTAssertFalse(Ledger.shared.isIdle)
            onThread(spins: 100_000) { Ledger.shared.finish(busy) { trace.record("busy") } }
            XCTAssertTrue(host.wait(for: 5) { trace.lines.count == 2 })
            XCTAssertEqual(trace.lines, ["0 busy", "1000000 slow"])
        }
    }

    func testResultsAreDeliveredInTheOrderInWhichTheWorkBegan() {
        headless { host, _ in
            let trace = Trace()
            let works: [Work] = (0..<8).map { _ in Ledger.shared.begin() }
            for (index, work) in works.enumerated().reversed() {
                onThread(spins: (8 - index) * 2_000) {
                    Ledger.shared.finish(work) { trace.record("\(index)") }
                }
            }
            XCTAssertTrue(host.wait(for: 1) { trace.lines.count == 8 })
            XCTAssertEqual(trace.lines, (0..<8).map { "0 \($0)" })
        }
    }

    func testWorkThatADeliveryBeginsAlsoHoldsTime() {
        headless { host, _ in
            let trace = Trace()
            let first: Work = Ledger.shared.begin()
            MainQueue.shared.schedule(after: 0.5) { trace.record("timer") }
            onThread(spins: 5_000) {
                Ledger.shared.finish(first) {
                    trace.record("first")
                    let second: Work = Ledger.shared.begin()
                    onThread(spins: 50_000) { Ledger.shared.finish(second) { trace.record("second") } }
                }
            }
            XCTAssertTrue(host.wait(for: 1) { trace.lines.count == 3 })
            XCTAssertEqual(trace.lines, ["0 first", "0 second", "500000 timer"])
        }
    }

    func testFinishingTwiceDeliversOnce() {
        headless { host, _ in
            let trace = Trace()
            let work: Work = Ledger.shared.begin()
            Ledger.shared.finish(work) { trace.record("once") }
            Ledger.shared.finish(work) { trace.record("twice") }
            host.settle()
            XCTAssertEqual(trace.lines, ["0 once"])
            XCTAssertEqual(Ledger.shared.activeCount, 0)
        }
    }

    func testThreeHundredRepetitionsProduceTheSameTrace() {
        var traces: Set<[String]> = []
        for repetition in 0..<300 { traces.insert(RealWorkTests.session(seed: UInt64(repetition) + 1)) }
        XCTAssertEqual(traces.count, 1, "\(traces)")
        XCTAssertEqual(
            traces.first,
            [
                "0 disabled", "0 quick 0", "0 quick 1", "0 quick 2", "300000 indicator",
                "2000000 slow",
                "2000000 again", "2250000 done",
            ])
    }

    /// Simulates an app's session: transfers on threads that take a random time, a slow server, an indicator, and an
    /// animation. Returns its trace.
    private static func session(seed: UInt64) -> [String] {
        var random = SplitMix64(seed: seed)
        let jitters: [Int] = (0..<6).map { _ in Int(random.next() % 20_000) }
        return headless { host, client in
            let trace = Trace()
            trace.record("disabled")
            for index in 0..<3 {
                let work: Work = Ledger.shared.begin()
                onThread(spins: jitters[index]) { Ledger.shared.finish(work) { trace.record("quick \(index)") } }
            }
            let slow: Work = Ledger.shared.begin()
            Ledger.shared.connect(slow, port: 40_100)
            onThread(spins: jitters[3]) {
                Ledger.shared.park(port: 40_100, for: 2) {
                    onThread(spins: jitters[4]) {
                        Ledger.shared.finish(slow) {
                            trace.record("slow")
                            let again: Work = Ledger.shared.begin()
                            onThread(spins: jitters[5]) {
                                Ledger.shared.finish(again) {
                                    trace.record("again")
                                    MainQueue.shared.schedule(after: 0.25) { trace.record("done") }
                                }
                            }
                        }
                    }
                }
            }
            MainQueue.shared.schedule(after: 0.3) { trace.record("indicator") }
            client.animatesUntil = 0.7
            host.wait(for: 10) { trace.lines.count == 8 }
            return trace.lines
        }
    }
}
