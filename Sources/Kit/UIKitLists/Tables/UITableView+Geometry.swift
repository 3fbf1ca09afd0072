import Foundation
import RowGeometry

/// The frames of rows, headers and footers.
extension UITableView {
    /// The estimated height of a row, in points, if neither the delegate nor the table view specifies one.
    static let standardRowHeight: CGFloat = 44

    // MARK: Loading

    /// Reads sections, rows and heights from the data source and the delegate, if they were invalidated.
    func loadIfNeeded() {
        // A reload that the data source requests during this call is performed in the next layout.
        guard needsReload, !isLoading, updates == nil else { return }
        isLoading = true
        defer { isLoading = false }
        needsReload = false
        isLoaded = true
        refusedCounts = nil
        userMovement = nil
        geometry = RowGeometry(makeSections())
        selectedPaths.transform { contains($0) ? $0 : nil }
        prefetched.removeAll()
        updateContentSize()
        reloadSectionIndexTitles()
    }

    private func makeSections() -> [RowGeometry.Section] {
        let counts: [Int] = countRows()
        placeholders.fit(counts)
        return placeholders.adding(to: counts).enumerated().map { section, count in
            var result = makeSection(section)
            appendHeights(ofRows: 0..<count, section, to: &result)
            return result
        }
    }

    /// Returns the number of rows in each section of the data source.
    func countRows() -> [Int] {
        guard let dataSource else { return [] }
        let sections: Int = dataSource.numberOfSections(in: self)
        return (0..<checkedCount(sections, of: "sections")).map { section in
            let rows: Int = dataSource.tableView(self, numberOfRowsInSection: section)
            return checkedCount(rows, of: "rows in section \(section)")
        }
    }

    /// Returns a section without rows.
    func makeSection(_ section: Int) -> RowGeometry.Section {
        RowGeometry.Section(header: headerHeight(section), footer: footerHeight(section))
    }

    /// Adds the heights of rows that have not become visible yet.
    func appendHeights(ofRows rows: Range<Int>, _ section: Int, to result: inout RowGeometry.Section) {
        guard !rows.isEmpty else { return }
        let delegate = tableDelegate
        let standardEstimate: CGFloat = estimatedRowHeight
        if standardEstimate > 0, !mayEstimateHeights(delegate) {
            let height = RowGeometry.Height(standardEstimate, isEstimated: true)
            return result.append(RowGeometry.Run(height: height, count: rows.count))
        }
        // OPTIMIZATION: this loop visits every row of the table, so it does little for rows with the standard estimate.
        var path = IndexPath(row: 0, section: section)
        var run = RowGeometry.Run(height: RowGeometry.Height(standardEstimate, isEstimated: true), count: 0)
        var row: Int = rows.lowerBound
        while row < rows.upperBound {
            path[1] = row
            row += 1
            guard let dataPath = unshownPath(path) else {
                result.append(run)
                run.count = 0
                result.append(RowGeometry.Run(height: initialHeight(ofPlaceholderAt: path), count: 1))
                continue
            }
            var estimate: CGFloat =
                delegate?.tableView(self, estimatedHeightForRowAt: dataPath) ?? Self.automaticDimension
            if estimate < 0 { estimate = standardEstimate }
            if estimate > 0, estimate == run.height.value, run.height.isEstimated {
                run.count += 1
                continue
            }
            result.append(run)
            run = RowGeometry.Run(height: initialHeight(of: dataPath, estimate: estimate), count: 1)
        }
        result.append(run)
    }

    private func mayEstimateHeights(_ delegate: (any UITableViewDelegate)?) -> Bool {
        guard let delegate else { return false }
        guard let controller = delegate as? UITableViewController else { return true }
        return EstimateOverride.exists(in: controller)
    }

    /// Returns the height of a row before it becomes visible. If `estimate` is zero, the height is the exact one that
    /// the delegate or `rowHeight` specifies, if any.
    private func initialHeight(of path: IndexPath, estimate: CGFloat) -> RowGeometry.Height {
        if estimate > 0 { return RowGeometry.Height(estimate, isEstimated: true) }
        if estimate == 0, let height = specifiedHeight(of: path) { return RowGeometry.Height(height) }
        return RowGeometry.Height(rowHeight >= 0 ? rowHeight : Self.standardRowHeight, isEstimated: true)
    }

