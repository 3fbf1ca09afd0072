import Foundation
import RowGeometry

/// The gaps between the rows of a list that open for inserted rows, and close over deleted ones.
extension CollectionUpdate {
    typealias Position = RowChanges.Position

    /// Neighboring rows of a section.
    struct Rows {
        let section: Int
        var range: ClosedRange<Int>
    }

    /// Returns neighboring positions as runs.
    static func runs(of positions: Set<Position>) -> [Rows] {
        var runs: [Rows] = []
        for position in positions.sorted() {
            if let last = runs.last, last.section == position.section, last.range.upperBound + 1 == position.row {
                runs[runs.count - 1].range = last.range.lowerBound...position.row
            } else {
                runs.append(Rows(section: position.section, range: position.row...position.row))
            }
        }
        return runs
    }

    private static func run(of element: CollectionElement, in runs: [Rows]) -> Rows? {
        guard element.category == .cell, element.path.count == 2 else { return nil }
        let position: Position = element.path.rowPosition
        return runs.first { $0.section == position.section && $0.range.contains(position.row) }
    }

    /// Returns the frame of the gap that opens for an inserted row and its inserted neighbors; nil outside lists, and
    /// where other rows are deleted.
    func openingGap(of element: CollectionElement) -> CGRect? {
        guard let run = Self.run(of: element, in: insertedRuns), let old = mapping.oldSection(of: run.section),
            !changes.reloadedSections.contains(old)
        else { return nil }
        let before = Position(section: run.section, row: run.range.lowerBound - 1)
        var oldRow = 0
        if before.row >= 0 {
            guard let position = mapping.oldPosition(of: before), position.section == old else { return nil }
            oldRow = position.row + 1
        }
        guard !changes.deletedRows.contains(Position(section: old, row: oldRow)) else { return nil }
        return gap(run) { layout.attributes(of: $0) }
    }

    /// Returns the frame of the gap that closes over a deleted row and its deleted neighbors; nil outside lists, and
    /// where other rows are inserted.
    func closingGap(of element: CollectionElement) -> CGRect? {
        guard let run = Self.run(of: element, in: deletedRuns), let new = mapping.newSection(of: run.section),
            !changes.reloadedSections.contains(run.section)
        else { return nil }
        let before = Position(section: run.section, row: run.range.lowerBound - 1)
        var newRow = 0
        if before.row >= 0 {
            guard let position = mapping.newPosition(of: before), position.section == new else { return nil }
            newRow = position.row + 1
        }
        guard !changes.insertedRows.contains(Position(section: new, row: newRow)) else { return nil }
        return gap(run) { oldAttributes[$0] }
    }

    /// Returns the area of rows of a list, from the first known one to the last known one.
    private func gap(_ rows: Rows, _ attributes: @escaping (CollectionElement) -> Attributes?) -> CGRect? {
        func row(_ index: Int) -> Attributes? {
            attributes(.cell(IndexPath(item: index, section: rows.section)))
        }
        guard let first = rows.range.lazy.compactMap(row).first, first.listRow?.role == .item,
            let last = rows.range.reversed().lazy.compactMap(row).first
        else { return nil }
        return first.frame.union(last.frame)
    }

    /// Returns the distance by which the row above a run moves in the update, in points.
    func displacement(above element: CollectionElement, opens: Bool) -> CGFloat {
        guard let run = Self.run(of: element, in: opens ? insertedRuns : deletedRuns), run.range.lowerBound > 0 else {
            return 0
        }
        let before = Position(section: run.section, row: run.range.lowerBound - 1)
        guard let old = opens ? mapping.oldPosition(of: before) : before,
            let new = opens ? before : mapping.newPosition(of: before), changes.movedRows[old] == nil,
            let oldFrame = oldAttributes[.cell(IndexPath(old))]?.frame,
            let newFrame = layout.attributes(of: .cell(IndexPath(new)))?.frame
        else { return 0 }
        return newFrame.maxY - oldFrame.maxY
    }
}
