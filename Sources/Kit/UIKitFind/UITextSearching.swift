import Foundation
import UIKitCore

/// The appearance of text during a search.
public enum UITextSearchFoundTextStyle: Int, Sendable {
    /// Text that does not match.
    case normal = 0
    /// Text that matches.
    case found = 1
    /// The current match.
    case highlighted = 2
}

/// An object with text that can be searched.
@preconcurrency @MainActor
public protocol UITextSearching<DocumentIdentifier>: NSObjectProtocol {
    /// The type that identifies a document.
    associatedtype DocumentIdentifier: Hashable = AnyHashable?

    /// The selected range. A search begins at this range.
    var selectedTextRange: UITextRange? { get }

    /// The document with the selected range. The default is nil.
    var selectedTextSearchDocument: DocumentIdentifier? { get }

    /// Whether found text can be replaced. The default is false.
    var supportsTextReplacement: Bool { get }

    /// Returns the order of two ranges of a document.
    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?) -> ComparisonResult

    /// Returns the order of two documents. By default, documents are in the order in which they were found.
    func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult

    /// Searches the text, adds the matching ranges to an aggregator, and ends the search.
    func performTextSearch(
        queryString: String, options: UITextSearchOptions,
        resultAggregator: UITextSearchAggregator<DocumentIdentifier>)

    /// Shows a range in a style.
    func decorate(
        foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle: UITextSearchFoundTextStyle)

    /// Shows all text in the normal style.
    func clearAllDecoratedFoundText()

    /// Called before a range is highlighted.
    func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)

    /// Scrolls so that a range is visible.
    func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)

    /// Returns whether a range can be replaced. The default is true.
    func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool

    /// Replaces a range. The default implementation does nothing.
    func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)

    /// Replaces all text that matches. The default implementation does nothing.
    func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
}

extension UITextSearching {
    public var selectedTextSearchDocument: DocumentIdentifier? { nil }
    public var supportsTextReplacement: Bool { false }
    public func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult {
        .orderedSame
    }
    public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
    public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
    public func shouldReplace(
        foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String
    ) -> Bool { true }
    public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) {}
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {}
}
