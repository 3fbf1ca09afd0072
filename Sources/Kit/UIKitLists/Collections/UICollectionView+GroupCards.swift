import Foundation

/// The cards behind the rows of inset groups while rows move.
extension UICollectionView {
    /// Begins an animation in which rows move, and adds cards behind the rows of visible sections.
    ///
    /// - Parameter frames: The frames of the groups before the animation, by section.
    func beginGroupCards(_ frames: [Int: CGRect]) {
        groupCards.begin()
        guard !frames.isEmpty else { return }
        var colors: [Int: [UIColor?]] = [:]
        for (element, view) in visibleViews {
            guard element.category == .cell, view.shownAttributes?.isGroupedRow == true else { continue }
            colors[element.path.section, default: []].append((view as? UICollectionViewListCell)?.configuredGroupColor)
        }
        for (section, colors) in colors where frames[section] != nil { groupCards.add(section, colors) }
        UIView.performWithoutAnimation { placeGroupCards(frames) }
    }

    func placeGroupCards(_ frames: [Int: CGRect]) {
        groupCards.place { frames[$0] }
    }

    /// Ends an animation in which rows move.
    func endGroupCards() {
        guard groupCards.end() else { return }
        for view in visibleViews.values { (view as? UICollectionViewListCell)?.keptCorners = [] }
    }

    /// Returns the frames of the rows of each inset group.
    static func groupFrames(of rows: some Sequence<Attributes>) -> [Int: CGRect] {
        var frames: [Int: CGRect] = [:]
        for row in rows where row.isGroupedRow {
            let section: Int = row.indexPath.section
            frames[section] = frames[section]?.union(row.frame) ?? row.frame
        }
        return frames
    }
}

extension UICollectionViewLayoutAttributes {
    /// Whether the element is a row on the card of an inset group.
    fileprivate var isGroupedRow: Bool {
        representedElementCategory == .cell && listRow?.appearance == .insetGrouped && listRow?.role == .item
    }
}
