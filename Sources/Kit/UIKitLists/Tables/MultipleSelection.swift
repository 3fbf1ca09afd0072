import Foundation

/// Selects the rows over which the user drags two fingers.
@MainActor
final class MultipleSelection: NSObject, UIGestureRecognizerDelegate {
    private unowned let table: UITableView
    let recognizer = MultipleSelectionGesture()
    /// The row where the fingers touched, and the selection at that time; nil outside gestures.
    private var origin: (path: IndexPath, selection: Set<IndexPath>)?

    init(table: UITableView) {
        self.table = table
        super.init()
        recognizer.name = "multipleSelection"
        recognizer.delegate = self
        recognizer.addTarget(self, action: Selector("handle", MultipleSelection.handle))
        table.addGestureRecognizer(recognizer)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard table.drag == nil, let path = table.indexPathForRow(at: recognizer.start) else { return false }
        return table.delegate?.tableView(table, shouldBeginMultipleSelectionInteractionAt: path) ?? false
    }

    /// Two fingers scroll only if they do not select rows.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === table.panGestureRecognizer && recognizer.hasTwoFingers }

    private func handle(_ recognizer: MultipleSelectionGesture) {
        switch recognizer.state {
        case .began:
            guard let path = table.indexPathForRow(at: recognizer.start) else { return }
            table.delegate?.tableView(table, didBeginMultipleSelectionInteractionAt: path)
            origin = (path, Set(table.selectedPaths))
            update()
        case .changed: update()
        case .ended, .cancelled:
            guard origin != nil else { return }
            origin = nil
            table.delegate?.tableViewDidEndMultipleSelectionInteraction(table)
        case .possible, .failed: break
        }
    }

    /// Selects the rows from the first one to the one under the fingers, and restores the others.
    private func update() {
        guard let origin, table.selectsSeveralRows,
            let path = table.indexPathForRow(at: recognizer.location(in: table))
        else { return }
        var selection = origin.selection
        let (first, last): (IndexPath, IndexPath) = (min(origin.path, path), max(origin.path, path))
        for section in first.section...last.section {
            let start: Int = section == first.section ? first.row : 0
            let end: Int = section == last.section ? last.row + 1 : table.numberOfRows(inSection: section)
            for row in start..<max(start, end) { selection.insert(IndexPath(row: row, section: section)) }
        }
        let current = Set(table.selectedPaths)
        // With several selected rows, the same call selects a row and deselects it.
        for path in selection.symmetricDifference(current).sorted() { table.selectByUser(path) }
    }
}
