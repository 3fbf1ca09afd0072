import Foundation

/// Who shows what is found.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Tells that searching began or ended, or that what is searched for, or where, has changed.
    func updateSearchResults(for searchController: UISearchController)
}

/// Who is told when a search controller comes and goes. Every method may be left out.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Tells that it is to be presented: whoever wants to, may do it here; otherwise it is done as usual.
    func presentSearchController(_ searchController: UISearchController)
    /// Tells that it will come.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Tells that it has come.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Tells that it will go.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Tells that it has gone.
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func presentSearchController(_ searchController: UISearchController) {}
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
}
