import CompositionalGeometry
import Foundation

extension UICollectionViewCompositionalLayout {
    /// Returns the target index path of a row that the user drags to a vertical position in a list section. Returns nil
    /// if the section at the position is not a list.
    func rowTarget(of path: IndexPath, at y: Double) -> IndexPath? {
        guard geometry.axis == .vertical,
            let section = sections.indices.first(where: { y < geometry.extent(of: $0).upperBound })
                ?? sections.indices.last, sections[section].source.list != nil
        else { return nil }
        let count: Int = geometry.itemCount(in: section)
        func middle(_ item: Int) -> Double {
            let frame = geometry.frame(of: .item(section: section, item: item))
            return frame.origin.y + frame.size.y / 2
        }
        // The first row whose center is below the position.
        var (low, high): (Int, Int) = (0, count)
        while low < high {
            let item: Int = (low + high) / 2
            if middle(item) > y { high = item } else { low = item + 1 }
        }
        guard section == path.section else { return IndexPath(item: low, section: section) }
        // The rows include the dragged row.
        return IndexPath(item: low > path.item ? low - 1 : low, section: section)
    }
}
