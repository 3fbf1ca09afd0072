import Foundation
import RowGeometry

extension UITableView {
    // MARK: Counting

    /// The number of sections.
    public var numberOfSections: Int {
        loadIfNeeded()
        return geometry.sectionCount
    }

    /// Returns the number of rows in `section`, without placeholders, or 0 if the section does not exist.
    public func numberOfRows(inSection section: Int) -> Int {
        loadIfNeeded()
        guard (0..<geometry.sectionCount).contains(section) else { return 0 }
        return geometry.rowCount(in: section) - placeholders.entries.count { $0.section == section }
    }

    /// Returns whether the row at `path` in the data exists.
    func contains(_ path: IndexPath) -> Bool { path.count == 2 && isShown(shownPath(path)) }

    /// Returns whether the row at `path` on the screen exists.
    func isShown(_ path: IndexPath) -> Bool { path.count == 2 && geometry.contains(path.element) }

    // MARK: Frames

    /// Returns the frame of a row, in the table view's coordinates, or zero if the row does not exist.
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        loadIfNeeded()
        return contains(indexPath) ? frame(of: shownPath(indexPath).element) : .zero
    }

    /// Returns the frame of a section with its header and footer, in the table view's coordinates, or zero if the
    /// section does not exist.
    public func rect(forSection section: Int) -> CGRect {
        loadIfNeeded()
        guard (0..<geometry.sectionCount).contains(section) else { return .zero }
        let extent = geometry.extent(ofSection: section)
        return CGRect(
            x: 0, y: sectionsTop + extent.lowerBound, width: bounds.width,
            height: extent.upperBound - extent.lowerBound)
    }

    /// Returns the frame of a section's header when it is not pinned to the top, in the table view's coordinates.
    public func rectForHeader(inSection section: Int) -> CGRect {
        loadIfNeeded()
        return geometry.contains(.header(section: section)) ? frame(of: .header(section: section)) : .zero
    }

    /// Returns the frame of a section's footer when it is not pinned to the bottom, in the table view's coordinates.
    public func rectForFooter(inSection section: Int) -> CGRect {
        loadIfNeeded()
        return geometry.contains(.footer(section: section)) ? frame(of: .footer(section: section)) : .zero
    }

    /// Returns the index path of the row at `point`, or nil if `point` is on a placeholder or on no row. O(log n).
    public func indexPathForRow(at point: CGPoint) -> IndexPath? { shownPath(at: point).flatMap { unshownPath($0) } }

    /// Returns the index path on the screen of the row at `point`, or nil.
    func shownPath(at point: CGPoint) -> IndexPath? {
        loadIfNeeded()
        guard point.x >= 0, point.x < bounds.width else { return nil }
        return geometry.element(at: point.y - sectionsTop)?.path
    }

    /// Returns the index paths of the rows that intersect `rect`, from the top. O(log n + k) for k rows.
    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        loadIfNeeded()
        let top: Double = rect.minY - sectionsTop
        return geometry.elements(in: top..<max(top, top + rect.height)).compactMap(\.path).compactMap {
            unshownPath($0)
        }
    }

    // MARK: Views

    /// Returns the index path of the row that `cell` shows, or nil if it shows no row. The cell of a placeholder shows
    /// no row.
    public func indexPath(for cell: UITableViewCell) -> IndexPath? { shownPath(of: cell).flatMap { unshownPath($0) } }

    /// Returns the index path on the screen of the row that `cell` shows, or nil.
    func shownPath(of cell: UITableViewCell) -> IndexPath? { visibleCellsByPath.first { $0.value === cell }?.key }

    /// The index paths of the visible rows, from the top.
    public var indexPathsForVisibleRows: [IndexPath]? {
        layoutIfNeeded()
        return visiblePaths.compactMap { unshownPath($0) }
    }

    var visiblePaths: [IndexPath] {
        let hidden: Set<IndexPath> = keptPaths.subtracting(geometry.elements(in: visibleRange).compactMap(\.path))
        return visibleCellsByPath.compactMap { path, cell in
            cell.superview === self && (!hidden.contains(path) || cell === drag?.cell) ? path : nil
        }.sorted()
    }

    /// Returns the header of a section, or nil if it is not visible or not a `UITableViewHeaderFooterView`.
    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        visibleHeaders[section] as? UITableViewHeaderFooterView
    }

    /// Returns the footer of a section, or nil if it is not visible or not a `UITableViewHeaderFooterView`.
    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        visibleFooters[section] as? UITableViewHeaderFooterView
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

    /// The insets of separators, in points. In the default, `left` is the distance of text from the leading edge of a
    /// row, and the other values are zero.
    ///
    /// If `separatorInsetReference` is `fromAutomaticInsets`, the insets are added to this default, and the property is
    /// zero unless you set it.
    public var separatorInset: UIEdgeInsets {
        get {
            storedSeparatorInset ?? (separatorInsetReference == .fromAutomaticInsets ? .zero : standardSeparatorInset)
        }
        set {
            guard newValue != storedSeparatorInset else { return }
            storedSeparatorInset = newValue
            separatorsDidChange()
        }
    }

    private var standardSeparatorInset: UIEdgeInsets {
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
