import Foundation
import RowGeometry

/// Creation, measurement and placement of the views of visible rows and sections.
extension UITableView {
    /// The maximum number of layout passes after measured heights differ from their estimates.
    private static let maximumPasses = 20

    /// The visible range of y-coordinates, relative to the top of the first section, in points.
    var visibleRange: Range<Double> {
        let top: Double = bounds.minY - sectionsTop
        return top..<max(top, top + bounds.height)
    }

    /// Creates or reuses cells for the visible rows, and recycles all other cells except the cells of the rows in
    /// `kept`.
    func tile(keeping kept: Set<IndexPath> = []) {
        // Without a data source, the table view cannot create cells, so it keeps the existing ones.
        guard bounds.height > 0, bounds.width > 0, !isTiling, dataSource != nil || geometry.sectionCount == 0
        else { return }
        if refusedCounts != nil, needsData { reloadData() }
        isTiling = true
        defer { isTiling = false }
        let anchor: HeldRow? = heldRow ?? fingerRow() ?? anchorRow()
        if heldRow != nil { restore(anchor) }
        heldRow = nil
        var passes = 0
        while measureVisible(), passes < Self.maximumPasses {
            restore(anchor)
            passes += 1
        }
        updateContentSize()
        if isTracking, !isDragging { contentOffset = clamped(contentOffset) }
        tableFooterView.map { $0.frame.origin.y = sectionsTop + geometry.totalHeight }
        let elements = geometry.elements(in: visibleRange)
        let visible = Set(elements.compactMap(\.path))
        let others: Set<IndexPath> = keptPaths.filter { visibleCellsByPath[$0] != nil && !visible.contains($0) }
        recycle(allBut: kept.union(visible).union(others))
        placeGroupCards()
        placeCells(elements + others.map(\.element))
        placeHeadersAndFooters()
    }

    /// Whether some visible rows, headers or footers have no views or no known heights.
    private var needsData: Bool {
        geometry.elements(in: visibleRange).contains { element in
            if geometry.isEstimated(element) { return true }
            return switch element {
            case .row(let section, let row): visibleCellsByPath[IndexPath(row: row, section: section)] == nil
            case .header(let section): visibleHeaders[section] == nil && hasHeader(section)
            case .footer(let section): visibleFooters[section] == nil && hasFooter(section)
            }
        }
    }

    // MARK: Anchor row

    /// A row, and the distance of its top from the top of the bounds, in points.
    struct HeldRow {
        var path: IndexPath
        var distance: CGFloat
    }

    /// Returns the row under the finger that touches the table, or nil if no finger touches it.
    func fingerRow() -> HeldRow? {
        guard isTracking, panGestureRecognizer.numberOfTouches > 0, isLoaded, !needsReload,
            let path = shownPath(at: panGestureRecognizer.location(in: self))
        else { return nil }
        return HeldRow(path: path, distance: frame(of: path.element).minY - bounds.minY)
    }

    /// Returns the anchor row, the first visible row that already has a cell. Returns nil if all visible rows are new,
    /// and at the top of the content, where the content offset does not change.
    private func anchorRow() -> HeldRow? {
        let (top, bottom) = (bounds.minY + adjustedContentInset.top, bounds.maxY)
        guard top > 0.001 else { return nil }
        let first: (key: IndexPath, value: UITableViewCell)? = visibleCellsByPath.lazy
            .filter { self.isShown($0.key) && $0.value.frame.maxY > top && $0.value.frame.minY < bottom }
            .min { $0.key < $1.key }
        guard let first else { return nil }
        return HeldRow(path: first.key, distance: frame(of: first.key.element).minY - bounds.minY)
    }

    /// Changes the content offset so that the anchor row keeps its position on the screen.
    private func restore(_ anchor: HeldRow?) {
        guard let anchor, isShown(anchor.path) else { return }
        let target: CGFloat = frame(of: anchor.path.element).minY - anchor.distance
        guard abs(target - bounds.minY) > 0.001 else { return }
        updateContentSize()
        compensate(to: CGPoint(x: contentOffset.x, y: target))
    }

    // MARK: Measuring

    /// Measures the visible elements whose heights are estimates. Returns whether a height differs from its estimate.
    private func measureVisible() -> Bool {
        var hasChanged = false
        for element in geometry.elements(in: visibleRange) where geometry.isEstimated(element) {
            let before = geometry.height(of: element)
            let height = snapped(measure(element))
            geometry.setHeight(RowGeometry.Height(height), of: element)
            if height != before { hasChanged = true }
        }
        return hasChanged
    }

    private func measure(_ element: RowGeometry.Element) -> CGFloat {
        switch element {
        case .row(let section, let row):
            let path = IndexPath(row: row, section: section)
            if let height = specifiedHeight(ofShown: path) { return height }
            let cell: UITableViewCell = self.cell(at: path)
            // The width of the cell's text depends on the margins that this call sets.
            updateTableContext(of: cell, at: path)
            return cell.fittingHeight(width: max(0, bounds.width - 2 * cardInset))
        case .header(let section):
            return header(of: section).map {
                headerPadding + fittingHeight(of: $0, atLeast: style == .plain ? 28 : 38)
            } ?? 0
        case .footer(let section):
            return footer(of: section).map { fittingHeight(of: $0, atLeast: 28) } ?? 0
        }
    }

