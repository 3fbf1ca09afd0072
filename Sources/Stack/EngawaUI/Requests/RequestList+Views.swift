import UIKitCore
import UIKitLists
import ViewModels

extension UITableView {
    /// Shows the states of a list around its rows: the placeholder when there are no items, the spinner below the last
    /// row, the refresh control, and the banner. It also loads the next page when the user scrolls near the last row.
    ///
    ///     rows = tableView.bind(to: list.items) { table, path, item in … }
    ///     tableView.bindState(to: list, noData: "There are no repositories.", banner: banner)
    ///
    /// It sets `backgroundView`, `tableFooterView` and, if the table has none, `refreshControl`. The views can also be
    /// used one by one.
    ///
    /// - Parameters:
    ///   - list: The list.
    ///   - noData: The text for a list without items.
    ///   - banner: The banner for failures while items are visible, if any.
    ///   - rowsAhead: The next page is loaded when at most this number of rows follow the last visible one.
    public func bindState<Item>(
        to list: RequestList<Item>, noData: String, banner: MessageBanner? = nil, rowsAhead: Int = 5
    ) {
        let placeholder = RequestPlaceholder(noData: noData)
        placeholder.bind(to: list)
        backgroundView = placeholder
        tableFooterView = RequestFooter(list)
        let control: UIRefreshControl = refreshControl ?? UIRefreshControl()
        control.bind(to: list)
        refreshControl = control
        banner?.bind(to: list)
        list.loadMore(in: self, rowsAhead: rowsAhead)
    }
}

extension UICollectionView {
    /// Shows the states of a list around its items: the placeholder when there are no items, the refresh control, and
    /// the banner. It also loads the next page when the user scrolls near the last item.
    ///
    /// It sets `backgroundView` and, if the collection view has none, `refreshControl`.
    ///
    /// - Parameters:
    ///   - list: The list.
    ///   - noData: The text for a list without items.
    ///   - banner: The banner for failures while items are visible, if any.
    ///   - itemsAhead: The next page is loaded when at most this number of items follow the last visible one.
    public func bindState<Item>(
        to list: RequestList<Item>, noData: String, banner: MessageBanner? = nil, itemsAhead: Int = 5
    ) {
        let placeholder = RequestPlaceholder(noData: noData)
        placeholder.bind(to: list)
        backgroundView = placeholder
        let control: UIRefreshControl = refreshControl ?? UIRefreshControl()
        control.bind(to: list)
        refreshControl = control
        banner?.bind(to: list)
        list.loadMore(in: self, itemsAhead: itemsAhead)
    }
}
