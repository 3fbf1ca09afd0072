import UIKitCore

extension UINavigationItem {
    /// The controller that searches the content. Its search bar appears in the bars as `preferredSearchBarPlacement`
    /// specifies. The default is nil.
    public var searchController: UISearchController? {
        get { search as? UISearchController }
        set { search = newValue }
    }

    /// The item that represents an integrated search bar among the other items of the toolbar or the navigation bar.
    ///
    /// Without this item, the search bar is the last item on the trailing side. A bar that does not contain the search
    /// bar ignores the item.
    public var searchBarPlacementBarButtonItem: UIBarButtonItem {
        if let searchItem { return searchItem }
        let new = UIBarButtonItem(
            systemItem: .search, primaryAction: UIAction { [weak self] _ in self?.searchController?.beginWithButton() })
        searchItem = new
        return new
    }

    /// Whether an integrated search bar can be in the toolbar, if the width is compact. The default is true.
    public var searchBarPlacementAllowsToolbarIntegration: Bool {
        get { allowsSearchInToolbar }
        set { allowsSearchInToolbar = newValue }
    }
}
