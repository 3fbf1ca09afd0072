import Foundation
import HostHeadless
import TestStage
import XCTest

@testable import HostClock

final class VirtualTimeTests: XCTestCase {
    func testTimeStandsStillWhileCodeRuns() {
        headless { host, client in
            let before: TimeInterval = MainQueue.shared.now
            XCTAssertTrue(host.wait(for: 10) { client.turnTimes.count == 1 })
            XCTAssertEqual(MainQueue.shared.now, before)
        }
    }

    func testTimeJumpsToTheNextDeadlineWithoutWaiting() {
        headless { host, _ in
            let trace = Trace()
            MainQueue.shared.schedule(after: 3_600) { trace.record("an hour") }
            MainQueue.shared.schedule(after: 1) { trace.record("a second") }
            let began = ContinuousClock.now
            XCTAssertTrue(host.wait(for: 4_000) { trace.lines.count == 2 })
            XCTAssertEqual(trace.lines, ["1000000 a second", "3600000000 an hour"])
            XCTAssertLessThan(ContinuousClock.now - began, .seconds(5))
        }
    }

    func testCallsAtTheSameInstantRunInTheOrderOfScheduling() {
        headless { host, _ in
            let trace = Trace()
            for name in ["a", "b", "c"] { MainQueue.shared.schedule(after: 2) { trace.record(name) } }
            host.wait(for: 5) { trace.lines.count == 3 }
            XCTAssertEqual(trace.lines, ["2000000 a", "2000000 b", "2000000 c"])
        }
    }

    func testATaskThatYieldsContinuesAfterDispatchedBlocks() {
        headless { host, _ in
            let trace = Trace()
            Task { @MainActor in
                DispatchQueue.main.async { trace.record("block") }
                await Task.yield()
                trace.record("task")
            }
            host.wait(for: 1) { trace.lines.count == 2 }
            XCTAssertEqual(trace.lines, ["0 block", "0 task"])
        }
    }

    func testBlocksAndTasksKeepTheirOrderAmongThemselves() {
        headless { host, _ in
            let trace = Trace()
            DispatchQueue.main.async { trace.record("block 1") }
            Task { @MainActor in trace.record("task 1") }
            DispatchQueue.main.async { trace.record("block 2") }
            Task { @MainActor in trace.record("task 2") }
            host.wait(for: 1) { trace.lines.count == 4 }
            XCTAssertEqual(trace.lines, ["0 block 1", "0 block 2", "0 task 1", "0 task 2"])
        }
    }

    func testACancelledCallNeverRunsAndDelaysNothing() {
        headless { host, _ in
            let trace = Trace()
            let call: ScheduledCall = MainQueue.shared.schedule(after: 1) { trace.record("cancelled") }
            MainQueue.shared.schedule(after: 2) { trace.record("kept") }
            call.cancel()
            call.cancel()
            host.wait(for: 5) { trace.lines.count == 1 }
            XCTAssertEqual(trace.lines, ["2000000 kept"])
        }
    }

    func testACallAtADateRunsWhenTheDateIsReached() {
        headless { host, _ in
            let trace = Trace()
            let date: Date = MainQueue.shared.date
            defer { MainQueue.shared.resetVirtualDate() }
            MainQueue.shared.schedule(at: date + 7_200) { trace.record("two hours") }
            MainQueue.shared.schedule(at: date + 3_600) { trace.record("an hour") }
            MainQueue.shared.schedule(at: date + 5) { trace.record("cancelled") }.cancel()
            XCTAssertTrue(host.wait(for: 4_000) { trace.lines.count == 1 })
            // The computer was suspended, or the user has set the clock.
            MainQueue.shared.setVirtualDate(date + 7_190)
            XCTAssertTrue(host.wait(for: 20) { trace.lines.count == 2 })
            MainQueue.shared.schedule(at: date) { trace.record("past") }
            XCTAssertTrue(host.wait(for: 1) { trace.lines.count == 3 })
            XCTAssertEqual(trace.lines, ["3600000000 an hour", "3610000000 two hours", "3610000000 past"])
            XCTAssertNil(MainQueue.shared.nextDeadline)
        }
    }

