import Foundation
import Synchronization

/// Reports the beginning and the end of each transfer that a client in this process performs, so that tests can compare
/// an application's network activity with what it displays.
///
/// Without observers, the overhead of a transfer is one comparison.
public final class TransferJournal: Sendable {
    /// The journal of this process.
    public static let shared = TransferJournal()

    /// How a transfer ended.
    public enum Outcome: Sendable, Equatable {
        /// A response with a status arrived. A transfer of an endless response ends when the response begins.
        case response(status: Int)
        /// No complete response arrived.
        case failure
        /// The client ended the transfer, because no caller waits for it.
        case cancelled
    }

    /// A transfer that begins.
    public struct Start: Sendable {
        /// The method, such as `GET`.
        public var method: String
        /// The URL without secrets.
        public var url: String
        /// A value that equal requests have in common.
        public var key: Int
        /// Whether the response is a picture, or endless. A person does not wait for such a response.
        public var isSecondary: Bool

        /// Creates a description of a transfer.
        public init(method: String, url: String, key: Int, isSecondary: Bool) {
            self.method = method
            self.url = url
            self.key = key
            self.isSecondary = isSecondary
        }
    }

    /// An event of a transfer, at a time of the host's clock.
    public enum Event: Sendable {
        /// A transfer with an identifier began.
        case began(UInt64, Start, at: TimeInterval)
        /// The transfer with an identifier ended. It may be reported twice.
        case ended(UInt64, Outcome, at: TimeInterval)
    }

    private struct State {
        var lastIdentifier: UInt64 = 0
        var observers: [(identifier: UInt64, call: @Sendable (Event) -> Void)] = []
    }

    private let state = Mutex(State())
    private let observerCount = Atomic<Int>(0)

    init() {}

    /// Calls `observer` for each event from now on, on the thread on which it occurs, until `removeObserver(_:)`.
    ///
    /// - Returns: The identifier for `removeObserver(_:)`.
    public func addObserver(_ observer: @escaping @Sendable (Event) -> Void) -> UInt64 {
        observerCount.add(1, ordering: .sequentiallyConsistent)
        return state.withLock { state in
            state.lastIdentifier += 1
            state.observers.append((state.lastIdentifier, observer))
            return state.lastIdentifier
        }
    }

    /// Removes an observer.
    public func removeObserver(_ identifier: UInt64) {
        let wasThere: Bool = state.withLock { state in
            let count: Int = state.observers.count
            state.observers.removeAll { $0.identifier == identifier }
            return state.observers.count < count
        }
        if wasThere { observerCount.subtract(1, ordering: .sequentiallyConsistent) }
    }

    /// Reports that a transfer began, and returns its identifier for `end(_:_:)`; 0 if there are no observers.
    public func begin(_ start: @autoclosure () -> Start) -> UInt64 {
        guard observerCount.load(ordering: .relaxed) > 0 else { return 0 }
        let identifier: UInt64 = state.withLock { state in
            state.lastIdentifier += 1
            return state.lastIdentifier
        }
        post(.began(identifier, start(), at: MainQueue.shared.now))
        return identifier
    }

    /// Reports the end of a transfer. The identifier 0 has no effect.
    public func end(_ identifier: UInt64, _ outcome: Outcome) {
        guard identifier != 0 else { return }
        post(.ended(identifier, outcome, at: MainQueue.shared.now))
    }

    private func post(_ event: Event) {
        let observers = state.withLock { $0.observers }
        for observer in observers { observer.call(event) }
    }
}
