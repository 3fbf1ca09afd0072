import Foundation
import HostClock
import Synchronization

/// Who waits for which transfer. Equal GETs share one; a transfer that nobody waits for any more is called off.
///
/// Every ticket is settled exactly once: whoever takes its waiter out of the state, under the lock, resumes it.
final class FlightBoard: Sendable {
    typealias Continuation = CheckedContinuation<Result<HTTPResponse, TransferFailure>, Never>

    struct Waiter {
        var continuation: Continuation
        var flight: UInt64
        /// The call that ends the wait; nil if nothing limits it.
        var deadline: ScheduledCall?
        /// Whether a byte that moves puts the deadline off; by as many seconds.
        var extends: TimeInterval?
        /// When it stops waiting at the latest.
        var limit: TimeInterval
    }

    struct Record {
        var flight: Flight
        var tickets: [UInt64]
        /// Which changes it knows of at least.
        var changeCount: UInt64
        /// Which changes of the cookies were made before it began.
        var cookieCount: UInt64
    }

    struct State {
        let changes: ChangeCount
        let cookies: CookieJar?
        var cookieCount: UInt64 { cookies?.changeCount.current ?? 0 }
        var nextIdentifier: UInt64 = 0
        var flights: [UInt64: Record] = [:]
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

    /// How many transfers are under way.
    var transferCount: Int { state.withLock { $0.flights.count } }

    /// How many callers wait.
    var waiterCount: Int { state.withLock { $0.waiters.count } }

    /// Ends the thread of the transfers. Nobody may wait any more.
    func close() {
        loop.stop()
    }

    /// Calls `body` on the thread of the transfers once everything asked of it so far is done.
    func whenQuiet(_ body: @escaping @Sendable () -> Void) {
        loop.post(.barrier(body))
    }

    // MARK: Waiting

    /// Starts a transfer for `request`, or joins one, and resumes `continuation` when it is over.
    func board(_ request: HTTPRequest, ticket: Ticket, options: TransferOptions, continuation: Continuation) {
        enum Outcome {
            case cancelled, paused
            case waiting(new: Flight?)
        }
        let outcome: Outcome = state.withLock { state in
            guard !ticket.isCancelled.load(ordering: .sequentiallyConsistent) else { return .cancelled }
            guard !ticket.isPaused.load(ordering: .sequentiallyConsistent) else { return .paused }
            let identifier: UInt64
            var new: Flight?
            if options.isShareable, request.method.isSafe, let known = state.joinable(request) {
                identifier = known
                state.flights[known]?.flight.add(options)
            } else {
                let flight: Flight = state.addFlight(request, options) { [self] in land($0, $1) }
                identifier = flight.identifier
                new = flight
            }
            let key: UInt64 = ticket.identifier
            let now: TimeInterval = MainQueue.shared.now
            let timeout: TimeInterval = min(options.timeout, options.limit - now)
            state.flights[identifier]?.tickets.append(key)
            state.waiters[key] = Waiter(
                continuation: continuation, flight: identifier,
                deadline: setDeadline(at: now + timeout, of: key, timeout: timeout),
                extends: options.timeoutRestarts ? options.timeout : nil, limit: options.limit)
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
            NetworkActivity.shared.change(by: 1)
            loop.post(.start(new))
        }
    }

    /// The task that holds `ticket` was cancelled.
    func cancel(_ ticket: Ticket) {
        // Set before the lock is taken: either `board` sees it, or the waiter is there to be found.
        ticket.isCancelled.store(true, ordering: .sequentiallyConsistent)
        leave(ticket, with: .cancelled)
    }

    /// Whoever holds `ticket` wants to pause. Its waiter is resumed with what came so far, if nobody else waits for it;
    /// but what must not happen twice goes on to its end.
    func pause(_ ticket: Ticket) {
        ticket.isPaused.store(true, ordering: .sequentiallyConsistent)
        let key: UInt64 = ticket.identifier
        let handover: Work = Ledger.shared.begin()
        loop.post(
            .visit { [self] driver in
                guard let (waiter, partial) = withdraw(key, from: driver) else { return Ledger.shared.finish(handover) }
                waiter.deadline?.cancel()
                Ledger.shared.complete(handover) { waiter.continuation.resume(returning: .failure(.paused(partial))) }
            })
    }

    /// Takes out a waiter, with what came so far. Called on the thread of the transfers.
    private func withdraw(_ key: UInt64, from driver: TransferDriver) -> (Waiter, PartialBody?)? {
        let (waiter, empty): (Waiter?, Flight?) = state.withLock { state in
            guard let flight = state.waiters[key]?.flight, driver.mayStop(flight) else { return (nil, nil) }
            return state.takeWaiter(key)
        }
        guard let waiter else { return nil }
        guard let empty else { return (waiter, nil) }
        empty.endActivity()
        let partial: PartialBody? = driver.withdraw(empty.identifier)
        Ledger.shared.finish(empty.work)
        return (waiter, partial)
    }

