import Foundation

/// The reuse pools of a collection view.
@MainActor
struct CollectionReuse {
    var cells = ReusePool<UICollectionViewCell>()
    /// The pools of supplementary views, by kind.
    var supplementaryViews: [String: ReusePool<UICollectionReusableView>] = [:]
    var decorationViews = ReusePool<UICollectionReusableView>()

    /// All views in the pools.
    var pooledViews: [UIView] {
        cells.pooledViews + supplementaryViews.values.flatMap(\.pooledViews) + decorationViews.pooledViews
    }
}

extension UICollectionReusableView: ReusedView {}
