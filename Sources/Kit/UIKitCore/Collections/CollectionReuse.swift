import Foundation

/// Views of a collection view that wait to be used again.
@MainActor
struct CollectionReuse {
    var cells = ReusePool<UICollectionViewCell>()
    /// By their kinds.
    var supplements: [String: ReusePool<UICollectionReusableView>] = [:]
    var decorations = ReusePool<UICollectionReusableView>()

    /// Everything that waits.
    var waitingViews: [UIView] {
        cells.waitingViews + supplements.values.flatMap(\.waitingViews) + decorations.waitingViews
    }
}

extension UICollectionReusableView: ReusedView {}
