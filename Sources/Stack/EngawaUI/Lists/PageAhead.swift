import HostClock
import UIKitCore
import UIKitLists
import ViewModels

/// Calls a closure when a list has few elements after the last visible one.
@MainActor
final class PageAhead {
    private weak var view: UIScrollView?
    /// Returns the number of elements after the last visible one.
    private let remaining: @MainActor () -> Int
    private let distance: Int
    private let loadMore: @MainActor () -> Void
    private var observations: [NSKeyValueObservation] = []
    private var isScheduled = false

    init<View: UIScrollView>(
        _ view: View, distance: Int, remaining: @escaping @MainActor (View) -> Int,
        loadMore: @escaping @MainActor () -> Void
    ) {
        self.view = view
        self.distance = distance
        self.remaining = { [weak view] in view.map(remaining) ?? .max }
        self.loadMore = loadMore
        let view: UIScrollView = view
        // The kit notifies observers on the main thread.
        observations = [
            view.observe(\.contentOffset) { [weak self] _, _ in MainActor.assumeIsolated { self?.check() } },
            view.observe(\.contentSize) { [weak self] _, _ in MainActor.assumeIsolated { self?.check() } },
        ]
    }

    /// Schedules a count of the remaining elements, which takes place once the list has adopted the changes of this
    /// turn.
    func check() {
        guard !isScheduled else { return }
        isScheduled = true
        MainQueue.shared.async { [weak self] in
            guard let self else { return }
            isScheduled = false
            guard view?.window != nil, remaining() <= distance else { return }
            loadMore()
        }
    }
}

extension RequestList {
    /// Loads the next page when few rows of a table follow the last visible one.
    ///
    ///     list.loadMore(in: tableView, rowsAhead: 5)
    ///
    /// It replaces a call in `tableView(_:willDisplay:forRowAt:)`, and works with any data source. After a failure, no
    /// page is loaded until the user retries or refreshes. Neither object retains the other.
    ///
    /// - Parameter rowsAhead: The next page is loaded when at most this number of rows follow the last visible one.
    public func loadMore(in table: UITableView, rowsAhead: Int = 5) {
        follow(table, distance: rowsAhead) { table in
            let counts: [Int] = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
            return PageAhead.remaining(counts, after: table.indexPathsForVisibleRows?.last)
        }
    }

    /// Loads the next page when few items of a collection view follow the last visible one.
    ///
    /// It replaces a call in `collectionView(_:willDisplay:forItemAt:)`, and works with any data source. After a
    /// failure, no page is loaded until the user retries or refreshes. Neither object retains the other.
    ///
    /// - Parameter itemsAhead: The next page is loaded when at most this number of items follow the last visible one.
    public func loadMore(in collection: UICollectionView, itemsAhead: Int = 5) {
        follow(collection, distance: itemsAhead) { collection in
            let counts: [Int] = (0..<collection.numberOfSections).map { collection.numberOfItems(inSection: $0) }
            return PageAhead.remaining(counts, after: collection.indexPathsForVisibleItems.max())
        }
    }

    private func follow<View: UIScrollView>(
        _ view: View, distance: Int, remaining: @escaping @MainActor (View) -> Int
    ) {
        let ahead = PageAhead(view, distance: distance, remaining: remaining) { [weak self] in
            guard let self, state.value.failure == nil else { return }
            loadMore()
        }
        // The observers retain `ahead` until the view is deallocated.
        items.observe(with: view) { _, _, _ in ahead.check() }
        state.bind(with: view) { _, _ in ahead.check() }
    }
}

extension PageAhead {
    /// Returns the number of elements after `last` in sections with `counts` elements.
    fileprivate static func remaining(_ counts: [Int], after last: IndexPath?) -> Int {
        guard let last, last.section < counts.count else { return counts.reduce(0, +) }
        return counts[last.section...].reduce(0, +) - last[1] - 1
    }
}
