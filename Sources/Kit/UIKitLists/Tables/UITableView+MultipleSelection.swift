import Foundation

extension UITableView: MultipleSelectionHost {
    var selection: Set<IndexPath> { Set(selectedPaths.paths) }

    var selectsSeveral: Bool { selectsSeveralRows }

    func selectionPath(at point: CGPoint) -> IndexPath? { drag == nil ? indexPathForRow(at: point) : nil }

    func beginsMultipleSelection(at path: IndexPath) -> Bool {
        delegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
    }

    func multipleSelectionDidBegin(at path: IndexPath) {
        delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path)
    }

    func multipleSelectionDidEnd() { delegate?.tableViewDidEndMultipleSelectionInteraction(self) }

    // With several selected rows, the same call selects a row and deselects it.
    func toggleSelection(of path: IndexPath) { selectByUser(path) }
}
