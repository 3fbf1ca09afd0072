import Foundation

extension UITableView {
    /// Whether the user can select rows now.
    private var selectsRows: Bool {
        storedIsEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    /// Whether the user can select several rows now.
    var selectsSeveralRows: Bool { storedIsEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    // MARK: Programmatic selection

    func mark(_ path: IndexPath, isSelected: Bool, animated: Bool) {
        if isSelected {
            selectedPaths.insert(path)
        } else {
            selectedPaths.remove(path)
        }
        cellForRow(at: path)?.setSelected(isSelected, animated: animated)
    }

    // MARK: Selection by touches and keys

    /// Highlights the row under a touch that began.
    func beginTouch(_ touch: UITouch) {
        guard let path = indexPathForRow(at: touch.location(in: self)), let cell = cellForRow(at: path),
            cell.frame.contains(touch.location(in: self))
        else { return }
        highlight(path, cell, touch)
    }

    private func highlight(_ path: IndexPath, _ cell: UITableViewCell, _ touch: UITouch? = nil) {
        guard refusedCounts == nil else { return reloadData() }
        // The index path of a row differs on the screen and in the data while a row is dragged.
        guard touchedPath == nil, drag == nil, selectsRows,
            tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
        else { return }
        touchedPath = path
        highlightingTouch = touch
        cell.setHighlighted(true, animated: false)
        tableDelegate?.tableView(self, didHighlightRowAt: path)
    }

    /// Selects the row that the touch highlights if the touch ended inside it.
    func endTouch(_ touch: UITouch, _ flags: UIKeyModifierFlags) {
        guard touch === highlightingTouch else { return }
        guard let path = touchedPath, contains(path) else { return cancelTouch() }
        let isInside = rectForRow(at: path).contains(touch.location(in: self))
        guard isInside else { return cancelTouch() }
        selectTouched(path, flags)
    }

    private func selectTouched(_ path: IndexPath, _ flags: UIKeyModifierFlags = []) {
        touchedPath = nil
        // The delegate can insert, move or delete rows. The path then belongs to a different row.
        let cell: UITableViewCell? = cellForRow(at: path)
        // The background of a selected row does not flicker, because both changes are in the same frame.
        cell?.setHighlighted(false, animated: false)
        tableDelegate?.tableView(self, didUnhighlightRowAt: path)
        if !extendSelection(to: path, flags) {
            selectByUser(path)
            if let cell, cellForRow(at: path) === cell { performPrimaryAction(at: path) }
        }
    }

    /// Highlights the row of `cell` when a key is pressed, and selects it when the key is released.
    func handlePress(of cell: UITableViewCell, isDown: Bool) {
        guard let path = indexPath(for: cell) else { return }
        if isDown {
            highlight(path, cell)
        } else if touchedPath == path {
            selectTouched(path)
        }
    }

    func canFocus(_ cell: UITableViewCell) -> Bool {
        guard let path = indexPath(for: cell) else { return false }
        return tableDelegate?.tableView(self, canFocusRowAt: path) ?? allowsFocus
    }

    func focusDidChange(of cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        if touchedPath == path { cancelTouch() }
        guard cell.isFocused else { return }
        lastFocusedIndexPath = path
        let follows: Bool = tableDelegate?.tableView(self, selectionFollowsFocusForRowAt: path) ?? selectionFollowsFocus
        // A row that is already selected keeps its selection, and so does the anchor of a range.
        if follows, !selectsSeveralRows || !selectedPaths.contains(path) { selectByUser(path) }
    }

    /// Ends the touch without a selection.
    func cancelTouch() {
        guard let path = touchedPath else { return }
        touchedPath = nil
        cellForRow(at: path)?.setHighlighted(false, animated: false)
        tableDelegate?.tableView(self, didUnhighlightRowAt: path)
    }

    /// Selects a row as if the user had tapped it. With multiple selection, deselects a selected row.
    func selectByUser(_ touched: IndexPath) {
        selectionAnchor = SelectionAnchor(path: touched)
        if selectsSeveralRows, selectedPaths.contains(touched) { return deselectByUser(touched) }
        guard let path = tableDelegate == nil ? touched : tableDelegate?.tableView(self, willSelectRowAt: touched),
            contains(path)
        else { return }
        if !selectsSeveralRows {
            for other in selectedPaths.ordered where other != path { deselectByUser(other) }
        }
        mark(path, isSelected: true, animated: false)
        if let cell = cellForRow(at: path) { cell.segues?.selection?(cell) }
        tableDelegate?.tableView(self, didSelectRowAt: path)
    }

    private func performPrimaryAction(at path: IndexPath) {
        // A tap that extends a selection, or reduces it, has no other effect.
        guard let delegate = tableDelegate, contains(path), !selectsSeveralRows || selectedPaths.ordered == [path],
            delegate.tableView(self, canPerformPrimaryActionForRowAt: path)
        else { return }
        delegate.tableView(self, performPrimaryActionForRowAt: path)
    }

    private func deselectByUser(_ selected: IndexPath) {
        guard let path = tableDelegate == nil ? selected : tableDelegate?.tableView(self, willDeselectRowAt: selected)
        else {
            return
        }
        mark(path, isSelected: false, animated: false)
        tableDelegate?.tableView(self, didDeselectRowAt: path)
    }
}
