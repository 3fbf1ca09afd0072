import Foundation

/// The reuse pools of a table view's cells, headers and footers.
@MainActor
struct TableReuse {
    var cells = ReusePool<UITableViewCell>()
    var headerFooterViews = ReusePool<UITableViewHeaderFooterView>()

    mutating func dequeueCell(_ identifier: String) -> UITableViewCell? {
        cells.take(identifier) { $0.make(style: .default, reuseIdentifier: identifier) }
    }

    mutating func dequeueHeaderFooterView(_ identifier: String) -> UITableViewHeaderFooterView? {
        headerFooterViews.take(identifier) { $0.make(reuseIdentifier: identifier) }
    }

    mutating func keep(_ view: UIView) {
        if let view = view as? UITableViewHeaderFooterView { headerFooterViews.keep(view, view.reuseIdentifier) }
    }

    /// All views in the pools.
    var waitingViews: [UIView] { cells.waitingViews + headerFooterViews.waitingViews }
}

extension UITableViewCell: ReusedView {}

extension UITableViewHeaderFooterView: ReusedView {}
