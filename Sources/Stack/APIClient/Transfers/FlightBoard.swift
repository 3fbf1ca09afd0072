import Foundation
import HostClock
import Synchronization

/// Who waits for which transfer. Equal GETs share one; a transfer that nobody waits for any more is called off.
///
/// Every ticket is settled exactly once: whoever takes its waiter out of the state, under the lock, resumes it.
final class FlightBoard: Sendable {
    typealias Continuation = CheckedContinuation<HTTPResponse, any Error>

    struct Waiter {
        var continuation: Continuation
        var flight: UInt64
        var deadline: Deadline
    }

    /// When a waiter stops waiting. In virtual time the main queue calls; in real time the thread of the transfers
    /// watches, which costs no timer of the system's.
    enum Deadline {
        case call(ScheduledCall)
        case time(TimeInterval, timeout: TimeInterval)

        func cancel() {
            if case .call(let call) = self { call.cancel() }
        }
    }

    struct Record {
        var flight: Flight
        var tickets: [UInt64]
    }

    struct State {
        var nextIdentifier: UInt64 = 0
        var flights: [UInt64: Record] = [:]
        var shared: [HTTPRequest: UInt64] = [:]
        var waiters: [UInt64: Waiter] = [:]
        /// No deadline in real time comes before this.
        var earliestDeadline: TimeInterval = .infinity
    }

    private let state: Mutex<State>
    private let loop: TransferLoop

    init() {
        let watch = Watch()
        state = Mutex(State())
        loop = TransferLoop { watch.board?.endWhatIsDue() }
        watch.set(self)
    }

    /// Lets the loop ask the board without keeping it.
    private final class Watch: Sendable {
        private struct Link: Sendable { weak var board: FlightBoard? }
        private let link = Mutex(Link())
        var board: FlightBoard? { link.withLock { $0.board } }
        func set(_ board: FlightBoard) { link.withLock { $0.board = board } }
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
    ///
    /// - Parameter timeout: in seconds of the host's time.
    func board(
        _ request: HTTPRequest, ticket: Ticket, timeout: TimeInterval, responseLimit: Int, continuation: Continuation
    ) {
        enum Outcome {
            case cancelled, joined, joinedForLess
            case started(Flight)
        }
        let outcome: Outcome = state.withLock { state in
            guard !ticket.isCancelled.load(ordering: .sequentiallyConsistent) else { return .cancelled }
            var outcome: Outcome = .joined
            let identifier: UInt64
            if request.method.isSafe, let known = state.shared[request] {
                identifier = known
            } else {
                let flight: Flight = state.addFlight(request, responseLimit: responseLimit) { [self] in land($0, $1) }
                identifier = flight.identifier
                outcome = .started(flight)
            }
            let deadline: Deadline = deadline(after: timeout, of: ticket)
            if case .time(let time, _) = deadline, time < state.earliestDeadline {
                state.earliestDeadline = time
                if case .joined = outcome { outcome = .joinedForLess }
            }
            let key: UInt64 = ticket.identifier
            state.flights[identifier]?.tickets.append(key)
            state.waiters[key] = Waiter(continuation: continuation, flight: identifier, deadline: deadline)
            return outcome
        }
        switch outcome {
        case .cancelled:
            continuation.resume(throwing: TransferFailure(kind: .cancelled, details: "\(request.url): not started"))
        case .joined: break
        case .joinedForLess: loop.wake()
        case .started(let flight):
            NetworkActivity.shared.change(by: 1)
            loop.post(.start(flight))
        }
    }

    /// The task that holds `ticket` was cancelled.
    func cancel(_ ticket: Ticket) {
        // Set before the lock is taken: either `board` sees it, or the waiter is there to be found.
        ticket.isCancelled.store(true, ordering: .sequentiallyConsistent)
        leave(ticket, with: TransferFailure(kind: .cancelled, details: "The task was cancelled."))
    }

