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

    private typealias Handover = @Sendable (Result<Reader, any Error>) -> Void

    private struct State {
        var idle: [Reader] = []
        var openCount = 0
        var waiting: [Handover] = []
    }

    private let state = Mutex(State())
    private let width: Int
    private let open: @Sendable () throws -> Session
    private let threads = DispatchQueue(label: "store readers", qos: .userInitiated, attributes: .concurrent)

    /// Creates a pool without connections.
    ///
    /// - Parameters:
    ///   - width: The maximum number of connections.
    ///   - open: A closure that opens a connection.
    init(width: Int, open: @escaping @Sendable () throws -> Session) {
        self.width = width
        self.open = open
    }

    // MARK: Reading

    nonisolated(nonsending) func read<Value: Sendable>(
        _ body: @escaping @Sendable (ReadTransaction) throws -> Value
    ) async throws -> Value {
        let work: Work = Ledger.shared.begin()
        return try await withCheckedThrowingContinuation { continuation in
            take { reader in
                self.threads.async {
                    let result = Result { try self.use(reader, body) }
                    Delivery.finish(work, .none) { continuation.resume(with: result) }
                }
            }
        }
    }

    func read<Value>(_ body: (ReadTransaction) throws -> Value) throws -> Value {
        let box = Box()
        take { reader in
            box.reader.withLock { $0 = reader }
            box.isFilled.signal()
        }
        box.isFilled.wait()
        return try use(box.reader.withLock { $0 }!, body)
    }

    /// A slot in which a waiting thread receives a reader.
    private final class Box: Sendable {
        let reader = Mutex<Result<Reader, any Error>?>(nil)
        let isFilled = DispatchSemaphore(value: 0)
    }

    private func use<Value>(
        _ result: Result<Reader, any Error>, _ body: (ReadTransaction) throws -> Value
    ) throws -> Value {
        let reader: Reader = try result.get()
        defer { giveBack(reader) }
        return try reader.session.read(body)
    }

    // MARK: Readers

    /// Calls `handover` with a reader: immediately if one is idle or can be opened, otherwise when one is returned.
    private func take(_ handover: @escaping Handover) {
        enum Answer {
            case here(Reader), open, wait
        }
        let answer: Answer = state.withLock { state in
            if let reader = state.idle.popLast() { return .here(reader) }
            guard state.openCount < width else {
                state.waiting.append(handover)
                return .wait
            }
            state.openCount += 1
            return .open
        }
        switch answer {
        case .here(let reader): handover(.success(reader))
        case .wait: break
        case .open:
            do {
                handover(.success(Reader(session: try open())))
            } catch {
                // The waiting callers may have no other reader to wait for, so they receive the error too.
                let waiting: [Handover] = state.withLock { state in
                    state.openCount -= 1
                    defer { state.waiting = [] }
                    return state.waiting
                }
                for handover in waiting + [handover] { handover(.failure(error)) }
            }
        }
    }

    private func giveBack(_ reader: Reader) {
        let next: Handover? = state.withLock { state in
            guard !state.waiting.isEmpty else {
                state.idle.append(reader)
                return nil
            }
            return state.waiting.removeFirst()
        }
        next?(.success(reader))
    }
}
