import CoreGraphics
import Foundation
import RowGeometry
import UIKitCore
import UIKitDragDrop

extension UICollectionView {
    /// The object that provides the items of drags. A weak reference.
    public var dragDelegate: (any UICollectionViewDragDelegate)? {
        get { dragDrop?.dragDelegate as? any UICollectionViewDragDelegate }
        set {
            guard newValue != nil || dragDrop != nil else { return }
            makeDragDrop().dragDelegate = newValue
        }
    }

    /// The object that accepts dropped items. A weak reference.
    public var dropDelegate: (any UICollectionViewDropDelegate)? {
        get { dragDrop?.dropDelegate as? any UICollectionViewDropDelegate }
        set {
            guard newValue != nil || dragDrop != nil else { return }
            makeDragDrop().dropDelegate = newValue
        }
    }

    /// Whether the user can drag items. The default is true, as on an iPad.
    public var dragInteractionEnabled: Bool {
        get { dragDrop?.drag?.isEnabled ?? true }
        set {
            guard newValue != dragInteractionEnabled else { return }
            makeDragDrop().drag?.isEnabled = newValue
        }
    }

    /// Whether items are being dragged.
    public var hasActiveDrag: Bool { dragDrop?.drag?.isDragging ?? false }

    /// Whether items are being dragged over the collection view.
    public var hasActiveDrop: Bool { dragDrop?.hasActiveDrop ?? false }
}

extension UICollectionView: DragDropList {
    var reorderingDelay: TimeInterval { reorderingCadence.delay }

    func dragElement(at point: CGPoint) -> (path: IndexPath, frame: CGRect)? {
        shownPath(at: point).flatMap { path in
            shownAttributesOfItem(at: path).map { (path, storedLayout.displayedFrame(of: $0)) }
        }
    }

    func dragCell(at path: IndexPath) -> (any ConfiguredCell)? { shownCell(at: path) }

    var dragCells: [(path: IndexPath, cell: any ConfiguredCell)] {
        visibleViews.compactMap { element, view in
            guard element.category == .cell, let cell = view as? UICollectionViewCell else { return nil }
            return (element.path, cell)
        }
    }

    var isColumn: Bool {
        guard let first = indexPathsForVisibleItems.first, let frame = layoutAttributesForItem(at: first)?.frame else {
            return true
        }
        guard frame.width > bounds.width / 2 else { return false }
        // Wide items can also be in a single line, in content that scrolls horizontally.
        let neighbor: CGRect? = [1, -1].lazy.compactMap { step in
            self.layoutAttributesForItem(at: IndexPath(item: first.item + step, section: first.section))?.frame
        }.first
        return neighbor.map { $0.minX < frame.maxX && $0.maxX > frame.minX } ?? true
    }

    /// Moves the cells to their positions with the gap. The layout does not undo the movement, because attributes are
    /// applied only when they change.
    func placeCellsAroundGap() {
        layoutIfNeeded()
        let isColumn: Bool = self.isColumn
        for (path, cell) in dragCells {
            guard let attributes = (cell as? UICollectionReusableView)?.shownAttributes else { continue }
            var center: CGPoint = attributes.center
            if let gap, isColumn {
                center.y += gap.displacement(of: .row(section: path.section, row: path.item))
            } else if let gap, path != gap.source {
                center = self.center(ofItemAt: gap.shown(path), otherwise: attributes)
            }
            if cell.center != center { cell.center = center }
        }
    }

    /// Returns the center of an item. If the item does not exist, returns the center that it would have after the last
    /// item of its section.
    private func center(ofItemAt path: IndexPath, otherwise own: UICollectionViewLayoutAttributes) -> CGPoint {
        if let attributes = shownAttributesOfItem(at: path) { return attributes.center }
        guard path.item >= 2 else { return own.center }
        func center(_ item: Int) -> CGPoint? {
            shownAttributesOfItem(at: IndexPath(item: item, section: path.section))?.center
        }
        guard let first = center(0), let second = center(1), let before = center(path.item - 2) else {
            return own.center
        }
        // The last item can be the first of its line. Its distance to the next item is then that of the first line.
        let step: CGFloat = before.y == own.center.y ? own.center.x - before.x : second.x - first.x
        let next = CGPoint(x: own.center.x + step, y: own.center.y)
        let isInside: Bool = next.x - own.size.width / 2 >= -1 && next.x + own.size.width / 2 <= contentSize.width + 1
        guard step == 0 || !isInside else { return next }
        // If the line has no more space, the item is at the start of the next line.
        return CGPoint(x: first.x, y: own.center.y + own.size.height)
    }

    func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
        guard let dragDelegate else { return [] }
        return dragDelegate.collectionView(self, itemsForBeginning: session, at: path)
    }

    func dragItems(forAddingTo session: any UIDragSession, at path: IndexPath, point: CGPoint) -> [UIDragItem] {
        dragDelegate?.collectionView(self, itemsForAddingTo: session, at: path, point: point) ?? []
    }

    func dragPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
    }

    func dragAllowsMove(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
    }

    func dragWillBegin(_ session: any UIDragSession) {
        dragDelegate?.collectionView(self, dragSessionWillBegin: session)
    }

    func dragDidEnd(_ session: any UIDragSession) { dragDelegate?.collectionView(self, dragSessionDidEnd: session) }

    func canDrop(_ session: any UIDropSession) -> Bool {
        dropDelegate?.collectionView(self, canHandle: session) ?? false
    }

    func dropDidEnter(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidEnter: session) }

    func dropDidExit(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidExit: session) }

    func dropDidEnd(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidEnd: session) }

    func dropProposal(for session: any UIDropSession, at path: IndexPath?) -> (UIDropProposal, ListDropIntent) {
        let proposal: UICollectionViewDropProposal =
            dropDelegate?.collectionView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
            ?? UICollectionViewDropProposal(operation: .cancel)
        return (proposal, proposal.listIntent)
    }

    func dropPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        dropDelegate?.collectionView(self, dropPreviewParametersForItemAt: path)
    }

    func performDrop(_ drop: ListDrop) {
        dropDelegate?.collectionView(self, performDropWith: CollectionDropCoordinator(drop, in: self))
    }
}
