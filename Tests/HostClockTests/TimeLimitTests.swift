import Expectations
import Foundation
import HostClock
import HostHeadless
import TestStage
import Testing

/// Time limits of Swift Testing in a process whose time is virtual.
///
/// The tests wait until no other test uses the application. Otherwise, an hour would pass in the middle of an
/// animation.
@Suite(.onStage) struct TimeLimitTests {
    @MainActor @Test(.timeLimit(.minutes(20))) func `a time limit measures real time`() async {
        // Swift Testing starts the test together with a task that sleeps for the time limit. Yielding lets that task
        // begin its sleep.
        for _ in 0..<100 { await Task.yield() }
        headless { host, _ in
            var isDone = false
            MainQueue.shared.schedule(after: 3_600) { isDone = true }
            expect(host.wait(for: 4_000) { isDone })
        }
    }

    @MainActor @Test func `a sleep on the suspending clock takes real time`() async throws {
        headless { _, _ in }
        let began = SuspendingClock.now
        try await SuspendingClock().sleep(for: .milliseconds(20))
        expect(SuspendingClock.now - began, isAtLeast: .milliseconds(20))
    }
}
