import Foundation

/// The reuse pools of a table view's cells, headers and footers.
@MainActor
struct TableReuse {
    var cells = ReusePool<UITableViewCell>()
    var supplements = ReusePool<UITableViewHeaderFooterView>()

    mutating func takeCell(_ identifier: String) -> UITableViewCell? {
        cells.take(identifier) { $0.make(style: .default, reuseIdentifier: identifier) }
    }

    mutating func takeSupplement(_ identifier: String) -> UITableViewHeaderFooterView? {
        supplements.take(identifier) { $0.make(reuseIdentifier: identifier) }
    }

    mutating func keep(_ view: UIView) {
        if let view = view as? UITableViewHeaderFooterView { supplements.keep(view, view.reuseIdentifier) }
    }

    /// All views in the pools.
    var waitingViews: [UIView] { cells.waitingViews + supplements.waitingViews }
}

extension UITableViewCell: ReusedView {}

extension UITableViewHeaderFooterView: ReusedView {}
