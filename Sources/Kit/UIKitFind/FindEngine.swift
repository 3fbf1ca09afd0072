import Foundation
import UIKitCore

/// A search in an object, with its results. The protocol erases the document type of the object.
@MainActor
protocol FindEngine: AnyObject {
    var count: Int { get }
    var supportsReplacement: Bool { get }
    /// The index of the first result at or after the selection.
    var indexAtSelection: Int { get }
    func search(_ query: String, options: UITextSearchOptions, onFinish: @escaping () -> Void)
    func decorate(_ index: Int, _ style: UITextSearchFoundTextStyle)
    func highlight(_ index: Int)
    func replace(_ index: Int, with text: String) -> Bool
    func replaceAll(_ query: String, options: UITextSearchOptions, with text: String)
    func clear()
}

/// A search in an object, with its results.
@MainActor
final class SearchableEngine<Searchable: UITextSearching>: FindEngine {
    private weak var object: Searchable?
    private var results: [(range: UITextRange, document: Searchable.DocumentIdentifier)] = []
    /// The number of searches that were started or discarded.
    private var searchCount = 0

    init(_ object: Searchable) { self.object = object }

    var count: Int { results.count }
    var supportsReplacement: Bool { object?.supportsTextReplacement ?? false }

    var indexAtSelection: Int {
        guard let object, let selection = object.selectedTextRange else { return 0 }
        let document: Searchable.DocumentIdentifier? = object.selectedTextSearchDocument
        return results.firstIndex { result in
            if let document, document != result.document {
                return object.compare(document: result.document, toDocument: document) == .orderedDescending
            }
            return object.compare(result.range, toRange: selection, document: result.document) != .orderedAscending
        } ?? 0
    }

    func search(_ query: String, options: UITextSearchOptions, onFinish: @escaping () -> Void) {
        clear()
        let search = searchCount
        guard let object, !query.isEmpty else { return onFinish() }
        let results = UITextSearchAggregator<Searchable.DocumentIdentifier>.Results(
            onFinish: { [weak self] found in
                guard let self, search == searchCount else { return }
                show(found)
                onFinish()
            },
            onInvalidate: { [weak self] in
                guard let self, search == searchCount else { return }
                show([])
                onFinish()
            })
        object.performTextSearch(
            queryString: query, options: options, resultAggregator: UITextSearchAggregator(results: results))
    }

    private func show(_ found: [(range: UITextRange, document: Searchable.DocumentIdentifier)]) {
        guard let object else { return }
        object.clearAllDecoratedFoundText()
        let isSorted: Bool = zip(found, found.dropFirst()).allSatisfy { precedes($0, $1, in: object) }
        results = isSorted ? found : found.sorted { precedes($0, $1, in: object) }
        for index in results.indices { decorate(index, .found) }
    }

    private func precedes(
        _ first: (range: UITextRange, document: Searchable.DocumentIdentifier),
        _ second: (range: UITextRange, document: Searchable.DocumentIdentifier), in object: Searchable
    ) -> Bool {
        guard first.document == second.document else {
            return object.compare(document: first.document, toDocument: second.document) == .orderedAscending
        }
        return object.compare(first.range, toRange: second.range, document: first.document) == .orderedAscending
    }

    func decorate(_ index: Int, _ style: UITextSearchFoundTextStyle) {
        guard results.indices.contains(index) else { return }
        let result = results[index]
        object?.decorate(foundTextRange: result.range, document: result.document, usingStyle: style)
    }

    func highlight(_ index: Int) {
        let result = results[index]
        object?.willHighlight(foundTextRange: result.range, document: result.document)
        decorate(index, .highlighted)
        object?.scrollRangeToVisible(result.range, inDocument: result.document)
    }

    func replace(_ index: Int, with text: String) -> Bool {
        guard let object, results.indices.contains(index) else { return false }
        let result = results[index]
        guard object.shouldReplace(foundTextRange: result.range, document: result.document, withText: text) else {
            return false
        }
        object.replace(foundTextRange: result.range, document: result.document, withText: text)
        return true
    }

    func replaceAll(_ query: String, options: UITextSearchOptions, with text: String) {
        object?.replaceAll(queryString: query, options: options, withText: text)
    }

    func clear() {
        searchCount += 1
        results = []
        object?.clearAllDecoratedFoundText()
    }
}
