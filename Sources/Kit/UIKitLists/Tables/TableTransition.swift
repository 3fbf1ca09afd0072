import Foundation
import RowGeometry

/// The animated transition of a table view from its rows before an update to its rows after it.
@MainActor
struct TableTransition {
    /// The duration of the animation, in seconds.
    static let duration: TimeInterval = 0.3

    let table: UITableView
    private let update: ResolvedUpdate
    private let oldPlaceholders: ListPlaceholders
    private var updates: ListUpdates { update.updates }
    private var mapping: RowMapping { update.mapping }
    /// The animations of inserted and reloaded rows.
    private let insertionAnimations: TableAnimations

    init(table: UITableView, update: ResolvedUpdate, oldPlaceholders: ListPlaceholders) {
        self.table = table
        self.update = update
        self.oldPlaceholders = oldPlaceholders
        insertionAnimations = update.updates.insertionAnimations.addingReloads(
            of: update.updates.deletionAnimations, update.mapping)
    }

    /// Performs the update.
    ///
    /// 1. Cells are assigned to the new index paths of their rows, and headers and footers to the new indexes of their
    ///    sections. The headers and footers of deleted and reloaded sections are recycled.
    /// 2. The final frames of all rows are set without animation. Rows that leave the screen in this step keep their
    ///    cells.
    /// 3. The cells of rows that are replaced with the animation `none` are recycled. All others return to their old
    ///    frames and animate to their final frames. Then the cells of rows that are no longer visible are recycled.
    func run() {
        table.isInTransition = true
        defer {
            table.isInTransition = false
            if !table.cellsToMeasure.isEmpty { table.setNeedsLayout() }
        }
        let oldGeometry = table.geometry
        let gap: ListGap? = table.gap
        table.gap = nil
        let oldOffset: CGFloat = table.contentOffset.y
        let held: UITableView.HeldRow? = heldRow()
        let swiped: SwipedRow? = endSwipe()
        let (staying, removed): ([IndexPath: UITableViewCell], [IndexPath: UITableViewCell]) = partitionCells()
        let oldHeaders: [Int: CGRect] = table.visibleHeaders.mapValues(\.frame)
        let oldFooters: [Int: CGRect] = table.visibleFooters.mapValues(\.frame)
        let headers: [Int: UIView] = stayingHeadings(table.visibleHeaders, recycle: table.recycleHeader)
        let footers: [Int: UIView] = stayingHeadings(table.visibleFooters, recycle: table.recycleFooter)
        table.applyMapping(update)
        table.visibleCellsByPath = staying
        table.visibleHeaders = headers
        table.visibleFooters = footers
        for section in headers.keys where !table.hasHeader(section) { table.recycleHeader(section) }
        for section in footers.keys where !table.hasFooter(section) { table.recycleFooter(section) }
        table.heldRow = held
        let isAnimated: Bool = UIView.areAnimationsEnabled
        table.groupCards?.move { mapping.newSection(of: $0) }
        if isAnimated { table.beginGroupCards() }
        UIView.performWithoutAnimation {
            table.layoutAccessories()
            table.tile(keeping: isAnimated ? Set(staying.keys) : [])
        }
        guard isAnimated else {
            for (path, cell) in removed {
                if path == swiped?.path { swiped?.remove(from: cell) }
                table.release(cell, from: path, oldPlaceholders)
            }
            return table.finish(updates)
        }
        // Cells start at their previous position on the screen.
        let shift: CGFloat = table.contentOffset.y - oldOffset
        for cell in removed.values { cell.frame.origin.y += shift }
        UIView.performWithoutAnimation {
            table.groupCards?.place { section in
                mapping.oldSection(of: section).flatMap {
                    table.groupFrame(of: $0, in: oldGeometry)?.offsetBy(dx: 0, dy: shift)
                }
            }
        }
        for (section, view) in table.visibleHeaders {
            let old: Int? = mapping.oldSection(of: section)
            move(
                view, from: old.map { oldHeaders[$0] ?? table.frame(of: .header(section: $0), in: oldGeometry) }, shift,
                insertionAnimations.animation(ofSection: section))
        }
        for (section, view) in table.visibleFooters {
            let old: Int? = mapping.oldSection(of: section)
            move(
                view, from: old.map { oldFooters[$0] ?? table.frame(of: .footer(section: $0), in: oldGeometry) }, shift,
                insertionAnimations.animation(ofSection: section))
        }
        let gaps = TableGaps(table, updates, mapping, oldGeometry, shift: shift)
        let oldFrames: [IndexPath: CGRect] = oldFrames(in: oldGeometry, gap)
        let replaced: [IndexPath: UITableViewCell] = removed.filter { path, _ in
            path != swiped?.path && gaps.isReplacement(path, opens: false)
                && updates.deletionAnimations.animation(of: path) == .none
        }
        for (path, cell) in replaced { table.release(cell, from: path, oldPlaceholders) }
        let leaving: [IndexPath: UITableViewCell] = removed.filter { replaced[$0.key] == nil }
        animate(from: oldFrames.mapValues { $0.offsetBy(dx: 0, dy: shift) }, leaving, swiped, gaps)
    }

