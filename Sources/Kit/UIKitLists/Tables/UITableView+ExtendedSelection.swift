import Foundation
import HostClock

/// The selection of several rows with Shift and Command.
extension UITableView {
    /// Selects rows as if the user had touched a row, or pressed a key on it, with modifier keys. Command adds the row to
    /// the selection or removes it, and Shift selects the rows from the anchor to it.
    ///
    /// Returns false if there is no such key, or if several rows cannot be selected: neither by a property of the table
    /// view, nor because the delegate permits to begin.
    func extendSelection(to path: IndexPath, _ flags: UIKeyModifierFlags) -> Bool {
        guard !flags.isDisjoint(with: [.shift, .command]), refusedCounts == nil else { return false }
        let isInteraction: Bool = !selectsSeveralRows
        if isInteraction {
            guard delegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: path) == true else {
                return false
            }
            delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path)
        }
        if selectsSeveralRows {
            if flags.contains(.shift), let anchor = selectionAnchor, contains(anchor) {
                let selection: Set<IndexPath> = anchoredSelection ?? Set(selectedPaths.paths)
                selectRows(from: anchor, to: path, keeping: selection)
                (selectionAnchor, anchoredSelection) = (anchor, selection)
            } else {
                selectByUser(path)
            }
        }
        if isInteraction { delegate?.tableViewDidEndMultipleSelectionInteraction(self) }
        return true
    }

    /// Selects the rows from one to another, and restores the selection of all others.
    func selectRows(from anchor: IndexPath, to path: IndexPath, keeping selection: Set<IndexPath>) {
        var goal: Set<IndexPath> = selection
        let (first, last): (IndexPath, IndexPath) = (min(anchor, path), max(anchor, path))
        for section in first.section...last.section {
            let start: Int = section == first.section ? first.row : 0
            let end: Int = section == last.section ? last.row + 1 : numberOfRows(inSection: section)
            for row in start..<max(start, end) { goal.insert(IndexPath(row: row, section: section)) }
        }
        // With several selected rows, the same call selects a row and deselects it.
        for path in goal.symmetricDifference(selectedPaths.paths).sorted() where contains(path) { selectByUser(path) }
    }

    // MARK: Keys

    /// Handles a key while a cell has the focus, unless a responder used it. Returns whether it had an effect.
    ///
    /// Shift and an arrow move the focus and extend the selection. Characters move the focus to the next row whose text
    /// begins with them.
    package func handleKey(_ key: UIKey, at cell: UITableViewCell) -> Bool {
        guard let path = indexPath(for: cell), updates == nil, drag == nil else { return false }
        if key.modifierFlags.contains(.shift), let step = Self.arrowSteps[key.keyCode] {
            guard selectsSeveralRows, let target = focusableRow(from: path, by: step) else { return false }
            if selectionAnchor.map(contains) != true {
                if selectedPaths.contains(path) { selectionAnchor = path } else { selectByUser(path) }
            }
            focus(target)
            return extendSelection(to: target, .shift)
        }
        guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]),
            let typed = typeSelection.text(adding: key.characters, at: MainQueue.shared.now)
        else { return false }
        guard let target = row(beginningWith: typed, from: path, includesStart: typed.count > 1) else { return false }
        focus(target)
        return true
    }

    private static let arrowSteps: [UIKeyboardHIDUsage: Int] = [.keyboardUpArrow: -1, .keyboardDownArrow: 1]

    /// Returns the next row above or below another that can become focused.
    private func focusableRow(from path: IndexPath, by step: Int) -> IndexPath? {
        var next: IndexPath? = self.path(after: path, by: step)
        while let candidate = next {
            if delegate?.tableView(self, canFocusRowAt: candidate) ?? allowsFocus { return candidate }
            next = self.path(after: candidate, by: step)
        }
        return nil
    }

    /// Returns the index path of the row above or below another; nil at the end.
    private func path(after path: IndexPath, by step: Int) -> IndexPath? {
        var next = IndexPath(row: path.row + step, section: path.section)
        while next.row < 0 || next.row >= geometry.rowCount(in: next.section) {
            next.section += step
            guard next.section >= 0, next.section < geometry.sectionCount else { return nil }
            next.row = step > 0 ? 0 : geometry.rowCount(in: next.section) - 1
        }
        return next
    }

    /// Scrolls to a row and moves the focus to it.
    private func focus(_ path: IndexPath) {
        scrollToRow(at: path, at: .none, animated: false)
        layoutIfNeeded()
        if let cell = visibleCellsByPath[path] { window?.focusSystem.move(to: cell) }
    }

    // MARK: Typing

    /// The number of rows whose cells are created to find one that begins with the typed characters.
    private static let searchedRows = 1_000

    /// Returns the next row whose text begins with `typed`. The search continues at the first row after the last.
    private func row(beginningWith typed: String, from start: IndexPath, includesStart: Bool) -> IndexPath? {
        var candidate: IndexPath = start
        var isFirst = includesStart
        for _ in 0..<Self.searchedRows {
            if !isFirst {
                guard let next = path(after: candidate, by: 1) ?? firstPath else { return nil }
                candidate = next
            }
            isFirst = false
            let options: String.CompareOptions = [.anchored, .caseInsensitive, .diacriticInsensitive]
            if text(ofRowAt: candidate)?.range(of: typed, options: options) != nil { return candidate }
            if candidate == start, !includesStart { return nil }
        }
        return nil
    }

    private var firstPath: IndexPath? {
        let section: Int? = (0..<geometry.sectionCount).first { geometry.rowCount(in: $0) > 0 }
        return section.map { IndexPath(row: 0, section: $0) }
    }

    /// Returns what assistive technologies call a row. The cell of an invisible row is created for it and recycled.
    private func text(ofRowAt path: IndexPath) -> String? {
        if let cell = visibleCellsByPath[path] { return text(of: cell) }
        guard let dataSource else { return nil }
        var text: String?
        UIView.performWithoutAnimation {
            let cell: UITableViewCell = dataSource.tableView(self, cellForRowAt: path)
            text = self.text(of: cell)
            reuse.cells.recycle(cell, cell.reuseIdentifier)
        }
        return text
    }

    private func text(of cell: UITableViewCell) -> String? {
        cell.accessibilityLabel ?? (cell.contentConfiguration as? UIListContentConfiguration)?.text
    }
}
