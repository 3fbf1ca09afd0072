import Foundation
import HostClock
import HostHeadless
import ProcessWork
import TestStage
import TestSupport
import XCTest

/// Tests that the host, while it waits, runs work submitted to Dispatch and Foundation, which use the real clock.
final class DispatchWorkTests: XCTestCase {
    func testBlocksAndOperationsOfTheMainQueueRunDuringAWait() {
        headless { host, _ in
            let trace = Trace()
            DispatchQueue.main.async { trace.record("block") }
            OperationQueue.main.addOperation { MainActor.assumeIsolated { trace.record("operation") } }
            RunLoop.main.perform { MainActor.assumeIsolated { trace.record("perform") } }
            XCTAssertTrue(host.wait(for: 1) { trace.lines.count == 3 })
            XCTAssertEqual(Set(trace.lines), ["0 block", "0 operation", "0 perform"])
        }
    }

    func testBlocksSubmittedByBlocksRunAtTheSameInstant() {
        headless { host, _ in
            let chain = Chain(length: 20)
            chain.submit()
            XCTAssertTrue(host.wait(for: 1) { chain.trace.lines.count == 20 })
            XCTAssertEqual(Set(chain.trace.lines), ["0 block"])
        }
    }

    func testABlockThatSubmitsItselfForeverDoesNotHoldTime() {
        headless { host, client in
            let chain = Chain(length: .max)
            chain.submit()
            XCTAssertTrue(host.wait(for: 1) { client.now >= 0.5 })
            chain.length = 0
            host.settle()
        }
    }

    func testABlockOnAnotherThreadHoldsTime() {
        headless { host, _ in
            host.backgroundWork = DispatchWork.shared
            let trace = Trace()
            let gate = DispatchSemaphore(value: 0)
            MainQueue.shared.schedule(after: 0.001) { trace.record("timer") }
            DispatchQueue.global().async {
                gate.wait()
                DispatchQueue.main.async { trace.record("block") }
            }
            onThread(spins: 200_000) { gate.signal() }
            XCTAssertTrue(host.wait(for: 1) { trace.lines.count == 2 })
            XCTAssertEqual(trace.lines, ["0 block", "1000 timer"])
        }
    }

    func testOperationsHoldTime() {
        headless { host, _ in
            host.backgroundWork = DispatchWork.shared
            let trace = Trace()
            MainQueue.shared.schedule(after: 0.001) { trace.record("timer") }
            let queue = OperationQueue()
            let first = BlockOperation { spin(100_000) }
            let second = BlockOperation { DispatchQueue.main.async { trace.record("operations") } }
            second.addDependency(first)
            queue.addOperations([second, first], waitUntilFinished: false)
            XCTAssertTrue(host.wait(for: 1) { trace.lines.count == 2 })
            XCTAssertEqual(trace.lines, ["0 operations", "1000 timer"])
        }
    }

    func testAFoundationTimerKeepsItsOrderAmongVirtualDeadlines() {
        headless { host, _ in
            let trace = Trace()
            MainQueue.shared.schedule(after: 0.02) { trace.record("early") }
            MainQueue.shared.schedule(after: 3_600) { trace.record("late") }
            _ = Timer.scheduledTimer(withTimeInterval: 0.04, repeats: false) { _ in
                MainActor.assumeIsolated { trace.record("Timer") }
            }
            XCTAssertTrue(host.wait(for: 7_200) { trace.lines.count == 3 })
            XCTAssertEqual(trace.names, ["early", "Timer", "late"])
            XCTAssertEqual(trace.lines.last, "3600000000 late")
        }
    }

    func testARepeatingTimerFiresAtItsIntervals() {
        headless { host, _ in
            let trace = Trace()
            let timer = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { _ in
                MainActor.assumeIsolated { trace.record("tick") }
            }
            XCTAssertTrue(host.wait(for: 60) { trace.lines.count == 3 })
            timer.invalidate()
            XCTAssertFalse(host.wait(for: 60) { trace.lines.count == 4 })
        }
    }

    func testDelayedBlocksKeepTheirOrderAmongVirtualDeadlines() {
        headless { host, _ in
            host.backgroundWork = DispatchWork.shared
            let trace = Trace()
            MainQueue.shared.schedule(after: 0.02) { trace.record("early") }
            MainQueue.shared.schedule(after: 3_600) { trace.record("late") }
            DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.08) {
                MainActor.assumeIsolated { trace.record("wall") }
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.04) {
                MainActor.assumeIsolated { trace.record("block") }
            }
            XCTAssertTrue(host.wait(for: 7_200) { trace.lines.count == 4 })
            XCTAssertEqual(trace.names, ["early", "block", "wall", "late"])
        }
    }

    func testAPatientWaitGivesRealTimeToWorkThatTheHostCannotObserve() {
        headless { host, _ in
            let trace = Trace()
            let gate = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                gate.wait()
                spin(100_000)
                DispatchQueue.main.async { trace.record("thread") }
            }
            MainQueue.shared.schedule(after: 4.9) { gate.signal() }
            XCTAssertTrue(host.wait(for: 5, patience: 5) { trace.lines.count == 1 })
        }
    }

    func testAPatientWaitThatFailsEndsExactlyAtItsLimit() {
        headless { host, client in
            XCTAssertFalse(host.wait(for: 0.1, patience: 0.1) { false })
            XCTAssertEqual(client.now, 0.1, accuracy: 1e-6)
        }
    }

    func testWorkThatNeverEndsHoldsTimeOnlyUpToALimit() {
        headless { host, client in
            let work = EndlessWork()
            host.backgroundWork = work
            host.backgroundWorkLimit = 0.02
            XCTAssertTrue(host.wait(for: 10) { client.now >= 1 })
            XCTAssertTrue(host.wait(for: 10) { client.now >= 2 })
            XCTAssertGreaterThan(work.notificationCount, 0)
        }
    }
}

/// Main-queue blocks, each of which submits the next.
@MainActor
private final class Chain {
    let trace = Trace()
    var length: Int

    init(length: Int) {
        self.length = length
    }

    func submit() {
        DispatchQueue.main.async { [self] in
            if length < 1_000 { trace.record("block") }
            length -= 1
            if length > 0 { submit() }
        }
    }
}

@MainActor
private final class EndlessWork: BackgroundWork {
    let isIdle = false
    let idleCount = 0
    let hasTransfers = false
    let secondsToDelayedWork: TimeInterval = .infinity
    private(set) var notificationCount = 0

    func wakeWhenIdle() {
        notificationCount += 1
    }
}
