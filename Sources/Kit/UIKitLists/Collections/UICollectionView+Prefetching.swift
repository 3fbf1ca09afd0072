import Foundation
import RowGeometry

extension UICollectionView {
    /// Requests prefetching of the items on the next screen in the direction of scrolling, and cancels requests for
    /// other items.
    func prefetch() {
        guard isPrefetchingEnabled, let prefetchDataSource, updates == nil, !bounds.isEmpty else { return }
        let offset = contentOffset
        let step = CGVector(dx: offset.x - prefetchedOffset.x, dy: offset.y - prefetchedOffset.y)
        prefetchedOffset = offset
        if step.dx != 0 || step.dy != 0 { prefetchDirection = step }
        let isHorizontal: Bool = abs(prefetchDirection.dx) > abs(prefetchDirection.dy)
        let isBackward: Bool = isHorizontal ? prefetchDirection.dx < 0 : prefetchDirection.dy < 0
        let distance: CGFloat = (isHorizontal ? bounds.width : bounds.height) * (isBackward ? -1 : 1)
        let area = bounds.offsetBy(dx: isHorizontal ? distance : 0, dy: isHorizontal ? 0 : distance)
        var near: [IndexPath] = storedLayout.shownAttributes(in: area)
            .filter { $0.representedElementCategory == .cell && !$0.isHidden }.map(\.indexPath).sorted()
            .compactMap { unshownPath($0) }
        if isBackward { near.reverse() }
        let visible = Set(visibleViews.keys.filter { $0.category == .cell }.compactMap { unshownPath($0.path) })
        let changes = prefetched.update(visible: visible, near: near)
        if !changes.canceled.isEmpty {
            prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: changes.canceled)
        }
        if !changes.requested.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: changes.requested) }
    }
}