    private func fittingHeight(of view: UIView, atLeast minimumHeight: CGFloat) -> CGFloat {
        let target = CGSize(width: bounds.width, height: 0)
        if let view = view as? UITableViewHeaderFooterView {
            return view.fittingHeight(width: bounds.width, minimumHeight: minimumHeight)
        }
        let size: CGSize = view.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        return size.height > 0 ? size.height : minimumHeight
    }

    // MARK: Cells

    /// Returns the cell of a visible row, and requests it from the data source if the row has no cell.
    func cell(at path: IndexPath) -> UITableViewCell {
        if let cell = visibleCellsByPath[path] { return cell }
        guard let dataSource else { stopProgram("A table view without a data source has no rows.") }
        var created: UITableViewCell?
        UIView.performWithoutAnimation {
            created =
                dataPath(path).map { dataSource.tableView(self, cellForRowAt: $0) }
                ?? placeholders.placeholder(at: path.rowPosition).map { makeCell(of: $0, at: path) }
        }
        var cell: UITableViewCell = created ?? UITableViewCell(style: .default, reuseIdentifier: nil)
        if let other = shownPath(of: cell) {
            Diagnostics.warn(
                "The data source returned the cell of the row at index path \(dataPath(other) ?? other) also for the row at "
                    + "index path \(dataPath(path) ?? path), which remains empty. Each visible row needs a cell of its own."
            )
            cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        visibleCellsByPath[path] = cell
        prepare(cell, at: path)
        return cell
    }

    private func makeCell(of placeholder: ListPlaceholder, at path: IndexPath) -> UITableViewCell {
        let cell: UITableViewCell = dequeueReusableCell(withIdentifier: placeholder.reuseIdentifier, for: path)
        placeholder.update(cell)
        return cell
    }

    private func prepare(_ cell: UITableViewCell, at path: IndexPath) {
        let dataPath: IndexPath? = dataPath(path)
        cell.tableView = self
        cell.isScrolledContent = true
        if let dataPath, let delegate = tableDelegate {
            queriedRow = (dataPath, cell)
            cell.indentationLevel = delegate.tableView(self, indentationLevelForRowAt: dataPath)
            queriedRow = nil
        }
        cell.isHidden = false
        cell.alpha = 1
        cell.setHighlighted(touchedPath != nil && unshownPath(path) == touchedPath, animated: false)
        cell.setSelected(dataPath.map { selectedPaths.contains($0) } ?? false, animated: false)
        if groupCards?.isActive == true { cell.tableContext = TableCellContext() }
        updateEditing(of: cell, at: path, animated: false)
        let width: CGFloat = max(0, bounds.width - 2 * cardInset)
        if cell.frame.width != width { cell.frame.size = CGSize(width: width, height: cell.frame.height) }
    }

    private func placeCells(_ elements: [RowGeometry.Element]) {
        for element in elements {
            guard let path = element.path else { continue }
            let cell = self.cell(at: path)
            updateTableContext(of: cell, at: path)
            let frame = self.frame(of: element).offsetBy(
                dx: unshownPath(path).map { swipe.displacement(of: $0) } ?? 0, dy: gap?.displacement(of: element) ?? 0)
            if cell === drag?.cell { continue }
            if cell.superview === self {
                if cell.frame != frame { cell.place(at: frame) }
                continue
            }
            UIView.performWithoutAnimation {
                cell.place(at: frame)
                if let path = dataPath(path) { tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path) }
                insertSubview(cell, at: lowestContentIndex)
                LayoutPass.runInside(cell)
            }
        }
    }

    /// Updates the values of a cell that depend on its position: separators, corners and margins.
    func updateTableContext(of cell: UITableViewCell, at path: IndexPath) {
        let count = geometry.rowCount(in: path.section)
        let isOnCard: Bool = groupCards?.isActive == true && groupCards?.sections.contains(path.section) == true
        cell.tableContext = TableCellContext(
            style: style, isFirst: path.row == 0, isLast: path.row == count - 1, margin: sideMargin,
            separatorStyle: separatorStyle, separatorColor: separatorColor, separatorEffect: separatorEffect,
            separatorInset: storedSeparatorInset, addsSeparatorInset: separatorInsetReference == .fromAutomaticInsets,
            trailingInset: sectionIndexWidth, keptCorners: isOnCard ? cell.tableContext.roundedCorners : [])
    }

    func updateVisibleCells() {
        for (path, cell) in visibleCellsByPath where isShown(path) { updateTableContext(of: cell, at: path) }
    }

    // MARK: Headers and footers

    private func placeHeadersAndFooters() {
        let sections = visibleSections()
        for section in visibleHeaders.keys where !sections.contains(section) { recycleHeader(section) }
        for section in visibleFooters.keys where !sections.contains(section) { recycleFooter(section) }
        for section in sections {
            place(headerOf: section)
            place(footerOf: section)
        }
    }

