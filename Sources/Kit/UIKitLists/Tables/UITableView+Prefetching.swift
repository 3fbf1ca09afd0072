import Foundation
import RowGeometry

extension UITableView {
    /// Requests prefetching of the rows on the next screen in the direction of scrolling, and cancels requests for
    /// other rows.
    func prefetch() {
        guard let prefetchDataSource, isPrefetchingEnabled, drag == nil, updates == nil, bounds.height > 0 else {
            return
        }
        let offset = contentOffset.y
        if let prefetchedOffset, offset != prefetchedOffset { prefetchesBackward = offset < prefetchedOffset }
        prefetchedOffset = offset
        let range = visibleRange
        let length: Double = range.upperBound - range.lowerBound
        let ahead: Range<Double> =
            prefetchesBackward
            ? range.lowerBound - length..<range.lowerBound : range.upperBound..<range.upperBound + length
        var near: [IndexPath] = geometry.elements(in: ahead).compactMap { $0.path.flatMap { unshownPath($0) } }
        if prefetchesBackward { near.reverse() }
        let visible = Set(visibleCellsByPath.keys.compactMap { unshownPath($0) })
        let changes = prefetched.update(visible: visible, near: near)
        if !changes.canceled.isEmpty {
            prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: changes.canceled)
        }
        if !changes.requested.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: changes.requested) }
    }
}
