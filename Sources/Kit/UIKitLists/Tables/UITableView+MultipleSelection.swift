import Foundation

extension UITableView: MultipleSelectionHost {
    var selectsSeveral: Bool { selectsSeveralRows }

    func selectionPath(at point: CGPoint) -> IndexPath? { drag == nil ? indexPathForRow(at: point) : nil }

    func beginsMultipleSelection(at path: IndexPath) -> Bool {
        tableDelegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
    }

    func multipleSelectionDidBegin(at path: IndexPath) {
        tableDelegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path)
    }

    func multipleSelectionDidEnd() { tableDelegate?.tableViewDidEndMultipleSelectionInteraction(self) }

    // MARK: Keys

    /// Handles a key that no responder handled, while a cell has the focus. Returns whether the key had an effect.
    package func handleKey(_ key: UIKey, at cell: UITableViewCell) -> Bool {
        guard let path = indexPath(for: cell), updates == nil, drag == nil else { return false }
        return handleSelectionKey(key, at: path)
    }

    func path(_ path: IndexPath, toward key: UIKeyboardHIDUsage) -> IndexPath? {
        switch key {
        case .keyboardUpArrow: self.path(after: path, by: -1, dataCounts)
        case .keyboardDownArrow: self.path(after: path, by: 1, dataCounts)
        default: nil
        }
    }

    func canFocus(_ path: IndexPath) -> Bool { tableDelegate?.tableView(self, canFocusRowAt: path) ?? allowsFocus }

    func revealedCell(at path: IndexPath) -> UIView? {
        scrollToRow(at: path, at: .none, animated: false)
        layoutIfNeeded()
        return cellForRow(at: path)
    }

    func spokenText(at path: IndexPath) -> String? {
        if let cell = cellForRow(at: path) { return cell.spokenText }
        guard let dataSource else { return nil }
        var text: String?
        UIView.performWithoutAnimation {
            let cell: UITableViewCell = dataSource.tableView(self, cellForRowAt: path)
            text = cell.spokenText
            reuse.cells.recycle(cell, cell.reuseIdentifier)
        }
        return text
    }
}