    private func leave(_ ticket: Ticket, with failure: TransferFailure) {
        leave(ticket.identifier, with: failure)
    }

    private func leave(_ key: UInt64, with failure: TransferFailure) {
        let (waiter, empty): (Waiter?, Flight?) = state.withLock { $0.takeWaiter(key) }
        guard let waiter else { return }
        waiter.deadline?.cancel()
        waiter.continuation.resume(returning: .failure(failure))
        guard let empty else { return }
        loop.post(.cancel(empty.identifier))
        empty.endActivity()
        Ledger.shared.finish(empty.work)
    }

    // MARK: Deadlines

    /// Schedules the end of the wait of `key` at `time`, in seconds of the host's time; nil if there is none.
    private func setDeadline(at time: TimeInterval, of key: UInt64, timeout: TimeInterval) -> ScheduledCall? {
        guard time < .infinity else { return nil }
        return MainQueue.shared.setDeadline(at: time) { [self] in expire(key, timeout: timeout) }
    }

    /// Called when the deadline of `key` has come.
    private func expire(_ key: UInt64, timeout: TimeInterval) {
        let isExtended: Bool = state.withLock { state in
            guard let later = state.laterDeadline(of: key) else { return false }
            state.waiters[key]?.deadline = setDeadline(at: later, of: key, timeout: timeout)
            return true
        }
        if !isExtended { leave(key, with: .timedOut(timeout)) }
    }

    // MARK: Landing

    private func land(_ flight: Flight, _ result: Result<HTTPResponse, TransferFailure>) {
        // In virtual time equal requests can join until all work is idle, so that which ones join does not depend on
        // the scheduling of threads.
        Ledger.shared.complete(flight.work) { [self] in settle(flight, result) }
    }

    private func settle(_ flight: Flight, _ result: Result<HTTPResponse, TransferFailure>) {
        let waiters: [Waiter]? = state.withLock { state in
            guard let record = state.removeFlight(flight.identifier) else { return nil }
            return record.tickets.compactMap { state.waiters.removeValue(forKey: $0) }
        }
        guard let waiters else { return }
        flight.endActivity()
        for waiter in waiters {
            waiter.deadline?.cancel()
            waiter.continuation.resume(returning: result)
        }
    }
}

extension FlightBoard.State {
    fileprivate mutating func addFlight(
        _ request: HTTPRequest, _ options: TransferOptions, land: @escaping Flight.Landing
    ) -> Flight {
        nextIdentifier += 1
        let flight = Flight(identifier: nextIdentifier, request: request, options: options, land: land)
        flights[nextIdentifier] = FlightBoard.Record(
            flight: flight, tickets: [], changeCount: changes.current, cookieCount: cookieCount)
        if options.isShareable, request.method.isSafe { shared[request] = nextIdentifier }
        return flight
    }

    /// The transfer under way of an equal request. Who asks after a change wants to know of it, so what was asked for
    /// before is joined no more. Neither is what was asked for with other cookies, which may be another person's.
    fileprivate func joinable(_ request: HTTPRequest) -> UInt64? {
        guard let known = shared[request], let record = flights[known], record.changeCount == changes.current,
            record.cookieCount == cookieCount
        else { return nil }
        return known
    }

    /// Takes a waiter out, and its flight too if nobody else waits for that.
    fileprivate mutating func takeWaiter(_ key: UInt64) -> (FlightBoard.Waiter?, Flight?) {
        guard let waiter = waiters.removeValue(forKey: key) else { return (nil, nil) }
        flights[waiter.flight]?.tickets.removeAll { $0 == key }
        guard flights[waiter.flight]?.tickets.isEmpty == true else { return (waiter, nil) }
        let flight: Flight? = removeFlight(waiter.flight)?.flight
        flight?.isCalledOff.store(true, ordering: .sequentiallyConsistent)
        return (waiter, flight)
    }

    /// When the time of a waiter is over because of bytes that moved meanwhile; nil if it is over now.
    fileprivate func laterDeadline(of key: UInt64) -> TimeInterval? {
        guard let waiter = waiters[key], let extends = waiter.extends, let flight = flights[waiter.flight]?.flight
        else { return nil }
        let lastMove: TimeInterval = flight.isHeld ? MainQueue.shared.now : flight.lastMoveTime
        let later: TimeInterval = min(lastMove + extends, waiter.limit)
        return later > MainQueue.shared.now ? later : nil
    }

    fileprivate mutating func removeFlight(_ identifier: UInt64) -> FlightBoard.Record? {
        guard let record = flights.removeValue(forKey: identifier) else { return nil }
        if !record.flight.request.method.isSafe {
            changes.increase()
        } else if shared[record.flight.request] == identifier {
            shared[record.flight.request] = nil
        }
        return record
    }
}
