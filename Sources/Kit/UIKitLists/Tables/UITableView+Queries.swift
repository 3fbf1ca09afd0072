import Foundation
import RowGeometry

extension UITableView {
    // MARK: Counting

    /// Returns whether the row at `path` in the data exists.
    func contains(_ path: IndexPath) -> Bool { path.count == 2 && isShown(shownPath(path)) }

    /// Returns whether the row at `path` on the screen exists.
    func isShown(_ path: IndexPath) -> Bool { path.count == 2 && geometry.contains(path.element) }

    // MARK: Frames

    /// Returns the index path on the screen of the row at `point`, or nil.
    func shownPath(at point: CGPoint) -> IndexPath? {
        loadIfNeeded()
        guard point.x >= 0, point.x < bounds.width else { return nil }
        return geometry.element(at: point.y - sectionsTop)?.path
    }

    // MARK: Views

    /// Returns the index path on the screen of the row that `cell` shows, or nil.
    func shownPath(of cell: UITableViewCell) -> IndexPath? { visibleCellsByPath.first { $0.value === cell }?.key }

    var visiblePaths: [IndexPath] {
        let hidden: Set<IndexPath> = keptPaths.subtracting(geometry.elements(in: visibleRange).compactMap(\.path))
        return visibleCellsByPath.compactMap { path, cell in
            cell.superview === self && (!hidden.contains(path) || cell === drag?.cell) ? path : nil
        }.sorted()
    }

    // MARK: Scrolling

    /// Scrolls the selected row that is nearest to `scrollPosition` to this position.
    public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        func distance(_ path: IndexPath) -> CGFloat {
            abs(offset(showing: path, at: scrollPosition).y - contentOffset.y)
        }
        guard let path = selectedPaths.ordered.min(by: { distance($0) < distance($1) }) else { return }
        scrollToRow(at: path, at: scrollPosition, animated: animated)
    }

    func offset(showing path: IndexPath, at position: ScrollPosition) -> CGPoint {
        // A pinned header covers the rows below it.
        let covered: CGFloat = style == .plain ? frame(of: .header(section: path.section)).height : 0
        return offset(showing: frame(of: shownPath(path).element), below: covered, at: position)
    }

    /// Returns the content offset that shows an area below the top `covered` points of the visible area.
    func offset(showing rect: CGRect, below covered: CGFloat = 0, at position: ScrollPosition) -> CGPoint {
        var rect = rect
        let inset = adjustedContentInset
        let height: CGFloat = bounds.height - inset.top - inset.bottom
        let y: CGFloat
        switch position {
        case .none:
            rect.origin.y -= covered
            rect.size.height += covered
            return offsetShowing(rect)
        case .top: y = rect.minY - covered - inset.top
        case .middle: y = rect.midY - height / 2 - inset.top
        case .bottom: y = rect.maxY - height - inset.top
        }
        return CGPoint(x: contentOffset.x, y: clamped(CGPoint(x: contentOffset.x, y: y)).y)
    }

    // MARK: Separators

    var standardSeparatorInset: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0)
    }

    /// Returns the distances of a separator from the edges, for insets relative to `separatorInsetReference`.
    func separatorDistances(_ inset: UIEdgeInsets) -> UIEdgeInsets {
        guard separatorInsetReference == .fromAutomaticInsets else { return inset }
        let standard = standardSeparatorInset
        return UIEdgeInsets(top: 0, left: standard.left + inset.left, bottom: 0, right: standard.right + inset.right)
    }

    func separatorsDidChange() {
        updateVisibleCells()
        if fillerRowHeight != 0 { setNeedsLayout() }
    }
}
