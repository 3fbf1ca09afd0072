import Foundation
import HostClock
import Synchronization

/// The transfers of a client that are in progress, and the callers that wait for them.
///
/// Equal requests with the method GET or HEAD share one transfer. A transfer that no caller waits for is canceled.
///
/// Each caller is resumed exactly once, by the thread that removes its waiter from the state under the lock.
final class TransferCoordinator: Sendable {
    typealias Continuation = CheckedContinuation<Result<HTTPResponse, TransferFailure>, Never>

    struct Waiter {
        var continuation: Continuation
        var transfer: UInt64
        /// Whether the caller's request can be sent again after a pause without harm.
        var isRepeatable: Bool
        /// The scheduled call that ends the wait; nil if the wait has no time limit, or if it ran while receiving was
        /// paused.
        var deadline: ScheduledCall?
        /// The duration of the wait until its first deadline, in seconds.
        var timeout: TimeInterval
        /// The seconds from the last progress to the deadline; nil if progress does not extend the deadline.
        var progressTimeout: TimeInterval?
        /// The latest time at which the wait ends, in seconds of the host's time. Pauses of receiving extend it.
        var limit: TimeInterval
    }

    struct Entry {
        var transfer: Transfer
        var tickets: [UInt64]
        /// The value of `State.changes` when the transfer started.
        var changeCount: UInt64
        /// The value of `State.cookieCount` when the transfer started.
        var cookieCount: UInt64
    }

    struct State {
        let changes: ChangeCount
        let cookies: CookieJar?
        var cookieCount: UInt64 { cookies?.changeCount ?? 0 }
        var nextIdentifier: UInt64 = 0
        var transfers: [UInt64: Entry] = [:]
        /// The transfers that equal requests can join.
        var shared: [HTTPRequest: UInt64] = [:]
        var waiters: [UInt64: Waiter] = [:]
    }

    private let state: Mutex<State>
    private let loop: TransferLoop
    let settings: TransferSettings

    init(settings: TransferSettings) {
        self.settings = settings
        state = Mutex(State(changes: settings.changes, cookies: settings.cookies))
        loop = TransferLoop(settings: settings)
    }

    /// The number of transfers in progress.
    var transferCount: Int { state.withLock { $0.transfers.count } }

    /// The number of waiting callers.
    var waiterCount: Int { state.withLock { $0.waiters.count } }

    /// Ends the transfer thread. Must not be called while a caller waits.
    func close() {
        loop.stop()
    }

    /// Calls `body` on the transfer thread after the commands that were posted before.
    func afterPendingCommands(_ body: @escaping @Sendable () -> Void) {
        loop.post(.barrier(body))
    }

    // MARK: Submitting

    /// Starts a transfer for `request`, or joins one in progress, and resumes `continuation` when it completes.
    func submit(_ request: HTTPRequest, ticket: Ticket, options: TransferOptions, continuation: Continuation) {
        enum Outcome {
            case cancelled, paused
            /// The caller waits. If no transfer could be shared, `new` is the new transfer.
            case waiting(new: Transfer?)
        }
        let outcome: Outcome = state.withLock { state in
            guard !ticket.isCancelled.load(ordering: .sequentiallyConsistent) else { return .cancelled }
            guard !ticket.isPaused.load(ordering: .sequentiallyConsistent) else { return .paused }
            let identifier: UInt64
            var new: Transfer?
            if options.isShareable, request.method.isSafe, let known = state.joinable(request) {
                identifier = known
                state.transfers[known]?.transfer.addObservers(options)
            } else {
                let transfer: Transfer = state.addTransfer(
                    request, options, onResume: { [self] in restartDeadlines(of: $0) },
                    completion: { [self] in complete($0, $1) })
                identifier = transfer.identifier
                new = transfer
            }
            let key = ticket.identifier
            let now = MainQueue.shared.now
            let timeout: TimeInterval = min(options.timeout, options.limit - now)
            state.transfers[identifier]?.tickets.append(key)
            state.waiters[key] = Waiter(
                continuation: continuation, transfer: identifier, isRepeatable: options.isRepeatable,
                deadline: setDeadline(at: now + timeout, for: key), timeout: timeout,
                progressTimeout: options.timeoutRestarts ? options.timeout : nil, limit: options.limit)
            return .waiting(new: new)
        }
        switch outcome {
        case .cancelled:
            let failure = TransferFailure(
                kind: .cancelled, details: "\(Secrets.removed(from: request.url)): not started")
            continuation.resume(returning: .failure(failure))
        case .paused: continuation.resume(returning: .failure(.paused(options.partial)))
        case .waiting(let new):
            guard let new else { return }
            new.beginActivity()
            loop.post(.start(new))
        }
    }

