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
    /// Whether the search bar is beside the title of the navigation bar, rather than below it.
    var isInline: Bool { get }
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
