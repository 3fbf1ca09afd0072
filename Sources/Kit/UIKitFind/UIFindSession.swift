import Foundation
import UIKitCore
import UIKitInput

/// The state of a search. A subclass searches, highlights and replaces.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
    /// The way in which the number of results is shown.
    public enum SearchResultDisplayStyle: Int, Sendable {
        /// The index of the highlighted result and the number of results.
        case currentAndTotal = 0
        /// The number of results.
        case total = 1
        /// The number is hidden.
        case none = 2
    }

    /// The interaction to which the session belongs.
    weak var interaction: UIFindInteraction?

    /// Whether the text changed since the search.
    var isOutdated = false

    /// The number of results. The default is 0.
    open var resultCount: Int { 0 }

    /// The index of the highlighted result. The default, `NSNotFound`, means that no result is highlighted.
    open var highlightedResultIndex: Int { NSNotFound }

    /// The way in which the number of results is shown. The default is `currentAndTotal`.
    open var searchResultDisplayStyle: SearchResultDisplayStyle = .currentAndTotal

    /// Whether text can be replaced. The default is false.
    open var supportsReplacement: Bool { false }

    /// Whether the highlighted result can be replaced. The default is false.
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }

    /// Searches. The default implementation does nothing.
    open func performSearch(query: String, options: UITextSearchOptions?) {}

    /// Replaces the highlighted result. The default implementation does nothing.
    open func performSingleReplacement(
        query searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {}

    /// Replaces all results. The default implementation does nothing.
    open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}

    /// Highlights the next or the previous result. The default implementation does nothing.
    open func highlightNextResult(in direction: UITextStorageDirection) {}

    /// Discards the results, because the text changed. The default implementation does nothing.
    open func invalidateFoundResults() {}
}
