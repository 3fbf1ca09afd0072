import Foundation

extension UICollectionView: MultipleSelectionHost {
    var selectsSeveral: Bool { selectsSeveralItems }

    func selectionPath(at point: CGPoint) -> IndexPath? { itemMovement == nil ? indexPathForItem(at: point) : nil }

    func beginsMultipleSelection(at path: IndexPath) -> Bool {
        collectionDelegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
    }

    func multipleSelectionDidBegin(at path: IndexPath) {
        cancelTouch()
        collectionDelegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
    }

    func multipleSelectionDidEnd() { collectionDelegate?.collectionViewDidEndMultipleSelectionInteraction(self) }

    // MARK: Keys

    /// Handles a key that no responder handled, while a cell has the focus. Returns whether the key had an effect.
    package func handleKey(_ key: UIKey, at cell: UICollectionViewCell) -> Bool {
        guard let path = indexPath(for: cell), updates == nil, itemMovement == nil else { return false }
        return handleSelectionKey(key, at: path)
    }

    /// Returns the nearest item in the direction of an arrow key. Items on the axis of the movement have precedence.
    func path(_ path: IndexPath, toward key: UIKeyboardHIDUsage) -> IndexPath? {
        guard let attributes = layoutAttributesForItem(at: path) else { return nil }
        let start: CGRect = storedLayout.displayedFrame(of: attributes)
        let isVertical: Bool = key == .keyboardUpArrow || key == .keyboardDownArrow
        let isForward: Bool = key == .keyboardDownArrow || key == .keyboardRightArrow
        let area: CGRect =
            isVertical
            ? CGRect(
                x: bounds.minX, y: isForward ? start.maxY : start.minY - bounds.height, width: bounds.width,
                height: bounds.height)
            : CGRect(
                x: isForward ? start.maxX : start.minX - bounds.width, y: start.minY, width: bounds.width,
                height: start.height)
        func range(_ frame: CGRect, along: Bool) -> (start: CGFloat, end: CGFloat) {
            along == isVertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
        }
        let (from, side) = (range(start, along: true), range(start, along: false))
        var best: (key: (Int, CGFloat, CGFloat), path: IndexPath)?
        for candidate in self.attributes(in: area) where candidate.representedElementCategory == .cell {
            let frame: CGRect = storedLayout.displayedFrame(of: candidate)
            let (along, across) = (range(frame, along: true), range(frame, along: false))
            let distance: CGFloat = isForward ? along.start - from.end : from.start - along.end
            guard distance > -0.5, let candidatePath = unshownPath(candidate.indexPath), candidatePath != path else {
                continue
            }
            let overlaps: Bool = across.start < side.end && side.start < across.end
            guard overlaps || isVertical else { continue }
            let aside: CGFloat = abs(across.start + across.end - side.start - side.end)
            let key: (Int, CGFloat, CGFloat) = (overlaps ? 0 : 1, distance, aside)
            if best.map({ key < $0.key }) != false { best = (key, candidatePath) }
        }
        return best?.path
    }

    func canFocus(_ path: IndexPath) -> Bool {
        collectionDelegate?.collectionView(self, canFocusItemAt: path) ?? allowsFocus
    }

    func revealedCell(at path: IndexPath) -> UIView? {
        scrollToItem(at: path, at: [], animated: false)
        layoutIfNeeded()
        return cellForItem(at: path)
    }

    func spokenText(at path: IndexPath) -> String? {
        if let cell = cellForItem(at: path) { return cell.spokenText }
        guard let dataSource else { return nil }
        var text: String?
        UIView.performWithoutAnimation {
            let cell: UICollectionViewCell = dataSource.collectionView(self, cellForItemAt: path)
            text = cell.spokenText
            cell.collectionView = nil
            reuse.cells.recycle(cell, cell.reuseIdentifier)
        }
        return text
    }
}
