import Foundation

/// The reuse pools of a table view's cells, headers and footers.
@MainActor
struct TableReuse {
    var cells = ReusePool<UITableViewCell>()
    var headerFooterViews = ReusePool<UITableViewHeaderFooterView>()

    mutating func dequeueCell(_ identifier: String) -> UITableViewCell? {
        cells.dequeue(identifier) { $0.make(style: .default, reuseIdentifier: identifier) }
    }

    mutating func dequeueHeaderFooterView(_ identifier: String) -> UITableViewHeaderFooterView? {
        headerFooterViews.dequeue(identifier) { $0.make(reuseIdentifier: identifier) }
    }

    mutating func recycle(_ view: UIView) {
        if let view = view as? UITableViewHeaderFooterView { headerFooterViews.recycle(view, view.reuseIdentifier) }
    }

    /// Removes a header or footer that is used again from the pool.
    mutating func remove(_ view: UIView) {
        if let view = view as? UITableViewHeaderFooterView { headerFooterViews.remove(view, view.reuseIdentifier) }
    }

    /// All views in the pools.
    var pooledViews: [UIView] { cells.pooledViews + headerFooterViews.pooledViews }
}

extension UITableViewCell: ReusedView {}

extension UITableViewHeaderFooterView: ReusedView {}
