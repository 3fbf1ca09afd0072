import Foundation

extension Ledger {
    /// The real time in seconds for which a transfer from a server outside this process holds virtual time: after the
    /// transfer begins, and after each time that it sends or receives something.
    public static let grace: TimeInterval = 0.25

    /// The maximum duration in real seconds for which a transfer from a server outside this process holds virtual time.
    /// Without this limit, a server that sends an occasional byte would hold virtual time forever.
    public static let transferLimit: TimeInterval = 2

    /// Returns the effect of the work in progress on virtual time.
    ///
    /// - Work that is not a transfer holds time until it ends.
    /// - A transfer from a server in this process holds time until it ends, except while the server has parked it.
    /// - A transfer from another server holds time while bytes arrive and for `grace` after the last one, but for at
    ///   most `transferLimit`. Then time passes as fast as real time until the transfer ends.
    /// - An endless response, such as a stream of events, does not hold time once its head has arrived.
    ///
    /// - Parameter now: The current time on the monotonic clock.
    public func hold(at now: TimeInterval = MainQueue.monotonicNow) -> TimeHold {
        state.withLock { state in
            var end: TimeInterval = 0
            var waits = false
            for entry in state.active where !state.isParked(entry) {
                guard let progress = entry.transfer, !state.servers.contains(progress.transfer.server) else {
                    return .work(until: .infinity)
                }
                if progress.transfer.isEndless, progress.hasBegun { continue }
                end = max(end, min(progress.latest + Ledger.grace, progress.start + Ledger.transferLimit))
                if !progress.transfer.isEndless { waits = true }
            }
            if end > now { return .work(until: end) }
            return waits ? .realTime : .none
        }
    }

    /// Whether no work holds virtual time.
    public var isIdle: Bool {
        if case .work = hold() { return false }
        return true
    }

    /// Returns a warning about the oldest transfer that keeps virtual time from jumping, and that has sent and
    /// received nothing for at least `limit` real seconds. Warns once about each transfer; otherwise returns nil.
    public func standstill(after limit: TimeInterval, at now: TimeInterval = MainQueue.monotonicNow) -> String? {
        let found: (transfer: TransferWork, isHere: Bool)? = state.withLock { state in
            guard let index = state.active.firstIndex(where: { state.isHolding($0, for: limit, at: now) }),
                let progress = state.active[index].transfer
            else { return nil }
            state.active[index].transfer?.isReported = true
            return (progress.transfer, state.servers.contains(progress.transfer.server))
        }
        guard let found else { return nil }
        return found.isHere
            ? "Virtual time stands still, because \(found.transfer.name()) has no response yet from a server in this "
                + "process. Check whether the handler of its route waits for something."
            : "Virtual time passes only as fast as real time, because \(found.transfer.name()) waits for a server "
                + "outside this process. Check whether the server responds."
    }
}

extension Ledger.State {
    /// Whether a server in this process has parked the connection of the work, and the client has received the bytes
    /// that were sent before.
    fileprivate func isParked(_ entry: Ledger.Entry) -> Bool {
        guard let port = entry.port else { return false }
        return parked.values.contains { $0.port == port && $0.sent <= entry.received }
    }

    fileprivate func isHolding(_ entry: Ledger.Entry, for limit: TimeInterval, at now: TimeInterval) -> Bool {
        guard let progress = entry.transfer, !progress.isReported, now - progress.latest >= limit else { return false }
        return !isParked(entry) && !(progress.transfer.isEndless && progress.hasBegun)
    }
}