    /// Resumes the caller that has `ticket`, with a cancellation error.
    func cancel(_ ticket: Ticket) {
        // The flag is set before the lock is taken: either `submit` reads the flag, or the waiter already exists.
        ticket.isCancelled.store(true, ordering: .sequentiallyConsistent)
        removeWaiter(ticket.identifier, failingWith: .cancelled)
    }

    /// Pauses the wait of the caller with `ticket`.
    ///
    /// The caller is resumed with the bytes received so far, unless other callers wait for the same transfer. A request
    /// that must not be sent twice is not interrupted once all of it has been sent.
    func pause(_ ticket: Ticket) {
        ticket.isPaused.store(true, ordering: .sequentiallyConsistent)
        let key = ticket.identifier
        let handover = Ledger.shared.begin()
        loop.post(
            .perform { [self] driver in
                guard let driver, let (waiter, partial) = removeWaiter(key, interrupting: driver) else {
                    return Ledger.shared.finish(handover)
                }
                waiter.deadline?.cancel()
                Ledger.shared.complete(handover) { waiter.continuation.resume(returning: .failure(.paused(partial))) }
            })
    }

    /// Removes a waiter and returns it with the bytes received so far; nil if no such caller waits or its request must
    /// not be interrupted. Called on the transfer thread.
    private func removeWaiter(_ key: UInt64, interrupting driver: TransferDriver) -> (Waiter, PartialBody?)? {
        let (waiter, abandoned): (Waiter?, Transfer?) = state.withLock { state in
            guard let waiter = state.waiters[key],
                driver.canInterrupt(waiter.transfer, isRepeatable: waiter.isRepeatable)
            else { return (nil, nil) }
            return state.removeWaiter(key)
        }
        guard let waiter else { return nil }
        guard let abandoned else { return (waiter, nil) }
        abandoned.endActivity(.cancelled)
        let partial = driver.interrupt(abandoned.identifier)
        Ledger.shared.finish(abandoned.work)
        return (waiter, partial)
    }

    /// Removes a waiter, resumes it with `failure`, and cancels its transfer if no other caller waits.
    private func removeWaiter(_ key: UInt64, failingWith failure: TransferFailure) {
        let (waiter, abandoned): (Waiter?, Transfer?) = state.withLock { $0.removeWaiter(key) }
        guard let waiter else { return }
        waiter.deadline?.cancel()
        waiter.continuation.resume(returning: .failure(failure))
        guard let abandoned else { return }
        loop.post(.cancel(abandoned.identifier))
        abandoned.endActivity(failure.kind == .cancelled ? .cancelled : .failure)
        Ledger.shared.finish(abandoned.work)
    }

    // MARK: Deadlines

    /// Schedules the call that ends the wait of the caller `key` at `time`, in seconds of the host's time; returns nil
    /// if `time` is infinite.
    private func setDeadline(at time: TimeInterval, for key: UInt64) -> ScheduledCall? {
        guard time < .infinity else { return nil }
        return MainQueue.shared.setDeadline(at: time) { [self] in expire(key) }
    }

    /// Ends the wait of the caller `key`, or sets its deadline again if there was progress or receiving is paused.
    private func expire(_ key: UInt64) {
        let timeout: TimeInterval? = state.withLock { state in
            guard let later = state.extendedDeadline(of: key) else { return state.waiters[key]?.timeout }
            state.waiters[key]?.deadline = setDeadline(at: later, for: key)
            return nil
        }
        if let timeout { removeWaiter(key, failingWith: .timedOut(timeout)) }
    }

    /// Sets the deadlines that passed while receiving was paused again.
    private func restartDeadlines(of transfer: Transfer) {
        state.withLock { state in
            for key in state.transfers[transfer.identifier]?.tickets ?? [] {
                guard let waiter = state.waiters[key], waiter.deadline == nil, waiter.progressTimeout != nil else {
                    continue
                }
                let time: TimeInterval = state.extendedDeadline(of: key) ?? MainQueue.shared.now
                state.waiters[key]?.deadline = setDeadline(at: time, for: key)
            }
        }
    }

