import Bindings
import Foundation
import HostClock

/// Delivers results of the store's threads to callers and live queries.
enum Delivery {
    /// Finishes real work: applies updates to live queries, then calls `resume`.
    static func finish(_ work: Work, _ updates: LiveUpdates, resume: @escaping @Sendable () -> Void) {
        // Without updates, the caller can be resumed on any thread.
        guard !updates.isEmpty else { return Ledger.shared.complete(work, resume: resume) }
        Ledger.shared.finish(work) {
            apply(updates)
            resume()
        }
    }

    /// Applies updates to live queries: immediately on the main thread, otherwise as soon as the main loop runs.
    static func deliver(_ updates: LiveUpdates) {
        guard !updates.isEmpty else { return }
        if Thread.isMainThread {
            // The main actor runs on this thread.
            MainActor.assumeIsolated { apply(updates) }
        } else {
            Ledger.shared.finish(Ledger.shared.begin()) { apply(updates) }
        }
    }

    /// Applies all updates together, so that no observer reads live queries before all of them are updated.
    @MainActor
    private static func apply(_ updates: LiveUpdates) {
        guard !updates.isEmpty else { return }
        withBatchedUpdates { for query in updates.queries { query.apply(through: updates.revision) } }
    }
}
