import CoreGraphics

/// A controller that searches the content of a page, as navigation bars and navigation controllers use it.
///
/// `UISearchController` of the module UIKitSearching conforms to this protocol.
@MainActor
package protocol NavigationSearching: UIViewController {
    /// The search bar.
    var searchView: UIView { get }
    /// The height that the search bar needs, in points.
    var searchHeight: CGFloat { get }
    /// The text in the search bar.
    var searchText: String? { get }
    /// Whether the user is searching.
    var isActive: Bool { get }
    /// The placement of the search bar.
    var placement: UINavigationItem.SearchBarPlacement { get }
    /// Whether the search bar is visible beside the title of the navigation bar.
    var isInline: Bool { get }
    /// Whether the search bar is visible below the title of the navigation bar, or in its place.
    var isStacked: Bool { get }
    /// The bar with the button that shows the search bar; nil if the search bar is always visible.
    var buttonPlace: SearchButtonPlace? { get }
    /// Updates the button for the bar that contains it.
    func updateButton()
    /// Whether the search bar replaces the title of the navigation bar.
    var replacesNavigationBar: Bool { get }
    /// Whether this controller has hidden the navigation bar.
    var hasHiddenNavigationBar: Bool { get }

    /// Called when the controller is assigned to an item, or with nil when it is removed from its item.
    func didMove(to item: UINavigationItem?)
    /// Begins the search, and calls `completion` afterward.
    func begin(animated: Bool, _ completion: (() -> Void)?)
    /// Ends the search as the cancel button does.
    func cancel()
    /// Ends the search without an animation. Called when the content is removed permanently.
    func endImmediately()
    /// Inserts the overlay above the view of the page.
    func showOverlay()
    /// Removes the overlay. Called when the navigation controller shows another controller in place of the page.
    func hideOverlay()
}

/// The bars that can contain the button of a search bar.
package enum SearchButtonPlace {
    case navigationBar
    case toolbar
}

extension UINavigationItem {
    /// Returns the items of a bar. They contain the button of the search bar only if it is in that bar. If the app has
    /// not placed the button, `isDefault` means that it is the last item.
    func withSearchButton(
        _ items: [UIBarButtonItem], in place: SearchButtonPlace, isDefault: Bool = false
    ) -> [UIBarButtonItem] {
        guard let searchItem else { return items }
        guard search?.buttonPlace == place else { return items.filter { $0 !== searchItem } }
        return items + (isDefault && !items.contains(searchItem) ? [searchItem] : [])
    }

    /// Shows the button of the search bar in the bar that contains it now.
    package func searchButtonDidMove() {
        search?.updateButton()
        itemDidChange()
        guard searchItem != nil, let page = bar?.navigationController?.controller(of: self) else { return }
        bar?.navigationController?.toolbarItemsDidChange(of: page, animated: false)
    }
}

extension UIViewController {
    /// The items in a toolbar, with the button of the search bar if it is there.
    var shownToolbarItems: [UIBarButtonItem]? {
        guard let item = storedNavigationItem, item.searchItem != nil else { return toolbarItems }
        return item.withSearchButton(toolbarItems ?? [], in: .toolbar, isDefault: true)
    }
}