    func testObjectsOfCallsCanQueueWorkWhenTheyAreDeallocated() {
        headless { host, _ in
            let trace = Trace()
            func schedule(_ object: QueuesWorkAtItsEnd) -> ScheduledCall {
                MainQueue.shared.schedule(after: 9) { withExtendedLifetime(object) {} }
            }
            func queue(_ object: QueuesWorkAtItsEnd) {
                MainQueue.shared.async { withExtendedLifetime(object) {} }
            }
            schedule(QueuesWorkAtItsEnd(trace)).cancel()
            XCTAssertTrue(host.wait(for: 1) { trace.lines.count == 1 })
            queue(QueuesWorkAtItsEnd(trace))
            XCTAssertTrue(host.wait(for: 1) { trace.lines.count == 2 })
        }
    }

    func testATimeoutReturnsFalseExactlyAtItsLimit() {
        headless { host, client in
            MainQueue.shared.schedule(after: 7.5) {}
            XCTAssertFalse(host.wait(for: 2.25) { false })
            XCTAssertEqual(client.now, 2.25, accuracy: 1e-9)
        }
    }

    func testAWaitWithoutALimitEndsIfNothingIsScheduled() {
        headless { host, client in
            host.wait(for: 10_000) { MainQueue.shared.nextDeadline == nil }
            let start: TimeInterval = client.now
            for timeout in [TimeInterval.infinity, .greatestFiniteMagnitude] {
                XCTAssertFalse(host.wait(for: timeout) { false })
                XCTAssertEqual(client.now, start)
            }
            MainQueue.shared.advance(to: .infinity)
            XCTAssertEqual(client.now, start)
        }
    }

    func testAnEventExactlyAtTheLimitCounts() {
        headless { host, client in
            let trace = Trace()
            MainQueue.shared.schedule(after: 2.25) { trace.record("just in time") }
            XCTAssertTrue(host.wait(for: 2.25) { trace.lines.count == 1 })
            XCTAssertEqual(client.now, 2.25, accuracy: 1e-9)
        }
    }

    func testSleepingTasksSleepInVirtualTime() {
        headless { host, client in
            let trace = Trace()
            Task {
                try await Task.sleep(for: .seconds(30))
                trace.record("first")
                try await Task.sleep(nanoseconds: 500_000_000)
                trace.record("second")
            }
            XCTAssertTrue(host.wait(for: 60) { trace.lines.count == 2 })
            XCTAssertEqual(trace.names, ["first", "second"])
            // The runtime subtracts, from the duration of a sleep, the real time that has passed since the call to
            // `sleep`. That time is long if the system suspends the thread after the call.
            XCTAssertEqual(client.now, 30.5, accuracy: 0.1)
        }
    }

    func testCallsOfOtherActorsRunAndReturn() {
        headless { host, _ in
            let trace = Trace()
            Task {
                let counter = Counter()
                for _ in 0..<5 { await counter.add() }
                trace.record("\(await counter.value)")
            }
            XCTAssertTrue(host.wait(for: 1) { !trace.lines.isEmpty })
            XCTAssertEqual(trace.lines, ["0 5"])
        }
    }

    func testATaskMayWaitOnTheHostThatRunsIt() {
        headless { host, client in
            let trace = Trace()
            Task {
                MainQueue.shared.schedule(after: 3) { trace.record("inner") }
                host.wait(for: 5) { trace.lines.count == 1 }
                trace.record("outer")
            }
            XCTAssertTrue(host.wait(for: 10) { trace.lines.count == 2 })
            XCTAssertEqual(trace.lines, ["3000000 inner", "3000000 outer"])
        }
    }