    private func leave(_ ticket: Ticket, with failure: TransferFailure) {
        leave(ticket.identifier, with: failure)
    }

    private func leave(_ key: UInt64, with failure: TransferFailure) {
        let (waiter, empty): (Waiter?, Flight?) = state.withLock { state in
            guard let waiter = state.waiters.removeValue(forKey: key) else { return (nil, nil) }
            state.flights[waiter.flight]?.tickets.removeAll { $0 == key }
            guard state.flights[waiter.flight]?.tickets.isEmpty == true else { return (waiter, nil) }
            return (waiter, state.removeFlight(waiter.flight)?.flight)
        }
        guard let waiter else { return }
        waiter.deadline.cancel()
        waiter.continuation.resume(throwing: failure)
        guard let empty else { return }
        loop.post(.cancel(empty.identifier))
        NetworkActivity.shared.change(by: -1)
        Ledger.shared.finish(empty.work)
    }

    // MARK: Deadlines

    private func deadline(after timeout: TimeInterval, of ticket: Ticket) -> Deadline {
        guard MainQueue.shared.isVirtual else {
            return .time(MainQueue.shared.now + timeout, timeout: timeout)
        }
        return .call(MainQueue.shared.schedule(after: timeout) { [self] in leave(ticket, with: .timedOut(timeout)) })
    }

    /// Called on the thread of the transfers.
    private func endWhatIsDue() -> TimeInterval? {
        let now: TimeInterval = MainQueue.shared.now
        let (due, next): ([(UInt64, TimeInterval)], TimeInterval) = state.withLock { state in
            guard state.earliestDeadline <= now else { return ([], state.earliestDeadline) }
            var due: [(UInt64, TimeInterval)] = []
            var next: TimeInterval = .infinity
            for (key, waiter) in state.waiters {
                guard case .time(let time, let timeout) = waiter.deadline else { continue }
                if time <= now { due.append((key, timeout)) } else { next = min(next, time) }
            }
            state.earliestDeadline = next
            return (due, next)
        }
        for (key, timeout) in due { leave(key, with: .timedOut(timeout)) }
        return next == .infinity ? nil : next
    }

    // MARK: Landing

    private func land(_ flight: Flight, _ result: Result<HTTPResponse, TransferFailure>) {
        if MainQueue.shared.isVirtual {
            // The flight stays open to others until all work is idle, so that who joins does not depend on threads.
            Ledger.shared.finish(flight.work) { [self] in settle(flight, result) }
        } else {
            settle(flight, result)
            Ledger.shared.finish(flight.work)
        }
    }

    private func settle(_ flight: Flight, _ result: Result<HTTPResponse, TransferFailure>) {
        let waiters: [Waiter]? = state.withLock { state in
            guard let record = state.removeFlight(flight.identifier) else { return nil }
            return record.tickets.compactMap { state.waiters.removeValue(forKey: $0) }
        }
        guard let waiters else { return }
        NetworkActivity.shared.change(by: -1)
        for waiter in waiters {
            waiter.deadline.cancel()
            waiter.continuation.resume(with: result)
        }
    }
}

extension FlightBoard.State {
    fileprivate mutating func addFlight(
        _ request: HTTPRequest, responseLimit: Int,
        land: @escaping @Sendable (Flight, Result<HTTPResponse, TransferFailure>) -> Void
    ) -> Flight {
        nextIdentifier += 1
        let flight = Flight(identifier: nextIdentifier, request: request, responseLimit: responseLimit, land: land)
        flights[nextIdentifier] = FlightBoard.Record(flight: flight, tickets: [])
        if request.method.isSafe { shared[request] = nextIdentifier }
        return flight
    }

    fileprivate mutating func removeFlight(_ identifier: UInt64) -> FlightBoard.Record? {
        guard let record = flights.removeValue(forKey: identifier) else { return nil }
        if shared[record.flight.request] == identifier { shared[record.flight.request] = nil }
        return record
    }
}
