import Foundation

/// The reuse pools of a collection view.
@MainActor
struct CollectionReuse {
    var cells = ReusePool<UICollectionViewCell>()
    /// The pools of supplementary views, by kind.
    var supplementaryViews: [String: ReusePool<UICollectionReusableView>] = [:]
    var decorationViews = ReusePool<UICollectionReusableView>()

    /// All views in the pools.
    var waitingViews: [UIView] {
        cells.waitingViews + supplementaryViews.values.flatMap(\.waitingViews) + decorationViews.waitingViews
    }
}

extension UICollectionReusableView: ReusedView {}
