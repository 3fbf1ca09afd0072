import Foundation

/// Methods that update search results while the user searches.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called when searching begins or ends, and when the search text, the tokens or the scope change.
    func updateSearchResults(for searchController: UISearchController)
    /// Called when the user chooses a suggestion. Insert the text of the suggestion or a token here. The default
    /// implementation does nothing.
    func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
    public func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {}
}

/// Methods that report the beginning and the end of a search. All methods are optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Called before the controller is presented. The delegate may present it here; otherwise the controller presents
    /// itself.
    func presentSearchController(_ searchController: UISearchController)
    /// Called before searching begins.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Called after searching begins, when the animation is complete.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Called before searching ends.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Called after searching ends, when the animation is complete.
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func presentSearchController(_ searchController: UISearchController) {}
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
}
