import Foundation
import HostClock
import Synchronization

/// What connects a task with its transfers: it pauses them, lets them go on, and hears how far they are.
final class TransferControl: Sendable {
    private struct State {
        var progress = TransferProgress()
        var isPaused = false
        /// When the pause began, and how long all before it were, in seconds of the host's time.
        var pauseStart: TimeInterval = 0
        var pausedTime: TimeInterval = 0
        var isOver = false
        var ticket: Ticket?
        /// The task, where it waits to go on.
        var sleeper: CheckedContinuation<Void, Never>?
        var nextIdentifier: UInt64 = 0
        var observers: [UInt64: AsyncStream<TransferProgress>.Continuation] = [:]
    }

    private let state = Mutex(State())
    private let coordinator: TransferCoordinator

    init(coordinator: TransferCoordinator) {
        self.coordinator = coordinator
    }

    var progress: TransferProgress { state.withLock { $0.progress } }
    var isPaused: Bool { state.withLock { $0.isPaused && !$0.isOver } }
    /// How long the task was paused in all, in seconds of the host's time.
    var pausedTime: TimeInterval { state.withLock { $0.pausedTime } }
    var isOver: Bool { state.withLock { $0.isOver } }

    // MARK: From outside

    func pause() {
        let ticket: Ticket? = state.withLock { state in
            guard !state.isOver, !state.isPaused else { return nil }
            state.isPaused = true
            state.pauseStart = MainQueue.shared.now
            return state.ticket
        }
        if let ticket { coordinator.pause(ticket) }
    }

    func resume() {
        wake { state in
            guard state.isPaused else { return }
            state.isPaused = false
            state.pausedTime += MainQueue.shared.now - state.pauseStart
        }
    }

    /// Lets the task go on, so that it sees what `change` did.
    private func wake(_ change: @Sendable (inout State) -> Void) {
        let sleeper: CheckedContinuation<Void, Never>? = state.withLock { state in
            change(&state)
            defer { state.sleeper = nil }
            return state.sleeper
        }
        sleeper?.resume()
    }

    /// What moves from now on, after how far it is now.
    func updates() -> AsyncStream<TransferProgress> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let identifier: UInt64? = state.withLock { state in
                continuation.yield(state.progress)
                guard !state.isOver else { return nil }
                state.nextIdentifier += 1
                state.observers[state.nextIdentifier] = continuation
                return state.nextIdentifier
            }
            guard let identifier else { return continuation.finish() }
            continuation.onTermination = { [weak self] _ in
                self?.state.withLock { _ = $0.observers.removeValue(forKey: identifier) }
            }
        }
    }

    // MARK: From the task

    /// Returns when the task is not paused, or was cancelled.
    nonisolated(nonsending) func waitWhilePaused() async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let mustWait: Bool = state.withLock { state in
                    guard state.isPaused, !Task.isCancelled else { return false }
                    state.sleeper = continuation
                    return true
                }
                if !mustWait { continuation.resume() }
            }
        } onCancel: {
            wake { _ in }
        }
    }

    /// Notes the ticket of the transfer that begins; false if it is to wait.
    func begin(_ ticket: Ticket) -> Bool {
        state.withLock { state in
            guard !state.isPaused else { return false }
            state.ticket = ticket
            return true
        }
    }

    func report(_ progress: TransferProgress) {
        let observers: [AsyncStream<TransferProgress>.Continuation] = state.withLock { state in
            guard progress != state.progress else { return [] }
            state.progress = progress
            return Array(state.observers.values)
        }
        for observer in observers { observer.yield(progress) }
    }

    /// The task is over.
    func end() {
        let observers: [AsyncStream<TransferProgress>.Continuation] = state.withLock { state in
            state.isOver = true
            state.ticket = nil
            defer { state.observers.removeAll() }
            return Array(state.observers.values)
        }
        for observer in observers { observer.finish() }
    }
}
