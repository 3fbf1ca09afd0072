// This file alone uses experimental API of the toolchain. Without it, synchronous tests on a plain run loop would still
// work, but Swift Testing and asynchronous `main` functions would not.
@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency
import CRuntimeHooks
import Foundation
import ProgramDiagnostics

/// Runs the main actor's jobs on `MainQueue`, so that the host's loop runs them instead of the runtime's own loop.
final class HostMainExecutor: MainExecutor, SchedulingExecutor {
    var isMainExecutor: Bool { true }

    func run() throws {
        while true {
            _ = RunLoop.main.run(mode: .default, before: .distantFuture)
            // The runtime runs the main executor on the main thread.
            MainActor.assumeIsolated { _ = MainQueue.shared.drain() }
        }
    }

    func stop() {}

    func enqueue(_ job: consuming ExecutorJob) {
        MainQueue.shared.push(.task(UnownedJob(job)))
    }

    func checkIsolated() {
        stopProgram(unless: Thread.isMainThread, "This must run on the main thread.")
    }

    func enqueue<C: Clock>(
        _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) {
        enqueueOnHostClock(job, after: delay, tolerance: tolerance, clock: clock)
    }
}

/// Runs all other jobs: on the runtime's threads in real time, on the main thread in virtual time.
final class HostDefaultExecutor: TaskExecutor, SchedulingExecutor {
    var isMainExecutor: Bool { false }

    func enqueue(_ job: consuming ExecutorJob) {
        if MainQueue.shared.isVirtual {
            MainQueue.shared.push(.task(UnownedJob(job)))
        } else {
            PlatformExecutorFactory.defaultExecutor.enqueue(job)
        }
    }

    func enqueue<C: Clock>(
        _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) {
        enqueueOnHostClock(job, after: delay, tolerance: tolerance, clock: clock)
    }
}

/// Delays `job` by virtual time if time is virtual; otherwise by the runtime's timers.
///
/// Delays of `SuspendingClock` are always real. Swift Testing measures time limits with it: the virtual hours of one
/// test must not exceed the limits of tests that run at the same time.
private func enqueueOnHostClock<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
) {
    if MainQueue.shared.isVirtual, !(clock is SuspendingClock), let delay = delay as? Duration {
        let seconds: TimeInterval =
            TimeInterval(delay.components.seconds) + TimeInterval(delay.components.attoseconds) * 1e-18
        // The runtime has already subtracted the real time since the call to `sleep`, a few microseconds. Rounding up
        // to whole milliseconds removes this difference. If the system suspends the thread after the call, the delay is
        // shorter.
        MainQueue.shared.push(.task(UnownedJob(job)), after: (seconds * 1_000 - 1e-6).rounded(.up) / 1_000)
    } else if let real = PlatformExecutorFactory.defaultExecutor as? any SchedulingExecutor {
        real.enqueue(job, after: delay, tolerance: tolerance, clock: clock)
    } else {
        PlatformExecutorFactory.defaultExecutor.enqueue(job)
    }
}

struct HostExecutorFactory: ExecutorFactory {
    static let mainExecutor: any MainExecutor = HostMainExecutor()
    static let defaultExecutor: any TaskExecutor = HostDefaultExecutor()
}

/// Called by CRuntimeHooks before `main`.
@_cdecl("engawa_install_executors")
public func installHostExecutors() {
    _createExecutors(factory: HostExecutorFactory.self)
}