    private func initialHeight(ofPlaceholderAt path: IndexPath) -> RowGeometry.Height {
        specifiedHeight(ofShown: path).map { RowGeometry.Height($0) }
            ?? RowGeometry.Height(Self.standardRowHeight, isEstimated: true)
    }

    /// Returns the height of a row on the screen, in points, or nil if its content determines the height.
    func specifiedHeight(ofShown path: IndexPath) -> CGFloat? {
        if let placeholder = placeholders.placeholder(at: path.rowPosition) {
            return placeholder.height >= 0 ? placeholder.height : nil
        }
        return dataPath(path).flatMap { specifiedHeight(of: $0) }
    }

    /// Returns the height of a row from the delegate or `rowHeight`, in points, or nil if its content determines the
    /// height.
    func specifiedHeight(of path: IndexPath) -> CGFloat? {
        let height: CGFloat = tableDelegate?.tableView(self, heightForRowAt: path) ?? Self.automaticDimension
        if height >= 0, height < .infinity { return height }
        if !height.isFinite {
            Diagnostics.warn("The delegate returned the height \(height) for the row at index path \(path).")
        }
        return rowHeight >= 0 ? rowHeight : nil
    }

    // MARK: Headers and footers

    /// The space above each header, in points. It is a part of the header's height in the geometry.
    var headerPadding: CGFloat {
        sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : style == .plain ? Self.plainHeaderPadding : 0
    }

    private static let plainHeaderPadding: CGFloat = 22

    private func headerHeight(_ section: Int) -> RowGeometry.Height {
        let height: CGFloat = checked(
            tableDelegate?.tableView(self, heightForHeaderInSection: section), of: "header", section)
        let padding = headerPadding
        func specified(_ height: CGFloat) -> RowGeometry.Height {
            RowGeometry.Height(height > 0 ? height + padding : 0)
        }
        if height >= 0 { return specified(height) }
        // In the plain style, sections without content have no header.
        if style != .plain, sectionHeaderHeight >= 0 { return specified(sectionHeaderHeight) }
        let hasContent = hasHeader(section)
        if hasContent, sectionHeaderHeight >= 0 { return specified(sectionHeaderHeight) }
        if hasContent {
            var estimate: CGFloat =
                tableDelegate?.tableView(self, estimatedHeightForHeaderInSection: section) ?? Self.automaticDimension
            if estimate <= 0 { estimate = estimatedSectionHeaderHeight }
            if estimate <= 0 { estimate = style == .plain ? 28 : 38 }
            return RowGeometry.Height(estimate + padding, isEstimated: true)
        }
        guard style != .plain else { return RowGeometry.Height(0) }
        return RowGeometry.Height(section == 0 && tableHeaderView == nil ? 35 : groupSpacing)
    }

    /// The height of a header or footer without content in a grouped style, in points. It is a whole number of pixels,
    /// so that the separators of the rows below are sharp.
    private var groupSpacing: CGFloat { snapped(17.5) }

    private func footerHeight(_ section: Int) -> RowGeometry.Height {
        let height: CGFloat = checked(
            tableDelegate?.tableView(self, heightForFooterInSection: section), of: "footer", section)
        if height >= 0 { return RowGeometry.Height(height) }
        if style != .plain, sectionFooterHeight >= 0 { return RowGeometry.Height(sectionFooterHeight) }
        let hasContent = hasFooter(section)
        if hasContent, sectionFooterHeight >= 0 { return RowGeometry.Height(sectionFooterHeight) }
        if hasContent {
            var estimate: CGFloat =
                tableDelegate?.tableView(self, estimatedHeightForFooterInSection: section) ?? Self.automaticDimension
            if estimate <= 0 { estimate = estimatedSectionFooterHeight }
            return RowGeometry.Height(estimate > 0 ? estimate : 28, isEstimated: true)
        }
        return RowGeometry.Height(style == .plain ? 0 : groupSpacing)
    }

    /// Returns the height of a header or footer from the delegate, in points. A height that is not finite counts as
    /// automatic.
    private func checked(_ height: CGFloat?, of kind: String, _ section: Int) -> CGFloat {
        guard let height else { return Self.automaticDimension }
        guard height.isFinite else {
            Diagnostics.warn("The delegate returned the height \(height) for the \(kind) of section \(section).")
            return Self.automaticDimension
        }
        return height
    }

