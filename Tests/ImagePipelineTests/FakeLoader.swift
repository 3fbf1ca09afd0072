import Foundation
import ImagePipeline
import Synchronization

/// A loader with pictures in memory that can delay its results.
final class FakeLoader: ImageDataLoading {
    private struct State {
        var files: [URL: Data] = [:]
        var asked: [URL] = []
        var cancelled: [URL] = []
        var isHolding = false
        var watchers: [URL: [@Sendable (UnsafeRawBufferPointer) -> Void]] = [:]
        var held: [(url: URL, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let state = Mutex(State())

    /// The file names of the requested URLs, oldest first.
    var asked: [String] { state.withLock { $0.asked.map(\.lastPathComponent) } }
    /// The file names of the URLs whose requests were canceled while they were delayed.
    var cancelled: [String] { state.withLock { $0.cancelled.map(\.lastPathComponent) } }

    func put(_ data: Data, at url: URL) { state.withLock { $0.files[url] = data } }

    /// Delays all results until `release()`.
    func hold() { state.withLock { $0.isHolding = true } }

    /// Ends the delay of all results. Further results are not delayed.
    func release() {
        let held = state.withLock { state in
            defer { state.held = [] }
            state.isHolding = false
            return state.held
        }
        for entry in held { entry.continuation.resume() }
    }

    /// Ends the delay of the results of a file.
    private func release(_ url: URL) {
        let mine = state.withLock { state in
            defer { state.held.removeAll { $0.url == url } }
            return state.held.filter { $0.url == url }
        }
        for entry in mine { entry.continuation.resume() }
    }

    /// Passes the first `count` bytes of a file to the closures that observe the download, as if the bytes had been
    /// received.
    func show(_ count: Int, of url: URL) {
        let (data, watchers) = state.withLock { ($0.files[url] ?? Data(), $0.watchers[url] ?? []) }
        data.prefix(count).withUnsafeBytes { bytes in for watcher in watchers { watcher(bytes) } }
    }

    nonisolated(nonsending) func data(
        for url: URL, showing body: @escaping @Sendable (UnsafeRawBufferPointer) -> Void
    ) async throws -> Data {
        state.withLock { $0.watchers[url, default: []].append(body) }
        return try await data(for: url)
    }

    nonisolated(nonsending) func data(for url: URL) async throws -> Data {
        let holds: Bool = state.withLock { state in
            state.asked.append(url)
            return state.isHolding
        }
        if holds {
            await withTaskCancellationHandler {
                await withCheckedContinuation { continuation in
                    let isHeld: Bool = state.withLock { state in
                        // The delay may have ended since the request began.
                        if state.isHolding { state.held.append((url, continuation)) }
                        return state.isHolding
                    }
                    if !isHeld { continuation.resume() }
                    // The cancellation handler may have run before.
                    if Task.isCancelled { release(url) }
                }
            } onCancel: {
                state.withLock { $0.cancelled.append(url) }
                release(url)
            }
            try Task.checkCancellation()
        }
        guard let data = state.withLock({ $0.files[url] }) else { throw URLError(.fileDoesNotExist) }
        return data
    }
}
