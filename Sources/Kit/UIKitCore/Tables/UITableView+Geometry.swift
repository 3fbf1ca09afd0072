import Foundation
import RowGeometry

/// Where rows, headers and footers are.
extension UITableView {
    /// What a row is taken to be high until it is seen, in points, when nobody says otherwise.
    static let standardRowHeight: CGFloat = 44

    // MARK: Loading

    /// Asks for sections, rows and heights, if that is due.
    func loadIfNeeded() {
        // Where the data source asks for a reload while it is asked, that waits for the next layout.
        guard needsReload, !isLoading, updates == nil else { return }
        isLoading = true
        defer { isLoading = false }
        needsReload = false
        isLoaded = true
        geometry = RowGeometry(makeSections())
        updateContentSize()
    }

    private func makeSections() -> [RowGeometry.Section] {
        guard let dataSource else { return [] }
        return (0..<max(0, dataSource.numberOfSections(in: self))).map { section in
            makeSection(section, rows: max(0, dataSource.tableView(self, numberOfRowsInSection: section)))
        }
    }

    func makeSection(_ section: Int, rows count: Int) -> RowGeometry.Section {
        RowGeometry.Section(
            header: headerHeight(section),
            rows: (0..<count).map { initialHeight(of: IndexPath(row: $0, section: section)) },
            footer: footerHeight(section))
    }

    /// What a row is taken to be high before it is seen.
    func initialHeight(of path: IndexPath) -> RowGeometry.Height {
        var estimate: CGFloat = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? Self.automaticDimension
        if estimate < 0 { estimate = estimatedRowHeight }
        if estimate > 0 { return RowGeometry.Height(estimate, isEstimated: true) }
        if estimate == 0, let height = givenHeight(of: path) { return RowGeometry.Height(height) }
        return RowGeometry.Height(rowHeight >= 0 ? rowHeight : Self.standardRowHeight, isEstimated: true)
    }

    /// How high the delegate or the table says a row is; nil when its content decides.
    func givenHeight(of path: IndexPath) -> CGFloat? {
        let height: CGFloat = delegate?.tableView(self, heightForRowAt: path) ?? Self.automaticDimension
        if height >= 0 { return height }
        return rowHeight >= 0 ? rowHeight : nil
    }

    // MARK: Headers and footers

    private func headerHeight(_ section: Int) -> RowGeometry.Height {
        let height: CGFloat = delegate?.tableView(self, heightForHeaderInSection: section) ?? Self.automaticDimension
        if height >= 0 { return RowGeometry.Height(height) }
        let hasContent: Bool = hasHeader(section)
        if hasContent, sectionHeaderHeight >= 0 { return RowGeometry.Height(sectionHeaderHeight) }
        if hasContent { return RowGeometry.Height(style == .plain ? 28 : 38, isEstimated: true) }
        guard style != .plain else { return RowGeometry.Height(0) }
        return RowGeometry.Height(section == 0 && tableHeaderView == nil ? 35 : 17.5)
    }

    private func footerHeight(_ section: Int) -> RowGeometry.Height {
        let height: CGFloat = delegate?.tableView(self, heightForFooterInSection: section) ?? Self.automaticDimension
        if height >= 0 { return RowGeometry.Height(height) }
        let hasContent: Bool = hasFooter(section)
        if hasContent, sectionFooterHeight >= 0 { return RowGeometry.Height(sectionFooterHeight) }
        if hasContent { return RowGeometry.Height(28, isEstimated: true) }
        return RowGeometry.Height(style == .plain ? 0 : 17.5)
    }

    func hasHeader(_ section: Int) -> Bool {
        dataSource?.tableView(self, titleForHeaderInSection: section) != nil
            || delegate?.tableView(self, viewForHeaderInSection: section) != nil
    }

    func hasFooter(_ section: Int) -> Bool {
        dataSource?.tableView(self, titleForFooterInSection: section) != nil
            || delegate?.tableView(self, viewForFooterInSection: section) != nil
    }

    // MARK: Sizes

    /// Where the first section begins, in points.
    var sectionsTop: CGFloat { tableHeaderView?.frame.height ?? 0 }

    /// How far cards keep from the table's sides, in points.
    var cardInset: CGFloat { style == .insetGrouped ? sideMargin : 0 }

    /// How far text keeps from the edge of its row, in points.
    var sideMargin: CGFloat { bounds.width >= 414 ? 20 : 16 }

    func updateContentSize() {
        let height: CGFloat = sectionsTop + geometry.totalHeight + (tableFooterView?.frame.height ?? 0)
        contentSize = CGSize(width: bounds.width, height: height)
    }

    /// What rows were measured to be is no more than an estimate, because their width or their text changed.
    func forgetMeasuredHeights() {
        guard isLoaded else { return }
        var sections: [RowGeometry.Section] = []
        for section in 0..<geometry.sectionCount {
            var known: RowGeometry.Section = geometry.section(section)
            for row in known.rows.indices { known.rows[row].isEstimated = true }
            sections.append(known)
        }
        geometry = RowGeometry(sections)
        updateContentSize()
        setNeedsLayout()
    }

    // MARK: Frames

    func frame(of element: RowGeometry.Element) -> CGRect { frame(of: element, in: geometry) }

    /// Where something is among the rows of `geometry`.
    func frame(of element: RowGeometry.Element, in geometry: RowGeometry) -> CGRect {
        let inset: CGFloat
        if case .row = element { inset = cardInset } else { inset = 0 }
        return CGRect(
            x: inset, y: sectionsTop + geometry.offset(of: element), width: max(0, bounds.width - 2 * inset),
            height: geometry.height(of: element))
    }

    // MARK: Views above and below

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
