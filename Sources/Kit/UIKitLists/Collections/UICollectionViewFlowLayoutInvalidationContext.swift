import Foundation

/// The scope of an invalidation of a flow layout.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the layout requests sizes and spacings from its delegate again. The default is true.
    ///
    /// Ignored if the items or their number changed.
    open var invalidateFlowLayoutDelegateMetrics = true

    /// Whether the layout arranges the items again. The default is true.
    ///
    /// If both properties are false, the layout keeps the attributes of all elements, so that a subclass can change
    /// only some of them.
    open var invalidateFlowLayoutAttributes = true

    /// The preferred sizes of cells, by index path.
    var preferredSizes: [IndexPath: CGSize] = [:]
}
