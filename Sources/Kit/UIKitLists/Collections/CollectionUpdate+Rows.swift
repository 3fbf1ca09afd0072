import Foundation
import RowGeometry

/// The gaps that open between the rows of a list for inserted rows, and close over deleted ones.
extension CollectionUpdate {
    private func position(of element: CollectionElement) -> RowGaps.Position? {
        element.category == .cell && element.path.count == 2 ? element.path.rowPosition : nil
    }

    /// If `enters` is true, returns whether the element at a new index path replaces removed elements. Otherwise,
    /// returns whether the element at an old index path is replaced.
    func isReplacement(_ element: CollectionElement, enters: Bool) -> Bool {
        guard element.path.count == 2 else { return false }
        guard element.category == .cell else { return gaps.isReload(section: element.path.section, opens: enters) }
        return gaps.isReplacement(element.path.rowPosition, opens: enters)
    }

    /// Returns the gap that opens for an inserted row and its inserted neighbors; nil outside lists, and
    /// where other rows are deleted.
    func openingGap(of element: CollectionElement) -> RowGap? {
        guard let position = position(of: element), let run = gaps.gap(at: position, opens: true) else { return nil }
        return gap(of: run) { layout.attributes(of: $0) }
    }

    /// Returns the gap that closes over a deleted row and its deleted neighbors; nil outside lists, and
    /// where other rows are inserted.
    func closingGap(of element: CollectionElement) -> RowGap? {
        guard let position = position(of: element), let run = gaps.gap(at: position, opens: false) else { return nil }
        return gap(of: run) { oldAttributes[$0] }
    }

    /// Returns the area of a run of rows, from the first to the last row whose attributes are known.
    private func gap(of run: RowGaps.Run, _ attributes: @escaping (CollectionElement) -> Attributes?) -> RowGap? {
        func row(_ index: Int) -> Attributes? {
            attributes(.cell(IndexPath(item: index, section: run.section)))
        }
        guard let first = run.range.lazy.compactMap(row).first, first.listRow?.role == .item,
            let last = run.range.reversed().lazy.compactMap(row).first
        else { return nil }
        var gap = RowGap(frame: first.frame.union(last.frame))
        guard first.listRow?.appearance == .insetGrouped else { return gap }
        if first.listRow?.isFirst == true { gap.corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if last.listRow?.isLast == true { gap.corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        return gap
    }

    /// Returns the distance by which the row above a run of inserted or deleted rows moves in the update, in points.
    /// `element` is in the run.
    func displacement(above element: CollectionElement, opens: Bool) -> CGFloat {
        guard let position = position(of: element), let run = gaps.run(of: position, opens: opens),
            let (old, new) = gaps.rowAbove(run, opens: opens),
            let oldFrame = oldAttributes[.cell(IndexPath(old))]?.frame,
            let newFrame = layout.attributes(of: .cell(IndexPath(new)))?.frame
        else { return 0 }
        return newFrame.maxY - oldFrame.maxY
    }
}
