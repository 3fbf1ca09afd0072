import Foundation
import UIKitCore
import UIKitInput

/// A search in an object that conforms to `UITextSearching`.
@preconcurrency @MainActor
open class UITextSearchingFindSession: UIFindSession {
    private let engine: any FindEngine
    private var highlighted: Int?
    private var query = ""
    private var options: UITextSearchOptions?
    private var isReplacing = false

    /// Creates a session, which does not retain the object.
    public init<Searchable: UITextSearching>(searchableObject: Searchable) {
        engine = SearchableEngine(searchableObject)
        super.init()
    }

    open override var resultCount: Int { isOutdated ? 0 : engine.count }

    open override var highlightedResultIndex: Int { isOutdated ? NSNotFound : highlighted ?? NSNotFound }

    open override var supportsReplacement: Bool { engine.supportsReplacement }

    open override var allowsReplacementForCurrentlyHighlightedResult: Bool {
        highlightedResultIndex != NSNotFound && supportsReplacement
    }

    open override func performSearch(query: String, options: UITextSearchOptions?) {
        search(query, options) { [engine] in engine.indexAtSelection }
    }

    /// Searches, and highlights a result whose index is determined after the search.
    private func search(_ query: String, _ options: UITextSearchOptions?, highlighting index: @escaping () -> Int) {
        self.query = query
        self.options = options
        isOutdated = false
        highlighted = nil
        engine.search(query, options: options ?? UITextSearchOptions()) { [weak self] in
            guard let self else { return }
            highlighted = nil
            if engine.count > 0 { highlight(index() % engine.count) }
            interaction?.updateResultCount()
        }
        interaction?.updateResultCount()
    }

    open override func highlightNextResult(in direction: UITextStorageDirection) {
        if isOutdated { return performSearch(query: query, options: options) }
        guard engine.count > 0 else { return }
        let step: Int = direction == .forward ? 1 : -1
        highlight(((highlighted ?? -step) + step + engine.count) % engine.count)
        interaction?.updateResultCount()
    }

    private func highlight(_ index: Int) {
        if let highlighted { engine.decorate(highlighted, .found) }
        highlighted = index
        engine.highlight(index)
    }

    open override func performSingleReplacement(
        query searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {
        guard let index = highlighted, !isOutdated else { return performSearch(query: searchQuery, options: options) }
        let oldCount: Int = engine.count
        isReplacing = true
        let isDone: Bool = engine.replace(index, with: replacementString)
        isReplacing = false
        guard isDone else { return }
        // The next result has the index of the replaced result, unless the replacement also matches.
        search(searchQuery, options) { [engine] in index + max(0, engine.count - oldCount + 1) }
    }

    open override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
        isReplacing = true
        engine.replaceAll(searchQuery, options: options ?? UITextSearchOptions(), with: replacementString)
        isReplacing = false
        performSearch(query: searchQuery, options: options)
    }

    open override func invalidateFoundResults() {
        guard !isReplacing, !isOutdated else { return }
        isOutdated = true
        highlighted = nil
        engine.clear()
        interaction?.updateResultCount()
    }

    /// Removes the decorations.
    func end() { engine.clear() }
}