    func testADrainRunsTheWorkThatItsWorkQueuesUpToALimit() {
        headless { _, _ in
            let trace = Trace()
            MainQueue.shared.async {
                trace.record("first")
                MainQueue.shared.async {
                    trace.record("third")
                    // The drain includes the jobs that the outer one left.
                    MainQueue.shared.async { trace.record("fourth") }
                    MainQueue.shared.drain()
                }
            }
            MainQueue.shared.async { trace.record("second") }
            XCTAssertEqual(MainQueue.shared.drain(), 3)
            XCTAssertEqual(trace.names, ["first", "second", "third", "fourth"])
            XCTAssertFalse(MainQueue.shared.hasJobs)
            @MainActor func run(remaining: Int) {
                if remaining > 0 { MainQueue.shared.async { run(remaining: remaining - 1) } }
            }
            run(remaining: 150)
            XCTAssertEqual(MainQueue.shared.drain(), 100)
            XCTAssertEqual(MainQueue.shared.drain(), 50)
        }
    }

    func testInRealTimeADrainBeginsNoRoundAfterAFewMilliseconds() {
        headless { _, _ in
            let queue = MainQueue()
            let trace = Trace()
            queue.async {
                trace.record("long")
                let end: TimeInterval = MainQueue.monotonicNow + 0.005
                while MainQueue.monotonicNow < end {}
                queue.async { trace.record("next") }
            }
            queue.drain()
            XCTAssertEqual(trace.names, ["long"])
            queue.drain()
            XCTAssertEqual(trace.names, ["long", "next"])
        }
    }

    func testATaskThatYieldsUntilAConditionIsTrueDoesNotStopTime() {
        headless { host, _ in
            let trace = Trace()
            Task {
                while trace.lines.isEmpty { await Task.yield() }
                trace.record("seen")
            }
            MainQueue.shared.schedule(after: 2) { trace.record("two seconds") }
            XCTAssertTrue(host.wait(for: 5) { trace.lines.count == 2 })
            XCTAssertEqual(trace.names, ["two seconds", "seen"])
        }
    }

    func testFramesAreASixtiethOfASecondApartUntilNothingAnimates() {
        headless { host, client in
            client.animatesUntil = 0.09
            host.settle()
            XCTAssertEqual(client.turnTimes.count, 7)
            for (index, time) in client.turnTimes.enumerated() {
                XCTAssertEqual(time, Double(index) / 60, accuracy: 1e-6)
            }
        }
    }

    func testFrameTimesDoNotDependOnTheStartTime() {
        let runs: Set<[TimeInterval]> = Set(
            (0..<50).map { run in
                headless { host, _ in
                    // Work that other tests left would cause additional turns.
                    host.wait(for: 10_000) { MainQueue.shared.nextDeadline == nil }
                    host.wait(for: Double(run) * 137.0137) { false }
                    let client = RecordingClient()
                    client.animatesUntil = 0.5
                    host.attach(client)
                    host.settle()
                    return client.turnTimes
                }
            })
        XCTAssertEqual(runs.count, 1)
        XCTAssertEqual(runs.first?.count, 31)
    }

    func testSettlingDoesNotRunLaterCalls() {
        headless { host, client in
            let trace = Trace()
            let call: ScheduledCall = MainQueue.shared.schedule(after: 0.3) { trace.record("later") }
            host.settle()
            XCTAssertEqual(client.now, 0)
            XCTAssertEqual(trace.lines, [])
            call.cancel()
        }
    }

    func testSettlingEndsAtItsLimitDuringAnEndlessAnimation() {
        headless { host, client in
            client.animatesUntil = .infinity
            host.settle(limit: 2)
            XCTAssertEqual(client.now, 2, accuracy: 1e-9)
        }
    }

    func testRunningEndsWhenTheClientQuits() {
        headless { host, client in
            MainQueue.shared.schedule(after: 100) { client.wantsQuit = true }
            host.run(client)
            XCTAssertEqual(client.now, 100, accuracy: 1e-9)
        }
    }

    func testRunningEndsWithoutAnyDeadline() {
        headless { host, client in
            host.run(client)
            XCTAssertFalse(client.wantsQuit)
        }
    }
}

private final class QueuesWorkAtItsEnd: Sendable {
    private let trace: Trace

    init(_ trace: Trace) { self.trace = trace }

    deinit {
        MainQueue.shared.async { [trace] in trace.record("deallocated") }
    }
}

private actor Counter {
    private(set) var value = 0
    func add() { value += 1 }
}