    // MARK: Completion

    private func complete(_ transfer: Transfer, _ result: Result<HTTPResponse, TransferFailure>) {
        // In virtual time, equal requests can join the transfer until all work is idle. Therefore, the scheduling of
        // threads does not affect which requests join.
        Ledger.shared.complete(transfer.work) { [self] in resumeWaiters(of: transfer, with: result) }
    }

    private func resumeWaiters(of transfer: Transfer, with result: Result<HTTPResponse, TransferFailure>) {
        let waiters: [Waiter]? = state.withLock { state in
            guard let entry = state.removeTransfer(transfer.identifier) else { return nil }
            return entry.tickets.compactMap { state.waiters.removeValue(forKey: $0) }
        }
        guard let waiters else { return }
        transfer.endActivity(TransferJournal.Outcome(result))
        for waiter in waiters {
            waiter.deadline?.cancel()
            waiter.continuation.resume(returning: result)
        }
    }
}

extension TransferCoordinator.State {
    fileprivate mutating func addTransfer(
        _ request: HTTPRequest, _ options: TransferOptions, onResume: @escaping @Sendable (Transfer) -> Void,
        completion: @escaping Transfer.Completion
    ) -> Transfer {
        nextIdentifier += 1
        let transfer = Transfer(
            identifier: nextIdentifier, request: request, options: options, onResume: onResume, completion: completion)
        transfers[nextIdentifier] = TransferCoordinator.Entry(
            transfer: transfer, tickets: [], changeCount: changes.current, cookieCount: cookieCount)
        if options.isShareable, request.method.isSafe { shared[request] = nextIdentifier }
        return transfer
    }

    /// Returns the transfer of an equal request in progress.
    ///
    /// Transfers that started before the last change are not joined, because their response may not contain the
    /// change. Transfers that started with other cookies are not joined, because their response may be for another
    /// user.
    fileprivate func joinable(_ request: HTTPRequest) -> UInt64? {
        guard let known = shared[request], let entry = transfers[known], entry.changeCount == changes.current,
            entry.cookieCount == cookieCount
        else { return nil }
        return known
    }

    /// Removes a waiter, and its transfer too if no other caller waits for it.
    fileprivate mutating func removeWaiter(_ key: UInt64) -> (TransferCoordinator.Waiter?, Transfer?) {
        guard let waiter = waiters.removeValue(forKey: key) else { return (nil, nil) }
        transfers[waiter.transfer]?.tickets.removeAll { $0 == key }
        guard transfers[waiter.transfer]?.tickets.isEmpty == true else { return (waiter, nil) }
        let transfer = removeTransfer(waiter.transfer)?.transfer
        transfer?.isCancelled.store(true, ordering: .sequentiallyConsistent)
        return (waiter, transfer)
    }

    /// Returns a later deadline for a waiter whose transfer has made progress since its deadline was set, infinity while
    /// receiving is paused, or nil if the waiter has timed out.
    fileprivate func extendedDeadline(of key: UInt64) -> TimeInterval? {
        guard let waiter = waiters[key], let progressTimeout = waiter.progressTimeout,
            let transfer = transfers[waiter.transfer]?.transfer
        else { return nil }
        guard !transfer.isReceivingPaused else { return .infinity }
        let later: TimeInterval = min(
            transfer.lastProgressTime + progressTimeout, waiter.limit + transfer.pausedTime)
        return later > MainQueue.shared.now ? later : nil
    }

    fileprivate mutating func removeTransfer(_ identifier: UInt64) -> TransferCoordinator.Entry? {
        guard let entry = transfers.removeValue(forKey: identifier) else { return nil }
        if !entry.transfer.request.method.isSafe {
            changes.increase()
        } else if shared[entry.transfer.request] == identifier {
            shared[entry.transfer.request] = nil
        }
        return entry
    }
}

extension TransferJournal.Outcome {
    fileprivate init(_ result: Result<HTTPResponse, TransferFailure>) {
        switch result {
        case .success(let response): self = .response(status: response.status)
        case .failure(let failure): self = failure.kind == .cancelled ? .cancelled : .failure
        }
    }
}