    func hasHeader(_ section: Int) -> Bool {
        dataSource?.tableView(self, titleForHeaderInSection: section) != nil
            || release(tested: requestView(ofHeader: true, section))
    }

    func hasFooter(_ section: Int) -> Bool {
        dataSource?.tableView(self, titleForFooterInSection: section) != nil
            || release(tested: requestView(ofHeader: false, section))
    }

    /// Returns whether a header or footer exists. Adds it to the reuse pool if it is not visible, so that a test of many
    /// sections creates only one view.
    private func release(tested view: UIView?) -> Bool {
        guard let view else { return false }
        let isUsed: (UIView) -> Bool = { $0 === view }
        if !visibleHeaders.values.contains(where: isUsed), !visibleFooters.values.contains(where: isUsed) {
            reuse.recycle(view)
        }
        return true
    }

    // MARK: Sizes

    /// The y-coordinate of the first section, in points.
    var sectionsTop: CGFloat { tableHeaderView?.frame.height ?? 0 }

    /// The distance between cards and the sides of the table view, in points.
    var cardInset: CGFloat { style == .insetGrouped ? standardMargin + readableInset : 0 }

    /// The distance between text and the edges of its row, in points.
    var sideMargin: CGFloat { style == .insetGrouped ? standardMargin : standardMargin + readableInset }

    private var standardMargin: CGFloat { bounds.width >= 414 ? 20 : 16 }

    /// The distance by which the readable width increases the margins, in points.
    private var readableInset: CGFloat {
        guard cellLayoutMarginsFollowReadableWidth else { return 0 }
        return max(0, (bounds.width - 2 * standardMargin - UIView.readableWidth) / 2)
    }

    func updateContentSize() {
        let height: CGFloat = sectionsTop + geometry.totalHeight + (tableFooterView?.frame.height ?? 0)
        contentSize = CGSize(width: bounds.width, height: height)
    }

    /// Turns measured heights of rows into estimates, because the width of the rows or their text changed.
    func invalidateMeasuredHeights() {
        guard isLoaded else { return }
        geometry.markRowsEstimated()
        updateContentSize()
        setNeedsLayout()
    }

    /// Turns measured heights of headers and footers into estimates, and requests the other heights again, because their
    /// width or the size of their text changed.
    func invalidateMeasuredHeadings() {
        guard isLoaded else { return }
        for section in 0..<geometry.sectionCount {
            let elements: [(RowGeometry.Element, RowGeometry.Height)] = [
                (.header(section: section), headerHeight(section)), (.footer(section: section), footerHeight(section)),
            ]
            for (element, height) in elements {
                let value: Double = height.isEstimated ? geometry.height(of: element) : height.value
                geometry.setHeight(RowGeometry.Height(value, isEstimated: height.isEstimated), of: element)
            }
        }
        updateContentSize()
        setNeedsLayout()
    }

    // MARK: Frames

    func frame(of element: RowGeometry.Element) -> CGRect { frame(of: element, in: geometry) }

    /// Returns the frame of `element` in `geometry`, in the table view's coordinates.
    func frame(of element: RowGeometry.Element, in geometry: RowGeometry) -> CGRect {
        let inset: CGFloat
        var padding: CGFloat = 0
        let height: CGFloat = geometry.height(of: element)
        if case .row = element { inset = cardInset } else { inset = 0 }
        if case .header = element { padding = min(headerPadding, height) }
        return CGRect(
            x: inset, y: sectionsTop + geometry.offset(of: element) + padding,
            width: max(0, bounds.width - 2 * inset), height: height - padding)
    }

    // MARK: Table header and footer

    func accessoryDidChange(from old: UIView?, to new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        if isLoaded, !needsReload { updateContentSize() }
        setNeedsLayout()
    }

    func layoutAccessories() {
        backgroundView?.frame = bounds
        if let header = tableHeaderView {
            place(header, at: 0)
        }
        if let footer = tableFooterView {
            place(footer, at: sectionsTop + geometry.totalHeight)
        }
        updateContentSize()
    }

    private func place(_ view: UIView, at y: CGFloat) {
        view.frame = CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height)
    }
}
