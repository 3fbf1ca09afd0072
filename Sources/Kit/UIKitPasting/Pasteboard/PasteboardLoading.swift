import Foundation
import ItemProviders
import Synchronization
import UniformTypeIdentifiers

/// Loads the data of objects or item providers for a pasteboard.
package final class PasteboardLoading: Sendable {
    private struct State {
        var items: [[String: Data]]
        /// The number of representations that are not loaded, and 1 until loading has started.
        var pendingCount = 1
    }

    private let state: Mutex<State>
    private let completion: @MainActor @Sendable ([[String: Data]]) -> Void

    private init(count: Int, _ completion: @escaping @MainActor @Sendable ([[String: Data]]) -> Void) {
        state = Mutex(State(items: Array(repeating: [:], count: count)))
        self.completion = completion
    }

    /// Loads the data of objects. Calls `completion` before the method returns if the objects provide it immediately.
    @MainActor
    package static func load(
        _ objects: [any NSItemProviderWriting],
        completion: @escaping @MainActor @Sendable ([[String: Data]]) -> Void
    ) {
        let loading = PasteboardLoading(count: objects.count, completion)
        for (index, object) in objects.enumerated() {
            for type in object.writableTypeIdentifiersForItemProvider {
                loading.begin()
                _ = object.loadData(withTypeIdentifier: type) { data, _ in loading.finish(data, type, index) }
            }
        }
        loading.start()
    }

    /// Loads the data of item providers.
    @MainActor
    package static func load(
        _ providers: [NSItemProvider], completion: @escaping @MainActor @Sendable ([[String: Data]]) -> Void
    ) {
        let loading = PasteboardLoading(count: providers.count, completion)
        for (index, provider) in providers.enumerated() {
            for type in provider.registeredTypeIdentifiers {
                loading.begin()
                _ = provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
                    loading.finish(data, type, index)
                }
            }
        }
        loading.start()
    }

    private func begin() { state.withLock { $0.pendingCount += 1 } }

    /// Called when a representation is loaded. The data is nil if that failed.
    private func finish(_ data: Data?, _ type: String, _ index: Int) {
        state.withLock { $0.items[index][type] = data }
        if isLast { Task { @MainActor in complete() } }
    }

    /// Called when all representations have begun to load.
    @MainActor
    private func start() { if isLast { complete() } }

    /// Ends one pending operation, and returns whether it was the last one.
    private var isLast: Bool {
        state.withLock { state in
            state.pendingCount -= 1
            return state.pendingCount == 0
        }
    }

    @MainActor
    private func complete() {
        let items: [[String: Data]] = state.withLock(\.items).filter { !$0.isEmpty }
        let text: String = UTType.utf8PlainText.identifier
        // The text of a URL is pasted into text.
        completion(items.map { item in item[text] == nil ? item.merging(item.urlText(text)) { own, _ in own } : item })
    }
}

extension [String: Data] {
    /// The URL of the item as text, keyed by the type of text; empty if the item has no URL.
    fileprivate func urlText(_ type: String) -> [String: Data] {
        (self[UTType.url.identifier] ?? self[UTType.fileURL.identifier]).map { [type: $0] } ?? [:]
    }
}
