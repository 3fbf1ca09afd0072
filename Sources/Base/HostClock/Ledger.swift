import Foundation
import Synchronization

/// The list of real work in progress: transfers, decodes, store reads.
///
/// Virtual time stands still while the ledger is not idle, so a test with a real server is deterministic. Results are
/// delivered on the main thread. In virtual time they are delivered when no work holds virtual time, in the order in
/// which the work began, so the order is independent of thread scheduling.
///
/// A transfer from a server outside this process does not hold time for its whole duration: see `hold(at:)`.
public final class Ledger: Sendable {
    /// The ledger of this process.
    public static let shared = Ledger()

    struct Entry {
        var identifier: UInt64
        /// The local port of the work's connection, if any.
        var port: UInt16?
        /// The number of bytes of the response body that were received.
        var received = 0
        /// The transfer; nil for other work.
        var transfer: Progress?
    }

    /// A transfer and what it received, with times on the monotonic clock.
    struct Progress {
        var transfer: TransferWork
        var start: TimeInterval
        /// The time at which something was last sent or received.
        var latest: TimeInterval
        /// Whether a part of the response's head was received.
        var hasBegun = false
        var isReported = false
    }

    struct Parked {
        var port: UInt16
        /// The number of bytes of the response body that were sent before the connection was parked.
        var sent: Int
    }

    struct Delivery {
        var identifier: UInt64
        var call: @MainActor @Sendable () -> Void
    }

    struct State {
        var nextIdentifier: UInt64 = 0
        var active: [Entry] = []
        /// The parked connections, by the identifier of the parking. A connection can be parked several times.
        var parked: [UInt64: Parked] = [:]
        var deliveries: [Delivery] = []
        /// The ports on which servers in this process listen.
        var servers: Set<UInt16> = []
    }

    let state = Mutex(State())

    init() {}

    /// Adds real work to the ledger. Each call requires one `finish(_:deliver:)`.
    ///
    /// - Parameter transfer: The transfer, if the work is a transfer; nil for other work, which always holds virtual
    ///   time. Evaluated only in virtual time, because real time cannot be held.
    public func begin(_ transfer: @autoclosure () -> TransferWork? = nil) -> Work {
        let transfer: TransferWork? = MainQueue.shared.isVirtual ? transfer() : nil
        let now: TimeInterval = transfer == nil ? 0 : MainQueue.monotonicNow
        return state.withLock { state in
            state.nextIdentifier += 1
            let progress = transfer.map { Progress(transfer: $0, start: now, latest: now) }
            state.active.append(Entry(identifier: state.nextIdentifier, transfer: progress))
            return Work(identifier: state.nextIdentifier)
        }
    }

    /// Removes `work` from the ledger, and delivers its result. Finishing again has no effect.
    ///
    /// - Parameter deliver: Called on the main thread. In real time it is queued immediately.
    public func finish(_ work: Work, deliver: (@MainActor @Sendable () -> Void)? = nil) {
        let isVirtual: Bool = MainQueue.shared.isVirtual
        let wasActive: Bool = state.withLock { state in
            guard let index = state.active.firstIndex(where: { $0.identifier == work.identifier }) else { return false }
            let entry: Entry = state.active.remove(at: index)
            // Work that has ended is not waiting for a server, so its connection is no longer parked. If other work
            // already uses the connection, the server may have parked it for that work.
            if let port = entry.port, !state.active.contains(where: { $0.port == port }) {
                state.parked = state.parked.filter { $0.value.port != port }
            }
            if isVirtual, let deliver {
                state.deliveries.append(Delivery(identifier: work.identifier, call: deliver))
            }
            return true
        }
        guard wasActive else { return }
        if !isVirtual, let deliver { MainQueue.shared.async(deliver) }
        if isVirtual { MainQueue.shared.wake() }
    }

    /// Ends `work` and calls `resume`, which passes the result to its callers on any thread.
    ///
    /// In real time `resume` runs immediately, on the calling thread, and `work` ends when it returns. In virtual time
    /// it runs on the main thread once the ledger is idle, like the `deliver` closure of `finish(_:deliver:)`.
    public func complete(_ work: Work, resume: @escaping @Sendable () -> Void) {
        guard !MainQueue.shared.isVirtual else { return finish(work, deliver: resume) }
        resume()
        finish(work)
    }

