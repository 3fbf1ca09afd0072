import CoreGraphics
import FocusGeometry
import Foundation
import UIKitCore
import UIKitLists

/// The table view or collection view around an item. Its cells are created when the focus moves to them.
@MainActor
enum FocusList {
    case table(UITableView)
    case collection(UICollectionView)

    /// Finds the nearest list that contains `item`. Returns `nil` if no list contains it.
    init?(around item: UIView) {
        var ancestor = item.superview
        while let current = ancestor {
            if let table = current as? UITableView {
                self = .table(table)
                return
            }
            if let collection = current as? UICollectionView {
                self = .collection(collection)
                return
            }
            ancestor = current.superview
        }
        return nil
    }

    var view: UIScrollView {
        switch self {
        case .table(let table): table
        case .collection(let collection): collection
        }
    }

    private func cell(at path: IndexPath) -> UIView? {
        switch self {
        case .table(let table): table.cellForRow(at: path)
        case .collection(let collection): collection.cellForItem(at: path)
        }
    }

    /// Returns the item that receives the focus when the focus moves into the list, or `nil` to leave the choice to the
    /// caller. The list chooses, in this order, the item that was focused last (if the list stores this item), the
    /// delegate's preferred item, or the first selected item.
    func entry(among items: [UIView]) -> UIView? {
        let paths: [IndexPath?]
        switch self {
        case .table(let table):
            paths = [
                table.remembersLastFocusedIndexPath ? table.lastFocusedIndexPath : nil,
                table.tableDelegate?.indexPathForPreferredFocusedView(in: table), table.indexPathForSelectedRow,
            ]
        case .collection(let collection):
            paths = [
                collection.remembersLastFocusedIndexPath ? collection.lastFocusedIndexPath : nil,
                collection.collectionDelegate?.indexPathForPreferredFocusedView(in: collection),
                collection.indexPathsForSelectedItems?.first,
            ]
        }
        for case let path? in paths {
            if let item = item(at: path) { return item }
        }
        return nil
    }

    /// Returns the item to which an arrow key moves the focus from `item`, or `nil` at the end of the list.
    func neighbor(_ side: FocusSide, of item: UIView) -> UIView? {
        switch self {
        case .table(let table):
            guard side == .up || side == .down, let start = path(of: item) else { return nil }
            var path: IndexPath? = start
            repeat {
                path = path.flatMap { FocusList.row(side == .down ? 1 : -1, from: $0, in: table) }
                if let path, let found = self.item(at: path) { return found }
            } while path != nil
            return nil
        case .collection(let collection):
            guard let start = path(of: item), let origin = collection.layoutAttributesForItem(at: start)?.frame else {
                return nil
            }
            return neighbor(side, of: start, at: origin, in: collection)
        }
    }

    /// Searches the attributes of the layout, up to one page beyond the visible items, because items that are not
    /// visible have no views yet.
    private func neighbor(
        _ side: FocusSide, of start: IndexPath, at origin: CGRect, in collection: UICollectionView
    ) -> UIView? {
        let page: CGRect = collection.bounds.union(origin).insetBy(
            dx: -collection.bounds.width, dy: -collection.bounds.height)
        var candidates: [UICollectionViewLayoutAttributes] =
            (collection.collectionViewLayout.layoutAttributesForElements(in: page) ?? [])
            .filter { $0.representedElementCategory == .cell && $0.indexPath != start }
        while let index = FocusNeighbor.find(side, of: origin, among: candidates.map(\.frame)) {
            if let found = item(at: candidates[index].indexPath) { return found }
            candidates.remove(at: index)
        }
        return nil
    }

    /// Returns the row before or after `path`, across sections, or `nil` at the ends.
    private static func row(_ step: Int, from path: IndexPath, in table: UITableView) -> IndexPath? {
        var section = path.section
        var row: Int = path.row + step
        while table.numberOfSections > section, section >= 0 {
            if row >= 0, row < table.numberOfRows(inSection: section) { return IndexPath(row: row, section: section) }
            section += step
            if section >= 0, section < table.numberOfSections {
                row = step > 0 ? 0 : table.numberOfRows(inSection: section) - 1
            }
        }
        return nil
    }

    private func path(of item: UIView) -> IndexPath? {
        var view: UIView? = item
        while let current = view, current !== self.view {
            if case .table(let table) = self, let cell = current as? UITableViewCell {
                return table.indexPath(for: cell)
            }
            if case .collection(let collection) = self, let cell = current as? UICollectionViewCell {
                return collection.indexPath(for: cell)
            }
            view = current.superview
        }
        return nil
    }

    /// Scrolls to an item and returns the view in it that can have the focus: the cell or a control in it.
    private func item(at path: IndexPath) -> UIView? {
        let exists: Bool
        let frame: CGRect
        switch self {
        case .table(let table):
            exists = path.section < table.numberOfSections && path.row < table.numberOfRows(inSection: path.section)
            frame = exists ? table.rectForRow(at: path) : .zero
        case .collection(let collection):
            frame = collection.layoutAttributesForItem(at: path)?.frame ?? .zero
            exists = !frame.isEmpty
        }
        guard exists else { return nil }
        let originalOffset = view.contentOffset
        view.scrollRectToVisible(frame, animated: false)
        view.layoutIfNeeded()
        var found: [UIView] = []
        if let cell = cell(at: path) { FocusSearch.collect(in: cell, into: &found) }
        if found.isEmpty, view.contentOffset != originalOffset {
            view.contentOffset = originalOffset
            view.layoutIfNeeded()
        }
        return found.first
    }
}
