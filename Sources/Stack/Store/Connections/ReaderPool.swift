import Dispatch
import Foundation
import HostClock
import Synchronization

/// A pool of read-only connections.
final class ReaderPool: Sendable {
    /// A connection of the pool, which one thread uses at a time.
    // @unchecked: connections move between threads only through the pool's lock, and one thread uses each at a time.
    private struct Reader: @unchecked Sendable {
        let session: Session
    }

    private typealias ReaderHandler = @Sendable (Result<Reader, any Error>) -> Void

    private struct State {
        var idle: [Reader] = []
        var openCount = 0
        /// The reader that each thread uses.
        var used: [pthread_t: Reader] = [:]
        var waiting: [ReaderHandler] = []
    }

    private let state = Mutex(State())
    private let maximumCount: Int
    private let open: @Sendable () throws -> Session
    private let threads = DispatchQueue(label: "store readers", qos: .userInitiated, attributes: .concurrent)

    /// Creates a pool without connections.
    ///
    /// - Parameters:
    ///   - maximumCount: The maximum number of connections.
    ///   - open: A closure that opens a connection.
    init(maximumCount: Int, open: @escaping @Sendable () throws -> Session) {
        self.maximumCount = maximumCount
        self.open = open
    }

    // MARK: Reading

    nonisolated(nonsending) func read<Value: Sendable>(
        _ body: @escaping @Sendable (ReadTransaction) throws -> Value
    ) async throws -> Value {
        let work = Ledger.shared.begin()
        return try await withCheckedThrowingContinuation { continuation in
            acquire { reader in
                self.threads.async {
                    let result = Result { try self.use(reader, body) }
                    Delivery.finish(work, .none) { continuation.resume(with: result) }
                }
            }
        }
    }

    func read<Value>(_ body: (ReadTransaction) throws -> Value) throws -> Value {
        // A read inside a read returns the same snapshot. Another reader may never be available, because the outer read
        // waits.
        if let reader = state.withLock({ $0.used[pthread_self()] }) { return try reader.session.read(body) }
        let slot = ReaderSlot()
        acquire { reader in
            slot.reader.withLock { $0 = reader }
            slot.isFilled.signal()
        }
        slot.isFilled.wait()
        return try use(slot.reader.withLock { $0 }!, body)
    }

    /// A slot in which a waiting thread receives a reader.
    private final class ReaderSlot: Sendable {
        let reader = Mutex<Result<Reader, any Error>?>(nil)
        let isFilled = DispatchSemaphore(value: 0)
    }

    private func use<Value>(
        _ result: Result<Reader, any Error>, _ body: (ReadTransaction) throws -> Value
    ) throws -> Value {
        let reader = try result.get()
        state.withLock { $0.used[pthread_self()] = reader }
        defer { release(reader) }
        return try reader.session.read(body)
    }

    // MARK: Readers

    /// Calls `handler` with a reader: immediately if one is idle or can be opened, otherwise when one is returned.
    private func acquire(_ handler: @escaping ReaderHandler) {
        enum Availability {
            case idle(Reader), mustOpen, mustWait
        }
        let availability: Availability = state.withLock { state in
            if let reader = state.idle.popLast() { return .idle(reader) }
            guard state.openCount < maximumCount else {
                state.waiting.append(handler)
                return .mustWait
            }
            state.openCount += 1
            return .mustOpen
        }
        switch availability {
        case .idle(let reader): handler(.success(reader))
        case .mustWait: break
        case .mustOpen:
            do {
                handler(.success(Reader(session: try open())))
            } catch {
                // The waiting callers may have no other reader to wait for, so they receive the error too.
                let waiting: [ReaderHandler] = state.withLock { state in
                    state.openCount -= 1
                    defer { state.waiting = [] }
                    return state.waiting
                }
                for handler in waiting + [handler] { handler(.failure(error)) }
            }
        }
    }

    /// Returns the reader that this thread uses.
    private func release(_ reader: Reader) {
        let next: ReaderHandler? = state.withLock { state in
            state.used[pthread_self()] = nil
            guard !state.waiting.isEmpty else {
                state.idle.append(reader)
                return nil
            }
            return state.waiting.removeFirst()
        }
        next?(.success(reader))
    }
}
