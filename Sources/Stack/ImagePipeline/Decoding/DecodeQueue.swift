import Dispatch
import Foundation
import HostClock
import Synchronization

/// Decodes pictures on threads of its own, the most wanted first.
///
/// Each decoding is noted in the ledger, so that virtual time stands still meanwhile.
final class DecodeQueue: Sendable {
    /// A decoding that waits or runs.
    final class Token: Sendable {
        fileprivate let cancelled = Atomic(false)

        /// Whether nobody wants what comes of it.
        var isCancelled: Bool { cancelled.load(ordering: .relaxed) }
    }

    private struct Job {
        var token: Token
        var priority: ImageRequest.Priority
        var work: Work
        var body: Body
    }

    /// Runs on a thread, and returns what runs on the main actor.
    typealias Body = @Sendable (Token) -> @MainActor @Sendable () -> Void

    private struct State {
        var waiting: [Job] = []
        var running = 0
    }

    private let state = Mutex(State())
    private let width: Int
    private let threads = DispatchQueue(label: "image decoding", qos: .userInitiated, attributes: .concurrent)

    /// - Parameter width: how many pictures are decoded at once.
    init(width: Int) {
        self.width = width
    }

    /// Runs `body` on a thread, and what it returns on the main actor.
    func add(priority: ImageRequest.Priority, _ body: @escaping Body) -> Token {
        let work: Work = Ledger.shared.begin()
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

    /// Takes a decoding out of the queue, or tells it that nobody wants it if it has begun.
    func cancel(_ token: Token) {
        token.cancelled.store(true, ordering: .relaxed)
        let work: Work? = state.withLock { state in
            state.waiting.firstIndex { $0.token === token }.map { state.waiting.remove(at: $0).work }
        }
        if let work { Ledger.shared.finish(work) }
    }

    /// Moves a decoding that has not begun forward or back.
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

    /// The most wanted that waits, and of several the oldest.
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
