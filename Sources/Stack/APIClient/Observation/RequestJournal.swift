import Synchronization

/// Tells what happened to the requests of all clients of this process, for what is woven around an application.
///
/// A request takes no detour while nobody observes. `RequestRecorder` tells of the requests of one client.
public final class RequestJournal: Sendable {
    /// The journal of this process.
    public static let shared = RequestJournal()

    private struct Observer: Sendable {
        var identifier: UInt64
        var call: @Sendable (RequestRecord) -> Void
    }

    private let observers = Mutex<[Observer]>([])
    private let count = Atomic<UInt64>(0)
    private let observerCount = Atomic<Int>(0)

    init() {}

    /// Calls `observer` once for each request that comes to its end, off the main actor, until the token is dropped.
    public func observe(_ observer: @escaping @Sendable (RequestRecord) -> Void) -> Observation {
        let identifier: UInt64 = count.add(1, ordering: .relaxed).newValue
        observers.withLock { $0.append(Observer(identifier: identifier, call: observer)) }
        observerCount.add(1, ordering: .relaxed)
        return Observation(journal: self, identifier: identifier)
    }

    /// Keeps an observer, as long as it lives.
    public final class Observation: Sendable {
        private let journal: RequestJournal
        private let identifier: UInt64

        init(journal: RequestJournal, identifier: UInt64) {
            self.journal = journal
            self.identifier = identifier
        }

        deinit { journal.forget(identifier) }
    }

    private func forget(_ identifier: UInt64) {
        observers.withLock { $0.removeAll { $0.identifier == identifier } }
        observerCount.subtract(1, ordering: .relaxed)
    }

    /// What stands around requests for the observers; nil while there are none.
    var interceptor: (any RequestInterceptor)? {
        guard observerCount.load(ordering: .relaxed) > 0 else { return nil }
        return RequestRecorder { [self] record in
            for observer in observers.withLock({ $0 }) { observer.call(record) }
        }
    }
}
