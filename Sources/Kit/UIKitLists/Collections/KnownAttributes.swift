import CoreGraphics

/// Copies of the attributes of the elements in and near the visible area, in the coordinates of the layout.
///
/// At the end of an update, a layout may look up its items in the new data. A collection view therefore keeps the
/// attributes of the old items, and does not request them then.
struct KnownAttributes {
    private(set) var attributes: [UICollectionViewLayoutAttributes] = []
    private var area: CGRect = .null
    /// Whether the layout has been invalidated since the attributes were requested.
    var isStale = true

    init() {}

    /// - Parameter area: The visible area for which the attributes were requested.
    @MainActor
    init(_ attributes: [UICollectionViewLayoutAttributes], area: CGRect) {
        self.attributes = attributes.map { $0.copied() }
        self.area = area
        isStale = false
    }

    /// Whether the attributes are current and include the elements within half a screen of `area`.
    func covers(_ area: CGRect) -> Bool {
        !isStale && area.size == self.area.size && abs(area.minX - self.area.minX) <= area.width / 2
            && abs(area.minY - self.area.minY) <= area.height / 2
    }
}
