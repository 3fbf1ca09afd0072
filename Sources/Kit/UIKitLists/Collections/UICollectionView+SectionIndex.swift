import Foundation

extension UICollectionView {
    /// Places the section index. If the items have changed, requests its titles from the data source first.
    func layoutSectionIndex() {
        if needsIndexTitles {
            needsIndexTitles = false
            reloadIndexTitles()
        }
        sectionIndex?.place(in: self)
    }

    private func reloadIndexTitles() {
        let titles: [String] = dataSource?.indexTitles(for: self) ?? []
        guard !titles.isEmpty else {
            sectionIndex?.removeFromSuperview()
            sectionIndex = nil
            return
        }
        let index: SectionIndexView =
            sectionIndex ?? SectionIndexView { [weak self] in self?.scroll(toIndexTitle: $0, at: $1) }
        sectionIndex = index
        if index.superview !== self { addSubview(index) }
        if index.titles != titles { index.show(titles, color: nil, background: nil) }
    }

    /// Scrolls to the item of a title. The header of a section remains visible above its first item.
    private func scroll(toIndexTitle title: String, at index: Int) {
        guard let path = dataSource?.collectionView(self, indexPathForIndexTitle: title, at: index) else { return }
        prepareLayoutIfNeeded()
        guard checkExists(path, contains(path), for: "scroll to"), let frame = layoutAttributesForItem(at: path)?.frame
        else { return }
        let inset = adjustedContentInset
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x: CGFloat = isMirrored ? frame.maxX + inset.right - bounds.width : frame.minX - inset.left
        var top: CGFloat = frame.minY
        let header: CGRect? =
            path.item > 0
            ? nil : layoutAttributesForSupplementaryElement(ofKind: Self.elementKindSectionHeader, at: path)?.frame
        // The frame of a pinned header is not the position of the header in the content.
        if let header { top = min(header.minY, frame.minY - header.height) }
        setContentOffset(clamped(CGPoint(x: x, y: top - inset.top)), animated: false)
    }
}
