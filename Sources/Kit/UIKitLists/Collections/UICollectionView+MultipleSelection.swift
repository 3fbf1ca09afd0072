import Foundation

extension UICollectionView: MultipleSelectionHost {
    var selection: Set<IndexPath> { Set(selectedPaths) }

    var selectsSeveral: Bool { selectsSeveralItems }

    func selectionPath(at point: CGPoint) -> IndexPath? { itemMovement == nil ? indexPathForItem(at: point) : nil }

    func beginsMultipleSelection(at path: IndexPath) -> Bool {
        delegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
    }

    func multipleSelectionDidBegin(at path: IndexPath) {
        cancelTouch()
        delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
    }

    func multipleSelectionDidEnd() { delegate?.collectionViewDidEndMultipleSelectionInteraction(self) }

    // With several selected items, the same call selects an item and deselects it.
    func toggleSelection(of path: IndexPath) { selectByUser(path) }
}
