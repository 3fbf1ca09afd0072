import Foundation
import SwipePhysics

/// The editing of rows.
extension UITableView {
    /// The duration of the change to or from editing mode, in seconds.
    private static let editingDuration: TimeInterval = 0.3

    /// Begins or ends editing, or closes a swiped row.
    ///
    /// 1. A swiped row is closed.
    /// 2. When editing begins, the selection is cleared. When editing ends, it is cleared if several rows could be
    ///    selected before, or can be selected now.
    /// 3. The visible cells show or hide their controls.
    /// 4. Rows are measured again, because their content has a different width.
    func editingWillChange(to editing: Bool, animated: Bool) {
        swipe.close(animated: animated)
        guard editing != storedIsEditing else { return }
        cancelTouch()
        let selectedSeveral = selectsSeveralRows
        storedIsEditing = editing
        if editing || selectedSeveral || selectsSeveralRows {
            for path in selectedPaths.ordered { deselectRow(at: path, animated: false) }
        }
        updateEditingOfVisibleCells(animated: animated)
        invalidateMeasuredHeights()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: Self.editingDuration, delay: 0, options: .allowUserInteraction) {
            self.layoutIfNeeded()
        }
    }

    func updateEditingOfVisibleCells(animated: Bool) {
        for (path, cell) in visibleCellsByPath where isShown(path) {
            updateEditing(of: cell, at: path, animated: animated)
        }
    }

    /// Sets the controls that a cell shows in editing mode.
    func updateEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool) {
        guard storedIsEditing, let path = dataPath(path) else { return cell.endEditing(animated: animated) }
        queriedRow = (path, cell)
        defer { queriedRow = nil }
        var editing = CellEditing()
        editing.canEdit = canEdit(path)
        if editing.canEdit {
            editing.style = editingStyle(at: path)
            if let indents = tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) {
                cell.shouldIndentWhileEditing = indents
            }
            editing.selects = allowsMultipleSelectionDuringEditing
        }
        editing.moves = canMove(path)
        cell.beginEditing(editing, animated: animated)
    }

    func editingStyle(at path: IndexPath) -> UITableViewCell.EditingStyle {
        tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    }

    /// Handles a tap on the control at the leading edge of a cell.
    func editControlTapped(of cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        if cell.editingStyle == .insert {
            dataSource?.tableView(self, commit: .insert, forRowAt: path)
        } else if swipe.row?.path == path {
            swipe.close(animated: true)
        } else {
            swipe.open(path, on: .trailing)
        }
    }

    // MARK: Permissions

    /// Returns the result of a method of the data source, or `standard` if it is the result of the default
    /// implementation, which returns `isEditing`.
    ///
    /// To detect the default implementation, this method calls the data source twice: once as if the table view were in
    /// editing mode, and once as if it were not. Table view controllers return the standard answer themselves, and
    /// rewritten classes list the methods that they implement.
    private func answer(
        of dataSource: any UITableViewDataSource, to selector: Selector, standard: () -> Bool, _ question: () -> Bool
    ) -> Bool {
        if dataSource is UITableViewController || dataSource.responds(to: selector) { return question() }
        reportedEditing = false
        let outside: Bool = question()
        reportedEditing = true
        let inside: Bool = question()
        reportedEditing = nil
        return outside == inside ? inside : standard()
    }

    /// Returns whether a row can be edited: in editing mode, otherwise with a swipe.
    private func canEdit(_ path: IndexPath) -> Bool {
        guard let dataSource else { return false }
        return answer(of: dataSource, to: Self.canEditSelector, standard: { editsRows(of: dataSource) }) {
            dataSource.tableView(self, canEditRowAt: path)
        }
    }

    /// Returns whether rows can be edited if the data source does not implement `tableView(_:canEditRowAt:)`.
    func editsRows(of dataSource: any UITableViewDataSource) -> Bool {
        storedIsEditing || TableControllerOverrides.of(dataSource).contains(.commit)
            || dataSource.responds(to: Self.commitSelector)
    }

    /// Returns whether the user can delete a row: with its control in editing mode, otherwise with a swipe.
    private func canDelete(_ path: IndexPath) -> Bool { editingStyle(at: path) == .delete && canEdit(path) }

    /// Returns whether the user can move a row: with its control in editing mode, or, if the table view has a drag
    /// delegate, by dragging the row.
    func canMove(_ path: IndexPath) -> Bool {
        guard let dataSource else { return false }
        return answer(of: dataSource, to: Self.canMoveSelector, standard: { movesRow(at: path, of: dataSource) }) {
            dataSource.tableView(self, canMoveRowAt: path)
        }
    }

    /// Returns whether the user can move a row if the data source does not implement `tableView(_:canMoveRowAt:)`.
    func movesRow(at path: IndexPath, of dataSource: any UITableViewDataSource) -> Bool {
        cellForRow(at: path)?.showsReorderControl == true || TableControllerOverrides.of(dataSource).contains(.move)
            || dataSource.responds(to: Self.moveSelector)
    }

    // The names of the methods in the member tables that the command-line tool adds to the sources of apps.
    private static let canEditSelector = Selector("tableView:canEditRowAt:")
    private static let canMoveSelector = Selector("tableView:canMoveRowAt:")
    private static let commitSelector = Selector("tableView:commit:forRowAt:")
    private static let moveSelector = Selector("tableView:moveRowAt:to:")
}

