import Foundation
import HostClock
import Synchronization

/// Controls the transfers of a request task: pauses and resumes them, and receives their progress.
final class TransferControl: Sendable {
    private struct State {
        var progress = TransferProgress()
        var isPaused = false
        /// The start of the current pause, in seconds of the host's time.
        var pauseStart: TimeInterval = 0
        /// The duration of all earlier pauses, in seconds of the host's time.
        var pausedTime: TimeInterval = 0
        var isFinished = false
        var ticket: Ticket?
        /// The continuation of the task while it waits for `resume()`; otherwise nil.
        var waiter: CheckedContinuation<Void, Never>?
        var nextIdentifier: UInt64 = 0
        var observers: [UInt64: AsyncStream<TransferProgress>.Continuation] = [:]
    }

    private let state = Mutex(State())
    private let coordinator: TransferCoordinator

    init(coordinator: TransferCoordinator) {
        self.coordinator = coordinator
    }

    var progress: TransferProgress { state.withLock { $0.progress } }
    var isPaused: Bool { state.withLock { $0.isPaused && !$0.isFinished } }
    /// The duration of all pauses that have ended, in seconds of the host's time.
    var pausedTime: TimeInterval { state.withLock { $0.pausedTime } }
    var isFinished: Bool { state.withLock { $0.isFinished } }

    // MARK: Called by the owner

    func pause() {
        let ticket: Ticket? = state.withLock { state in
            guard !state.isFinished, !state.isPaused else { return nil }
            state.isPaused = true
            state.pauseStart = MainQueue.shared.now
            return state.ticket
        }
        if let ticket { coordinator.pause(ticket) }
    }

    func resume() {
        resumeTask { state in
            guard state.isPaused else { return }
            state.isPaused = false
            state.pausedTime += MainQueue.shared.now - state.pauseStart
        }
    }

    /// Changes the state and resumes the task if it waits.
    private func resumeTask(_ change: @Sendable (inout State) -> Void) {
        let waiter: CheckedContinuation<Void, Never>? = state.withLock { state in
            change(&state)
            defer { state.waiter = nil }
            return state.waiter
        }
        waiter?.resume()
    }

    /// Returns the current progress and its changes.
    func updates() -> AsyncStream<TransferProgress> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let identifier: UInt64? = state.withLock { state in
                continuation.yield(state.progress)
                guard !state.isFinished else { return nil }
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

    // MARK: Called by the task

    /// Waits until the task is resumed or canceled. Returns immediately if the task is not paused.
    nonisolated(nonsending) func waitWhilePaused() async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let mustWait: Bool = state.withLock { state in
                    guard state.isPaused, !Task.isCancelled else { return false }
                    state.waiter = continuation
                    return true
                }
                if !mustWait { continuation.resume() }
            }
        } onCancel: {
            resumeTask { _ in }
        }
    }

    /// Stores the ticket of a transfer that is about to start. Returns false if the task is paused.
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

    /// Called when the task ends.
    func end() {
        let observers: [AsyncStream<TransferProgress>.Continuation] = state.withLock { state in
            state.isFinished = true
            state.ticket = nil
            defer { state.observers.removeAll() }
            return Array(state.observers.values)
        }
        for observer in observers { observer.finish() }
    }
}
