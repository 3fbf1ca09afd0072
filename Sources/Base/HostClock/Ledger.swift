import Foundation
import Synchronization

/// Who is doing real work: transfers, decodes, store reads.
///
/// While the ledger is not idle, virtual time stands still, so a test with a real server is deterministic. What a
/// piece of work brings is delivered on the main thread; in virtual time it is delivered only once *all* work is
/// idle, in the order in which the pieces began, so that the scheduling of threads never shows.
public final class Ledger: Sendable {
    /// The ledger of this process.
    public static let shared = Ledger()

    struct Entry {
        var identifier: UInt64
        /// The local port of the connection that does the work, if it has one.
        var port: UInt16?
        /// How many bytes of the answer's body came.
        var received = 0
    }

    struct Parked {
        var identifier: UInt64
        var port: UInt16
        /// How many bytes of the answer's body were sent before it was parked.
        var sent: Int
    }

    struct Delivery {
        var identifier: UInt64
        var call: @MainActor @Sendable () -> Void
    }

    struct State {
        var nextIdentifier: UInt64 = 0
        var active: [Entry] = []
        var parked: [Parked] = []
        var deliveries: [Delivery] = []
    }

    let state = Mutex(State())

    init() {}

    /// Notes that real work begins. Every `begin()` needs one `finish(_:deliver:)`.
    public func begin() -> Work {
        state.withLock { state in
            state.nextIdentifier += 1
            state.active.append(Entry(identifier: state.nextIdentifier))
            return Work(identifier: state.nextIdentifier)
        }
    }

    /// Notes that `work` is over, and delivers what it brought. Finishing twice changes nothing.
    ///
    /// - Parameter deliver: runs on the main thread. In real time it is queued at once.
    public func finish(_ work: Work, deliver: (@MainActor @Sendable () -> Void)? = nil) {
        let isVirtual: Bool = MainQueue.shared.isVirtual
        let wasActive: Bool = state.withLock { state in
            guard let index = state.active.firstIndex(where: { $0.identifier == work.identifier }) else { return false }
            let entry: Entry = state.active.remove(at: index)
            // Work that has ended waits for no server.
            if let port = entry.port { state.parked.removeAll { $0.port == port } }
            if isVirtual, let deliver {
                state.deliveries.append(Delivery(identifier: work.identifier, call: deliver))
            }
            return true
        }
        guard wasActive else { return }
        if !isVirtual, let deliver { MainQueue.shared.async(deliver) }
        if isVirtual { MainQueue.shared.wake() }
    }

    /// Tells which connection does `work`, by its local port, so that a server in this process can park it.
    public func connect(_ work: Work, port: UInt16) {
        state.withLock { state in
            guard let index = state.active.firstIndex(where: { $0.identifier == work.identifier }) else { return }
            state.active[index].port = port
            state.active[index].received = 0
        }
    }

    /// Tells how many bytes of an answer's body `work` has received over its present connection, so that a server in
    /// this process that sends an answer piece by piece does not park it while a piece is on its way.
    public func receive(_ work: Work, count: Int) {
        guard MainQueue.shared.isVirtual else { return }
        state.withLock { state in
            guard let index = state.active.firstIndex(where: { $0.identifier == work.identifier }) else { return }
            state.active[index].received = count
        }
        MainQueue.shared.wake()
    }

    /// Waits `delay` seconds of the host's time on behalf of a server in this process, then calls `resume` on the
    /// main thread. Until then the work of the connection from `port` does not hold virtual time.
    ///
    /// - Parameters:
    ///   - delay: `infinity` waits until the parking is ended.
    ///   - sent: how many bytes of the answer's body were sent. The work holds virtual time until it has received them.
    @discardableResult
    public func park(
        port: UInt16, for delay: TimeInterval, after sent: Int = 0, resume: @escaping @Sendable () -> Void
    ) -> Parking {
        // In one step: were the work parked before its call is scheduled, time could move in between.
        let (identifier, call): (UInt64, ScheduledCall?) = state.withLock { state in
            state.nextIdentifier += 1
            let identifier: UInt64 = state.nextIdentifier
            state.parked.append(Parked(identifier: identifier, port: port, sent: sent))
            guard delay != .infinity else { return (identifier, nil) }
            let call: ScheduledCall = MainQueue.shared.schedule(after: delay) {
                self.unpark(identifier)
                resume()
            }
            return (identifier, call)
        }
        MainQueue.shared.wake()
        return Parking(identifier: identifier, call: call)
    }

    func unpark(_ identifier: UInt64) {
        state.withLock { $0.parked.removeAll { $0.identifier == identifier } }
    }

    /// Whether no work is under way but what is parked.
    public var isIdle: Bool {
        state.withLock { state in
            state.active.allSatisfy { entry in
                guard let port = entry.port else { return false }
                return state.parked.contains { $0.port == port && $0.sent <= entry.received }
            }
        }
    }

    /// Whether a server in this process parked a connection whose work the ledger does not list, such as one of
    /// Foundation's `URLSession`.
    public var hasUnlistedParking: Bool {
        state.withLock { state in
            state.parked.contains { parked in !state.active.contains { $0.port == parked.port } }
        }
    }

    /// How many pieces of work are under way, parked ones included.
    public var activeCount: Int { state.withLock { $0.active.count } }

    /// Delivers what finished work brought, oldest work first, and returns how many deliveries there were.
    @MainActor @discardableResult
    public func deliver() -> Int {
        let deliveries: [Delivery] = state.withLock { state in
            defer { state.deliveries.removeAll() }
            return state.deliveries.sorted { $0.identifier < $1.identifier }
        }
        for delivery in deliveries { delivery.call() }
        return deliveries.count
    }

    /// Whether finished work waits to be delivered.
    public var hasDeliveries: Bool { state.withLock { !$0.deliveries.isEmpty } }
}
