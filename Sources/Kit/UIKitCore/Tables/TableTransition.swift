import Foundation
import RowGeometry

/// How a table goes from its rows before an update to those after it.
@MainActor
struct TableTransition {
    /// How long it takes, in seconds.
    static let duration: TimeInterval = 0.3

    let table: UITableView
    let updates: ListUpdates
    let mapping: RowMapping
    /// How what comes moves, also what is made anew.
    private let coming: TableAnimations

    init(table: UITableView, updates: ListUpdates, mapping: RowMapping) {
        self.table = table
        self.updates = updates
        self.mapping = mapping
        coming = updates.coming.addingReloads(of: updates.leaving, mapping)
    }

    /// Makes the update.
    ///
    /// 1. Cells go with their rows; headers and footers are made anew.
    /// 2. Everything takes its new place at once. What leaves the screen by that has its cell still.
    /// 3. Everything is put back where it was, and moves; then what left gives its cell back.
    func run(_ newCounts: [Int]) {
        let before: RowGeometry = table.geometry
        let (staying, gone): ([IndexPath: UITableViewCell], [IndexPath: UITableViewCell]) = sortCells()
        for section in Set(table.visibleHeaders.keys) { table.recycleHeader(section) }
        for section in Set(table.visibleFooters.keys) { table.recycleFooter(section) }
        table.adopt(mapping, newCounts)
        table.visibleCellsByPath = staying
        let isMoving: Bool = !isStill && UIView.areAnimationsEnabled
        UIView.performWithoutAnimation {
            table.layoutAccessories()
            table.tile(keeping: isMoving ? Set(staying.keys) : [])
        }
        guard isMoving else {
            for (path, cell) in gone { table.release(cell, from: path) }
            return table.finish(updates)
        }
        animate(from: formerFrames(before), gone)
    }

    /// Whether it was said of all that comes and goes that it does not move.
    private var isStill: Bool {
        let said: [UITableView.RowAnimation] = updates.leaving.all + updates.coming.all
        return !said.isEmpty && said.allSatisfy { $0 == .none }
    }

    /// The cells of rows that stay, by their new paths, and those of rows that go, by their old ones.
    private func sortCells() -> (staying: [IndexPath: UITableViewCell], gone: [IndexPath: UITableViewCell]) {
        var staying: [IndexPath: UITableViewCell] = [:]
        var gone: [IndexPath: UITableViewCell] = [:]
        for (path, cell) in table.visibleCellsByPath {
            if let place = mapping.newPlace(of: path.rowPlace), !mapping.isReloaded(path.rowPlace) {
                staying[IndexPath(place)] = cell
            } else {
                gone[path] = cell
            }
        }
        return (staying, gone)
    }

    /// Where the rows that stay and have a cell were, by their new paths.
    private func formerFrames(_ before: RowGeometry) -> [IndexPath: CGRect] {
        var frames: [IndexPath: CGRect] = [:]
        mapping.forEachSurvivor { old, new in
            let path = IndexPath(new)
            guard table.visibleCellsByPath[path] != nil, !mapping.isReloaded(old) else { return }
            frames[path] = table.frame(of: IndexPath(old).element, in: before)
        }
        return frames
    }

    private func animate(from former: [IndexPath: CGRect], _ gone: [IndexPath: UITableViewCell]) {
        let cells: [IndexPath: UITableViewCell] = table.visibleCellsByPath
        let seen = Set(table.geometry.elements(in: table.visibleRange).compactMap(\.path))
        table.visibleCellsByPath = cells.filter { seen.contains($0.key) }
        UIView.performWithoutAnimation {
            for (path, cell) in cells {
                if let old = former[path] { cell.frame = old } else { apply(coming.animation(of: path), to: cell) }
            }
        }
        for cell in gone.values { table.sendSubviewToBack(cell) }
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
            for (path, cell) in cells {
                cell.alpha = 1
                cell.frame = table.frame(of: path.element)
                // What is in it takes its new place in the same movement.
                cell.layoutIfNeeded()
            }
            for (path, cell) in gone { apply(updates.leaving.animation(of: path), to: cell) }
        } completion: { isFinished in
            for (path, cell) in gone {
                cell.alpha = 1
                table.release(cell, from: path)
            }
            for (path, cell) in cells where !seen.contains(path) { table.release(cell, from: path) }
            table.finish(updates, isFinished)
        }
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
