import Synchronization

/// Records the requests of all clients in this process, for logging and statistics.
///
/// Without observers, requests have no overhead. `RequestRecorder` records the requests of one client.
public final class RequestJournal: Sendable {
    /// The journal of this process.
    public static let shared = RequestJournal()

    private struct Observer: Sendable {
        var identifier: UInt64
        var includesQuery: Bool
        var call: @Sendable (RequestRecord) -> Void
    }

    private let observers = Mutex<[Observer]>([])
    private let count = Atomic<UInt64>(0)
    private let observerCount = Atomic<Int>(0)

    init() {}

    /// Calls `observer` off the main actor once for each request that ends, until the observation is released.
    ///
    /// - Parameter includesQuery: Whether records contain the query, in which the values of common secrets are hidden.
    ///   The default is false, because a query may be private.
    public func observe(
        includesQuery: Bool = false, _ observer: @escaping @Sendable (RequestRecord) -> Void
    ) -> Observation {
        let identifier = count.add(1, ordering: .relaxed).newValue
        observers.withLock { $0.append(Observer(identifier: identifier, includesQuery: includesQuery, call: observer)) }
        observerCount.add(1, ordering: .relaxed)
        return Observation(journal: self, identifier: identifier)
    }

    /// An object that keeps an observer registered until the object is released.
    public final class Observation: Sendable {
        private let journal: RequestJournal
        private let identifier: UInt64

        init(journal: RequestJournal, identifier: UInt64) {
            self.journal = journal
            self.identifier = identifier
        }

        deinit { journal.removeObserver(identifier) }
    }

    private func removeObserver(_ identifier: UInt64) {
        observers.withLock { $0.removeAll { $0.identifier == identifier } }
        observerCount.subtract(1, ordering: .relaxed)
    }

    /// The interceptor that notifies the observers, if any.
    var interceptor: (any RequestInterceptor)? {
        guard observerCount.load(ordering: .relaxed) > 0 else { return nil }
        let includesQuery: Bool = observers.withLock { $0.contains(where: \.includesQuery) }
        return RequestRecorder(includesQuery: includesQuery) { [self] record in
            var shortRecord = record
            shortRecord.query = nil
            for observer in observers.withLock({ $0 }) { observer.call(observer.includesQuery ? record : shortRecord) }
        }
    }
}