    /// Sets the local port of the connection that `work` uses, so that a server in this process can park it.
    ///
    /// - Parameter server: The port of the server if it is on this machine; 0 for a server on another machine, and nil
    ///   if the server did not change.
    public func connect(_ work: Work, port: UInt16, server: UInt16? = nil) {
        change(work) { entry in
            entry.port = port
            entry.received = 0
            if let server { entry.transfer?.transfer.server = server }
        }
    }

    /// Sets the number of bytes of the response body that `work` has received over its current connection. The work
    /// holds time until it has received all bytes that a server in this process sent before parking it.
    public func receive(_ work: Work, count: Int) {
        guard MainQueue.shared.isVirtual else { return }
        progress(work) { $0.received = count }
        MainQueue.shared.wake()
    }

    /// Records that `work` received a part of the response's head.
    public func receiveHead(_ work: Work) {
        guard MainQueue.shared.isVirtual else { return }
        progress(work) { $0.transfer?.hasBegun = true }
    }

    /// Records that `work` sent a part of the request's body.
    public func send(_ work: Work) {
        guard MainQueue.shared.isVirtual else { return }
        progress(work) { _ in }
    }

    private func progress(_ work: Work, _ body: (inout Entry) -> Void) {
        let now: TimeInterval = MainQueue.monotonicNow
        change(work) { entry in
            entry.transfer?.latest = now
            body(&entry)
        }
    }

    private func change(_ work: Work, _ body: (inout Entry) -> Void) {
        state.withLock { state in
            guard let index = state.active.firstIndex(where: { $0.identifier == work.identifier }) else { return }
            body(&state.active[index])
        }
    }

    /// Parks the connection from `port` for `delay` seconds of the host's time, then calls `resume` as
    /// `MainQueue.setDeadline(at:_:)` does. During the delay, the work of the connection does not hold virtual time.
    ///
    /// - Parameters:
    ///   - delay: The delay in seconds; `infinity` waits until the parking is ended.
    ///   - sent: The number of bytes of the response body that the server has sent. The work holds virtual time until
    ///     it has received them.
    @discardableResult
    public func park(
        port: UInt16, for delay: TimeInterval, after sent: Int = 0, resume: @escaping @Sendable () -> Void
    ) -> Parking {
        // Parking and scheduling happen under one lock, because time could advance in between.
        let (identifier, call): (UInt64, ScheduledCall?) = state.withLock { state in
            state.nextIdentifier += 1
            let identifier: UInt64 = state.nextIdentifier
            state.parked[identifier] = Parked(port: port, sent: sent)
            guard delay != .infinity else { return (identifier, nil) }
            let call: ScheduledCall = MainQueue.shared.setDeadline(at: MainQueue.shared.now + max(0, delay)) {
                self.unpark(identifier)
                resume()
            }
            return (identifier, call)
        }
        if MainQueue.shared.isVirtual { MainQueue.shared.wake() }
        return Parking(identifier: identifier, call: call)
    }

    /// Declares that a server in this process listens on `port`. Transfers from the server hold time until the server
    /// parks them.
    public func addServer(port: UInt16) {
        state.withLock { _ = $0.servers.insert(port) }
    }

    /// Declares that the server in this process no longer listens on `port`.
    public func removeServer(port: UInt16) {
        state.withLock { _ = $0.servers.remove(port) }
    }

    func unpark(_ identifier: UInt64) {
        state.withLock { _ = $0.parked.removeValue(forKey: identifier) }
    }

    /// Whether a server in this process has parked a connection that the ledger does not list, such as one of
    /// Foundation's `URLSession`.
    public var hasUnlistedParking: Bool {
        state.withLock { state in
            state.parked.values.contains { parked in !state.active.contains { $0.port == parked.port } }
        }
    }

    /// The number of pieces of work in progress, including parked ones.
    public var activeCount: Int { state.withLock { $0.active.count } }

    /// Delivers the results of finished work, oldest first, and returns their number.
    @MainActor @discardableResult
    public func deliver() -> Int {
        let deliveries: [Delivery] = state.withLock { state in
            defer { state.deliveries.removeAll() }
            return state.deliveries.sorted { $0.identifier < $1.identifier }
        }
        for delivery in deliveries { delivery.call() }
        return deliveries.count
    }

    /// Whether results of finished work are not yet delivered.
    public var hasDeliveries: Bool { state.withLock { !$0.deliveries.isEmpty } }
}