    private func visibleSections() -> Set<Int> {
        let range = visibleRange
        guard geometry.sectionCount > 0 else { return [] }
        var sections: Set<Int> = []
        for element in geometry.elements(in: range) { sections.insert(element.section) }
        return sections
    }

    private func place(headerOf section: Int) {
        guard geometry.height(of: .header(section: section)) > 0, let view = header(of: section) else {
            return recycleHeader(section)
        }
        var frame = self.frame(of: .header(section: section))
        if let gap { frame.origin.y += gap.displacement(of: .header(section: section)) }
        if style == .plain {
            let top: CGFloat = bounds.minY + adjustedContentInset.top
            let end: CGFloat = sectionsTop + geometry.offset(of: .footer(section: section))
            frame.origin.y = max(frame.minY, min(top, end - frame.height))
        }
        place(view, frame) { tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section) }
    }

    private func place(footerOf section: Int) {
        guard geometry.height(of: .footer(section: section)) > 0, let view = footer(of: section) else {
            return recycleFooter(section)
        }
        var frame = self.frame(of: .footer(section: section))
        if let gap { frame.origin.y += gap.displacement(of: .footer(section: section)) }
        if style == .plain {
            let bottom: CGFloat = bounds.maxY - adjustedContentInset.bottom
            let start: CGFloat =
                sectionsTop + geometry.offset(of: .header(section: section))
                + geometry.height(of: .header(section: section))
            frame.origin.y = min(frame.minY, max(bottom - frame.height, start))
        }
        place(view, frame) { tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section) }
    }

    /// Returns the safe area insets that apply to the content of a row, header or footer, in points.
    func contentSafeArea(of view: UIView) -> UIEdgeInsets {
        guard insetsContentViewsToSafeArea else { return .zero }
        guard view.superview == nil else { return view.safeAreaInsets }
        // The view is measured before it is placed.
        let safe = safeAreaBesideContentInset
        return UIEdgeInsets(
            top: 0, left: max(0, safe.left - cardInset), bottom: 0, right: max(0, safe.right - cardInset))
    }

    private func place(_ view: UIView, _ frame: CGRect, willDisplay: () -> Void) {
        if view.superview === self {
            if view.frame != frame { view.frame = frame }
            return
        }
        UIView.performWithoutAnimation {
            view.frame = frame
            view.isScrolledContent = true
            willDisplay()
            addSubview(view)
            LayoutPass.runInside(view)
        }
    }

    /// Returns the header of a section, and creates it if necessary. Returns nil if the section has no header.
    func header(of section: Int) -> UIView? {
        if visibleHeaders[section] == nil {
            let title = dataSource?.tableView(self, titleForHeaderInSection: section)
            let view: UIView? =
                requestView(ofHeader: true, section) ?? title.map { makeHeaderFooterView($0, isHeader: true) }
            view.map { reuse.remove($0) }
            visibleHeaders[section] = view
        }
        return visibleHeaders[section].map { adopt($0, isHeader: true) }
    }

    /// Returns the footer of a section, and creates it if necessary. Returns nil if the section has no footer.
    func footer(of section: Int) -> UIView? {
        if visibleFooters[section] == nil {
            let title = dataSource?.tableView(self, titleForFooterInSection: section)
            let view: UIView? =
                requestView(ofHeader: false, section) ?? title.map { makeHeaderFooterView($0, isHeader: false) }
            view.map { reuse.remove($0) }
            visibleFooters[section] = view
        }
        return visibleFooters[section].map { adopt($0, isHeader: false) }
    }

    /// Requests the header or footer of a section from the delegate.
    func requestView(ofHeader isHeader: Bool, _ section: Int) -> UIView? {
        requestsFooter = !isHeader
        defer { requestsFooter = false }
        return isHeader
            ? tableDelegate?.tableView(self, viewForHeaderInSection: section)
            : tableDelegate?.tableView(self, viewForFooterInSection: section)
    }

    /// Sets the values of a header or footer that depend on the table view.
    private func adopt(_ view: UIView, isHeader: Bool) -> UIView {
        guard let heading = view as? UITableViewHeaderFooterView else { return view }
        heading.tableView = self
        heading.context = headingContext(isHeader: isHeader)
        return view
    }

    func headingContext(isHeader: Bool) -> UITableViewHeaderFooterView.Context {
        .init(style: style, isHeader: isHeader, margin: sideMargin + cardInset)
    }

    private func makeHeaderFooterView(_ title: String, isHeader: Bool) -> UIView {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.textLabel?.text = isHeader && style != .plain ? title.uppercased() : title
        return view
    }
}

extension RowGeometry.Element {
    /// The index path of a row, or nil for headers and footers.
    var path: IndexPath? {
        guard case .row(let section, let row) = self else { return nil }
        return IndexPath(row: row, section: section)
    }

    var section: Int {
        switch self {
        case .header(let section), .footer(let section), .row(let section, _): section
        }
    }
}

extension IndexPath {
    var element: RowGeometry.Element { .row(section: section, row: row) }
}
