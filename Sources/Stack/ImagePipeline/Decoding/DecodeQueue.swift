import Dispatch
import Foundation
import HostClock
import Synchronization

/// Decodes pictures on background threads, in order of priority.
///
/// Each decoding operation is registered in the ledger, so that virtual time stands still while the operation waits or
/// runs.
final class DecodeQueue: Sendable {
    /// Identifies a decoding that waits or runs.
    final class Token: Sendable {
        fileprivate let cancelled = Atomic(false)

        /// Whether the result is no longer needed.
        var isCancelled: Bool { cancelled.load(ordering: .relaxed) }
    }

    private struct Job {
        var token: Token
        var priority: ImageRequest.Priority
        var work: Work
        var body: Body
    }

    /// A closure that runs on a background thread and returns a closure to run on the main actor.
    typealias Body = @Sendable (Token) -> @MainActor @Sendable () -> Void

    private struct State {
        var waiting: [Job] = []
        var running = 0
    }

    private let state = Mutex(State())
    private let width: Int
    private let threads = DispatchQueue(label: "image decoding", qos: .userInitiated, attributes: .concurrent)

    /// - Parameter width: The number of pictures that are decoded at the same time.
    init(width: Int) {
        self.width = width
    }

    /// Runs `body` on a background thread, and the closure that it returns on the main actor.
    func add(priority: ImageRequest.Priority, _ body: @escaping Body) -> Token {
        let work = Ledger.shared.begin()
        let token = Token()
        let starts: Bool = state.withLock { state in
            state.waiting.append(Job(token: token, priority: priority, work: work, body: body))
            guard state.running < width else { return false }
            state.running += 1
            return true
        }
        if starts { threads.async { self.run() } }
        return token
    }

    /// Removes a decoding from the queue, or marks it as canceled if it has started.
    func cancel(_ token: Token) {
        token.cancelled.store(true, ordering: .relaxed)
        let work: Work? = state.withLock { state in
            state.waiting.firstIndex { $0.token === token }.map { state.waiting.remove(at: $0).work }
        }
        if let work { Ledger.shared.finish(work) }
    }

    /// Changes the priority of a decoding that has not started.
    func setPriority(_ priority: ImageRequest.Priority, of token: Token) {
        state.withLock { state in
            guard let index = state.waiting.firstIndex(where: { $0.token === token }) else { return }
            state.waiting[index].priority = priority
        }
    }

    private func run() {
        while let job = next() {
            let deliver: @MainActor @Sendable () -> Void = job.body(job.token)
            Ledger.shared.finish(job.work, deliver: deliver)
        }
    }

    /// Removes and returns the waiting job with the highest priority. If several jobs have this priority, returns the
    /// oldest of them.
    private func next() -> Job? {
        state.withLock { state in
            var best: Int?
            for (index, job) in state.waiting.enumerated()
            where best.map({ state.waiting[$0].priority < job.priority }) ?? true {
                best = index
            }
            guard let best else {
                state.running -= 1
                return nil
            }
            return state.waiting.remove(at: best)
        }
    }
}
