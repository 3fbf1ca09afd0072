import Foundation

extension UICollectionView {
    /// Whether items can be selected now.
    var selectsItems: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    /// Whether several items can be selected now.
    var selectsSeveralItems: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    func editingDidChange() {
        cancelTouch()
        if allowsMultipleSelectionDuringEditing, !isEditing {
            for path in selectedPaths.ordered { deselectItem(at: path, animated: false) }
        }
        for case let cell as UICollectionViewCell in visibleViews.values { cell.setNeedsUpdateConfiguration() }
        // The accessories for editing reduce the space for the content, so the heights of cells can change.
        if window != nil { performBatchUpdates(nil) } else { invalidatePreferredSizes() }
    }

    /// Returns whether a cell shows its controls for editing.
    func isEditing(_ cell: UICollectionViewCell) -> Bool {
        guard isEditing else { return false }
        let created: CollectionElement? = attributesInCreation?.element
        let path: IndexPath? = shownPath(of: cell) ?? (created?.category == .cell ? created?.path : nil)
        guard let delegate = collectionDelegate, let path, isShown(path) else { return true }
        return dataPath(path).map { delegate.collectionView(self, canEditItemAt: $0) } ?? false
    }

    // MARK: Programmatic selection

    func mark(_ path: IndexPath, isSelected: Bool, animated: Bool) {
        if isSelected {
            selectedPaths.insert(path)
        } else {
            selectedPaths.remove(path)
        }
        guard let cell = cellForItem(at: path), cell.isSelected != isSelected else { return }
        guard animated, window != nil else { return cell.isSelected = isSelected }
        UIView.transition(
            with: cell, duration: 0.2, options: [.transitionCrossDissolve, .allowUserInteraction],
            animations: { cell.isSelected = isSelected })
    }

    // MARK: Selection by touches and keys

    /// Highlights the item under a touch that began.
    func beginTouch(_ touch: UITouch) {
        if let path = indexPathForItem(at: touch.location(in: self)) { highlight(path, touch) }
    }

    private func highlight(_ path: IndexPath, _ touch: UITouch? = nil) {
        guard refusedCounts == nil else { return reloadData() }
        // The index path of an item differs on the screen and in the data while an item is moved.
        guard touchedPath == nil, itemMovement == nil, selectsItems, let cell = cellForItem(at: path),
            collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
        else { return }
        touchedPath = path
        highlightingTouch = touch
        cell.isHighlighted = true
        collectionDelegate?.collectionView(self, didHighlightItemAt: path)
    }

    /// Selects the item that the touch highlights if the touch ended inside it.
    func endTouch(_ touch: UITouch, _ flags: UIKeyModifierFlags) {
        guard touch === highlightingTouch else { return }
        guard let path = touchedPath, contains(path),
            let attributes = layoutAttributesForItem(at: path),
            storedLayout.displayedFrame(of: attributes).contains(touch.location(in: self))
        else { return cancelTouch() }
        selectTouched(path, flags)
    }

    private func selectTouched(_ path: IndexPath, _ flags: UIKeyModifierFlags = []) {
        touchedPath = nil
        // The delegate can insert, move or delete items, so that `path` identifies another item.
        let cell: UICollectionViewCell? = cellForItem(at: path)
        // The background of a selected item does not flicker, because both changes are in the same frame.
        cell?.isHighlighted = false
        collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
        if cell?.performsTapItself() != true, !extendSelection(to: path, flags) {
            selectByUser(path)
            if let cell, cellForItem(at: path) === cell { performPrimaryAction(at: path) }
        }
    }

    /// Highlights the item of `cell` when a key is pressed, and selects it when the key is released.
    func handlePress(of cell: UICollectionViewCell, isDown: Bool) {
        guard let path = indexPath(for: cell) else { return }
        if isDown {
            highlight(path)
        } else if touchedPath == path {
            selectTouched(path)
        }
    }

    func canFocus(_ cell: UICollectionViewCell) -> Bool {
        guard let path = indexPath(for: cell) else { return false }
        return collectionDelegate?.collectionView(self, canFocusItemAt: path) ?? allowsFocus
    }

    func focusDidChange(of cell: UICollectionViewCell) {
        guard let path = indexPath(for: cell) else { return }
        if touchedPath == path { cancelTouch() }
        guard cell.isFocused else { return }
        lastFocusedIndexPath = path
        let follows: Bool =
            collectionDelegate?.collectionView(self, selectionFollowsFocusForItemAt: path) ?? selectionFollowsFocus
        // An item that is already selected keeps its selection, and so does the anchor of a range.
        if follows, !selectsSeveralItems || !selectedPaths.contains(path) { selectByUser(path) }
    }

    /// Ends the touch without a selection.
    func cancelTouch() {
        guard let path = touchedPath else { return }
        touchedPath = nil
        cellForItem(at: path)?.isHighlighted = false
        collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
    }

    /// Selects an item as if the user had tapped it. With multiple selection, deselects a selected item.
    func selectByUser(_ path: IndexPath) {
        selectionAnchor = SelectionAnchor(path: path)
        if selectsSeveralItems, selectedPaths.contains(path) { return deselectByUser(path) }
        guard collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        if !selectsSeveralItems {
            for other in selectedPaths.ordered where other != path { deselectByUser(other) }
        }
        mark(path, isSelected: true, animated: false)
        if let cell = cellForItem(at: path) { cell.segues?.selection?(cell) }
        collectionDelegate?.collectionView(self, didSelectItemAt: path)
    }

    private func performPrimaryAction(at path: IndexPath) {
        // A tap that extends a selection, or reduces it, has no other effect.
        guard let delegate = collectionDelegate, contains(path),
            !selectsSeveralItems || selectedPaths.ordered == [path],
            delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
        else { return }
        delegate.collectionView(self, performPrimaryActionForItemAt: path)
    }

    private func deselectByUser(_ path: IndexPath) {
        guard collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
        mark(path, isSelected: false, animated: false)
        collectionDelegate?.collectionView(self, didDeselectItemAt: path)
    }
}
