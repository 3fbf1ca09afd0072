import Dispatch
import Testing

/// A trait that runs synchronous tests outside the main thread.
///
/// Animations and transactions belong to a thread. In virtual time, the jobs of all tasks run on the main thread, also
/// while a test of another module waits there with animations of its application. Without this trait, a test that
/// advances animations would advance those too.
struct OffStage: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        try await withTaskExecutorPreference(QueueExecutor()) { try await function() }
    }
}

extension Trait where Self == OffStage {
    /// A trait that runs synchronous tests outside the main thread.
    static var offStage: OffStage { OffStage() }
}

/// Runs the jobs of a task on a queue.
private final class QueueExecutor: TaskExecutor {
    private let queue = DispatchQueue(label: "off stage")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
