import CoreGraphics
import Foundation
import RowGeometry

/// The gap between rows or items for dragged items.
struct ListGap: Equatable {
    /// The index path of the dragged element, if it is moved within its list.
    let source: IndexPath?
    /// The index path that the dragged items would have.
    let target: IndexPath
    /// The lengths of the dragged element and of the gap, in points.
    let lengths: (source: CGFloat, gap: CGFloat)

    static func == (one: ListGap, other: ListGap) -> Bool {
        one.source == other.source && one.target == other.target && one.lengths == other.lengths
    }

    /// Returns the index path that another element would have after the drop.
    func shown(_ path: IndexPath) -> IndexPath {
        if let source {
            var movement = RowMovement(source: source.rowPosition)
            movement.target = target.rowPosition
            return IndexPath(movement.shown(path.rowPosition))
        }
        guard path.section == target.section, path.item >= target.item else { return path }
        return IndexPath(item: path.item + 1, section: path.section)
    }

    /// Returns the distance by which an element of a single column moves, in points.
    func displacement(of element: RowGeometry.Element) -> CGFloat {
        let moves: (up: Bool, down: Bool)
        switch element {
        case .row(let section, let row):
            let path = IndexPath(item: row, section: section)
            guard path != source else { return 0 }
            moves = (source.map { $0 < path } ?? false, target < shown(path))
        case .header(let section):
            moves = (source.map { $0.section < section } ?? false, target.section < section)
        case .footer(let section):
            moves = (source.map { $0.section <= section } ?? false, target.section <= section)
        }
        return (moves.down ? lengths.gap : 0) - (moves.up ? lengths.source : 0)
    }
}
