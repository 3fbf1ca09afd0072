import Foundation
import UIKitCore

/// The ranges that a search found.
///
/// It can be used on any thread.
public struct UITextSearchAggregator<DocumentIdentifier: Hashable> {
    /// The ranges and their documents, protected by a lock.
    final class Results: @unchecked Sendable {
        // @unchecked: the lock protects the ranges. Text ranges are immutable objects that are only passed between
        // threads.
        private let lock = NSLock()
        private var found: [(range: UITextRange, document: DocumentIdentifier)] = []
        private let onFinish: @MainActor ([(range: UITextRange, document: DocumentIdentifier)]) -> Void
        private let onInvalidate: @MainActor () -> Void

        /// Creates an empty list. `onFinish` receives the ranges.
        init(
            onFinish: @escaping @MainActor ([(range: UITextRange, document: DocumentIdentifier)]) -> Void,
            onInvalidate: @escaping @MainActor () -> Void
        ) {
            self.onFinish = onFinish
            self.onInvalidate = onInvalidate
        }

        var all: [(range: UITextRange, document: DocumentIdentifier)] { lock.withLock { found } }

        func change(_ body: (inout [(range: UITextRange, document: DocumentIdentifier)]) -> Void) {
            lock.withLock { body(&found) }
        }

        func finish() { perform { self.onFinish(self.all) } }

        func invalidate() { perform(onInvalidate) }

        private func perform(_ body: @escaping @MainActor () -> Void) {
            if Thread.isMainThread { MainActor.assumeIsolated(body) } else { DispatchQueue.main.async(execute: body) }
        }
    }

    let results: Results

    /// The ranges that were found, in the order in which they were added.
    public var allFoundRanges: [UITextRange] { results.all.map(\.range) }

    /// Adds a range.
    ///
    /// - Parameters:
    ///   - range: The range.
    ///   - searchString: The string that was searched for.
    ///   - document: The document that contains the range.
    public func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier) {
        results.change { $0.append((range, document)) }
    }

    /// Removes a range.
    public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier) {
        results.change { found in found.removeAll { $0.range.isEqual(range) && $0.document == document } }
        results.finish()
    }

    /// Removes all ranges.
    public func invalidate() {
        results.change { $0 = [] }
        results.invalidate()
    }

    /// Ends the search, and shows the ranges.
    public func finishedSearching() { results.finish() }
}
