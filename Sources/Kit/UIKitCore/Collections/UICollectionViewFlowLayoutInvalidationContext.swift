import Foundation

/// The scope of an invalidation of a flow layout.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the layout requests sizes and spacings from its delegate again. Ignored: it does unless only preferred
    /// sizes change. The default is true.
    open var invalidateFlowLayoutDelegateMetrics = true

    /// Whether the layout computes all attributes again. Ignored: it always does. The default is true.
    open var invalidateFlowLayoutAttributes = true

    /// The preferred sizes of cells, by index path.
    var preferredSizes: [IndexPath: CGSize] = [:]
}
