import Foundation

/// The reuse pools of a collection view.
@MainActor
struct CollectionReuse {
    var cells = ReusePool<UICollectionViewCell>()
    /// The pools of supplementary views, by kind.
    var supplements: [String: ReusePool<UICollectionReusableView>] = [:]
    var decorations = ReusePool<UICollectionReusableView>()

    /// All views in the pools.
    var waitingViews: [UIView] {
        cells.waitingViews + supplements.values.flatMap(\.waitingViews) + decorations.waitingViews
    }
}

extension UICollectionReusableView: ReusedView {}
