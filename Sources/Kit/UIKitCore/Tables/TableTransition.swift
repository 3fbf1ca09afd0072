import Foundation
import RowGeometry

/// How a table goes from its rows before an update to those after it.
@MainActor
struct TableTransition {
    /// How long it takes, in seconds.
    static let duration: TimeInterval = 0.3

    let table: UITableView
    let updates: TableUpdates
    let mapping: RowMapping

    func run(_ newCounts: [Int]) {
        let (staying, leaving): ([(UITableViewCell, IndexPath)], [(UITableViewCell, IndexPath)]) = sortCells()
        for section in Set(table.visibleHeaders.keys) { table.recycleHeader(section) }
        for section in Set(table.visibleFooters.keys) { table.recycleFooter(section) }
        table.visibleCellsByPath = [:]
        table.adopt(mapping, newCounts)
        for (cell, path) in staying { table.visibleCellsByPath[path] = cell }
        let former: [ObjectIdentifier: CGRect] = Dictionary(
            uniqueKeysWithValues: staying.map { (ObjectIdentifier($0.0), $0.0.frame) })

        // Everything takes its new place at once, and then moves there from the old one.
        let stayingCells = Set(staying.map { ObjectIdentifier($0.0) })
        UIView.performWithoutAnimation {
            table.tileKeeping(stayingCells)
        }
        let isStill: Bool = updates.animations.values.allSatisfy { $0 == .none } && !updates.animations.isEmpty
        guard !isStill, UIView.areAnimationsEnabled else {
            for (cell, path) in leaving { table.release(cell, from: path) }
            return table.finish(updates)
        }
        animate(former, leaving)
    }

    /// The cells of rows that stay, with their new paths, and those of rows that go, with their old ones.
    private func sortCells() -> (staying: [(UITableViewCell, IndexPath)], leaving: [(UITableViewCell, IndexPath)]) {
        var staying: [(UITableViewCell, IndexPath)] = []
        var leaving: [(UITableViewCell, IndexPath)] = []
        for (path, cell) in table.visibleCellsByPath {
            if let place = mapping.newPlace(of: path.rowPlace), !mapping.isReloaded(path.rowPlace) {
                staying.append((cell, IndexPath(place)))
            } else {
                leaving.append((cell, path))
            }
        }
        return (staying, leaving)
    }

    private func animate(_ former: [ObjectIdentifier: CGRect], _ leaving: [(UITableViewCell, IndexPath)]) {
        var targets: [(cell: UITableViewCell, frame: CGRect)] = []
        UIView.performWithoutAnimation {
            for (path, cell) in table.visibleCellsByPath {
                let target: CGRect = cell.frame
                targets.append((cell, target))
                if let old = former[ObjectIdentifier(cell)] {
                    cell.frame = old
                } else {
                    apply(animation(ofNew: path), to: cell)
                }
            }
        }
        for (cell, _) in leaving { table.sendSubviewToBack(cell) }
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
            for (cell, frame) in targets {
                cell.alpha = 1
                cell.frame = frame
                // What is in it takes its new place in the same movement.
                cell.layoutIfNeeded()
            }
            for (cell, path) in leaving { apply(animation(ofOld: path), to: cell) }
        } completion: { _ in
            for (cell, path) in leaving {
                cell.alpha = 1
                table.release(cell, from: path)
            }
            table.finish(updates)
        }
    }

    private func animation(ofOld path: IndexPath) -> UITableView.RowAnimation {
        updates.animations[path] ?? updates.sectionAnimations[path.section] ?? .automatic
    }

    private func animation(ofNew path: IndexPath) -> UITableView.RowAnimation {
        updates.animations[path] ?? updates.sectionAnimations[path.section] ?? .automatic
    }

    /// Puts a cell where it comes from, or goes to.
    private func apply(_ animation: UITableView.RowAnimation, to cell: UITableViewCell) {
        switch animation {
        case .fade, .automatic, .middle: cell.alpha = 0
        case .right: cell.frame.origin.x += table.bounds.width
        case .left: cell.frame.origin.x -= table.bounds.width
        case .top:
            cell.frame.origin.y -= cell.frame.height
            cell.alpha = 0
        case .bottom:
            cell.frame.origin.y += cell.frame.height
            cell.alpha = 0
        case .none: break
        }
    }
}
