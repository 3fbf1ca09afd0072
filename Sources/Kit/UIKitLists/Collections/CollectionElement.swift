import Foundation

/// An identifier of a view in a collection view: the cell of an item, a supplementary view, or a decoration view.
struct CollectionElement: Hashable {
    var category: UICollectionView.ElementCategory
    /// The kind of a supplementary or decoration view. It is empty for cells.
    var kind: String
    var path: IndexPath

    init(_ category: UICollectionView.ElementCategory, kind: String, path: IndexPath) {
        self.category = category
        self.kind = kind
        self.path = path
    }

    static func cell(_ path: IndexPath) -> CollectionElement { CollectionElement(.cell, kind: "", path: path) }

    /// Returns whether the element precedes `other` in reading order: the header of a section, then its cells, then its
    /// other views.
    func isOrdered(before other: CollectionElement) -> Bool {
        if path.first != other.path.first { return path.first ?? 0 < other.path.first ?? 0 }
        return (rank, path, kind) < (other.rank, other.path, other.kind)
    }

    private var rank: Int {
        if category == .cell { return 1 }
        return kind == UICollectionView.elementKindSectionHeader ? 0 : 2
    }

    /// A description for debugging.
    var debugText: String {
        let place = path.map(String.init).joined(separator: "-")
        return category == .cell ? "item \(place)" : "\(kind) \(place)"
    }
}
