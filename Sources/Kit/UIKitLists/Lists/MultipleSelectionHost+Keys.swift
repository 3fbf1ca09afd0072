import Foundation
import HostClock

extension MultipleSelectionHost {
    // MARK: Ranges

    /// Selects all rows or items from an anchor to an index path, both of which exist, and restores the selection of all
    /// other rows or items.
    func extendSelection(from anchor: SelectionAnchor, to path: IndexPath) {
        let selection: Set<IndexPath> = anchor.selection ?? Set(selectedPaths.paths)
        var goal: Set<IndexPath> = selection
        let counts: [Int] = dataCounts
        let (first, last): (IndexPath, IndexPath) = (min(anchor.path, path), max(anchor.path, path))
        for section in first.section...last.section {
            let start: Int = section == first.section ? first[1] : 0
            let end: Int = section == last.section ? last[1] + 1 : counts[section]
            for index in start..<max(start, end) { goal.insert([section, index]) }
        }
        for path in goal.symmetricDifference(selectedPaths.paths).sorted() where contains(path) { selectByUser(path) }
        selectionAnchor = SelectionAnchor(path: anchor.path, selection: selection)
    }

    /// Changes the selection as if the user had tapped a row or item with modifier keys. Command adds the row or item
    /// to the selection or removes it, and Shift selects all rows or items from the anchor to it.
    ///
    /// Returns false if neither key is held, if neither the list nor its delegate allows multiple selection, or if the
    /// list has refused an update.
    func extendSelection(to path: IndexPath, _ flags: UIKeyModifierFlags) -> Bool {
        guard !flags.isDisjoint(with: [.shift, .command]), refusedCounts == nil else { return false }
        let isInteraction: Bool = !selectsSeveral
        if isInteraction {
            guard beginsMultipleSelection(at: path) else { return false }
            multipleSelectionDidBegin(at: path)
        }
        if selectsSeveral {
            if flags.contains(.shift), let anchor = selectionAnchor, contains(anchor.path) {
                extendSelection(from: anchor, to: path)
            } else {
                selectByUser(path)
            }
        }
        if isInteraction { multipleSelectionDidEnd() }
        return true
    }

    // MARK: Keys

    /// Handles a key that no responder handled, while a cell has the focus. Returns whether the key had an effect.
    ///
    /// Shift and an arrow move the focus and extend the selection. Characters move the focus to the next row or item
    /// whose text begins with them.
    func handleSelectionKey(_ key: UIKey, at path: IndexPath) -> Bool {
        if key.modifierFlags.contains(.shift), UIKeyboardHIDUsage.arrows.contains(key.keyCode) {
            guard selectsSeveral, let target = focusablePath(from: path, toward: key.keyCode) else { return false }
            if selectionAnchor.map({ contains($0.path) }) != true {
                if selectedPaths.contains(path) {
                    selectionAnchor = SelectionAnchor(path: path)
                } else {
                    selectByUser(path)
                }
            }
            // If the selection follows the focus, the focus would otherwise select the target and become the anchor.
            let isExtended: Bool = extendSelection(to: target, .shift)
            if contains(target) { moveFocus(to: target) }
            return isExtended
        }
        guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]),
            let typed = typeSelection.text(adding: key.characters, at: MainQueue.shared.now),
            let target = self.path(beginningWith: typed, from: path, includesStart: typed.count > 1)
        else { return false }
        moveFocus(to: target)
        return true
    }

    /// Returns the next row or item that can become focused, in the direction of an arrow key.
    private func focusablePath(from path: IndexPath, toward key: UIKeyboardHIDUsage) -> IndexPath? {
        var next: IndexPath? = self.path(path, toward: key)
        while let candidate = next {
            if canFocus(candidate) { return candidate }
            next = self.path(candidate, toward: key)
        }
        return nil
    }

    private func moveFocus(to path: IndexPath) {
        guard let cell = revealedCell(at: path) else { return }
        window?.focusSystem.move(to: cell)
    }

    /// Returns the next row or item if `step` is 1, or the previous one if `step` is -1. Returns nil if there is none.
    func path(after path: IndexPath, by step: Int, _ counts: [Int]) -> IndexPath? {
        var (section, index): (Int, Int) = (path.section, path[1] + step)
        while index < 0 || index >= counts[section] {
            section += step
            guard counts.indices.contains(section) else { return nil }
            index = step > 0 ? 0 : counts[section] - 1
        }
        return [section, index]
    }

    // MARK: Typing

    /// Returns the next row or item whose text begins with `typed`. Examines at most 1,000 rows or items, and continues
    /// at the start after the last one.
    private func path(beginningWith typed: String, from start: IndexPath, includesStart: Bool) -> IndexPath? {
        let counts: [Int] = dataCounts
        let options: String.CompareOptions = [.anchored, .caseInsensitive, .diacriticInsensitive]
        let begins: (IndexPath) -> Bool = { self.spokenText(at: $0)?.range(of: typed, options: options) != nil }
        if includesStart, begins(start) { return start }
        var candidate: IndexPath = start
        for _ in 0..<1_000 {
            let first: Int? = counts.firstIndex { $0 > 0 }
            guard let next = path(after: candidate, by: 1, counts) ?? first.map({ [$0, 0] }) else { return nil }
            candidate = next
            if begins(candidate) { return candidate }
            if candidate == start { return nil }
        }
        return nil
    }
}

extension ConfiguredCell {
    /// The label of the cell for assistive technologies: its accessibility label, or the first text of its content.
    var spokenText: String? {
        accessibilityLabel ?? (storedContentConfiguration as? UIListContentConfiguration)?.text
            ?? contentView.firstLabelText
    }
}

extension UIView {
    /// The text of the first visible label in the view hierarchy.
    fileprivate var firstLabelText: String? {
        for subview in subviews where !subview.isHidden {
            if let text = (subview as? UILabel)?.text ?? subview.firstLabelText { return text }
        }
        return nil
    }
}

extension UIKeyboardHIDUsage {
    static let arrows: Set<UIKeyboardHIDUsage> = [
        .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow,
    ]
}
