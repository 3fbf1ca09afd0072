import Foundation
import RowGeometry

/// The cards behind the rows of inset groups while rows move.
extension UITableView {
    /// Begins an animation in which rows move, and adds cards behind the rows of visible sections.
    func beginGroupCards() {
        guard let groupCards else { return }
        groupCards.begin()
        addGroupCards()
        UIView.performWithoutAnimation { groupCards.place { groupFrame(of: $0, in: geometry) } }
    }

    private func addGroupCards() {
        let cells: [Int: [(key: IndexPath, value: UITableViewCell)]] = Dictionary(
            grouping: visibleCellsByPath, by: \.key.section)
        for (section, cells) in cells { groupCards?.add(section, cells.map(\.value.groupColor)) }
    }

    /// Moves the cards to the frames of their sections.
    func placeGroupCards() {
        guard let groupCards, groupCards.isActive else { return }
        // A drag can scroll to other sections.
        if drag != nil { addGroupCards() }
        groupCards.place { groupFrame(of: $0, in: geometry) }
    }

    /// Ends an animation in which rows move.
    func endGroupCards() {
        guard let groupCards, groupCards.end() else { return }
        updateVisibleCells()
    }

    /// Returns the frame of the rows of a section, or nil if the section does not exist.
    func groupFrame(of section: Int, in geometry: RowGeometry) -> CGRect? {
        guard (0..<geometry.sectionCount).contains(section) else { return nil }
        let count: Int = geometry.rowCount(in: section)
        guard count > 0 else {
            let header: CGRect = frame(of: .header(section: section), in: geometry)
            return CGRect(x: cardInset, y: header.maxY, width: max(0, bounds.width - 2 * cardInset), height: 0)
        }
        return frame(of: .row(section: section, row: 0), in: geometry).union(
            frame(of: .row(section: section, row: count - 1), in: geometry))
    }
}

extension UITableViewCell {
    /// The color of the background while the cell is neither selected nor dragged; nil if it is not a single color.
    var groupColor: UIColor? {
        guard storedBackgroundConfiguration == nil else { return configuredGroupColor }
        guard backgroundView == nil else { return nil }
        return backgroundColor ?? .secondarySystemGroupedBackground
    }
}
