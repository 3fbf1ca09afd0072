import Foundation

/// Who is asked and told about a search bar. Every method may be left out.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
    /// Whether typing may begin.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Tells that typing began.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Whether typing may end.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Tells that typing ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Tells that the person changed the text, or removed it.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Whether what the person does may replace the characters in a range, counted in UTF-16 units.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Tells that the person pressed Return.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Tells that the person pressed Cancel, or Escape.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Tells that the person chose another scope.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
