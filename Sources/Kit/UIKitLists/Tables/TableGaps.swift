import Foundation
import RowGeometry

/// The gaps between the rows of a table view that open for inserted rows, and close over deleted ones.
@MainActor
struct TableGaps {
    /// The movement of a row into an opening gap or out of a closing gap.
    struct Passage {
        /// The frame of the row in the open gap, in points.
        let frame: CGRect
        /// The frame of the row while the gap is closed.
        let distantFrame: CGRect
        let gap: RowGap
        let slide: CGFloat
        let opens: Bool

        @MainActor
        func clip(_ cell: UITableViewCell) -> RowClip {
            RowClip(cell, at: frame, in: gap, opens: opens, slide: slide)
        }
    }

    private let table: UITableView
    private let mapping: RowMapping
    private let oldGeometry: RowGeometry
    /// The change of the content offset, in points.
    private let shift: CGFloat
    private let gaps: RowGaps

    init(
        _ table: UITableView, _ updates: ListUpdates, _ mapping: RowMapping, _ oldGeometry: RowGeometry, shift: CGFloat
    ) {
        self.table = table
        self.mapping = mapping
        self.oldGeometry = oldGeometry
        self.shift = shift
        gaps = RowGaps(updates.changes, mapping)
    }

    /// Returns the movement of an inserted row into its gap, or nil if the row is not clipped.
    func entrance(of path: IndexPath, _ animation: UITableView.RowAnimation) -> Passage? {
        guard let run = gaps.gap(at: path.rowPosition, opens: true) else { return nil }
        let gap: RowGap = gap(of: run, rows: table.geometry.rowCount(in: run.section)) { newFrame(of: $0) }
        return passage(table.frame(of: path.element), run, gap, animation, opens: true)
    }

    /// Returns the movement of a deleted row out of its gap, or nil if the row is not clipped. The row is shown at
    /// `frame`.
    func exit(of path: IndexPath, _ frame: CGRect, _ animation: UITableView.RowAnimation) -> Passage? {
        guard let run = gaps.gap(at: path.rowPosition, opens: false) else { return nil }
        let gap: RowGap = gap(of: run, rows: oldGeometry.rowCount(in: run.section)) { oldFrame(of: $0) }
        return passage(frame, run, gap, animation, opens: false)
    }

    /// Returns whether the row at `path` is reloaded, replaces other rows, or is replaced by other rows.
    ///
    /// - Parameter opens: Whether `path` is an index path after the update. Otherwise it is one before the update.
    func isReplacement(_ path: IndexPath, opens: Bool) -> Bool { gaps.isReplacement(path.rowPosition, opens: opens) }

    /// Clips a row to the card of its group while the row slides sideways. Returns nil if the table view has no cards,
    /// or if the row does not slide sideways.
    func sideClip(_ cell: UITableViewCell, at path: IndexPath, sliding distance: CGFloat, enters: Bool) -> RowClip? {
        guard table.style == .insetGrouped, distance != 0 else { return nil }
        let count: Int = (enters ? table.geometry : oldGeometry).rowCount(in: path.section)
        let ends = TableCellContext(style: table.style, isFirst: path.row == 0, isLast: path.row == count - 1)
        return RowClip(cell, slidingBy: distance, corners: ends.roundedCorners, enters: enters)
    }

    private func passage(
        _ frame: CGRect, _ run: RowGaps.Run, _ gap: RowGap, _ animation: UITableView.RowAnimation, opens: Bool
    ) -> Passage? {
        let slide: CGFloat
        switch animation {
        case .automatic: slide = 0
        case .top: slide = -gap.frame.height
        case .middle: slide = -gap.frame.height / 2
        case .bottom: slide = gap.frame.height
        case .fade, .left, .right, .none: return nil
        }
        let displacement: CGFloat = displacement(above: run, opens: opens)
        return Passage(
            frame: frame, distantFrame: frame.offsetBy(dx: 0, dy: slide + (opens ? -displacement : displacement)),
            gap: gap, slide: slide, opens: opens)
    }

    /// Returns the distance by which the row or the header above a run moves in the update, in points.
    private func displacement(above run: RowGaps.Run, opens: Bool) -> CGFloat {
        guard run.above.row >= 0 else {
            let old: Int? = opens ? mapping.oldSection(of: run.section) : run.section
            let new: Int? = opens ? run.section : mapping.newSection(of: run.section)
            guard let old, let new else { return 0 }
            let oldHeader: CGRect = table.frame(of: .header(section: old), in: oldGeometry)
            return table.frame(of: .header(section: new)).maxY - oldHeader.maxY - shift
        }
        guard let (old, new) = gaps.rowAbove(run, opens: opens) else { return 0 }
        return newFrame(of: new).maxY - oldFrame(of: old).maxY
    }

    /// Returns the gap of a run in a section of `count` rows.
    private func gap(of run: RowGaps.Run, rows count: Int, _ frame: (RowGaps.Position) -> CGRect) -> RowGap {
        let ends = TableCellContext(
            style: table.style, isFirst: run.range.lowerBound == 0, isLast: run.range.upperBound == count - 1)
        let first: CGRect = frame(RowGaps.Position(section: run.section, row: run.range.lowerBound))
        let last: CGRect = frame(RowGaps.Position(section: run.section, row: run.range.upperBound))
        return RowGap(frame: first.union(last), corners: ends.roundedCorners)
    }

    // MARK: Frames

    private func newFrame(of position: RowGaps.Position) -> CGRect {
        table.frame(of: .row(section: position.section, row: position.row))
    }

    /// Returns the frame of a row before the update, shifted so that its position on the screen stays the same.
    private func oldFrame(of position: RowGaps.Position) -> CGRect {
        table.frame(of: .row(section: position.section, row: position.row), in: oldGeometry).offsetBy(dx: 0, dy: shift)
    }

    /// Returns the old frame of the reloaded row that is now at `path`, or nil if the row was inserted.
    func oldFrame(ofReloaded path: IndexPath) -> CGRect? {
        mapping.oldPosition(of: path.rowPosition).map { oldFrame(of: $0) }
    }

    /// Returns the new frame of the reloaded row that was at `path`, or nil if the row was deleted.
    func newFrame(ofReloaded path: IndexPath) -> CGRect? {
        mapping.newPosition(of: path.rowPosition).map { newFrame(of: $0) }
    }
}