    /// Moves a header or footer from its old frame to its new frame. If it has no old frame, fades it in, unless the
    /// animation of its section is `none`.
    private func move(
        _ view: UIView, from old: CGRect?, _ shift: CGFloat, _ animation: UITableView.RowAnimation
    ) {
        let new: CGRect = view.frame
        UIView.performWithoutAnimation {
            if let old {
                view.frame = old.offsetBy(dx: 0, dy: shift)
            } else if animation != .none {
                view.alpha = 0
            }
        }
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
            view.alpha = 1
            view.frame = new
        }
    }

    /// Returns the row under the finger at its new index path, or the nearest visible row that remains.
    private func heldRow() -> UITableView.HeldRow? {
        if let pending = table.heldRow {
            return mapping.newPosition(of: pending.path.rowPosition).map {
                UITableView.HeldRow(path: IndexPath($0), distance: pending.distance)
            }
        }
        guard let finger = table.fingerRow() else { return nil }
        let origin: CGFloat = table.frame(of: finger.path.element).minY
        let rows: [(path: IndexPath, y: CGFloat)] = table.visibleCellsByPath.keys.filter(table.isShown).map {
            ($0, table.frame(of: $0.element).minY)
        }
        for row in rows.sorted(by: { abs($0.y - origin) < abs($1.y - origin) }) {
            guard let position = mapping.newPosition(of: row.path.rowPosition) else { continue }
            return UITableView.HeldRow(path: IndexPath(position), distance: row.y - table.bounds.minY)
        }
        return nil
    }

    /// Closes the swiped row. If the update deletes the row, returns it instead, so that it moves out horizontally.
    private func endSwipe() -> SwipedRow? {
        guard let row = table.swipe.row else { return nil }
        if mapping.newPosition(of: row.path.rowPosition) == nil, table.visibleCellsByPath[row.path] != nil {
            return table.swipe.take()
        }
        table.swipe.moveBack(animated: true)
        return nil
    }

    /// Returns the cells of rows that remain, by their new index paths, and the cells of deleted and reloaded rows, by
    /// their old index paths.
    private func partitionCells() -> (staying: [IndexPath: UITableViewCell], removed: [IndexPath: UITableViewCell]) {
        var staying: [IndexPath: UITableViewCell] = [:]
        var removed: [IndexPath: UITableViewCell] = [:]
        for (path, cell) in table.visibleCellsByPath {
            if let position = mapping.newPosition(of: path.rowPosition), !mapping.isReloaded(path.rowPosition) {
                staying[IndexPath(position)] = cell
            } else {
                removed[path] = cell
            }
        }
        return (staying, removed)
    }

    /// Returns the headers or footers of the sections that remain and are not reloaded, by their new sections. Recycles
    /// the others.
    private func stayingHeadings(_ views: [Int: UIView], recycle: (_ section: Int) -> Void) -> [Int: UIView] {
        var staying: [Int: UIView] = [:]
        for (section, view) in views {
            if let new = mapping.newSection(of: section), !updates.changes.reloadedSections.contains(section) {
                staying[new] = view
            } else {
                recycle(section)
            }
        }
        return staying
    }

    /// Returns the old frames of the rows that remain and have a cell, by their new index paths.
    private func oldFrames(in geometry: RowGeometry, _ gap: ListGap?) -> [IndexPath: CGRect] {
        var frames: [IndexPath: CGRect] = [:]
        for path in table.visibleCellsByPath.keys {
            guard let old = mapping.oldPosition(of: path.rowPosition), !mapping.isReloaded(old) else { continue }
            let element: RowGeometry.Element = IndexPath(old).element
            frames[path] = table.frame(of: element, in: geometry).offsetBy(
                dx: 0, dy: gap?.displacement(of: element) ?? 0)
        }
        return frames
    }

    private func animate(
        from oldFrames: [IndexPath: CGRect], _ removed: [IndexPath: UITableViewCell], _ swiped: SwipedRow?,
        _ gaps: TableGaps
    ) {
        let cells = table.visibleCellsByPath
        let visible = Set(table.geometry.elements(in: table.visibleRange).compactMap(\.path)).union(table.keptPaths)
        table.visibleCellsByPath = cells.filter { visible.contains($0.key) }
        var clips: [RowClip] = []
        UIView.performWithoutAnimation {
            for (path, cell) in cells {
                if let old = oldFrames[path] {
                    cell.place(at: old)
                } else if let entrance = gaps.entrance(of: path, insertionAnimations.animation(of: path)) {
                    clips.append(entrance.clip(cell))
                    cell.place(at: entrance.distantFrame)
                } else {
                    if let old = gaps.oldFrame(ofReloaded: path) { cell.frame.origin.y = old.minY }
                    let animation: UITableView.RowAnimation = insertionAnimations.animation(of: path)
                    let distance: CGFloat = sideDistance(animation)
                    gaps.sideClip(cell, at: path, sliding: distance, enters: true).map { clips.append($0) }
                    apply(animation, to: cell)
                }
            }
        }
        orderCells(cells, removed, swiped)
        let exits: [IndexPath: TableGaps.Passage] = removed.filter { $0.key != swiped?.path }.reduce(into: [:]) {
            $0[$1.key] = gaps.exit(of: $1.key, $1.value.frame, updates.deletionAnimations.animation(of: $1.key))
        }
        for (path, cell) in removed where path != swiped?.path {
            let distance: CGFloat = sideDistance(updates.deletionAnimations.animation(of: path))
            let sideClip: RowClip? = gaps.sideClip(cell, at: path, sliding: distance, enters: false)
            if let clip = exits[path]?.clip(cell) ?? sideClip { clips.append(clip) }
        }
        let isMirrored: Bool = table.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let completions = TransitionCompletions { isFinished in
            for clip in clips { clip.remove() }
            for (path, cell) in removed {
                if path == swiped?.path { swiped?.remove(from: cell) }
                cell.alpha = 1
                table.release(cell, from: path, oldPlaceholders)
            }
            for (path, cell) in cells where !visible.contains(path) { table.release(cell, from: path) }
            table.endGroupCards()
            table.finish(updates, isFinished)
        }
        completions.begin()
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
            table.placeGroupCards()
            for (path, cell) in cells {
                if !gaps.isReplacement(path, opens: true) { cell.alpha = 1 }
                cell.place(at: table.frame(of: path.element))
                // The content of the cell is laid out in the same animation.
                cell.layoutIfNeeded()
            }
            for (path, cell) in removed {
                if let swiped, swiped.path == path {
                    swiped.depart(cell, isMirrored: isMirrored)
                } else if let exit = exits[path] {
                    cell.frame = exit.distantFrame
                } else {
                    if let new = gaps.newFrame(ofReloaded: path) { cell.frame.origin.y = new.minY }
                    let isReplaced: Bool = gaps.isReplacement(path, opens: false)
                    apply(updates.deletionAnimations.animation(of: path), to: cell, changesAlpha: !isReplaced)
                }
            }
            for clip in clips { clip.apply() }
        } completion: {
            completions.end($0)
        }
        fadeReplacements(cells, removed, gaps, completions)
    }

    /// Fades replaced rows out in the first half of the animation, and fades their replacements in during the second
    /// half.
    private func fadeReplacements(
        _ cells: [IndexPath: UITableViewCell], _ removed: [IndexPath: UITableViewCell], _ gaps: TableGaps,
        _ completions: TransitionCompletions
    ) {
        for (path, cell) in removed
        where gaps.isReplacement(path, opens: false) && fades(updates.deletionAnimations.animation(of: path)) {
            completions.fade(enters: false, duration: Self.duration) { cell.alpha = 0 }
        }
        for (path, cell) in cells where gaps.isReplacement(path, opens: true) && cell.alpha == 0 {
            completions.fade(enters: true, duration: Self.duration) { cell.alpha = 1 }
        }
    }

    private func fades(_ animation: UITableView.RowAnimation) -> Bool {
        switch animation {
        case .fade, .automatic, .middle, .top, .bottom: true
        case .left, .right, .none: false
        }
    }

    /// Returns the distance over which a row slides sideways, in points to the right.
    private func sideDistance(_ animation: UITableView.RowAnimation) -> CGFloat {
        switch animation {
        case .left: -table.bounds.width
        case .right: table.bounds.width
        case .fade, .automatic, .middle, .top, .bottom, .none: 0
        }
    }

    /// Places removed cells behind the others, and moved cells in front of the others.
    private func orderCells(
        _ cells: [IndexPath: UITableViewCell], _ removed: [IndexPath: UITableViewCell], _ swiped: SwipedRow?
    ) {
        for (path, cell) in removed where path != swiped?.path {
            table.insertSubview(cell, at: table.lowestContentIndex)
        }
        let moved: [(path: IndexPath, cell: UITableViewCell)] = mapping.movedRows.values.compactMap { position in
            let path = IndexPath(position)
            return cells[path].map { (path, $0) }
        }
        for (_, cell) in moved.sorted(by: { $0.path < $1.path }) {
            guard let front = table.subviews.last(where: { $0 is UITableViewCell }), front !== cell else { continue }
            table.insertSubview(cell, aboveSubview: front)
        }
    }

    /// Moves or hides a cell for the start of an insertion or the end of a deletion.
    private func apply(_ animation: UITableView.RowAnimation, to cell: UITableViewCell, changesAlpha: Bool = true) {
        if changesAlpha, fades(animation) { cell.alpha = 0 }
        switch animation {
        case .fade, .automatic, .middle, .none: break
        case .left, .right: cell.frame.origin.x += sideDistance(animation)
        case .top: cell.frame.origin.y -= cell.frame.height
        case .bottom: cell.frame.origin.y += cell.frame.height
        }
    }
}
