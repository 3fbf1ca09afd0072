import HostClock

extension MainQueue {
    /// Runs the ready jobs and those that they add, until no job is ready.
    @MainActor
    package func drainCompletely() {
        while hasJobs { drain() }
    }
}
