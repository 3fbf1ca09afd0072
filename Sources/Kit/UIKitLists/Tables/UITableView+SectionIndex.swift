import Foundation

extension UITableView {
    /// Reloads the titles of the section index from the data source.
    public func reloadSectionIndexTitles() {
        let titles: [String] = dataSource?.sectionIndexTitles(for: self) ?? []
        let rows: Int = (0..<geometry.sectionCount).reduce(0) { $0 + geometry.rowCount(in: $1) }
        guard !titles.isEmpty, rows >= sectionIndexMinimumDisplayRowCount else {
            sectionIndex?.removeFromSuperview()
            sectionIndex = nil
            return updateVisibleCells()
        }
        let index: SectionIndexView =
            sectionIndex ?? SectionIndexView { [weak self] in self?.scroll(toIndexTitle: $0, at: $1) }
        sectionIndex = index
        if index.superview !== self { addSubview(index) }
        index.show(titles, color: sectionIndexColor, background: sectionIndexBackgroundColor)
        updateVisibleCells()
        setNeedsLayout()
    }

    /// The width by which the section index reduces the width of the rows, in points.
    var sectionIndexWidth: CGFloat { sectionIndex == nil ? 0 : SectionIndexView.width }

    /// Scrolls to the section of a title.
    private func scroll(toIndexTitle title: String, at index: Int) {
        let answer: Int? = dataSource?.tableView(self, sectionForSectionIndexTitle: title, at: index)
        guard let section = answer, (0..<numberOfSections).contains(section) else { return }
        scroll(animated: false) { [weak self] in
            guard let self else { return nil }
            let top: CGFloat = rectForHeader(inSection: section).minY - adjustedContentInset.top
            return clamped(CGPoint(x: contentOffset.x, y: top))
        }
    }
}