extension UITableView: SwipeHost {
    func swipeablePath(at point: CGPoint) -> IndexPath? {
        guard updates == nil, refusedCounts == nil, let path = indexPathForRow(at: point),
            let cell = cellForRow(at: path), cell.superview === self,
            // In editing mode, the control of the row opens it, and a swipe can only close it.
            !storedIsEditing || swipe.row?.path == path
        else { return nil }
        return path
    }

    /// Returns the actions of a row. In editing mode, a row has no leading actions.
    func swipeActions(at path: IndexPath, on side: SwipeReveal.Side) -> UISwipeActionsConfiguration? {
        if side == .leading {
            return storedIsEditing
                ? nil : tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
        }
        if let configuration = tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) {
            return configuration
        }
        if let actions = tableDelegate?.tableView(self, editActionsForRowAt: path) {
            let configuration = UISwipeActionsConfiguration(actions: actions.map { $0.contextualAction(for: path) })
            configuration.performsFirstActionWithFullSwipe = false
            return configuration
        }
        return canDelete(path) ? makeDeleteConfiguration(path) : nil
    }

    private func makeDeleteConfiguration(_ path: IndexPath) -> UISwipeActionsConfiguration {
        let title: String? = tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
        let action = UIContextualAction(style: .destructive, title: title ?? "Delete") { [weak self] _, _, completion in
            guard let self else { return }
            dataSource?.tableView(self, commit: .delete, forRowAt: path)
            completion(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    func placeOfSwipedRow(at path: IndexPath) -> CGRect? { contains(path) ? rectForRow(at: path) : nil }

    func swipedView(at path: IndexPath) -> UIView? { cellForRow(at: path) }

    func cornersOfSwipedRow(at path: IndexPath) -> (CACornerMask, CGFloat) {
        (cellForRow(at: path)?.tableContext.roundedCorners ?? [], TableCellContext.cornerRadius)
    }

    func swipeWillBegin(at path: IndexPath) {
        cancelTouch()
        tableDelegate?.tableView(self, willBeginEditingRowAt: path)
        cellForRow(at: path)?.setShowsActions(true)
    }

    func swipeDidEnd(at path: IndexPath?) {
        let path: IndexPath? = path.flatMap { contains($0) ? $0 : nil }
        path.flatMap { cellForRow(at: $0) }?.setShowsActions(false)
        tableDelegate?.tableView(self, didEndEditingRowAt: path)
    }

    package func draggingWillBegin() { swipe.close(animated: true) }
}
