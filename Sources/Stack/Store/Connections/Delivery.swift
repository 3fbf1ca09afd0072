import Bindings
import Foundation
import HostClock

/// Brings what a thread of the store found to those who wait for it.
enum Delivery {
    /// Ends work under way: live queries change first, then `resume` is called.
    static func finish(_ work: Work, _ updates: LiveUpdates, resume: @escaping @Sendable () -> Void) {
        // Without live queries to change, the caller can be resumed on any thread.
        guard !updates.isEmpty else { return Ledger.shared.complete(work, resume: resume) }
        Ledger.shared.finish(work) {
            apply(updates)
            resume()
        }
    }

    /// Changes live queries: at once on the main thread, else as soon as that comes to it.
    static func deliver(_ updates: LiveUpdates) {
        guard !updates.isEmpty else { return }
        if Thread.isMainThread {
            // The main actor's thread is this one.
            MainActor.assumeIsolated { apply(updates) }
        } else {
            Ledger.shared.finish(Ledger.shared.begin()) { apply(updates) }
        }
    }

    /// All together, so that nobody sees some of them old and some new.
    @MainActor
    private static func apply(_ updates: LiveUpdates) {
        guard !updates.isEmpty else { return }
        together { for query in updates.queries { query.apply(through: updates.revision) } }
    }
}
