import Foundation

/// Says what of a flow layout is true no longer.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate is asked for sizes and spacings again. The default is true.
    open var invalidateFlowLayoutDelegateMetrics = true

    /// Whether everything gets its place anew. The default is true.
    open var invalidateFlowLayoutAttributes = true

    /// The sizes that cells want, by their paths.
    var preferredSizes: [IndexPath: CGSize] = [:]
}
