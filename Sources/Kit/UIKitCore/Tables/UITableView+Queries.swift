import Foundation
import RowGeometry

extension UITableView {
    // MARK: Counting

    /// How many sections there are.
    public var numberOfSections: Int {
        loadIfNeeded()
        return geometry.sectionCount
    }

    /// How many rows `section` has.
    public func numberOfRows(inSection section: Int) -> Int {
        loadIfNeeded()
        guard (0..<geometry.sectionCount).contains(section) else { return 0 }
        return geometry.rowCount(in: section)
    }

    /// Whether there is such a row.
    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && geometry.contains(path.element)
    }

    // MARK: Places

    /// Where a row is, in the table's coordinates. Zero when there is no such row.
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        loadIfNeeded()
        return contains(indexPath) ? frame(of: indexPath.element) : .zero
    }

    /// Where a section is, with its header and footer, in the table's coordinates.
    public func rect(forSection section: Int) -> CGRect {
        loadIfNeeded()
        guard (0..<geometry.sectionCount).contains(section) else { return .zero }
        let extent: ClosedRange<Double> = geometry.extent(ofSection: section)
        return CGRect(
            x: 0, y: sectionsTop + extent.lowerBound, width: bounds.width,
            height: extent.upperBound - extent.lowerBound)
    }

    /// Where a section's header is when it does not stay at the top, in the table's coordinates.
    public func rectForHeader(inSection section: Int) -> CGRect {
        loadIfNeeded()
        return geometry.contains(.header(section: section)) ? frame(of: .header(section: section)) : .zero
    }

    /// Where a section's footer is when it does not stay at the bottom, in the table's coordinates.
    public func rectForFooter(inSection section: Int) -> CGRect {
        loadIfNeeded()
        return geometry.contains(.footer(section: section)) ? frame(of: .footer(section: section)) : .zero
    }

    /// The row at `point` of the table; nil when there is none. O(log n).
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        loadIfNeeded()
        guard point.x >= 0, point.x < bounds.width else { return nil }
        return geometry.element(at: point.y - sectionsTop)?.path
    }

    /// The rows in `rect`, from the top. O(log n) and what it returns.
    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        loadIfNeeded()
        let top: Double = rect.minY - sectionsTop
        return geometry.elements(in: top..<max(top, top + rect.height)).compactMap(\.path)
    }

    // MARK: Views

    /// The cell of a row; nil when it is not seen.
    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        visibleCellsByPath[indexPath]
    }

    /// The row of a cell; nil when it is not in the table.
    public func indexPath(for cell: UITableViewCell) -> IndexPath? {
        visibleCellsByPath.first { $0.value === cell }?.key
    }

    /// The cells that are seen, from the top.
    public var visibleCells: [UITableViewCell] {
        layoutIfNeeded()
        return visiblePaths.compactMap { visibleCellsByPath[$0] }
    }

    /// The rows that are seen, from the top.
    public var indexPathsForVisibleRows: [IndexPath]? {
        layoutIfNeeded()
        return visiblePaths
    }

    private var visiblePaths: [IndexPath] {
        visibleCellsByPath.filter { $0.value.superview === self }.keys.sorted()
    }

    /// The header of a section; nil when it is not seen or none of `UITableViewHeaderFooterView`.
    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        visibleHeaders[section] as? UITableViewHeaderFooterView
    }

    /// The footer of a section; nil when it is not seen or none of `UITableViewHeaderFooterView`.
    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        visibleFooters[section] as? UITableViewHeaderFooterView
    }

    // MARK: Scrolling

    /// Scrolls until the row is seen at `scrollPosition`.
    public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(animated: animated) { contains(indexPath) ? offset(showing: indexPath, at: scrollPosition) : nil }
    }

    /// Scrolls until the first selected row is seen at `scrollPosition`.
    public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let path = selectedPaths.first else { return }
        scrollToRow(at: path, at: scrollPosition, animated: animated)
    }

    private func offset(showing path: IndexPath, at position: ScrollPosition) -> CGPoint {
        var rect: CGRect = frame(of: path.element)
        let inset: UIEdgeInsets = adjustedContentInset
        let height: CGFloat = bounds.height - inset.top - inset.bottom
        // A header that stays at the top covers what is under it.
        let covered: CGFloat = style == .plain ? geometry.height(of: .header(section: path.section)) : 0
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

    /// How far the lines between rows keep from the edges, in points.
    public var separatorInset: UIEdgeInsets {
        get { storedSeparatorInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
        set {
            guard newValue != storedSeparatorInset else { return }
            storedSeparatorInset = newValue
            updateVisibleCells()
        }
    }
}
